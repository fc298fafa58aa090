internal import UnicodeServices

/// Measurements: an amount of a CLDR unit, such as `kilometer-per-hour`.
///
/// ```
/// 12.5 kilometer  en-US 12.5 km     ar-EG \u{661}\u{662}\u{66B}\u{665} \u{643}\u{645}
/// ```
///
/// With a usage (`road`, `person-height`, `weather`) the amount is converted to the unit that the
/// region uses for it.
public struct MeasurementStyle: NumericStyle {
  /// What the modifiers set.
  public var options: NumberOptions { didSet { update() } }

  /// The unit's id in CLDR.
  public let unit: String

  /// How wide the unit is written.
  public let width: UnitWidth

  /// What the measurement is for, in CLDR's words; `nil` keeps the unit.
  public let usage: String?

  private var skeleton = ""

  /// Makes a style.
  public init(
    unit: String, width: UnitWidth = .abbreviated, usage: String? = nil,
    options: NumberOptions = NumberOptions()
  ) {
    self.unit = unit
    self.width = width
    self.usage = usage
    self.options = options
    update()
  }

  private mutating func update() {
    skeleton = NumberSkeleton.text(
      .measurement(unit: unit, width: width, usage: usage), options)
  }

  /// Formats an amount of the unit.
  ///
  /// - Throws: `FormatError.unknownUnit`, `.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    do {
      return try context.overridden(by: options.locale).number(value, skeleton: skeleton)
    } catch .invalidSkeleton where !CodeNames.isUnit(unit) {
      throw .unknownUnit(unit, suggestion: Self.suggestion(for: unit))
    }
  }

  /// Units that people ask for, as material for suggestions; ICU takes many more.
  private static func suggestion(for wrong: String) -> String? {
    let usual = [
      "acre", "ampere", "bit", "byte", "calorie", "celsius", "centimeter", "century", "cup", "day",
      "decade", "degree", "fahrenheit", "fathom", "foot", "furlong", "gallon", "gigabit",
      "gigabyte", "gram", "hectare", "hectopascal", "hertz", "horsepower", "hour", "inch", "joule",
      "kelvin", "kilobit", "kilobyte", "kilocalorie", "kilogram", "kilojoule", "kilometer",
      "kilometer-per-hour", "kilowatt", "kilowatt-hour", "liter", "liter-per-100-kilometer",
      "megabit", "megabyte", "megahertz", "megapixel", "megawatt", "meter", "meter-per-second",
      "metric-ton", "microgram", "micrometer", "microsecond", "mile", "mile-per-gallon",
      "mile-per-hour", "milligram", "milliliter", "millimeter", "millisecond", "minute", "month",
      "nanosecond", "nautical-mile", "newton", "ohm", "ounce", "pascal", "percent", "petabyte",
      "pint", "pound", "quart", "radian", "second", "square-foot", "square-kilometer",
      "square-meter", "square-mile", "stone", "tablespoon", "teaspoon", "terabyte", "ton", "volt",
      "watt", "week", "yard", "year",
    ]
    return nearest(to: wrong, among: usual, lettersPerFault: 4)
  }

  private enum CodingKeys: String, CodingKey {
    case unit, width, usage, options
  }

  /// Reads the unit and the choices.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      unit: try container.decode(String.self, forKey: .unit),
      width: try container.decode(UnitWidth.self, forKey: .width),
      usage: try container.decodeIfPresent(String.self, forKey: .usage),
      options: try container.decode(NumberOptions.self, forKey: .options))
  }

  /// Writes the unit and the choices.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(unit, forKey: .unit)
    try container.encode(width, forKey: .width)
    try container.encodeIfPresent(usage, forKey: .usage)
    try container.encode(options, forKey: .options)
  }
}

extension ValueFormatStyle where Self == MeasurementStyle {
  /// Measurements in a unit.
  public static func measurement(
    _ unit: String, width: UnitWidth = .abbreviated, usage: String? = nil
  ) -> MeasurementStyle {
    MeasurementStyle(unit: unit, width: width, usage: usage)
  }
}
