/// What one scan over a paragraph tells about how to resolve it.
struct BidiTraits {
  /// Whether no character can have a level other than 0 in a left-to-right paragraph.
  private(set) var isPlainLeftToRight = true

  /// Whether levels above the paragraph's may stand in text of one direction: there is an
  /// embedding, override or isolate control, or an Arabic number.
  private(set) var mayHideLevels = false

  /// Whether ICU may leave the standard.
  private(set) var needsOwnResolver = false

  init(_ units: [UInt16], _ properties: [CharacterProperties], _ range: Range<Int>) {
    var openBrackets = 0
    var followsBracket = false
    for index in range {
      let character = properties[index]
      switch character.bidiClass {
      case .leftToRight, .europeanNumber, .europeanSeparator, .europeanTerminator,
        .commonSeparator, .paragraphSeparator, .segmentSeparator, .whiteSpace:
        followsBracket = false
      case .otherNeutral:
        followsBracket = character.isOpeningBracket || character.isClosingBracket
        if character.isOpeningBracket { openBrackets += 1 }
      case .nonspacingMark:
        if followsBracket { needsOwnResolver = true }
      case .boundaryNeutral: break
      case .leftToRightOverride, .rightToLeftOverride:
        isPlainLeftToRight = false
        mayHideLevels = true
        needsOwnResolver = true
      case .leftToRightEmbedding, .rightToLeftEmbedding, .popDirectionalFormat:
        isPlainLeftToRight = false
        mayHideLevels = true
      case .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
        .popDirectionalIsolate:
        isPlainLeftToRight = false
        mayHideLevels = true
        followsBracket = false
      case .rightToLeft, .arabicLetter, .arabicNumber:
        isPlainLeftToRight = false
        followsBracket = false
        if character.bidiClass == .arabicNumber { mayHideLevels = true }
      }
    }
    if openBrackets > 63 { needsOwnResolver = true }
  }
}
