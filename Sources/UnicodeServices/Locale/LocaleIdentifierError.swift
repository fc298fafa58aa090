/// Why a string is no locale identifier.
public enum LocaleIdentifierError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A part of an identifier that registries hand out.
  public enum Subtag: String, Hashable, Sendable {
    /// ISO 639.
    case language
    /// ISO 15924.
    case script
    /// ISO 3166-1 or UN M.49.
    case region
  }

  /// The string does not have the form of an identifier.
  case malformed(identifier: String, reason: String, suggestion: String?)

  /// The form is right, but nobody registered this code.
  case unregistered(Subtag, code: String, identifier: String, suggestion: String?)

  /// A Unicode extension keyword (`nu`, `ca`, `hc`, …) has a value that does not exist.
  case unknownKeywordValue(key: String, value: String, identifier: String, suggestion: String?)

  /// The string is longer than any identifier that ICU takes.
  case tooLong(length: Int, limit: Int)

  /// An identifier that is valid and near to the given one.
  public var suggestion: String? {
    switch self {
    case .malformed(_, _, let suggestion), .unregistered(_, _, _, let suggestion),
      .unknownKeywordValue(_, _, _, let suggestion):
      suggestion
    case .tooLong: nil
    }
  }

  /// What is wrong and what would be right, in one line without invisible characters.
  public var description: String {
    let problem =
      switch self {
      case .malformed(let identifier, let reason, _):
        "'\(printable(identifier))' is no locale identifier: \(printable(reason, limit: 120))"
      case .unregistered(let subtag, let code, let identifier, _):
        "'\(printable(code))' in '\(printable(identifier))' is no registered \(subtag.rawValue)"
      case .unknownKeywordValue(let key, let value, let identifier, _):
        "'\(printable(value))' in '\(printable(identifier))' is no value of '\(key)'"
      case .tooLong(let length, let limit):
        "a locale identifier of \(length) bytes; at most \(limit) are allowed"
      }
    guard let suggestion else { return problem }
    return "\(problem); did you mean '\(suggestion)'?"
  }
}

/// At most `limit` characters of `text`, with everything that is not printable ASCII escaped.
private func printable(_ text: String, limit: Int = 60) -> String {
  var result = ""
  for (index, scalar) in text.unicodeScalars.enumerated() {
    if index == limit { return result + "..." }
    if (0x20..<0x7F).contains(scalar.value) {
      result.unicodeScalars.append(scalar)
    } else {
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }
  return result
}
