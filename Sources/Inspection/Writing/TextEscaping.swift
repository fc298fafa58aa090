internal import LocatedJSON

extension String {
  /// The text in quotes on one line, with every character escaped that nobody could see.
  ///
  /// Long texts are cut after `limit` scalars; how many more there are is said.
  func quotedForReading(limit: Int = 160) -> String {
    var result = "\""
    var count = 0
    var left = 0
    for scalar in unicodeScalars {
      count += 1
      if count > limit {
        left += 1
        continue
      }
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        if scalar.isInvisibleInText {
          result += scalar.escapeSequence
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\"" + (left > 0 ? "…(+\(left))" : "")
  }
}

/// Numbers as the text form shows them.
package enum ReadableNumber {
  /// At most two decimals, rounded half away from zero, without trailing zeros.
  package static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "-∞" : "∞" }
    let magnitude = abs(value)
    guard magnitude < 1e15 else { return "\(value)" }
    let hundredths = Int64((magnitude * 100).rounded(.toNearestOrAwayFromZero))
    let sign = value < 0 && hundredths != 0 ? "-" : ""
    let whole = hundredths / 100
    let rest = hundredths % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }
}
