/// The face of ``SyntheticTextMeasurer``: a table instead of a file.
///
/// Widths depend on the first scalar of a grapheme cluster, in em:
///
/// | cluster | width |
/// |---|---|
/// | controls, default ignorables, line ends, marks without a base | 0 |
/// | U+0020, U+00A0 | 0.25 |
/// | ``. , : ; ! ' | ` ( ) [ ] { } i j l I`` | 0.25 |
/// | `f r t - / \ " *`, U+2010 | 0.35 |
/// | digits | 0.55 |
/// | capitals A to Z but I, M, W | 0.65 |
/// | `m w M W @ %` | 0.85 |
/// | U+2026 | 0.75 |
/// | CJK, kana, Hangul, full-width forms, emoji | 1 |
/// | everything else | 0.5 |
///
/// With serifs a cluster is a tenth wider, rounded a twentieth; monospaced letters, digits, spaces
/// and punctuation are 0.6 wide and wide characters 1.2.
///
/// Ascent 0.95, descent 0.25, no line gap, capitals 0.7.
enum SyntheticFont {
  static let ascent = 0.95
  static let descent = 0.25
  static let capHeight = 0.7
  static let ellipsis = 0.75

  static let identity = FontIdentity(
    name: "synthetic", weightWanted: .regular, weightUsed: .regular, file: "", faceIndex: 0)

  /// The width of a cluster that begins with a scalar, in em, in letters of a design.
  static func advance(of scalar: Unicode.Scalar, _ design: FontDesign) -> Double {
    let advance = advance(of: scalar)
    switch design {
    case .sans: return advance
    case .serif: return advance * 1.1
    case .rounded: return advance * 1.05
    case .monospaced: return advance == 0 ? 0 : isWide(scalar) ? 1.2 : 0.6
    }
  }

  /// The width of a cluster that begins with a scalar, in em.
  static func advance(of scalar: Unicode.Scalar) -> Double {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0x20, 0xA0: return 0.25
    case 0x21...0x7E: return asciiAdvance(of: UInt8(truncatingIfNeeded: scalar.value))
    case 0xAD: return 0
    case 0xA1..<0x300: return 0.5
    case 0x2010: return 0.35
    case 0x2026: return ellipsis
    default: break
    }
    if isWide(scalar) { return 1 }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .control, .format, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: return 0.5
    }
  }

  private static func asciiAdvance(of byte: UInt8) -> Double {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"),
      UInt8(ascii: "!"), UInt8(ascii: "'"), UInt8(ascii: "|"), UInt8(ascii: "`"),
      UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "i"), UInt8(ascii: "j"),
      UInt8(ascii: "l"), UInt8(ascii: "I"):
      0.25
    case UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "-"),
      UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "*"):
      0.35
    case UInt8(ascii: "0")...UInt8(ascii: "9"): 0.55
    case UInt8(ascii: "m"), UInt8(ascii: "w"), UInt8(ascii: "M"), UInt8(ascii: "W"),
      UInt8(ascii: "@"), UInt8(ascii: "%"):
      0.85
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): 0.65
    default: 0.5
    }
  }

  /// Whether a scalar is as wide as an ideograph.
  static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF,
      0x20000...0x3FFFD:
      true
    default: scalar.value >= 0x2190 && scalar.properties.isEmojiPresentation
    }
  }
}
