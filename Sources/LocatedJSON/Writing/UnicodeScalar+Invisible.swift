extension Unicode.Scalar {
  /// Whether the character leaves no mark of its own when shown, or changes how its neighbours show.
  ///
  /// True for control characters, line and paragraph separator, bidi controls, zero-width spaces and
  /// joiners, variation selectors, tags and every other character that text engines ignore by
  /// default; false for spaces, no-break ones included, and for combining marks. Dumps escape these,
  /// so that none is ever hidden: `a\u{202E}b` shows as `a\u202eb`, and a mark before an Arabic word
  /// as `\u200f` and the word.
  ///
  /// Source: UCD 15, `Default_Ignorable_Code_Point`, `Bidi_Control`, general categories `Cc`, `Zl`,
  /// `Zp`, and the interlinear annotation characters.
  public var isInvisibleInText: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x034F, 0x061C, 0x115F...0x1160, 0x17B4...0x17B5,
      0x180B...0x180F, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x3164,
      0xFE00...0xFE0F, 0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
      0xE0000...0xE0FFF:
      true
    default:
      false
    }
  }

  /// The character as `\u{61C}`.
  package var escapeSequence: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension String {
  /// The text with everything escaped that a reader could not see; behind `limit` scalars it is cut.
  package func escapingInvisibleText(limit: Int = .max) -> String {
    var result = ""
    for scalar in unicodeScalars.prefix(limit) {
      if scalar.isInvisibleInText {
        result += scalar.escapeSequence
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > limit ? result + "\u{2026}" : result
  }
}
