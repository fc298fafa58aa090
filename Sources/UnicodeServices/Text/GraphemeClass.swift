/// A class of characters that the rules of grapheme clusters tell apart: those of UAX #29, table 2,
/// and those of the conjuncts of GB9c.
///
/// Raw values are those of `cicu_code_point_properties`.
struct GraphemeClass: RawRepresentable, Hashable, Sendable {
  let rawValue: UInt8

  /// Where the class stands in ``CharacterProperties/bits``.
  static let shift: UInt32 = 26
  static let mask: UInt32 = 0xF << shift

  static let other = GraphemeClass(rawValue: 0)
  /// Control, CR and LF.
  static let control = GraphemeClass(rawValue: 1)
  /// Extend, and links two consonants of an Indic script.
  static let virama = GraphemeClass(rawValue: 2)
  /// Extend, with a combining class: may stand between a consonant and a virama.
  static let combiningExtend = GraphemeClass(rawValue: 3)
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
  /// A consonant of an Indic script that a virama links to another.
  static let linkingConsonant = GraphemeClass(rawValue: 15)
}
