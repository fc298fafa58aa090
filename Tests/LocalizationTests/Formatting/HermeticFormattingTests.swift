import Foundation
import Localization
import Testing
import UnicodeServices

/// The machine's settings change nothing.
///
/// Each set of them needs a process of its own, since ICU reads
/// them once.
@Suite struct HermeticFormattingTests {
  @Test func `German settings change no byte`() async {
    await #expect(processExitsWith: .success) {
      _ = unsafe setenv("LANG", "de_DE.UTF-8", 1)
      _ = unsafe setenv("TZ", "Asia/Tehran", 1)
      try HermeticFormattingTests.compare()
    }
  }

  @Test func `Arabic settings change no byte`() async {
    await #expect(processExitsWith: .success) {
      _ = unsafe setenv("LANG", "ar_EG.UTF-8", 1)
      _ = unsafe setenv("LC_ALL", "ar_EG.UTF-8", 1)
      _ = unsafe setenv("TZ", "Africa/Cairo", 1)
      try HermeticFormattingTests.compare()
    }
  }

  @Test func `Japanese settings change no byte`() async {
    await #expect(processExitsWith: .success) {
      _ = unsafe setenv("LC_ALL", "ja_JP.UTF-8", 1)
      _ = unsafe setenv("TZ", "America/New_York", 1)
      try HermeticFormattingTests.compare()
    }
  }

  @Test func `Without settings the bytes are the same`() async {
    await #expect(processExitsWith: .success) {
      _ = unsafe setenv("LC_ALL", "C", 1)
      _ = unsafe unsetenv("TZ")
      try HermeticFormattingTests.compare()
    }
  }

  @Test func `In every locale of ICU the bytes are the same under other settings`() async throws {
    let expected = try HermeticFormattingTests.hashes()
    #expect(expected.count > 700)
    await #expect(processExitsWith: .success) { [expected = expected as [String: UInt64]] in
      _ = unsafe setenv("LC_ALL", "ja_JP.UTF-8", 1)
      _ = unsafe setenv("TZ", "Asia/Tokyo", 1)
      let found = try HermeticFormattingTests.hashes()
      let different = expected.keys.filter { found[$0] != expected[$0] }.sorted()
      #expect(different.isEmpty, "\(different.count): \(different.prefix(20))")
    }
  }

  /// A hash of what every locale makes of a table of values, and of what is known of it.
  private static func hashes() throws -> [String: UInt64] {
    let formatters = FormatterCache()
    var result: [String: UInt64] = [:]
    for locale in LocaleIdentifier.available {
      let facts = try LocaleFacts(locale)
      var texts = OracleCases.table(locale).map { $0.answer(formatters) }
      texts += [facts.name, facts.nativeName, facts.calendar, "\(facts.hourCycle)"]
      texts += ["\(facts.firstWeekday)", "\(facts.weekend)", facts.numberingSystem]
      let context = try FormatContext(locale: locale, formatters: formatters)
      texts.append(try RuleNumberStyle(.spellOut).format(42, in: context).string)
      texts.append(try RuleNumberStyle(.ordinal).format(42, in: context).string)
      texts.append(try DurationStyle(.clock).format(3_661, in: context).string)
      texts.append(try NameStyle(.currency).format("EGP", in: context).string)
      texts.append(try NameStyle(.script).format("Arab", in: context).string)
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for byte in texts.joined(separator: "\u{0}").utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      }
      result[locale.bcp47] = hash
    }
    return result
  }

  /// Runs the table, and values of languages that ICU has no data for.
  private static func compare() throws {
    let formatters = FormatterCache()
    for line in try FormatFixture.lines("format-cases.tsv") where !line[2].hasPrefix("locale") {
      let words = line[2].split(separator: " ").map(String.init)
      let arguments = FormatFixture.arguments(kind: words, style: line[3], locale: line[1])
      let have = try FormatFixture.run(arguments, formatters: formatters).output
      #expect(have == FormatFixture.unescaped(line[4]), "\(line[0]) \(line[1])")
    }
    for tag in ["dv", "tlh", "und-EG", "nqo", "zxx"] {
      for (arguments, want) in rootValues {
        let have = try FormatFixture.run(arguments + ["--locale", tag], formatters: formatters)
        #expect(have.output == want, "\(tag) \(arguments)")
      }
    }
  }

  /// Root's data of CLDR 42: names of months are numbers, currencies their codes.
  private static let rootValues: [([String], String)] = [
    (["number", "1234567.891"], "1,234,567.891"),
    (["percent", "0.26"], "26%"),
    (["price", "1234.5", "JPY"], "JP\u{A5}\u{A0}1,234"),
    (["price", "3", "USD", "--presentation", "fullName"], "3.00 USD"),
    (["measurement", "12.5", "kilometer"], "12.5 km"),
    (["date", "2024-03-05T14:07:00Z", "--skeleton", "yMMMMd"], "2024 M03 5"),
    (["list", "A", "B", "C"], "A, B, C"),
    (["relative", "-3", "day"], "-3 d"),
    (["plural", "2"], "other"),
    (["name", "region", "EG"], "EG"),
    (["spellOut", "3"], "3"),
    (["duration", "3661"], "1 h, 1 min, 1 s"),
  ]
}
