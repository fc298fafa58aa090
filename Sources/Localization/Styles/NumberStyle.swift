/// Numbers.
///
/// ```
/// 1234567.891  en-US 1,234,567.891     ar-EG \u{661}\u{66C}\u{662}\u{663}\u{664}…
/// ```
///
/// Without a precision at most six digits stand behind the decimal separator.
public struct NumberStyle: NumericStyle {
  /// What the modifiers set.
  public var options: NumberOptions {
    didSet { skeleton = NumberSkeleton.text(.number, options) }
  }

  private(set) var skeleton: String

  /// Makes a style.
  public init(options: NumberOptions = NumberOptions()) {
    self.options = options
    skeleton = NumberSkeleton.text(.number, options)
  }

  /// Formats a number.
  ///
  /// - Throws: `FormatError.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try context.overridden(by: options.locale).number(value, skeleton: skeleton)
  }

  /// Reads the options.
  public init(from decoder: any Decoder) throws {
    self.init(options: try NumberOptions(from: decoder))
  }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

/// Percents: 0.26 is 26 %.
///
/// ```
/// 0.26  de-DE 26\u{A0}%     tr %26     ar-EG \u{662}\u{666}\u{66A}\u{61C}
/// ```
public struct PercentStyle: NumericStyle {
  /// What the modifiers set.
  public var options: NumberOptions {
    didSet { skeleton = NumberSkeleton.text(.percent, options) }
  }

  private(set) var skeleton: String

  /// Makes a style.
  public init(options: NumberOptions = NumberOptions()) {
    self.options = options
    skeleton = NumberSkeleton.text(.percent, options)
  }

  /// Formats a number.
  ///
  /// - Throws: `FormatError.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try context.overridden(by: options.locale).number(value, skeleton: skeleton)
  }

  /// Reads the options.
  public init(from decoder: any Decoder) throws {
    self.init(options: try NumberOptions(from: decoder))
  }

  /// Writes the options.
  public func encode(to encoder: any Encoder) throws { try options.encode(to: encoder) }
}

/// Numbers by a whole ICU number skeleton, whose defaults are ICU's.
public struct NumberSkeletonStyle: ValueFormatStyle {
  /// The skeleton.
  public var skeleton: String

  /// Makes a style.
  public init(_ skeleton: String) { self.skeleton = skeleton }

  /// Formats a number.
  ///
  /// - Throws: `FormatError.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try context.number(value, skeleton: skeleton)
  }
}

extension ValueFormatStyle where Self == NumberStyle {
  /// Numbers.
  public static var number: NumberStyle { NumberStyle() }
}

extension ValueFormatStyle where Self == PercentStyle {
  /// Percents.
  public static var percent: PercentStyle { PercentStyle() }
}
