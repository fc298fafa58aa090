internal import CICU

/// The Unicode extension keywords with a closed list of values.
enum UnicodeKeyword: String {
  case calendar = "ca"
  case numbers = "nu"
  case hourCycle = "hc"
  case firstWeekday = "fw"
  case lineBreak = "lb"
  case wordBreak = "lw"
  case measurement = "ms"
  case currency = "cu"

  /// Whether the keyword may have this value (in BCP 47's spelling).
  func accepts(_ value: String) -> Bool {
    switch self {
    case .calendar: unsafe cicu_calendar_exists(value)
    case .numbers:
      ["native", "traditio", "finance"].contains(value) ? true : unsafe cicu_numbering_exists(value)
    case .currency: value.utf8.count == 3 && value.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    case .hourCycle, .firstWeekday, .lineBreak, .wordBreak, .measurement: values.contains(value)
    }
  }

  /// The value nearest to a wrong one; `nil` when none is near.
  func value(near wrong: String) -> String? {
    let candidates = values.map { (value: $0, distance: editDistance(wrong, $0)) }
    guard let best = candidates.min(by: { $0.distance < $1.distance }), best.distance <= 3 else {
      return nil
    }
    return best.value
  }

  /// The list; of calendars and digits the usual ones, as material for suggestions.
  private var values: [String] {
    switch self {
    case .hourCycle: ["h12", "h23", "h11", "h24"]
    case .firstWeekday: ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    case .lineBreak: ["strict", "normal", "loose"]
    case .wordBreak: ["normal", "breakall", "keepall", "phrase"]
    case .measurement: ["metric", "ussystem", "uksystem"]
    case .calendar:
      [
        "gregory", "buddhist", "chinese", "coptic", "dangi", "ethioaa", "ethiopic", "hebrew",
        "indian", "islamic", "islamic-civil", "islamic-rgsa", "islamic-tbla", "islamic-umalqura",
        "iso8601", "japanese", "persian", "roc",
      ]
    case .numbers:
      [
        "latn", "arab", "arabext", "beng", "deva", "fullwide", "gujr", "guru", "hanidec", "khmr",
        "knda", "laoo", "mlym", "mymr", "orya", "tamldec", "telu", "thai", "tibt",
      ]
    case .currency: []
    }
  }
}
