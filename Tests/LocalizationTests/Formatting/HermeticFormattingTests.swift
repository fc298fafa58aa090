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
