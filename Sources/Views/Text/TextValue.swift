public import Localization

/// A value to be shown as text, formatted with the locale captured in the environment.
///
/// ```swift
/// Text(.price("1299.50", currency: "EGP"))
/// ```
///
/// In `en-US` it reads `EGP 1,299.50`; in `ar-EG` it has Arabic digits, the sign of the pound behind
/// them, and is read from right to left. Whatever the direction of the layout, the value is isolated
/// by the direction of its own locale, so that it never falls apart.
public struct TextValue: Sendable {
  private let format: @Sendable (FormatContext) throws(FormatError) -> FormattedText

  /// A value and the style it is written in.
  public init<Style: ValueFormatStyle>(_ value: Style.FormatInput, style: Style)
  where Style.FormatInput: Sendable {
    format = { context throws(FormatError) in try style.format(value, in: context) }
  }

  init(_ format: @escaping @Sendable (FormatContext) throws(FormatError) -> FormattedText) {
    self.format = format
  }

  /// A number, given as decimal digits.
  public static func number(_ value: String, style: NumberStyle = NumberStyle()) -> TextValue {
    decimal(value, style)
  }

  /// A share of one, given as decimal digits: 0.26 is shown as 26 %.
  public static func percent(_ value: String, style: PercentStyle = PercentStyle()) -> TextValue {
    decimal(value, style)
  }

  /// An amount of money, given as decimal digits, in a currency of ISO 4217.
  public static func price(
    _ amount: String, currency: String, presentation: CurrencyPresentation = .standard,
    usage: CurrencyUsage = .standard
  ) -> TextValue {
    decimal(
      amount, CurrencyStyle(code: currency).presentation(presentation).usage(usage))
  }

  /// A number of units of CLDR, such as `kilometer-per-hour`.
  public static func measurement(
    _ value: String, unit: String, width: UnitWidth = .abbreviated, usage: String? = nil
  ) -> TextValue {
    decimal(value, MeasurementStyle(unit: unit, width: width, usage: usage))
  }

  /// A moment, given in ISO 8601 or as seconds since 1970.
  public static func date(_ timestamp: String, style: DateStyle) -> TextValue {
    TextValue { context throws(FormatError) in
      try style.format(Timestamp(timestamp), in: context)
    }
  }

  /// What is read from left to right and never formatted: a phone number, a code.
  public static func identifier(_ text: String) -> TextValue {
    TextValue(text, style: IdentifierStyle())
  }

  private static func decimal<Style: ValueFormatStyle>(
    _ value: String, _ style: Style
  ) -> TextValue where Style.FormatInput == DecimalNumber {
    TextValue { context throws(FormatError) in
      try style.format(DecimalNumber(value), in: context)
    }
  }

  /// The text in a locale.
  func formatted(in context: FormatContext) throws(FormatError) -> FormattedText {
    try format(context)
  }

  /// The value shown in a time zone of its own.
  func inTimeZone(_ zone: String) -> TextValue {
    let format = format
    return TextValue { context throws(FormatError) in try format(context.with(timeZone: zone)) }
  }
}
