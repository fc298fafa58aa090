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

  // MARK: Judging

  private static func problems(
    _ command: [String], _ files: [CatalogSource.File], expect: JSONValue
  ) throws -> [String] {
    var problems: [String] = []
    var output: StringsCommand.Output
    var json: StringsCommand.Output?
    do {
      output = try StringsTool.run(command, files)
      if !command.contains("--format"), command[1] != "keys" {
        json = try StringsTool.run(command + ["--format", "json"], files)
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
