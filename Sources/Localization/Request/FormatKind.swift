/// What a request asks to be formatted.
public enum FormatKind: String, Hashable, Sendable, CaseIterable {
  /// `V`: a number.
  case number
  /// `V`: a part of one as percent.
  case percent
  /// `V CODE`: an amount of a currency.
  case price
  /// `V UNIT`: an amount of a CLDR unit.
  case measurement
  /// `N`: an amount of data.
  case byteCount
  /// `SECONDS`: a length of time.
  case duration
  /// `N`: a rank.
  case ordinal
  /// `N`: a number in words.
  case spellOut
  /// `A B [CODE]`: a range of numbers or of prices.
  case range
  /// `T`: an instant.
  case date
  /// `A B`: the time between two instants.
  case interval
  /// `N UNIT` or `T`: a time relative to now.
  case relative
  /// `ITEM…`: a list.
  case list
  /// `N…`: plural categories.
  case plural
  /// `language|region|script|currency CODE`: the name of a code.
  case name
  /// `S`: text as it stands.
  case verbatim
  /// `S`: a phone number, a code, an address.
  case identifier

  /// The values of a request, in the words of a usage line.
  public var usage: String {
    switch self {
    case .number, .percent: "V"
    case .price: "V CODE"
    case .measurement: "V UNIT"
    case .byteCount, .ordinal, .spellOut: "N"
    case .duration: "SECONDS"
    case .range: "A B [CODE]"
    case .date: "T"
    case .interval: "A B"
    case .relative: "N UNIT | T"
    case .list: "ITEM…"
    case .plural: "N…"
    case .name: "region|language|script|currency CODE"
    case .verbatim, .identifier: "S"
    }
  }

  /// How many values a request has.
  var valueCounts: ClosedRange<Int> {
    switch self {
    case .number, .percent, .byteCount, .duration, .ordinal, .spellOut, .date, .verbatim,
      .identifier:
      1...1
    case .price, .measurement, .interval, .name: 2...2
    case .range: 2...3
    case .relative: 1...2
    case .list, .plural: 1...Int.max
    }
  }
}
