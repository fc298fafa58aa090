internal import UnicodeServices

/// Bidi classes by block, for text that is set without ICU.
///
/// Exact for letters, digits, spaces, controls and ASCII; of other symbols only some keep their
/// class, the rest are neutral.
enum SyntheticBidiClass {
  static func of(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.value {
    case 0..<0x80: return ofASCII(UInt8(truncatingIfNeeded: scalar.value))
    case 0x85, 0x2029: return .paragraphSeparator
    case 0xA0, 0x202F: return .commonSeparator
    case 0xAD: return .boundaryNeutral
    case 0xA2...0xA5, 0xB0, 0xB1, 0x066A, 0x2030...0x2034, 0x20A0...0x20CF:
      return .europeanTerminator
    case 0x060C: return .commonSeparator
    case 0x0660...0x0669, 0x066B, 0x066C, 0x0600...0x0605, 0x06DD: return .arabicNumber
    case 0x06F0...0x06F9, 0x2070, 0x2074...0x2079, 0x2080...0x2089: return .europeanNumber
    case 0x061C, 0x200F, 0x200E:
      return scalar.value == 0x200E
        ? .leftToRight : scalar.value == 0x200F ? .rightToLeft : .arabicLetter
    case 0x202A: return .leftToRightEmbedding
    case 0x202B: return .rightToLeftEmbedding
    case 0x202C: return .popDirectionalFormat
    case 0x202D: return .leftToRightOverride
    case 0x202E: return .rightToLeftOverride
    case 0x2066: return .leftToRightIsolate
    case 0x2067: return .rightToLeftIsolate
    case 0x2068: return .firstStrongIsolate
    case 0x2069: return .popDirectionalIsolate
    case 0x2212: return .europeanSeparator
    default: return byCategory(scalar)
    }
  }

  private static func ofASCII(_ byte: UInt8) -> BidiClass {
    switch byte {
    case 0x0A, 0x0D, 0x1C...0x1E: .paragraphSeparator
    case 0x09, 0x0B, 0x1F: .segmentSeparator
    case 0x0C, 0x20: .whiteSpace
    case 0..<0x20, 0x7F: .boundaryNeutral
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .europeanNumber
    case UInt8(ascii: "+"), UInt8(ascii: "-"): .europeanSeparator
    case UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"): .europeanTerminator
    case UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":"):
      .commonSeparator
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      .leftToRight
    default: .otherNeutral
    }
  }

  private static func byCategory(_ scalar: Unicode.Scalar) -> BidiClass {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: .nonspacingMark
    case .spaceSeparator, .lineSeparator: .whiteSpace
    case .control, .format: .boundaryNeutral
    case _ where isRightToLeft(scalar): isArabic(scalar) ? .arabicLetter : .rightToLeft
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .spacingMark, .decimalNumber, .letterNumber, .privateUse, .unassigned, .surrogate:
      .leftToRight
    default: .otherNeutral
    }
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
      0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  static func isArabic(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x07BF, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF,
      0x10D00...0x10D3F, 0x10F30...0x10F6F, 0x1EC70...0x1ECBF, 0x1ED00...0x1ED4F,
      0x1EE00...0x1EEFF:
      true
    default: false
    }
  }

  /// The bracket code for ``BidiResolver``: ASCII, and the corner and angle brackets of CJK.
  static func bracket(_ scalar: Unicode.Scalar) -> Int32 {
    switch scalar.value {
    case 0x28: 0x29
    case 0x5B: 0x5D
    case 0x7B: 0x7D
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010: Int32(scalar.value + 1)
    case 0x29, 0x5D, 0x7D, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011: -Int32(scalar.value)
    default: 0
    }
  }
}
