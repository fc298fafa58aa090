/// A class of UAX #29, table 2, for grapheme clusters.
///
/// Raw values are those of `cicu_code_point_properties`.
struct GraphemeClass: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt8

  static let other = GraphemeClass(rawValue: 0)
  static let control = GraphemeClass(rawValue: 1)
  static let carriageReturn = GraphemeClass(rawValue: 2)
  static let lineFeed = GraphemeClass(rawValue: 3)
  static let extend = GraphemeClass(rawValue: 4)
  static let zeroWidthJoiner = GraphemeClass(rawValue: 5)
  static let regionalIndicator = GraphemeClass(rawValue: 6)
  static let prepend = GraphemeClass(rawValue: 7)
  static let spacingMark = GraphemeClass(rawValue: 8)
  /// L: a Hangul initial.
  static let initial = GraphemeClass(rawValue: 9)
  /// V: a Hangul vowel.
  static let vowel = GraphemeClass(rawValue: 10)
  /// T: a Hangul final.
  static let final = GraphemeClass(rawValue: 11)
  /// LV: a Hangul syllable without a final.
  static let openSyllable = GraphemeClass(rawValue: 12)
  /// LVT: a Hangul syllable with a final.
  static let closedSyllable = GraphemeClass(rawValue: 13)
  /// Extended_Pictographic.
  static let pictographic = GraphemeClass(rawValue: 14)

  /// Whether a break stands on either side, whatever is there: CR, LF and Control.
  var isControl: Bool { rawValue >= 1 && rawValue <= 3 }
}
