internal import UnicodeServices

extension RenderingSession {
  /// Fills `{{name}}`, `{{name, format}}` and `$t(key)` in.
  mutating func renderI18Next(_ text: String) throws(FormatError) -> String {
    let text = pseudo?.transform(text) ?? text
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: { $0 == "{" || $0 == "$" }) {
      result += rest[..<start]
      let tail = rest[start...]
      if tail.hasPrefix("{{"), let (content, end) = Self.delimited(tail, "{{", "}}") {
        result += try interpolated(content)
        rest = rest[end...]
      } else if tail.hasPrefix("$t("), let (content, end) = Self.delimited(tail, "$t(", ")") {
        result += nested(content) ?? String(tail[..<end])
        rest = rest[end...]
      } else {
        result.append(tail[start])
        rest = tail.dropFirst()
      }
    }
    return result + rest
  }

  /// The text between two marks, and the index behind the second.
  private static func delimited(
    _ text: Substring, _ opening: String, _ closing: String
  ) -> (Substring, Substring.Index)? {
    let content = text.dropFirst(opening.count)
    var index = content.startIndex
    while index < content.endIndex {
      if content[index...].hasPrefix(closing) {
        return (content[..<index], content.index(index, offsetBy: closing.count))
      }
      index = content.index(after: index)
    }
    return nil
  }

  private mutating func interpolated(_ content: Substring) throws(FormatError) -> String {
    let parts = content.split(separator: ",", maxSplits: 1).map { Self.trimmed($0) }
    // `{{- name}}` is i18next's way to say "not escaped for HTML"; nothing is escaped here.
    let name = parts.first.map { $0.hasPrefix("-") ? Self.trimmed($0.dropFirst()) : $0 } ?? ""
    guard let argument = arguments.named[name] else {
      note(.argumentMissing, "{{\(name)}} has no argument; give \(name)=VALUE")
      return "{{\(content)}}"
    }
    guard parts.count > 1 else { return try values.render(plainLiteral(argument)) }
    return try formatted(argument, as: parts[1])
  }

  private func plainLiteral(_ argument: StringArgument) -> StringArgument {
    // Numbers without a format are not localized.
    argument.isNumber ? .text(argument.text) : argument
  }

  private func formatted(
    _ argument: StringArgument, as format: String
  ) throws(FormatError) -> String {
    let name = format.prefix { $0 != "(" }
    let options = format.dropFirst(name.count).dropFirst().prefix { $0 != ")" }
    guard let number = argument.number else {
      return try values.render(argument)
    }
    switch name {
    case "number": return try values.render(.number(number))
    case "currency":
      let code = Self.trimmed(options).prefix { $0.isLetter }.uppercased()
      let skeleton =
        "currency/\(code.count == 3 ? code : "XXX") precision-currency-standard "
        + "rounding-mode-half-even sign-negative"
      return values.isolated(try self.options.context.number(number, skeleton: skeleton))
    default: return try values.render(argument)
    }
  }

  /// The text of another key, `$t(key)` or `$t(key, {"count": 2})`.
  private mutating func nested(_ content: Substring) -> String? {
    let key = Self.trimmed(content.prefix { $0 != "," })
    guard let target = resolveNested(key) else {
      note(.substitutionCycle, "$t(\(key)) leads back to itself or too deep; it stays as it is")
      return nil
    }
    problems += target.findings.filter { $0.severity == .error }
      .map { ResolvingProblem(rule: $0.rule, message: $0.message) }
    return target.string
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let start = text.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed())
  }
}
