public import UnicodeServices

/// Units of relative times.
public enum RelativeUnit: String, Hashable, Sendable, Codable, CaseIterable {
  /// A year.
  case year
  /// A quarter of a year.
  case quarter
  /// A month.
  case month
  /// A week.
  case week
  /// A day.
  case day
  /// An hour.
  case hour
  /// A minute.
  case minute
  /// A second.
  case second

  /// ICU's `URelativeDateTimeUnit`.
  var icu: Int32 {
    switch self {
    case .year: 0
    case .quarter: 1
    case .month: 2
    case .week: 3
    case .day: 4
    case .hour: 5
    case .minute: 6
    case .second: 7
    }
  }
}

/// A time relative to now.
public enum RelativeTime: Hashable, Sendable, Codable {
  /// So many units from now; negative amounts lie in the past.
  case amount(DecimalNumber, RelativeUnit)
  /// An instant, to be compared with the context's `now`.
  case instant(Timestamp)
}

/// How relative times are written.
public enum RelativePresentation: String, Hashable, Sendable, Codable, CaseIterable {
  /// `1 day ago`
  case numeric
  /// `yesterday`, where the language has a word
  case named
}

/// Times relative to now.
///
/// ```
/// -1 day, named    en-US yesterday     2 hours  he-IL \u{5D1}\u{5E2}\u{5D5}\u{5D3} \u{5E9}\u{5E2}\u{5EA}\u{5D9}\u{5D9}\u{5DD}
/// ```
///
/// An instant less than a day away is told in hours, minutes or seconds, else in days of the calendar
/// (so that `yesterday` is the day before, whatever the hour), weeks, months and years.
public struct RelativeStyle: ValueFormatStyle {
  /// Words or numbers.
  public var presentation: RelativePresentation
  /// How wide units are written.
  public var unitsStyle: UnitWidth
  private var ownLocale: LocaleIdentifier?

  /// Makes a style.
  public init(presentation: RelativePresentation = .numeric, unitsStyle: UnitWidth = .wide) {
    self.presentation = presentation
    self.unitsStyle = unitsStyle
  }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> RelativeStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Formats an amount of units, or the distance of an instant from the context's `now`.
  ///
  /// - Throws: `FormatError.missingNow`, `.notANumber`, `.icu`.
  public func format(
    _ value: RelativeTime, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let context = try context.overridden(by: ownLocale)
    switch value {
    case .amount(let amount, let unit):
      // ICU counts units in binary numbers; whole ones are exact up to here.
      guard let number = Double(amount.text), number.magnitude <= 1e15 else {
        throw .notANumber(amount.text)
      }
      return try format(number, unit, in: context)
    case .instant(let instant):
      let (number, unit) = try distance(to: instant, in: context)
      return try format(Double(number), unit, in: context)
    }
  }

  private func format(
    _ amount: Double, _ unit: RelativeUnit, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let width: Int32 =
      switch unitsStyle {
      case .wide: 0
      case .abbreviated: 1
      case .narrow: 2
      }
    let key = FormatterCache.WidthKey(type: 0, width: width, locale: context.dataID)
    return try FormatError.wrapping { () throws(ICUError) in
      let formatter = try context.formatters.relatives.value(for: key) { () throws(ICUError) in
        try ICURelativeFormatter(width: width, locale: context.dataID)
      }
      let formatted = try formatter.format(
        amount, unit: unit.icu, isNamed: presentation == .named)
      return FormattedText(formatted, direction: context.direction)
    }
  }

  /// The whole units between now and an instant.
  private func distance(
    to instant: Timestamp, in context: FormatContext
  ) throws(FormatError) -> (Int64, RelativeUnit) {
    guard let now = context.now else { throw .missingNow }
    let milliseconds = instant.milliseconds - now.milliseconds
    for (unit, length, next) in Self.shortUnits where milliseconds.magnitude < next.magnitude {
      return (milliseconds / length, unit)
    }
    let difference = try FormatError.wrapping { () throws(ICUError) in
      try TimeZones.difference(
        from: Double(now.milliseconds), to: Double(instant.milliseconds), zone: context.timeZone,
        locale: context.dataID)
    }
    if difference.years != 0 { return (Int64(difference.years), .year) }
    if difference.months != 0 { return (Int64(difference.months), .month) }
    let days = try day(of: instant, in: context) - day(of: now, in: context)
    return abs(days) < 7 ? (days, .day) : (days / 7, .week)
  }

  /// Units shorter than a day with their length and that of the next one, in milliseconds.
  private static let shortUnits: [(RelativeUnit, Int64, Int64)] = [
    (.second, 1_000, 60_000), (.minute, 60_000, 3_600_000), (.hour, 3_600_000, 86_400_000),
  ]

  /// The local day of an instant, counted from 1970.
  private func day(of instant: Timestamp, in context: FormatContext) throws(FormatError) -> Int64 {
    let offset = try FormatError.wrapping { () throws(ICUError) in
      try TimeZones.offset(of: context.timeZone, at: Double(instant.milliseconds))
    }
    let local = instant.milliseconds + Int64(offset)
    return local >= 0 ? local / 86_400_000 : (local - 86_399_999) / 86_400_000
  }

  /// The first moment after the context's `now` at which the text of an instant can be another one.
  ///
  /// Between the two moments nothing has to be formatted again. From a day's distance on this is the
  /// next midnight or the moment at which the distance falls below a day, whichever comes first.
  ///
  /// - Throws: `FormatError.missingNow`, `.icu`.
  public func nextChange(
    of instant: Timestamp, in context: FormatContext
  ) throws(FormatError) -> Timestamp? {
    guard let now = context.now else { throw .missingNow }
    let distance = instant.milliseconds - now.milliseconds
    for (_, length, next) in Self.shortUnits where distance.magnitude < next.magnitude {
      let units = distance / length
      // Ahead, the count falls as soon as less than `units` whole ones are left. Behind, and from the
      // last unit before the instant on, it grows when one more is full.
      let change =
        units > 0
        ? instant.milliseconds - units * length + 1
        : instant.milliseconds + (-units + 1) * length
      return Timestamp(milliseconds: change)
    }
    let offset = try FormatError.wrapping { () throws(ICUError) in
      try TimeZones.offset(of: context.timeZone, at: Double(now.milliseconds))
    }
    let midnight = (try day(of: now, in: context) + 1) * 86_400_000 - Int64(offset)
    let dayBefore = instant.milliseconds - 86_400_000 + 1
    return Timestamp(
      milliseconds: dayBefore > now.milliseconds ? min(midnight, dayBefore) : midnight)
  }
}

extension ValueFormatStyle where Self == RelativeStyle {
  /// Times relative to now.
  public static func relative(
    presentation: RelativePresentation = .numeric, unitsStyle: UnitWidth = .wide
  ) -> RelativeStyle {
    RelativeStyle(presentation: presentation, unitsStyle: unitsStyle)
  }
}
