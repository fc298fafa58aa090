/// The options of a format request, by their names on the command line.
public enum FormatOption: String, Hashable, Sendable, CaseIterable {
  /// A date skeleton, or a whole number skeleton that replaces the built one.
  case skeleton
  /// The length of a date.
  case dateStyle = "date-style"
  /// The length of a time.
  case timeStyle = "time-style"
  /// Where a date stands.
  case capitalization
  /// How a currency is named.
  case presentation
  /// A currency's rounding, or what a measurement is for.
  case usage
  /// How large numbers are written.
  case notation
  /// How wide a unit is written.
  case unitWidth = "unit-width"
  /// When digits are grouped.
  case grouping
  /// When a sign is shown.
  case sign
  /// How numbers round.
  case rounding
  /// Numbers round to multiples of this.
  case roundingIncrement = "rounding-increment"
  /// `N` or `A..B` digits before the decimal separator.
  case integerDigits = "integer-digits"
  /// `N` or `A..B` digits behind the decimal separator.
  case fractionDigits = "fraction-digits"
  /// `N` or `A..B` significant digits.
  case significantDigits = "significant-digits"
  /// When the decimal separator is shown.
  case decimalSeparator = "decimal-separator"
  /// What happens to a fraction of zeros.
  case zeroFraction = "zero-fraction"
  /// The number is multiplied by this first.
  case scaleBy = "scale-by"
  /// What a kilobyte is.
  case byteStyle = "byte-style"
  /// How a length of time is written.
  case durationStyle = "duration-style"
  /// What joins a list.
  case listType = "list-type"
  /// Words or numbers.
  case relativePresentation = "relative-presentation"
  /// Amounts or ranks.
  case pluralType = "plural-type"
  /// Whether the value is isolated.
  case isolate
  /// Shows the visual order in a paragraph of a direction.
  case visual
  /// Shows invisible characters as `\uXXXX`; takes no value.
  case escape

  /// Whether the option takes a value.
  public var takesValue: Bool { self != .escape }

  /// What the value is, for a usage line.
  public var valueName: String {
    if let words { return words.joined(separator: "|") }
    switch self {
    case .skeleton: return "SKELETON"
    case .integerDigits, .fractionDigits, .significantDigits: return "N|A..B"
    case .roundingIncrement, .scaleBy: return "DECIMAL"
    case .usage: return "standard|cash|USAGE"
    default: return ""
    }
  }

  /// The words that the option takes; `nil` when it takes something else.
  var words: [String]? {
    switch self {
    case .dateStyle, .timeStyle: Self.names(DateLength.self)
    case .capitalization: Self.names(DateCapitalization.self)
    case .presentation: Self.names(CurrencyPresentation.self)
    case .notation: Self.names(NumberNotation.self)
    case .unitWidth: Self.names(UnitWidth.self)
    case .grouping: Self.names(NumberGrouping.self)
    case .sign: Self.names(NumberSign.self)
    case .rounding: Self.names(NumberRounding.self)
    case .decimalSeparator: Self.names(DecimalSeparatorDisplay.self)
    case .zeroFraction: Self.names(ZeroFractionDisplay.self)
    case .byteStyle: Self.names(ByteCountStyle.Style.self)
    case .durationStyle: ["units", "clock"]
    case .listType: Self.names(ListType.self)
    case .relativePresentation: Self.names(RelativePresentation.self)
    case .pluralType: ["cardinal", "ordinal"]
    case .isolate: Self.names(IsolationPolicy.self)
    case .visual: ["leftToRight", "rightToLeft"]
    case .skeleton, .usage, .integerDigits, .fractionDigits, .significantDigits,
      .roundingIncrement, .scaleBy, .escape:
      nil
    }
  }

  private static func names<Word: CaseIterable & RawRepresentable<String>>(
    _: Word.Type
  ) -> [String] {
    Word.allCases.map(\.rawValue)
  }

  /// Other words that people use, with the ones meant.
  private static let synonyms: [FormatOption: [String: String]] = [
    .unitWidth: [
      "short": "abbreviated", "long": "wide", "full": "wide", "fullName": "wide",
      "full-name": "wide",
    ],
    .presentation: ["short": "standard", "iso-code": "isoCode", "full-name": "fullName"],
    .notation: ["compactNameShort": "compactName", "standard": "automatic"],
    .grouping: ["auto": "automatic"],
    .sign: ["default": "automatic", "auto": "automatic"],
    .decimalSeparator: ["auto": "automatic"],
    .zeroFraction: ["hide": "hiddenWhenWhole", "auto": "automatic"],
  ]

  /// The word meant, or `nil` when the option does not take it.
  func word(_ value: String) -> String? {
    let meant = Self.synonyms[self]?[value] ?? value
    return words?.contains(meant) == true ? meant : nil
  }

  /// Whether the option says something about values of a kind.
  func applies(to kind: FormatKind) -> Bool {
    switch self {
    case .isolate, .visual, .escape: true
    case .skeleton:
      [.number, .percent, .price, .measurement, .range, .date, .interval].contains(kind)
    case .dateStyle, .timeStyle, .capitalization: [.date, .interval].contains(kind)
    case .presentation: [.price, .range].contains(kind)
    case .usage: [.price, .range, .measurement].contains(kind)
    case .notation, .grouping, .sign, .rounding, .roundingIncrement, .integerDigits,
      .significantDigits, .decimalSeparator, .zeroFraction, .scaleBy:
      [.number, .percent, .price, .measurement, .range, .plural].contains(kind)
    case .fractionDigits:
      [.number, .percent, .price, .measurement, .range, .plural, .duration].contains(kind)
    case .unitWidth:
      [.number, .price, .measurement, .range, .byteCount, .duration, .relative, .list]
        .contains(kind)
    case .byteStyle: kind == .byteCount
    case .durationStyle: kind == .duration
    case .listType: kind == .list
    case .relativePresentation: kind == .relative
    case .pluralType: kind == .plural
    }
  }
}
