public import UnicodeServices

/// Which of a currency's rules for digits and rounding hold.
public enum CurrencyUsage: String, Hashable, Sendable, Codable, CaseIterable {
  /// Prices and accounts.
  case standard
  /// What is paid in coins and notes: CHF in steps of 0.05, HUF and SEK whole.
  case cash
}

/// Everything a value is formatted with, captured once.
///
/// No style can format without a context, and a context holds no reference to the machine: not its
/// locale, not its time zone, not its clock. What is not given comes from the locale's own data.
///
/// ```
/// let cairo = try FormatContext(locale: LocaleIdentifier("ar-EG"), timeZone: "Africa/Cairo")
/// cairo.numberingSystem  // "arab"
/// cairo.direction        // rightToLeft
/// try FormatContext(locale: LocaleIdentifier("en-US")).hourCycle  // h12
/// ```
///
/// In a pseudo-locale values are those of `en-US`. Two contexts are equal when they format alike; the
/// cache they use does not count.
public struct FormatContext: Sendable {
  /// The locale with its keywords.
  public let locale: LocaleIdentifier

  /// An id that ICU knows, such as `Africa/Cairo` or `UTC`.
  public let timeZone: String

  /// How prices are rounded where a style does not say.
  public let currencyUsage: CurrencyUsage

  /// The present time, for relative values alone; `nil` makes those an error.
  public let now: Timestamp?

  /// Opened formatters.
  public let formatters: FormatterCache

  let facts: ContextFacts

  /// Captures a context.
  ///
  /// - Throws: `FormatError.unknownTimeZone`, `.icu`.
  /// - Complexity: about 20 microseconds when the cache does not have the locale yet.
  public init(
    locale: LocaleIdentifier, timeZone: String = "UTC", currencyUsage: CurrencyUsage = .standard,
    now: Timestamp? = nil, formatters: FormatterCache = FormatterCache()
  ) throws(FormatError) {
    guard TimeZones.contains(timeZone) else {
      let suggestion = try FormatError.wrapping { () throws(ICUError) in
        try TimeZones.nearest(to: timeZone)
      }
      throw .unknownTimeZone(timeZone, suggestion: suggestion)
    }
    let values = locale.valuesLocale
    self.facts = try FormatError.wrapping { () throws(ICUError) in
      try formatters.locales.value(for: values) { () throws(ICUError) in try ContextFacts(values) }
    }
    self.locale = locale
    self.timeZone = timeZone
    self.currencyUsage = currencyUsage
    self.now = now
    self.formatters = formatters
  }

  /// ICU's name of the calendar, such as `gregorian`, `persian`, `islamic-umalqura`.
  public var calendar: String { facts.calendar.type }

  /// CLDR's name of the digits that numbers are written in, such as `latn`, `arab`, `deva`.
  ///
  /// A system without ten digits (Roman, Hebrew, traditional Tamil) gives `latn`: numbers of a screen are
  /// never written by its rules.
  public var numberingSystem: String { facts.numberingSystem }

  /// The hours of a clock.
  public var hourCycle: HourCycle { facts.hourCycle }

  /// The first day of the week, 1 = Sunday … 7 = Saturday.
  public var firstWeekday: Int { facts.calendar.firstWeekday }

  /// The days of the weekend in increasing order, 1 = Sunday … 7 = Saturday.
  public var weekend: [Int] { facts.calendar.weekend }

  /// The units that people measure in.
  public var measurementSystem: MeasurementSystem { facts.measurementSystem }

  /// The currency of the locale's region, as information: no style takes it by itself.
  public var regionalCurrency: String? { facts.regionalCurrency }

  /// The direction of values, which is not always that of the layout they stand in.
  ///
  /// ```
  /// en-US → leftToRight     ar-EG → rightToLeft     ar-XB → leftToRight (values are English)
  /// ```
  public var direction: WritingDirection { facts.direction }

  /// The same context in another locale, and with that locale's calendar, digits and hours.
  public func with(locale: LocaleIdentifier) throws(FormatError) -> FormatContext {
    try FormatContext(
      locale: locale, timeZone: timeZone, currencyUsage: currencyUsage, now: now,
      formatters: formatters)
  }

  /// The same context in another time zone.
  public func with(timeZone: String) throws(FormatError) -> FormatContext {
    try FormatContext(
      locale: locale, timeZone: timeZone, currencyUsage: currencyUsage, now: now,
      formatters: formatters)
  }

  /// ICU's identifier of the data to format with.
  var dataID: String { facts.dataID }
}

extension FormatContext: Hashable {
  /// Whether both format alike.
  public static func == (first: FormatContext, second: FormatContext) -> Bool {
    first.locale == second.locale && first.timeZone == second.timeZone
      && first.currencyUsage == second.currencyUsage && first.now == second.now
  }

  /// Hashes what decides how values look.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(locale)
    hasher.combine(timeZone)
    hasher.combine(currencyUsage)
    hasher.combine(now)
  }
}

extension FormatContext: Codable {
  private enum CodingKeys: String, CodingKey {
    case locale, timeZone, currencyUsage, now
  }

  /// Reads a context; it gets a cache of its own.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    do {
      try self.init(
        locale: container.decode(LocaleIdentifier.self, forKey: .locale),
        timeZone: container.decode(String.self, forKey: .timeZone),
        currencyUsage: container.decode(CurrencyUsage.self, forKey: .currencyUsage),
        now: container.decodeIfPresent(Timestamp.self, forKey: .now))
    } catch let error as FormatError {
      throw DecodingError.dataCorrupted(
        .init(codingPath: container.codingPath, debugDescription: error.description))
    }
  }

  /// Writes the locale, the zone, the usage and the present time.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(locale, forKey: .locale)
    try container.encode(timeZone, forKey: .timeZone)
    try container.encode(currencyUsage, forKey: .currencyUsage)
    try container.encodeIfPresent(now, forKey: .now)
  }
}

extension FormatError {
  /// Runs a body and hands ICU's failures on as those of formatting.
  static func wrapping<Result>(
    _ body: () throws(ICUError) -> Result
  ) throws(FormatError) -> Result {
    do {
      return try body()
    } catch {
      throw .icu(error)
    }
  }
}
