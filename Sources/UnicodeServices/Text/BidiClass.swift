/// A bidirectional class of UAX #9, table 4.
///
/// Raw values are ICU's `UCharDirection`.
public enum BidiClass: UInt8, Hashable, Sendable, CaseIterable {
  /// L: strong, left to right.
  case leftToRight = 0
  /// R: strong, right to left.
  case rightToLeft = 1
  /// EN: a European digit.
  case europeanNumber = 2
  /// ES: plus and minus.
  case europeanSeparator = 3
  /// ET: currency signs, per cent, degrees.
  case europeanTerminator = 4
  /// AN: an Arabic-Indic digit.
  case arabicNumber = 5
  /// CS: colon, comma, full stop, no-break space.
  case commonSeparator = 6
  /// B: the end of a paragraph.
  case paragraphSeparator = 7
  /// S: a tab.
  case segmentSeparator = 8
  /// WS: a space.
  case whiteSpace = 9
  /// ON: most other symbols.
  case otherNeutral = 10
  /// LRE: U+202A.
  case leftToRightEmbedding = 11
  /// LRO: U+202D.
  case leftToRightOverride = 12
  /// AL: strong, right to left, Arabic letters.
  case arabicLetter = 13
  /// RLE: U+202B.
  case rightToLeftEmbedding = 14
  /// RLO: U+202E.
  case rightToLeftOverride = 15
  /// PDF: U+202C.
  case popDirectionalFormat = 16
  /// NSM: a mark that takes the class of its base.
  case nonspacingMark = 17
  /// BN: a control without influence.
  case boundaryNeutral = 18
  /// FSI: U+2068.
  case firstStrongIsolate = 19
  /// LRI: U+2066.
  case leftToRightIsolate = 20
  /// RLI: U+2067.
  case rightToLeftIsolate = 21
  /// PDI: U+2069.
  case popDirectionalIsolate = 22

  /// Whether the class opens an isolate: LRI, RLI or FSI.
  public var isIsolateInitiator: Bool { rawValue >= 19 && rawValue <= 21 }

  /// Whether the class opens an embedding or override: LRE, RLE, LRO or RLO.
  public var isEmbeddingInitiator: Bool {
    switch self {
    case .leftToRightEmbedding, .rightToLeftEmbedding, .leftToRightOverride, .rightToLeftOverride:
      true
    default: false
    }
  }

  /// Whether rule X9 takes the character out: embeddings, overrides, PDF and BN.
  public var isRemovedByX9: Bool {
    isEmbeddingInitiator || self == .popDirectionalFormat || self == .boundaryNeutral
  }

  /// Whether the class is L, R or AL.
  public var isStrong: Bool {
    self == .leftToRight || self == .rightToLeft || self == .arabicLetter
  }

  /// Whether rule L1 resets the level of the character at the end of a line.
  public var isResetAtLineEnd: Bool {
    self == .whiteSpace || isIsolateInitiator || self == .popDirectionalIsolate || isRemovedByX9
      || self == .segmentSeparator || self == .paragraphSeparator
  }
}
