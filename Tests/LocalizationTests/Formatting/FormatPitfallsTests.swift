import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct FormatPitfallsTests {
  struct File: Decodable {
    var cases: [Case]
  }

  struct Case: Decodable {
    var id: String
    var checks: [Check]
  }

  struct Check: Decodable {
    var args: [String]
    var expected: Expected?
    var stable: Bool?
    var compare: String?
    var json: [String: JSONField]?
    var parts: [[PartField]]?
    var environments: [[String: String]]?
    var exit: Int?
  }

  /// One text, or one for each version of the data.
  enum Expected: Decodable {
    case text(String)
    case versions([String: String])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .versions(try container.decode([String: String].self))
      }
    }

    /// The texts that are right with the data in use.
    var accepted: [String] {
      guard case .versions(let texts) = self else {
        guard case .text(let text) = self else { return [] }
        return [text]
      }
      let icu = Int(ICUVersions.current.icu.prefix { $0 != "." }) ?? 72
      if icu <= 72 { return texts["icu72"].map { [$0] } ?? [] }
      if icu >= 78 { return texts["icu78"].map { [$0] } ?? [] }
      return Array(texts.values)
    }
  }

  enum JSONField: Decodable, Equatable {
    case string(String)
    case integer(Int)
    case integers([Int])

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Int.self) {
        self = .integer(value)
      } else if let value = try? container.decode([Int].self) {
        self = .integers(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  enum PartField: Decodable, Equatable {
    case name(String)
    case offset(Int)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Int.self) {
        self = .offset(value)
      } else {
        self = .name(try container.decode(String.self))
      }
    }
  }

  struct Result: Decodable {
    var string: String
    var parts: [ResultPart]
  }

  struct ResultPart: Decodable {
    var field: String
    var range: [Int]
  }

  @Test func `Every known pitfall of formatting, with every field that is said of it`() throws {
    let file = try JSONDecoder().decode(File.self, from: FormatFixture.data("format-pitfalls.json"))
    var failures: [String] = []
    var count = 0
    for item in file.cases {
      for (number, check) in item.checks.enumerated() {
        count += 1
        do {
          let problems =
            check.args[0] == "locales"
            ? try locale(check) : try value(check)
          failures += problems.map { "\(item.id).\(number): \($0)" }
        } catch {
          failures.append("\(item.id).\(number): \(error)")
        }
      }
    }
    #expect(count == 144)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  private func value(_ check: Check) throws -> [String] {
    var arguments = Array(check.args.dropFirst())
    if let place = arguments.firstIndex(of: "--format") {
      arguments.removeSubrange(place...place + 1)
    }
    let result = try FormatFixture.run(arguments)
    var problems: [String] = []
    if let expected = check.expected {
      let accepted = expected.accepted.map { check.compare == nil ? $0 : withoutIsolates($0) }
      let have = check.compare == nil ? result.output : withoutIsolates(result.output)
      if !accepted.contains(where: { Array($0.utf8) == Array(have.utf8) }) {
        problems.append(FormatFixture.difference(have, accepted.first ?? "?"))
      }
    }
    let json = try JSONDecoder().decode(Result.self, from: Data(result.json().utf8))
    for (name, want) in check.json ?? [:] where want != .string(json.string) || name != "string" {
      problems.append("\(name) in JSON is \(escapingInvisibles(json.string))")
    }
    if let parts = check.parts {
      var rest = json.parts[...]
      for want in parts {
        let isThere: (ResultPart) -> Bool = { part in
          [.name(part.field)] + part.range.map { .offset($0) } == want
        }
        guard let place = rest.firstIndex(where: isThere) else {
          problems.append("no part \(want) in order in \(json.parts)")
          break
        }
        rest = rest[(place + 1)...]
      }
    }
    return problems
  }

  private func locale(_ check: Check) throws -> [String] {
    let facts = try LocaleFacts(LocaleIdentifier(check.args[1]))
    let known: [String: JSONField] = [
      "firstWeekday": .integer(facts.firstWeekday), "weekend": .integers(facts.weekend),
      "direction": .string(facts.direction.rawValue), "calendar": .string(facts.calendar),
    ]
    return (check.json ?? [:]).compactMap { name, want in
      known[name] == want ? nil : "\(name) is \(String(describing: known[name]))"
    }
  }

  private func withoutIsolates(_ text: String) -> String {
    String(
      String.UnicodeScalarView(text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) })
    )
  }
}
