/// The text with everything that cannot be seen, or that is easily taken for a space, as `\uXXXX`.
///
/// ```
/// "2:07\u{202F}PM" → 2:07\u202fPM      "\u{200F}5\u{A0}" → \u200f5\u00a0
/// ```
///
/// The plain space stays. Characters beyond U+FFFF are written as surrogate pairs, a backslash is
/// doubled.
///
/// - Complexity: O(n).
public func escapingInvisibles(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if scalar == "\\" {
      result += "\\\\"
    } else if isInvisible(scalar) {
      for unit in String(scalar).utf16 {
        let digits = String(unit, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// The first 60 characters of a text with what cannot be seen escaped, for messages.
func shown(_ text: String) -> String {
  let start = String(text.unicodeScalars.prefix(60))
  let isWhole = start.utf8.count == text.utf8.count
  return escapingInvisibles(start) + (isWhole ? "" : "...")
}

private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
  if scalar.value < 0x7F { return scalar.value < 0x20 }
  switch scalar.properties.generalCategory {
  case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .surrogate,
    .privateUse, .unassigned:
    return true
  default:
    return scalar.properties.isDefaultIgnorableCodePoint
  }
}
