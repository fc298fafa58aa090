import Testing
import UnicodeServices

@testable import Localization

@Suite struct NumberSkeletonTests {
  @Test func `A plain number states every stem that decides a digit`() {
    #expect(
      NumberStyle().skeleton == ".###### rounding-mode-half-even group-auto sign-negative")
    #expect(
      PercentStyle().skeleton
        == "percent .###### rounding-mode-half-even group-auto sign-negative scale/100")
  }

  @Test(
    "Stems of the options",
    arguments: [
      (NumberStyle().precision(.fractionLength(2)), ".00"),
      (NumberStyle().precision(.fractionLength(1...3)), ".0##"),
      (NumberStyle().precision(.fractionLength(...0)), "precision-integer"),
      (NumberStyle().precision(.fractionLength(2...)), ".00*"),
      (NumberStyle().precision(.significantDigits(3)), "@@@"),
      (NumberStyle().precision(.significantDigits(3...4)), "@@@#"),
      (NumberStyle().precision(.significantDigits(...2)), "@#"),
      (NumberStyle().precision(.integerLength(2...)), "integer-width/+00"),
      (NumberStyle().precision(.integerLength(...3)), "integer-width/##0"),
      (NumberStyle().rounded(increment: 5), "precision-increment/5"),
      (NumberStyle().rounded(rule: .up), "rounding-mode-ceiling"),
      (NumberStyle().rounded(rule: .awayFromZero), "rounding-mode-up"),
      (NumberStyle().grouping(.never), "group-off"),
      (NumberStyle().grouping(.always), "group-on-aligned"),
      (NumberStyle().sign(strategy: .accounting), "sign-accounting-negative"),
      (NumberStyle().sign(strategy: .signedZero), "sign-auto"),
      (NumberStyle().notation(.scientific), "scientific"),
      (NumberStyle().notation(.compactName), "compact-short"),
      (NumberStyle().decimalSeparator(strategy: .always), "decimal-always"),
      (NumberStyle().scale(1_000), "scale/1000"),
      (
        NumberStyle().precision(.fractionLength(2)).zeroFraction(.hiddenWhenWhole), ".00/w"
      ),
    ])
  func stems(style: NumberStyle, stem: String) {
    #expect(style.skeleton.split(separator: " ").contains(Substring(stem)), "\(style.skeleton)")
  }

  @Test func `Modifiers in another order give the same skeleton`() {
    let one = NumberStyle().grouping(.never).sign(strategy: .always).precision(.fractionLength(2))
    let two = NumberStyle().precision(.fractionLength(2)).sign(strategy: .always).grouping(.never)
    #expect(one == two)
    #expect(one.skeleton == two.skeleton)
  }

  @Test func `Currencies have the digits of their usage`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"), currencyUsage: .cash)
    let style = CurrencyStyle(code: "chf")
    #expect(try style.skeleton(in: context).contains("precision-currency-cash"))
    #expect(
      try style.usage(.standard).skeleton(in: context).contains("precision-currency-standard"))
    #expect(try style.skeleton(in: context).hasPrefix("currency/CHF "))
  }

  @Test(
    "The scale of percents is moved by two places exactly",
    arguments: [("0.5", "50"), ("1.5", "150"), ("1e-3", "0.1"), ("2E2", "20,000")])
  func percentScale(scale: String, percent: String) throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let style = PercentStyle().scale(try DecimalNumber(scale))
    #expect(try style.format(1, in: context).string == percent + "%")
  }
}
