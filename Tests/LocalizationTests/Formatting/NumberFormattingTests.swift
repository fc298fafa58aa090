import Foundation
import Localization
import Testing
import UnicodeServices

/// Values by ICU's skeleton documentation and CLDR 42, or by the arithmetic beside them.
@Suite struct NumberFormattingTests {
  private func context(_ tag: String) throws -> FormatContext {
    try FormatContext(locale: LocaleIdentifier(tag))
  }

  @Test(
    "Rounding goes where its name says",
    arguments: [
      (NumberRounding.toNearestOrEven, ["2", "4", "-2", "2"]),
      (.toNearestOrAwayFromZero, ["3", "4", "-3", "2"]),
      (.up, ["3", "4", "-2", "3"]),
      (.down, ["2", "3", "-3", "2"]),
      (.towardZero, ["2", "3", "-2", "2"]),
      (.awayFromZero, ["3", "4", "-3", "3"]),
    ])
  func rounding(rule: NumberRounding, expected: [String]) throws {
    let style = NumberStyle().precision(.fractionLength(0)).rounded(rule: rule)
    let context = try context("en-US")
    for (text, want) in zip(["2.5", "3.5", "-2.5", "2.1"], expected) {
      #expect(try style.format(DecimalNumber(text), in: context).string == want)
    }
  }

  @Test func `Rounding to multiples`() throws {
    let style = CurrencyStyle(code: "EUR").rounded(increment: try DecimalNumber("0.25"))
    #expect(try style.format(DecimalNumber("1.13"), in: context("en-US")).string == "\u{20AC}1.25")
  }

  @Test func `Signs`() throws {
    let context = try context("en-US")
    let zero = try DecimalNumber("-0.001")
    let style = CurrencyStyle(code: "USD")
    #expect(try style.format(zero, in: context).string == "$0.00")
    #expect(
      try style.sign(strategy: .signedZero).format(zero, in: context).string == "-$0.00")
    #expect(try style.sign(strategy: .never).format(-5, in: context).string == "$5.00")
    #expect(try style.sign(strategy: .always).format(5, in: context).string == "+$5.00")
    #expect(try style.sign(strategy: .accounting).format(-5, in: context).string == "($5.00)")
    #expect(try style.sign(strategy: .accounting).format(zero, in: context).string == "$0.00")
  }

  @Test func `A fraction of zeros is hidden on whole amounts`() throws {
    let style = CurrencyStyle(code: "USD").zeroFraction(.hiddenWhenWhole)
    let context = try context("en-US")
    #expect(try style.format(5, in: context).string == "$5")
    #expect(try style.format(DecimalNumber("5.5"), in: context).string == "$5.50")
  }

  @Test func `No digit is lost on the way of a price`() throws {
    let amount = "123456789012345678901234567890.12"
    let price = try CurrencyStyle(code: "USD").grouping(.never)
      .format(DecimalNumber(amount), in: context("en-US"))
    #expect(price.string == "$" + amount)
  }

  @Test func `Names, codes and symbols of a currency`() throws {
    let context = try context("en-CA")
    let amount = try DecimalNumber("1")
    let style = CurrencyStyle(code: "USD")
    #expect(try style.format(amount, in: context).string == "US$1.00")
    #expect(try style.presentation(.isoCode).format(amount, in: context).string == "USD\u{A0}1.00")
    #expect(
      try style.presentation(.fullName).format(amount, in: context).string == "1.00 US dollars")
  }

  @Test(
    "A currency is three letters",
    arguments: ["", "EU", "EURO", "E1R", "\u{20AC}", "\u{FF25}\u{FF35}\u{FF32}", "EU\u{0}"])
  func wrongCurrency(code: String) throws {
    let context = try context("en-US")
    #expect(throws: FormatError.invalidCurrencyCode(code)) {
      try CurrencyStyle(code: code).format(1, in: context)
    }
  }

  @Test func `A style's own locale brings its digits along`() throws {
    let style = NumberStyle().locale(try LocaleIdentifier("ar-EG"))
    let value = try style.format(12, in: context("en-US"))
    #expect(value.string == "\u{661}\u{662}")
    #expect(value.direction == .rightToLeft)
  }

  @Test(
    "Amounts of data",
    arguments: [
      ("0", "0 byte"), ("1", "1 byte"), ("999", "999 byte"), ("1000", "1 kB"),
      // 1536000 / 10^6 = 1.536, one digit; 1234567890 / 10^9, two digits.
      ("1536000", "1.5 MB"), ("1234567890", "1.23 GB"), ("-2000000", "-2 MB"),
      ("5e15", "5 PB"), ("1e20", "100,000 PB"),
    ])
  func byteCount(bytes: String, text: String) throws {
    let style = ByteCountStyle()
    #expect(try style.format(DecimalNumber(bytes), in: context("en-US")).string == text)
  }

  @Test func `Amounts of memory count in 1024`() throws {
    let style = ByteCountStyle(style: .memory)
    let context = try context("en-US")
    #expect(try style.format(1_023, in: context).string == "1,023 byte")
    #expect(try style.format(1_024, in: context).string == "1 kB")
    // 1.5 * 1024^2 and 2.25 * 1024^3
    #expect(try style.format(1_572_864, in: context).string == "1.5 MB")
    #expect(try style.format(2_415_919_104, in: context).string == "2.25 GB")
  }

  @Test(
    "Lengths of time in units",
    arguments: [
      ("0", "0 sec"), ("59", "59 sec"), ("60", "1 min"), ("3661", "1 hr, 1 min, 1 sec"),
      ("-3600", "-1 hr"), ("86400", "24 hr"), ("0.4", "0 sec"), ("-0.4", "0 sec"),
      // Halves round to even.
      ("59.5", "1 min"), ("58.5", "58 sec"),
    ])
  func durationUnits(seconds: String, text: String) throws {
    #expect(try DurationStyle().format(DecimalNumber(seconds), in: context("en-US")).string == text)
  }

  @Test(
    "Lengths of time on a clock, with the separators of the language",
    arguments: [
      ("en-US", "3661", 0, "1:01:01"), ("en-US", "-5", 0, "-0:00:05"),
      ("en-US", "61.26", 1, "0:01:01.3"), ("da-DK", "3661", 0, "1.01.01"),
      ("ar-EG", "3661", 0, "\u{661}:\u{660}\u{661}:\u{660}\u{661}"),
      ("fi-FI", "59.999", 0, "0.01.00"),
    ])
  func clock(tag: String, seconds: String, digits: Int, text: String) throws {
    let style = DurationStyle(.clock, fractionDigits: digits)
    #expect(try style.format(DecimalNumber(seconds), in: context(tag)).string == text)
  }

  @Test func `Measurements name an unknown unit and the one that was meant`() throws {
    let context = try context("en-US")
    #expect(throws: FormatError.unknownUnit("kilometre", suggestion: "kilometer")) {
      try MeasurementStyle(unit: "kilometre").format(1, in: context)
    }
    #expect(throws: FormatError.unknownUnit("\u{1F600}", suggestion: nil)) {
      try MeasurementStyle(unit: "\u{1F600}").format(1, in: context)
    }
    let width = MeasurementStyle(unit: "kilometer", width: .wide)
    #expect(try width.format(1, in: context).string == "1 kilometer")
  }

  @Test func `A usage converts to the unit of the region`() throws {
    let style = MeasurementStyle(unit: "kilometer", usage: "road")
    #expect(try style.format(100, in: context("en-US")).string == "62 mi")
    #expect(try style.format(100, in: context("de-DE")).string == "100 km")
  }

  @Test func `Ranks and numbers in words`() throws {
    #expect(try RuleNumberStyle(.ordinal).format(22, in: context("en-US")).string == "22nd")
    #expect(try RuleNumberStyle(.spellOut).format(42, in: context("en-US")).string == "forty-two")
    #expect(try RuleNumberStyle(.spellOut).format(42, in: context("dv")).string == "42")
  }

  @Test func `A bad skeleton is refused with its place`() throws {
    let context = try context("en-US")
    #expect(throws: FormatError.invalidSkeleton(".00 bogus", offset: 4)) {
      try NumberSkeletonStyle(".00 bogus").format(1, in: context)
    }
  }

  @Test(
    "Skeletons that would fill memory are refused",
    arguments: [
      ("scale/1E99999999", 0), (".00 scale/1E-9999", 4), ("precision-increment/1E9999999", 0),
      (String(repeating: "group-off ", count: 1_000), 2_000),
    ])
  func skeletonLimits(skeleton: String, offset: Int) throws {
    let context = try context("en-US")
    #expect(throws: FormatError.invalidSkeleton(skeleton, offset: offset)) {
      try NumberSkeletonStyle(skeleton).format(1, in: context)
    }
    #expect(throws: FormatError.invalidSkeleton(skeleton, offset: offset)) {
      try NumberRangeStyle(skeleton: skeleton).format(NumberRange(1, 2), in: context)
    }
  }

  @Test func `The longest numbers are formatted in every way`() throws {
    let context = try context("ar-EG")
    let long = try DecimalNumber(String(repeating: "9", count: 1_000))
    let large = try DecimalNumber("1e998")
    for number in [long, large] {
      #expect(try !RuleNumberStyle(.spellOut).format(number, in: context).string.isEmpty)
      #expect(try !RuleNumberStyle(.ordinal).format(number, in: context).string.isEmpty)
      #expect(try !ByteCountStyle().format(number, in: context).string.isEmpty)
      #expect(try !PercentStyle().format(number, in: context).string.isEmpty)
      #expect(try context.pluralCategory(of: number) == .other)
      #expect(throws: FormatError.self) { try DurationStyle().format(number, in: context) }
    }
  }

  @Test func `Styles survive being written and read`() throws {
    let style = CurrencyStyle(code: "EGP").presentation(.narrow).usage(.cash)
      .precision(.fractionLength(1...2)).sign(strategy: .accounting)
      .locale(try LocaleIdentifier("ar-EG"))
    let read = try JSONDecoder().decode(CurrencyStyle.self, from: JSONEncoder().encode(style))
    #expect(read == style)
    let number = NumberStyle().grouping(.never)
    #expect(
      try JSONDecoder().decode(NumberStyle.self, from: JSONEncoder().encode(number)) == number)
    let measurement = MeasurementStyle(unit: "meter", width: .narrow, usage: "road")
    #expect(
      try JSONDecoder().decode(MeasurementStyle.self, from: JSONEncoder().encode(measurement))
        == measurement)
    let date = DateStyle.dateTime.year().month(.wide).hour()
    #expect(try JSONDecoder().decode(DateStyle.self, from: JSONEncoder().encode(date)) == date)
  }
}
