import Foundation
import Testing
import UnicodeServices

@testable import Localization

@Suite struct FormatContextTests {
  @Test func `What is not given comes from the locale`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("ar-EG"))
    #expect(context.calendar == "gregorian")
    #expect(context.numberingSystem == "arab")
    #expect(context.timeZone == "UTC")
    #expect(context.hourCycle == .h12)
    #expect(context.firstWeekday == 7)
    #expect(context.weekend == [6, 7])
    #expect(context.direction == .rightToLeft)
    #expect(context.measurementSystem == .metric)
    #expect(context.regionalCurrency == "EGP")
    #expect(context.now == nil)
  }

  @Test func `Keywords win`() throws {
    let tag = "ar-EG-u-ca-islamic-civil-cu-usd-fw-mon-hc-h23-ms-ussystem-nu-latn"
    let context = try FormatContext(locale: LocaleIdentifier(tag))
    #expect(context.calendar == "islamic-civil")
    #expect(context.numberingSystem == "latn")
    #expect(context.hourCycle == .h23)
    #expect(context.firstWeekday == 2)
    #expect(context.measurementSystem == .us)
    #expect(context.regionalCurrency == "USD")
  }

  @Test(
    "Digits by their role in the locale are resolved to a name",
    arguments: [
      ("hi-IN-u-nu-native", "deva", "\u{967}\u{968}"),
      ("ar-AE-u-nu-native", "arab", "\u{661}\u{662}"),
      ("en-US-u-nu-native", "latn", "12"),
      // Systems that work by rules are not used for numbers.
      ("ta-IN-u-nu-traditio", "latn", "12"), ("en-US-u-nu-roman", "latn", "12"),
    ])
  func numberingRoles(tag: String, name: String, twelve: String) throws {
    let context = try FormatContext(locale: LocaleIdentifier(tag))
    #expect(context.numberingSystem == name)
    #expect(try NumberStyle().format(12, in: context).string == twelve)
  }

  @Test func `A language without data keeps what its region decides`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("glk-IR"))
    #expect(context.calendar == "persian")
    #expect(context.direction == .rightToLeft)
    let date = try DateStyle(skeleton: "y").format(Timestamp("2024-03-05"), in: context)
    #expect(date.string.contains("1402"))
    let egypt = try FormatContext(locale: LocaleIdentifier("und-EG"))
    #expect(egypt.hourCycle == .h12)
    let time = try DateStyle(date: nil, time: .short)
      .format(Timestamp("2024-03-05T14:07:00Z"), in: egypt)
    #expect(time.string.hasPrefix("2:07"))
  }

  @Test func `Values in a pseudo-locale are English`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("ar-XB"))
    #expect(context.direction == .leftToRight)
    #expect(context.locale.isRightToLeft)
    #expect(try CurrencyStyle(code: "USD").format(5, in: context).string == "$5.00")
    #expect(try context.pluralCategory(of: 2) == .other)
  }

  @Test(
    "An unknown time zone is an error with the one that was meant",
    arguments: [
      ("Africa/Cario", "Africa/Cairo"), ("Cairo", "Africa/Cairo"),
      ("Europe/Berln", "Europe/Berlin"),
      ("Mars/Olympus_Mons", nil), ("", nil), ("\u{0}", nil),
    ] as [(String, String?)])
  func unknownZone(zone: String, suggestion: String?) throws {
    let locale = try LocaleIdentifier("en-US")
    let error = #expect(throws: FormatError.self) {
      try FormatContext(locale: locale, timeZone: zone)
    }
    guard case .unknownTimeZone(zone, let meant) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    if let suggestion { #expect(meant == suggestion) }
  }

  @Test func `Contexts are equal when they format alike`() throws {
    let locale = try LocaleIdentifier("en_US")
    let one = try FormatContext(locale: locale)
    let two = try FormatContext(locale: LocaleIdentifier("en-US"))
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(try one != one.with(timeZone: "Africa/Cairo"))
    #expect(try one != one.with(locale: LocaleIdentifier("en-GB")))
    let data = try JSONEncoder().encode(one)
    #expect(try JSONDecoder().decode(FormatContext.self, from: data) == one)
  }

  @Test func `A full cache is emptied and goes on`() throws {
    let cache = BoundedCache<Int, Int>(limit: 10)
    for key in 0..<25 { #expect(cache.value(for: key) { key * 2 } == key * 2) }
    #expect(cache.count == 5)
    #expect(cache.value(for: 24) { -1 } == 48)
    #expect(cache.value(for: 3) { -1 } == -1)
  }

  @Test func `Formatters are kept within a bound`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    for digits in 0..<250 {
      _ = try NumberStyle().precision(.fractionLength(digits)).format(1, in: context)
    }
    #expect(context.formatters.numbers.count <= 100)
  }

  @Test(
    "Plural categories go by what is written",
    arguments: [
      ("en", "1", "one"), ("en", "1.0", "other"), ("ru", "1.5", "other"), ("ar", "3", "few"),
      ("cs", "1.5", "many"), ("fr", "1.5", "one"), ("fr", "1000000", "many"), ("fr", "1e6", "many"),
      ("ja", "1", "other"), ("he", "2", "two"),
    ])
  func plurals(tag: String, number: String, category: String) throws {
    let context = try FormatContext(locale: LocaleIdentifier(tag))
    #expect(try context.pluralCategory(of: DecimalNumber(number)).rawValue == category)
  }

  @Test func `Plural categories of ranges and of styles`() throws {
    let english = try FormatContext(locale: LocaleIdentifier("en"))
    let french = try FormatContext(locale: LocaleIdentifier("fr"))
    #expect(try english.pluralCategory(of: NumberRange(0, 1)) == .other)
    #expect(try french.pluralCategory(of: NumberRange(0, 1)) == .one)
    let whole = NumberStyle().precision(.fractionLength(0))
    #expect(try english.pluralCategory(of: DecimalNumber("1.4"), in: whole) == .one)
    #expect(try english.pluralCategory(of: 3, type: .ordinal) == .few)
  }

  @Test func `Numbers are read as people write them`() throws {
    let english = try FormatContext(locale: LocaleIdentifier("en-US"))
    let arabic = try FormatContext(locale: LocaleIdentifier("ar-EG"))
    #expect(english.number(parsing: "1,234.5")?.text == "1234.5")
    #expect(
      arabic.number(parsing: "\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}")?.text == "1234.5")
    #expect(arabic.number(parsing: "12")?.text == "12")
    for text in ["", "abc", "12x", "\u{1F600}", String(repeating: "9", count: 5_000)] {
      #expect(english.number(parsing: text) == nil)
    }
  }
}
