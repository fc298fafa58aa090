import Foundation
import Localization
import Testing
import UnicodeServices

/// Reads the formatting fixtures and runs what stands in them.
enum FormatFixture {
  static func data(_ name: String, file: String = #filePath) throws -> Data {
    let tests = URL(fileURLWithPath: file)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return try Data(
      contentsOf: tests.appendingPathComponent("Fixtures/Formatting").appendingPathComponent(name))
  }

  static func lines(_ name: String) throws -> [[String]] {
    String(decoding: try data(name), as: UTF8.self)
      .split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// `\uXXXX` and `\\` read back.
  static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == 0x5C, let next = rest.first else {
        units.append(unit)
        continue
      }
      rest.removeFirst()
      if next == UInt16(UInt8(ascii: "u")) {
        let digits = String(decoding: rest.prefix(4), as: UTF16.self)
        units.append(UInt16(digits, radix: 16) ?? 0xFFFD)
        rest = rest.dropFirst(4)
      } else {
        units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Runs `format KIND VALUE… --option VALUE…` as a command line would.
  static func run(
    _ arguments: [String], formatters: FormatterCache = FormatterCache()
  ) throws -> FormatResult {
    var values: [String] = []
    var options = FormatOptions()
    var (locale, zone, now) = ("en-US", "UTC", String?.none)
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("--") else {
        values.append(argument)
        continue
      }
      let name = String(argument.dropFirst(2))
      let takesValue = FormatOption(rawValue: name)?.takesValue ?? true
      let value = takesValue ? rest.popFirst() ?? "" : ""
      switch name {
      case "locale": locale = value
      case "time-zone": zone = value
      case "now": now = value
      default: try options.set(name, to: value)
      }
    }
    let context = try FormatContext(
      locale: LocaleIdentifier(locale), timeZone: zone, now: now.map { try Timestamp($0) },
      formatters: formatters)
    let request = try FormatRequest(
      kind: values.first ?? "", values: Array(values.dropFirst()), options: options)
    return try request.run(in: context)
  }

  /// The words of a case of the table as arguments.
  static func arguments(kind words: [String], style: String, locale: String) -> [String] {
    var arguments = words + ["--locale", locale, "--time-zone", "UTC"]
    let first = style.split(separator: " ").first.map(String.init) ?? ""
    switch words[0] {
    case "number", "percent", "price", "measurement": arguments += ["--skeleton", style]
    case "range": arguments += ["--skeleton", first]
    case "date", "interval":
      let pieces = style.split(separator: " ").map(String.init)
      if pieces.count > 1 {
        for index in stride(from: 0, to: pieces.count - 1, by: 2) {
          arguments += ["--" + pieces[index], pieces[index + 1]]
        }
      } else {
        arguments += ["--skeleton", style]
      }
    case "list": arguments += ["--list-type", first]
    case "relative": arguments += ["--relative-presentation", first]
    case "plural": arguments += ["--plural-type", first]
    default: break
    }
    return arguments
  }

  /// Both texts escaped, and the versions of the data.
  static func difference(_ have: String, _ want: String) -> String {
    "have \(escapingInvisibles(have)), want \(escapingInvisibles(want)) (\(ICUVersions.current))"
  }
}
