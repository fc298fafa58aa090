import LayoutTesting
import Localization
import Testing
import UnicodeServices

@Suite struct FormatOracleTests {
  @Test func `Every locale of ICU gives the bytes of the C program for a table of values`() throws {
    // Rule-based numbers stand in a test of their own.
    let formatters = FormatterCache()
    let cases = LocaleIdentifier.available.flatMap { OracleCases.table($0) }
    #expect(cases.count > 30_000)
    let answers = cases.map { $0.answer(formatters) }
    let differences = try OracleCases.differences(cases, answers)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  @Test func `Ten thousand draws of skeleton, locale and amount give the bytes of the C program`()
    throws
  {
    let locales = LocaleIdentifier.available
    var choices = Choices(seed: 0x10CA1E)
    let cases = (0..<10_000).map { _ in
      let locale = choices.element(of: locales)
      return OracleCases.number(locale, Self.skeleton(&choices), Self.amount(&choices))
    }
    let formatters = FormatterCache()
    let answers = cases.map { $0.answer(formatters) }
    let differences = try OracleCases.differences(cases, answers)
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(10))")
  }

  @Test func `Threads that share a cache give the answers of one`() async throws {
    let tags = ["en-US", "ar-EG", "he-IL", "fa-IR", "ja-JP", "hi-IN", "de-CH", "th-TH"]
    let cases = try tags.flatMap { try OracleCases.table(LocaleIdentifier($0)) }
    let alone = cases.map { $0.answer(FormatterCache()) }
    let shared = FormatterCache()
    let together = await withTaskGroup(of: [String].self) { group in
      for task in 0..<16 {
        group.addTask {
          // Each task begins elsewhere, so that they meet in different formatters.
          let order = cases.indices.map { ($0 + task * 37) % cases.count }
          var answers = [String](repeating: "", count: cases.count)
          for index in order { answers[index] = cases[index].answer(shared) }
          return answers
        }
      }
      return await group.reduce(into: [[String]]()) { $0.append($1) }
    }
    for answers in together { #expect(answers == alone) }
    let differences = try OracleCases.differences(cases, alone)
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  @Test func `Five hundred tasks with one formatter give the answer of one thread`() async throws {
    let context = try FormatContext(locale: LocaleIdentifier("ar-EG"))
    let style = CurrencyStyle(code: "EGP")
    let amounts = try (0..<500).map { try DecimalNumber("-\($0).5") }
    let alone = try amounts.map { try style.format($0, in: context) }
    let together = try await withThrowingTaskGroup(of: (Int, FormattedText).self) { group in
      for (index, amount) in amounts.enumerated() {
        group.addTask { (index, try style.format(amount, in: context)) }
      }
      return try await group.reduce(into: [Int: FormattedText]()) { $0[$1.0] = $1.1 }
    }
    for (index, text) in alone.enumerated() { #expect(together[index] == text) }
  }

  @Test func `Ranks and spelled-out numbers give the bytes of the C program`() throws {
    let formatters = FormatterCache()
    let tags = ["en", "fr", "ar", "he", "ru", "es", "ja", "hi", "th", "tr", "pl", "it", "sv", "de"]
    var cases: [OracleCase] = []
    for tag in tags {
      let locale = try LocaleIdentifier(tag)
      for (rules, icu) in [(RuleNumberStyle.Rules.spellOut, "5"), (.ordinal, "6")] {
        for number in ["0", "1", "3", "21", "100", "1999", "-5", "1000000"] {
          cases.append(
            OracleCase(
              request: ["rule", locale.icuID, icu, number],
              format: { context in
                try RuleNumberStyle(rules).format(DecimalNumber(number), in: context).string
              }, locale: locale))
        }
      }
    }
    let differences = try OracleCases.differences(cases, cases.map { $0.answer(formatters) })
    #expect(differences.isEmpty, "\(differences.prefix(10))")
  }

  private static func skeleton(_ choices: inout Choices) -> String {
    let kind = choices.element(of: [
      "", "percent scale/100", "currency/USD", "currency/EUR", "currency/EGP", "currency/JPY",
      "currency/KWD", "currency/INR unit-width-narrow", "currency/CHF unit-width-iso-code",
      "currency/ILS unit-width-full-name", "unit/kilometer unit-width-short",
      "unit/celsius unit-width-narrow", "unit/hour unit-width-full-name", "compact-short",
      "compact-long", "scientific", "compact-short currency/USD",
    ])
    let precision = choices.element(of: [
      "", ".00", ".##", "precision-integer", "@@@", "@@@#", ".0##", "precision-increment/0.05",
    ])
    let rest = choices.element(of: [
      "", "group-off", "group-on-aligned", "sign-always", "sign-accounting-negative",
      "rounding-mode-half-up", "integer-width/+000", "decimal-always", "sign-negative",
    ])
    return [kind, precision, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func amount(_ choices: inout Choices) -> String {
    let sign = choices.bool() ? "-" : ""
    let whole = choices.element(of: [0, 1, 2, 7, 15, 99, 1_234, 98_765, 1_234_567, 999_999_999_999])
    let digits = choices.int(in: 0...4)
    let fraction = (0..<digits).map { _ in String(choices.int(in: 0...9)) }.joined()
    return sign + String(whole + choices.int(in: 0...9)) + (fraction.isEmpty ? "" : "." + fraction)
  }
}
