import Foundation
import Localization
import LocatedJSON
import Testing
import UnicodeServices

/// Runs of the published cases, through the same functions as the command.
@Suite struct StringCaseTests {
  @Test(arguments: [
    "xcstrings", "strings", "stringsdict", "xliff", "android", "arb", "gettext", "i18next",
  ])
  func `every published case holds`(reader: String) throws {
    var count = 0
    for item in try #require(try StringFixture.json("cases.json")["cases"]?.elements)
    where item["needs"]?.string == reader {
      let files = try Self.files(item)
      for run in try #require(item["runs"]?.elements) {
        let command = try #require(run["command"]?.elements).map { $0.string ?? "" }
        let problems = try Self.problems(command, files, expect: try #require(run["expect"]))
        #expect(
          problems.isEmpty,
          "\(item["id"]?.string ?? "") \(command.map(\.escaped)): \(problems.joined(separator: "; "))"
        )
        count += 1
      }
    }
    #expect(count > 0)
  }

  // MARK: Files

  private static func files(_ item: JSONValue) throws -> [CatalogSource.File] {
    try #require(item["files"]?.members).map { member in
      let bytes: [UInt8]
      if let text = member.value.string {
        bytes = Array(text.utf8)
      } else if let base64 = member.value["base64"]?.string {
        bytes = Array(try #require(Data(base64Encoded: base64)))
      } else {
        let text = try #require(member.value["repeat"]?[0]?.string)
        bytes = Array(String(repeating: text, count: member.value["repeat"]?[1]?.integer ?? 0).utf8)
      }
      return CatalogSource.File(path: member.name, bytes: bytes)
    }
  }

  private static func source(_ path: String, _ files: [CatalogSource.File]) -> CatalogSource {
    if let file = files.first(where: { $0.path == path }) {
      return CatalogSource(file: path, bytes: file.bytes)
    }
    let inside = files.filter {
      (path == "." || $0.path.hasPrefix(path + "/")) && CatalogSource.mayHoldStrings($0.path)
    }
    return CatalogSource(directory: path, files: inside)
  }

  // MARK: Commands

  private static func run(
    _ command: [String], _ files: [CatalogSource.File]
  ) throws -> StringsCommand.Output {
    var options = StringsCommand.Options(locales: [try LocaleIdentifier("en-US")])
    var words: [String] = []
    var index = 2
    while index < command.count {
      let value = index + 1 < command.count ? command[index + 1] : ""
      switch command[index] {
      case "--locale":
        options.locales = try value.split(separator: ",").map { try LocaleIdentifier($0) }
      case "--format": options.format = try #require(StringsCommand.Format(rawValue: value))
      case "--device": options.device = value
      case "--matching": options.matching = LocaleMatching(rawValue: value)
      case "--isolate": options.isolation = try #require(IsolationPolicy(rawValue: value))
      case "--pseudo": options.pseudo = try PseudoMode.list(value).get()
      default:
        words.append(command[index])
        index -= 1
      }
      index += 2
    }
    switch command[1] {
    case "resolve":
      return try StringsCommand.resolve(
        source(words[0], files), key: words[1], arguments: Array(words.dropFirst(2)),
        options: options)
    case "keys": return try StringsCommand.keys(source(words[0], files), options: options)
    default: return try StringsCommand.lint(words.map { source($0, files) }, options: options)
    }
  }

  private static func problems(
    _ command: [String], _ files: [CatalogSource.File], expect: JSONValue
  ) throws -> [String] {
    var problems: [String] = []
    var output: StringsCommand.Output
    var json: StringsCommand.Output?
    do {
      output = try run(command, files)
      if !command.contains("--format"), command[1] != "keys" {
        json = try run(command + ["--format", "json"], files)
      }
    } catch {
      output = StringsCommand.Output(
        standardOutput: "", standardError: "layout-dump: \(error)", exitCode: 2)
    }
    if let exit = expect["exit"]?.integer, output.exitCode != exit {
      problems.append("exit \(output.exitCode), not \(exit): \(output.standardError)")
    }
    if let expected = expect["stdout"]?.string {
      var actual = output.standardOutput
      if actual.hasSuffix("\n") { actual.removeLast() }
      let isolates = Set("\u{2066}\u{2067}\u{2068}\u{2069}".unicodeScalars)
      if expect["compare"] != nil {
        var scalars = String.UnicodeScalarView()
        scalars.append(contentsOf: actual.unicodeScalars.filter { !isolates.contains($0) })
        actual = String(scalars)
      }
      if !actual.utf8.elementsEqual(expected.utf8) {
        problems.append("\(actual.escaped), not \(expected.escaped)")
      }
    }
    if let pattern = expect["stderrMatches"]?.string {
      if try !output.standardError.contains(Regex(pattern)) {
        problems.append("\(output.standardError) lacks \(pattern)")
      }
    }
    let text = (json ?? output).standardOutput
    guard text.hasPrefix("[") || text.hasPrefix("{") else { return problems }
    let document = try JSONDocument(parsing: text).root
    let findings = Array(try #require((document["findings"] ?? document).elements))
    func matches(_ finding: JSONValue, _ fields: JSONValue) -> Bool {
      fields.members?.allSatisfy { finding[$0.name]?.string == $0.value.string } ?? false
    }
    for wanted in expect["findings"]?.elements.map(Array.init) ?? []
    where !findings.contains(where: { matches($0, wanted) }) {
      problems.append(
        "no finding \(wanted["rule"]?.string ?? "") \(wanted["key"]?.string ?? "") \(wanted["locale"]?.string ?? "")"
      )
    }
    for rule in expect["absent"]?.elements.map(Array.init) ?? []
    where findings.contains(where: { $0["rule"]?.string == rule.string }) {
      problems.append("unwanted \(rule.string ?? "")")
    }
    for fields in expect["notFor"]?.elements.map(Array.init) ?? [] {
      for finding in findings
      where finding["severity"]?.string != "note" && matches(finding, fields) {
        problems.append("unwanted \(finding["rule"]?.string ?? "") for \(fields.path)")
      }
    }
    return problems
  }
}
