/// What line breaking needs to know of a UTF-16 code unit.
struct UnitFlags: OptionSet, Sendable {
  let rawValue: UInt16

  /// A grapheme cluster begins here.
  static let graphemeStart = UnitFlags(rawValue: 1)
  /// A space or line end that hangs beyond the end of a line.
  static let hanging = UnitFlags(rawValue: 2)
  /// Breaking before this unit changes glyphs on either side.
  static let unsafeToBreak = UnitFlags(rawValue: 4)
  /// Rule L1 gives the unit the paragraph level at the end of a line.
  static let resetAtLineEnd = UnitFlags(rawValue: 8)
  /// The unit shows nothing: a control or a default ignorable.
  static let invisible = UnitFlags(rawValue: 16)
  /// U+00AD.
  static let softHyphen = UnitFlags(rawValue: 32)
  /// U+0009.
  static let tab = UnitFlags(rawValue: 64)
  /// U+0020 and U+00A0, which justification stretches.
  static let stretchable = UnitFlags(rawValue: 128)
  /// An ideograph or kana; justification widens the gap between two of them.
  static let ideographic = UnitFlags(rawValue: 256)
}
