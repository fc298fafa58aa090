/// Line breaks for text that is set without ICU. A line may end
///
/// - after a run of spaces, and must end after a line end;
/// - after U+200B and after U+00AD;
/// - after `-` and U+2010 between two letters;
/// - next to a wide cluster or an attachment, but not before closing punctuation or small kana, nor after opening
///   punctuation.
enum SyntheticBreaks {
  /// Whether a line may (`false`: must) end between two clusters, given their first scalars and the
  /// cluster before them; `nil` where it may not.
  static func isMandatory(
    after last: Unicode.Scalar, beforeLast: Unicode.Scalar?, next: Unicode.Scalar
  ) -> Bool? {
    switch last.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return true
    default: break
    }
    if isSpace(next) { return nil }
    if isSpace(last) || last.value == 0x200B || last.value == 0xAD { return false }
    if last.value == 0x2D || last.value == 0x2010 {
      guard let beforeLast else { return nil }
      return beforeLast.properties.isAlphabetic && next.properties.isAlphabetic ? false : nil
    }
    guard isWide(last) || isWide(next) else { return nil }
    if closes(next) || opens(last) || isGlue(last) || isGlue(next) { return nil }
    return false
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFFFC || SyntheticFont.isWide(scalar)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value < 0x10000 else { return false }
    return TextContent.hangs(UInt16(scalar.value))
  }

  private static func isGlue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xA0, 0x2007, 0x2011, 0x202F, 0x2060, 0xFEFF: true
    default: false
    }
  }

  private static func opens(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }

  private static func closes(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // Exclamation, comma, full stop, iteration and length marks, small kana.
    case 0x21, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x3001, 0x3002, 0x3005, 0x301C, 0x303B, 0x3041,
      0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x30A1, 0x30A3,
      0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30FB, 0x30FC, 0xFF01,
      0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
      return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .closePunctuation, .finalPunctuation: return true
    default: return false
    }
  }
}
