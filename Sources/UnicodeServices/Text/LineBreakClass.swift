/// A class of UAX #14.
///
/// Raw values are ICU's `ULineBreak`.
public struct LineBreakClass: RawRepresentable, Hashable, Sendable {
  /// ICU's code.
  public let rawValue: UInt8

  /// Creates a class from ICU's code.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// AL: ordinary letters.
  public static let alphabetic = LineBreakClass(rawValue: 2)
  /// ID: ideographs.
  public static let ideographic = LineBreakClass(rawValue: 14)
  /// CJ: small kana.
  public static let conditionalJapanese = LineBreakClass(rawValue: 37)
  /// HL: Hebrew letters.
  public static let hebrewLetter = LineBreakClass(rawValue: 38)
  /// SA: Thai, Lao, Khmer, Burmese.
  public static let complexContext = LineBreakClass(rawValue: 24)
  /// NU: digits.
  public static let numeric = LineBreakClass(rawValue: 19)

  /// Whether `lw=keepall` forbids a break between two characters of such classes.
  ///
  /// Source: CSS Text 3 §5.2, `word-break: keep-all`.
  public var isKeptTogether: Bool {
    switch rawValue {
    // AL, ID, NU, H2, H3, JL, JT, JV, CJ, HL.
    case 2, 14, 19, 31, 32, 33, 34, 35, 37, 38: true
    default: false
    }
  }
}
