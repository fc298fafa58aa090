import Testing
import UnicodeServices

@Suite struct LocaleFactsTests {
  @Test(
    "First weekday, weekend, digits, calendar and hours",
    arguments: [
      // CLDR 42: weekData, calendarPreferenceData, timeData, default numbering systems.
      ("en-US", 1, [1, 7], "latn", "gregorian", HourCycle.h12),
      ("en-GB", 2, [1, 7], "latn", "gregorian", .h23),
      ("ar-EG", 7, [6, 7], "arab", "gregorian", .h12),
      ("ar-SA", 1, [6, 7], "arab", "islamic-umalqura", .h12),
      ("ar-AE", 7, [1, 7], "latn", "gregorian", .h12),
      ("fa-IR", 7, [6], "arabext", "persian", .h23),
      ("he-IL", 1, [6, 7], "latn", "gregorian", .h23),
      ("th-TH", 1, [1, 7], "latn", "buddhist", .h23),
      ("hi-IN", 1, [1], "latn", "gregorian", .h12),
      ("dv-MV", 6, [1, 7], "latn", "gregorian", .h23),
    ])
  func calendarFacts(
    tag: String, first: Int, weekend: [Int], numbers: String, calendar: String, hours: HourCycle
  ) throws {
    let facts = try LocaleFacts(LocaleIdentifier(tag))
    #expect(facts.firstWeekday == first)
    #expect(facts.weekend == weekend)
    #expect(facts.numberingSystem == numbers)
    #expect(facts.calendar == calendar)
    #expect(facts.hourCycle == hours)
  }

  @Test func `Keywords override the locale's own facts`() throws {
    let tag = "ar-EG-u-ca-islamic-civil-fw-mon-hc-h23-ms-ussystem-nu-latn"
    let facts = try LocaleFacts(LocaleIdentifier(tag))
    #expect(facts.calendar == "islamic-civil")
    #expect(facts.firstWeekday == 2)
    #expect(facts.hourCycle == .h23)
    #expect(facts.measurementSystem == .us)
    #expect(facts.numberingSystem == "latn")
    #expect(facts.digits == "0123456789")
    #expect(facts.direction == .rightToLeft)
  }

  @Test(
    "Plural categories, and those that whole numbers reach",
    arguments: [
      // CLDR 42 plurals.xml and ordinals.xml.
      ("en", "one other", "one two few other", "one other"),
      ("ar", "zero one two few many other", "other", "zero one two few many other"),
      ("ru", "one few many other", "other", "one few many"),
      ("cs", "one few many other", "other", "one few other"),
      ("he", "one two other", "other", "one two other"),
      ("fr", "one many other", "one other", "one other"),
      ("ja", "other", "other", "other"),
      ("lv", "zero one other", "other", "zero one other"),
      (
        "cy", "zero one two few many other", "zero one two few many other",
        "zero one two few many other"
      ),
      ("tlh", "other", "other", "other"),
      // Without other data, but with rules.
      ("dv", "one other", "other", "one other"),
    ])
  func plurals(tag: String, cardinal: String, ordinal: String, integers: String) throws {
    let facts = try LocaleFacts(LocaleIdentifier(tag))
    #expect(facts.cardinalCategories.map(\.rawValue).joined(separator: " ") == cardinal)
    #expect(facts.ordinalCategories.map(\.rawValue).joined(separator: " ") == ordinal)
    #expect(facts.integerCategories.map(\.rawValue).joined(separator: " ") == integers)
  }

  @Test func `Names are given in English and in the language itself`() throws {
    let facts = try LocaleFacts(LocaleIdentifier("de-AT"))
    #expect(facts.name == "German (Austria)")
    #expect(facts.nativeName == "Deutsch (\u{D6}sterreich)")
  }

  @Test func `A pseudo-locale has its own direction and the facts of en-US`() throws {
    let facts = try LocaleFacts(LocaleIdentifier("ar-XB"))
    #expect(facts.direction == .rightToLeft)
    #expect(facts.numberingSystem == "latn")
    #expect(facts.firstWeekday == 1)
    #expect(facts.cardinalCategories == [.one, .other])
    #expect(facts.isKnown)
  }

  @Test func `Every locale of ICU has facts`() throws {
    for locale in LocaleIdentifier.available {
      let facts = try LocaleFacts(locale)
      #expect((1...7).contains(facts.firstWeekday))
      #expect(!facts.weekend.isEmpty)
      #expect(facts.cardinalCategories.last == .other)
      #expect(facts.digits.map { $0.unicodeScalars.count == 10 } ?? true, "\(locale)")
      #expect(!facts.name.isEmpty && !facts.nativeName.isEmpty)
    }
  }
}
