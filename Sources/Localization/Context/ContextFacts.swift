internal import Synchronization
internal import UnicodeServices

/// What a context knows of its locale; shared by every context with that locale.
final class ContextFacts: Sendable {
  /// ICU's identifier of data that exists, with the locale's keywords.
  let dataID: String
  let calendar: LocaleData.Calendar
  let numberingSystem: String
  let measurementSystem: MeasurementSystem
  let regionalCurrency: String?
  let direction: WritingDirection
  private let locale: LocaleIdentifier
  private let knownHourCycle = Mutex<HourCycle?>(nil)
  /// Whether times must be written in `hourCycle` although the data's own styles have another one.
  let overridesHourCycle: Bool

  /// Collects the facts of the locale of values, never a pseudo-locale.
  ///
  /// - Throws: `ICUError`.
  init(_ locale: LocaleIdentifier) throws(ICUError) {
    calendar = try LocaleData.calendar(locale)
    self.locale = locale
    measurementSystem = try LocaleData.measurementSystem(locale)
    regionalCurrency =
      locale.keyword("cu")?.uppercased() ?? CodeNames.currency(ofRegionIn: locale.icuID)
    direction = locale.direction
    let isKnown = locale.isKnown
    overridesHourCycle = locale.keyword("hc") != nil || !isKnown
    // Root data knows nothing of the region: what the region decides is put into the identifier.
    let id = locale.dataID
    if isKnown {
      dataID = id
    } else {
      let hours = try LocaleData.hourCycle(locale)
      dataID = Self.adding(calendar: calendar.type, hours: hours, to: id)
    }
    let numbers = try LocaleData.numberingSystem(dataID)
    // ICU writes numbers of systems that work by rules (Roman, Hebrew) in European digits.
    numberingSystem = try LocaleData.digits(of: numbers) == nil ? "latn" : numbers
  }

  /// The hours of a clock, looked up when they are asked for: ICU makes a whole pattern generator for
  /// the answer.
  var hourCycle: HourCycle {
    if let known = knownHourCycle.withLock({ $0 }) { return known }
    let cycle: HourCycle
    do {
      cycle = try LocaleData.hourCycle(locale)
    } catch {
      assertionFailure("\(error)")
      cycle = .h23
    }
    knownHourCycle.withLock { $0 = cycle }
    return cycle
  }

  private static func adding(calendar: String, hours: HourCycle, to id: String) -> String {
    var id = id
    for (key, value) in [("calendar", calendar), ("hours", hours.rawValue)]
    where !id.contains("\(key)=") {
      id += id.contains("@") ? ";\(key)=\(value)" : "@\(key)=\(value)"
    }
    return id
  }
}
