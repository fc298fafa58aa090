internal import CICU

/// How a clock's hours are counted.
public enum HourCycle: String, Hashable, Sendable, Codable, CaseIterable {
  /// 0…11 with a day period.
  case h11
  /// 1…12 with a day period.
  case h12
  /// 0…23.
  case h23
  /// 1…24.
  case h24

  init?(icu: Int32) {
    guard (0..<4).contains(icu) else { return nil }
    self = Self.allCases[Int(icu)]
  }
}

/// The units that people measure in.
public enum MeasurementSystem: String, Hashable, Sendable, Codable, CaseIterable {
  /// Metres and kilograms.
  case metric
  /// Feet, pounds and Fahrenheit.
  case us
  /// Miles on roads, pints, Celsius.
  case uk
}

/// What is known of a locale.
///
/// ```
/// en-US  leftToRight  Latn  latn  gregorian         first weekday 1  weekend 1, 7
/// fa-IR  rightToLeft  Arab  arabext  persian        first weekday 7  weekend 6
/// ```
///
/// A pseudo-locale has its own direction and the other facts of `en-US`.
public struct LocaleFacts: Hashable, Sendable {
  /// The locale itself.
  public let locale: LocaleIdentifier
  /// The name in English.
  public let name: String
  /// The name in the locale's own language.
  public let nativeName: String
  /// The direction of the script.
  public let direction: WritingDirection
  /// The ISO 15924 code of the stated or likely script; `nil` when nobody knows.
  public let script: String?
  /// CLDR's name of the numbering system, such as `latn`, `arab`, `arabext`.
  public let numberingSystem: String
  /// The ten digits from zero to nine; `nil` for systems without such digits (Roman, Hebrew).
  public let digits: String?
  /// ICU's name of the calendar, such as `gregorian`, `persian`, `buddhist`.
  public let calendar: String
  /// The first day of the week, 1 = Sunday … 7 = Saturday.
  public let firstWeekday: Int
  /// Days that first weeks of a year must have at least.
  public let minimalDaysInFirstWeek: Int
  /// The days of the weekend in increasing order, 1 = Sunday … 7 = Saturday.
  public let weekend: [Int]
  /// The hours of a clock.
  public let hourCycle: HourCycle
  /// The units that people measure in.
  public let measurementSystem: MeasurementSystem
  /// The plural categories of amounts.
  public let cardinalCategories: [PluralCategory]
  /// The plural categories of ranks.
  public let ordinalCategories: [PluralCategory]
  /// The plural categories of amounts that whole numbers reach.
  public let integerCategories: [PluralCategory]
  /// CLDR's parents, nearest first, without root.
  public let cldrParents: [LocaleIdentifier]
  /// Apple's parents, nearest first, without root.
  public let appleParents: [LocaleIdentifier]
  /// Whether ICU has data for the language.
  public let isKnown: Bool

  /// Collects the facts.
  ///
  /// - Throws: `ICUError` when ICU fails, which only broken data can cause.
  /// - Complexity: about a millisecond when ICU sees the locale for the first time.
  public init(_ locale: LocaleIdentifier) throws(ICUError) {
    let values = locale.valuesLocale
    let data = values.dataID
    self.locale = locale
    name = try ICULocale.displayName(of: locale.icuID, in: "en")
    nativeName = try ICULocale.displayName(
      of: locale.icuID, in: locale.isKnown ? locale.icuID : "en")
    direction = locale.direction
    script = locale.script
    numberingSystem = try LocaleData.numberingSystem(data)
    digits = try LocaleData.digits(of: numberingSystem)
    let calendar = try LocaleData.calendar(values)
    self.calendar = calendar.type
    firstWeekday = calendar.firstWeekday
    minimalDaysInFirstWeek = calendar.minimalDays
    weekend = calendar.weekend
    hourCycle = try LocaleData.hourCycle(values)
    measurementSystem = try LocaleData.measurementSystem(values)
    let cardinal = try PluralRules(locale: values)
    cardinalCategories = try cardinal.categories()
    integerCategories = try cardinal.integerCategories()
    ordinalCategories = try PluralRules(locale: values, type: .ordinal).categories()
    cldrParents = locale.parents(.cldr)
    appleParents = locale.parents(.apple)
    isKnown = locale.isKnown
  }
}
