internal import CICU

/// Single facts of a locale, as ICU's data and the locale's keywords give them.
package enum LocaleData {
  /// The name of the numbering system of one of ICU's identifiers, keyword included.
  package static func numberingSystem(_ dataID: String) throws(ICUError) -> String {
    try unsafe ICUBuffer.ascii(while: "looking for the digits of \(dataID)") {
      unsafe cicu_numbering_name(dataID, $0, $1, $2)
    }
  }

  /// The ten digits of a numbering system, from zero; `nil` when it works by rules.
  package static func digits(of numberingSystem: String) throws(ICUError) -> String? {
    var isAlgorithmic = false
    let digits = try unsafe ICUBuffer.string(while: "reading the digits \(numberingSystem)") {
      unsafe cicu_numbering_digits(numberingSystem, &isAlgorithmic, $0, $1, $2)
    }
    return isAlgorithmic ? nil : digits
  }

  /// What a locale's calendar says about weeks.
  package struct Calendar: Hashable, Sendable {
    /// ICU's name, such as `gregorian`.
    package let type: String
    /// 1 = Sunday … 7 = Saturday.
    package let firstWeekday: Int
    /// Days that first weeks of a year must have at least.
    package let minimalDays: Int
    /// In increasing order, 1 = Sunday … 7 = Saturday.
    package let weekend: [Int]
  }

  /// The calendar of a locale, `ca` and `fw` included.
  ///
  /// These facts depend on the region alone, so languages without data have them too.
  package static func calendar(_ locale: LocaleIdentifier) throws(ICUError) -> Calendar {
    let identifier = locale.icuID
    let operation = "reading the calendar of \(identifier)"
    let type = try unsafe ICUBuffer.ascii(while: operation) {
      unsafe cicu_calendar_type(identifier, $0, $1, $2)
    }
    var status: Int32 = 0
    var minimalDays: Int32 = 0
    let first = unsafe cicu_calendar_first_weekday(identifier, &minimalDays, &status)
    let days = unsafe cicu_calendar_weekend(identifier, &status)
    try ICUStatus.check(status, while: operation)
    return Calendar(
      type: type,
      firstWeekday: locale.keyword("fw").flatMap { weekday($0) } ?? Int(first),
      minimalDays: Int(minimalDays),
      weekend: (1...7).filter { days >> Int32($0) & 1 == 1 }
    )
  }

  private static func weekday(_ keyword: String) -> Int? {
    ["sun", "mon", "tue", "wed", "thu", "fri", "sat"].firstIndex(of: keyword).map { $0 + 1 }
  }

  /// The hours of a locale's clock, `hc` included.
  package static func hourCycle(_ locale: LocaleIdentifier) throws(ICUError) -> HourCycle {
    if let keyword = locale.keyword("hc"), let cycle = HourCycle(rawValue: keyword) {
      return cycle
    }
    var status: Int32 = 0
    let cycle = unsafe cicu_locale_hour_cycle(locale.icuID, &status)
    try ICUStatus.check(status, while: "reading the hour cycle of \(locale.icuID)")
    return HourCycle(icu: cycle) ?? .h23
  }

  /// The units of a locale, `ms` included.
  package static func measurementSystem(
    _ locale: LocaleIdentifier
  ) throws(ICUError) -> MeasurementSystem {
    switch locale.keyword("ms") {
    case "metric": return .metric
    case "ussystem": return .us
    case "uksystem": return .uk
    default: break
    }
    var status: Int32 = 0
    let system = unsafe cicu_locale_measurement_system(locale.icuID, &status)
    try ICUStatus.check(status, while: "reading the units of \(locale.icuID)")
    switch system {
    case 1: return .us
    case 2: return .uk
    default: return .metric
    }
  }
}
