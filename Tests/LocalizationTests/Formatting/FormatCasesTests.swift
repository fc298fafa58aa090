import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct FormatCasesTests {
  @Test func `Every line of the table of formatted values, byte by byte`() throws {
    let formatters = FormatterCache()
    var failures: [String] = []
    var count = 0
    for line in try FormatFixture.lines("format-cases.tsv") {
      count += 1
      let (name, locale, input, style) = (line[0], line[1], line[2], line[3])
      let want = FormatFixture.unescaped(line[4])
      let words = input.split(separator: " ").map(String.init)
      do {
        let have =
          words[0] == "locale"
          ? try fact(words[1], of: locale)
          : try FormatFixture.run(
            FormatFixture.arguments(kind: words, style: style, locale: locale),
            formatters: formatters
          ).output
        if Array(have.utf8) != Array(want.utf8) {
          failures.append("\(name) \(locale): \(FormatFixture.difference(have, want))")
        }
      } catch {
        failures.append("\(name) \(locale): \(error)")
      }
    }
    #expect(count == 1_670)
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(10).joined(separator: "\n"))")
  }

  private func fact(_ name: String, of locale: String) throws -> String {
    let facts = try LocaleFacts(LocaleIdentifier(locale))
    switch name {
    case "calendar": return facts.calendar
    case "firstWeekday": return String(facts.firstWeekday)
    case "direction": return facts.direction.rawValue
    default: throw FixtureError(name: name)
    }
  }

  private struct FixtureError: Error {
    var name: String
  }
}
