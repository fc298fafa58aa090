/// What one scan over a paragraph tells about how to resolve it.
struct BidiTraits {
  /// Whether no character can have a level other than 0 in a left-to-right paragraph.
  let isPlainLeftToRight: Bool

  /// Whether no character can have a level other than 1 in a right-to-left paragraph: there is no
  /// L, no number and no explicit control.
  let isPlainRightToLeft: Bool

  /// Whether there is an R or AL.
  let hasRightToLeft: Bool

  /// Whether levels above the paragraph's may stand in text of one direction: there is an
  /// embedding, override or isolate control, or an Arabic number.
  let mayHideLevels: Bool

  /// Whether ICU may leave the standard.
  let needsOwnResolver: Bool

  private static let strongRightToLeft: ClassSet = [.rightToLeft, .arabicLetter]
  private static let overrides: ClassSet = [.leftToRightOverride, .rightToLeftOverride]
  private static let explicit: ClassSet = [
    .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride,
    .popDirectionalFormat, .leftToRightIsolate, .rightToLeftIsolate, .firstStrongIsolate,
    .popDirectionalIsolate,
  ]
  private static let leftToRightOrNumber: ClassSet = [
    .leftToRight, .europeanNumber, .arabicNumber,
  ]

  init(_ properties: [CharacterProperties], _ range: Range<Int>) {
    var classes = ClassSet()
    var brackets = 0
    let span = properties.span
    for index in range {
      let character = span[index]
      classes.insert(character)
      if character.bits & CharacterProperties.bracketMask != 0 { brackets += 1 }
    }
    let hasExplicit = classes.meets(Self.explicit)
    hasRightToLeft = classes.meets(Self.strongRightToLeft)
    isPlainLeftToRight = !hasExplicit && !hasRightToLeft && !classes.meets([.arabicNumber])
    isPlainRightToLeft = !hasExplicit && !classes.meets(Self.leftToRightOrNumber)
    mayHideLevels = hasExplicit || classes.meets([.arabicNumber])
    needsOwnResolver =
      classes.meets(Self.overrides)
      || brackets > 0 && classes.meets([.nonspacingMark])
        && Self.hasMarkedBracket(properties, range)
      || brackets > 63 && Self.openBrackets(properties, range) > 63
  }

  /// Whether a bracket is directly followed, but for characters that rule X9 takes out, by a mark.
  private static func hasMarkedBracket(
    _ properties: [CharacterProperties], _ range: Range<Int>
  ) -> Bool {
    var followsBracket = false
    for index in range {
      let character = properties[index]
      if character.bidiClass == .nonspacingMark {
        if followsBracket { return true }
      } else if !character.bidiClass.isRemovedByX9 {
        followsBracket = character.isOpeningBracket || character.isClosingBracket
      }
    }
    return false
  }

  private static func openBrackets(
    _ properties: [CharacterProperties], _ range: Range<Int>
  ) -> Int {
    range.reduce(0) { $0 + (properties[$1].isOpeningBracket ? 1 : 0) }
  }

  /// A set of bidirectional classes, a bit each.
  private struct ClassSet: ExpressibleByArrayLiteral {
    private var bits: UInt32 = 0

    init(arrayLiteral elements: BidiClass...) {
      for element in elements { bits |= 1 << UInt32(element.rawValue) }
    }

    /// Adds the class of a character.
    mutating func insert(_ character: CharacterProperties) {
      bits |= 1 << (character.bits & CharacterProperties.bidiClassMask)
    }

    /// Whether two sets have a class in common.
    func meets(_ other: ClassSet) -> Bool { bits & other.bits != 0 }
  }
}
