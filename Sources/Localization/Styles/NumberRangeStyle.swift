internal import UnicodeServices

/// The ends of a range.
public struct NumberRange: Hashable, Sendable, Codable {
  /// The lower end.
  public var lower: DecimalNumber
  /// The upper end.
  public var upper: DecimalNumber

  /// Makes a range.
  public init(_ lower: DecimalNumber, _ upper: DecimalNumber) {
    self.lower = lower
    self.upper = upper
  }
}

/// Ranges of numbers or of prices, with what both ends share written once where the locale does so.
///
/// ```
/// 3…5 EUR  en-US €3.00 \u{2013} €5.00     de-DE 3,00\u{2013}5,00\u{A0}€
/// ```
public struct NumberRangeStyle: ValueFormatStyle {
  enum Base: Hashable, Codable {
    case number(NumberStyle)
    case percent(PercentStyle)
    case currency(CurrencyStyle)
    case skeleton(String)
  }

  let base: Base

  /// Ranges of numbers.
  public init(of style: NumberStyle) { base = .number(style) }

  /// Ranges of percents.
  public init(of style: PercentStyle) { base = .percent(style) }

  /// Ranges of prices.
  public init(of style: CurrencyStyle) { base = .currency(style) }

  /// Ranges by a whole ICU number skeleton.
  public init(skeleton: String) { base = .skeleton(skeleton) }

  /// Formats both ends.
  ///
  /// - Throws: `FormatError.invalidCurrencyCode`, `.invalidSkeleton`, `.icu`.
  public func format(
    _ value: NumberRange, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let skeleton: String
    var context = context
    switch base {
    case .number(let style):
      skeleton = style.skeleton
      context = try context.overridden(by: style.options.locale)
    case .percent(let style):
      skeleton = style.skeleton
      context = try context.overridden(by: style.options.locale)
    case .currency(let style):
      skeleton = try style.skeleton(in: context)
      context = try context.overridden(by: style.options.locale)
    case .skeleton(let text): skeleton = text
    }
    let formatter = try context.rangeFormatter(skeleton: skeleton)
    let direction = context.direction
    return try FormatError.wrapping { () throws(ICUError) in
      FormattedText(
        try formatter.format(value.lower.text, value.upper.text), direction: direction)
    }
  }
}

extension ValueFormatStyle where Self == NumberRangeStyle {
  /// Ranges of numbers.
  public static func range(of style: NumberStyle = .number) -> NumberRangeStyle {
    NumberRangeStyle(of: style)
  }

  /// Ranges of prices.
  public static func range(of style: CurrencyStyle) -> NumberRangeStyle {
    NumberRangeStyle(of: style)
  }
}

extension FormatContext {
  func rangeFormatter(skeleton: String) throws(FormatError) -> ICUNumberRangeFormatter {
    let key = FormatterCache.NumberKey(skeleton: skeleton, locale: dataID)
    return try formatters.numberRanges.value(for: key) { () throws(FormatError) in
      try NumberSkeletonLimits.check(skeleton)
      do throws(SkeletonError) {
        return try ICUNumberRangeFormatter(skeleton: skeleton, locale: dataID)
      } catch {
        throw FormatError(error, skeleton: skeleton)
      }
    }
  }
}
