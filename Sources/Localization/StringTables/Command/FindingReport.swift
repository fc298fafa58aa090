internal import LocatedJSON
internal import UnicodeServices

/// Writes findings and resolved texts.
enum FindingReport {
  /// `FILE:LINE:COLUMN: severity: rule: message (key, language)`.
  static func line(_ finding: StringFinding) -> String {
    var subject: [String] = []
    if let key = finding.key { subject.append(quoted(key)) }
    if let locale = finding.locale { subject.append(escaped(locale)) }
    if let variation = finding.variation { subject.append(escaped(variation)) }
    let place = "\(finding.path):\(finding.location)"
    let about = subject.isEmpty ? "" : " (\(subject.joined(separator: ", ")))"
    let advice = finding.suggestion.map { "; suggestion: \(quoted($0))" } ?? ""
    return "\(place): \(finding.severity.rawValue): \(finding.rule.rawValue): "
      + escaped(finding.message) + about + advice
  }

  /// One finding a line, grouped by rule and language, with totals.
  static func text(_ findings: [StringFinding]) -> String {
    var lines = findings.map { line($0) }
    if !findings.isEmpty { lines.append("") }
    var groups: [String: Int] = [:]
    for finding in findings {
      let language = finding.locale.map { " " + escaped($0) } ?? ""
      groups["\(finding.severity.rawValue) \(finding.rule.rawValue)\(language)", default: 0] += 1
    }
    for (name, count) in groups.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
      lines.append("\(count) \(name)")
    }
    let totals = FindingSeverity.allCases.reversed().map { severity in
      let count = findings.count { $0.severity == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    lines.append(totals.joined(separator: ", "))
    return lines.map { $0 + "\n" }.joined()
  }

  static func write(_ findings: [StringFinding], to writer: inout JSONWriter) {
    writer.beginArray()
    for finding in findings {
      writer.beginObject()
      write("rule", finding.rule.rawValue, to: &writer)
      write("severity", finding.severity.rawValue, to: &writer)
      write("file", finding.path, to: &writer)
      writer.name("line")
      writer.integer(finding.location.line)
      writer.name("column")
      writer.integer(finding.location.column)
      write("key", finding.key, to: &writer)
      write("locale", finding.locale, to: &writer)
      write("path", finding.variation, to: &writer)
      write("message", finding.message, to: &writer)
      write("suggestion", finding.suggestion, to: &writer)
      writer.endObject()
    }
    writer.endArray()
  }

  static func write(_ result: ResolvedString, to writer: inout JSONWriter) {
    writer.beginObject()
    write("string", result.string, to: &writer)
    write("key", result.key, to: &writer)
    write("locale", result.locale, to: &writer)
    write("requested", result.requested, to: &writer)
    writer.name("chain")
    writer.beginArray(inline: true)
    for name in result.chain { writer.string(name) }
    writer.endArray()
    write("from", result.origin.rawValue, to: &writer)
    write("state", result.state?.rawValue, to: &writer)
    writer.name("categories")
    writer.beginObject(inline: true)
    for (name, category) in result.categories.sorted(by: { $0.key < $1.key }) {
      write(name, category.rawValue, to: &writer)
    }
    writer.endObject()
    writer.name("location")
    if let path = result.path, let location = result.location {
      writer.beginObject(inline: true)
      write("file", path, to: &writer)
      writer.name("line")
      writer.integer(location.line)
      writer.name("column")
      writer.integer(location.column)
      writer.endObject()
    } else {
      writer.null()
    }
    writer.name("findings")
    write(result.findings, to: &writer)
    writer.endObject()
  }

  private static func write(_ name: String, _ value: String?, to writer: inout JSONWriter) {
    writer.name(name)
    if let value { writer.string(value) } else { writer.null() }
  }

  /// The text with invisible characters escaped, so that one line stays one line.
  static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: \.isInvisibleInText) else { return text }
    // What JSON escapes beyond that must not change.
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case let scalar where scalar.isInvisibleInText:
        result += scalar.escapeSequence
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    return writer.text
  }
}
