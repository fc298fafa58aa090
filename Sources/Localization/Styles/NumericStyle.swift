public import UnicodeServices

/// What the styles of numbers, percents, prices and measurements share.
public protocol NumericStyle: ValueFormatStyle {
  /// The options that the modifiers set.
  var options: NumberOptions { get set }
}

extension NumericStyle {
  private func with(_ change: (inout NumberOptions) -> Void) -> Self {
    var copy = self
    change(&copy.options)
    return copy
  }

  /// Sets how many digits are shown.
  public func precision(_ precision: NumberPrecision) -> Self { with { $0.precision = precision } }

  /// Sets when digits are grouped.
  public func grouping(_ grouping: NumberGrouping) -> Self { with { $0.grouping = grouping } }

  /// Sets how large numbers are written.
  public func notation(_ notation: NumberNotation) -> Self { with { $0.notation = notation } }

  /// Sets when a sign is shown.
  public func sign(strategy: NumberSign) -> Self { with { $0.sign = strategy } }

  /// Sets how numbers round, and to multiples of what.
  public func rounded(
    rule: NumberRounding = .toNearestOrEven, increment: DecimalNumber? = nil
  ) -> Self {
    with {
      $0.rounding = rule
      $0.increment = increment
    }
  }

  /// Sets when the decimal separator is shown.
  public func decimalSeparator(strategy: DecimalSeparatorDisplay) -> Self {
    with { $0.decimalSeparator = strategy }
  }

  /// Sets what happens to a fraction of zeros.
  public func zeroFraction(_ display: ZeroFractionDisplay) -> Self {
    with { $0.zeroFraction = display }
  }

  /// Multiplies by a factor before formatting.
  public func scale(_ factor: DecimalNumber) -> Self { with { $0.scale = factor } }

  /// Formats in another locale than the context's, with that one's digits.
  public func locale(_ locale: LocaleIdentifier) -> Self { with { $0.locale = locale } }
}

extension FormatContext {
  /// Formats a decimal by a skeleton.
  func number(_ value: DecimalNumber, skeleton: String) throws(FormatError) -> FormattedText {
    let formatter = try numberFormatter(skeleton: skeleton)
    do {
      return FormattedText(try formatter.format(value.text), direction: direction)
    } catch {
      throw .icu(error)
    }
  }

  func numberFormatter(skeleton: String) throws(FormatError) -> ICUNumberFormatter {
    let key = FormatterCache.NumberKey(skeleton: skeleton, locale: dataID)
    return try formatters.numbers.value(for: key) { () throws(FormatError) in
      try NumberSkeletonLimits.check(skeleton)
      do throws(SkeletonError) {
        return try ICUNumberFormatter(skeleton: skeleton, locale: dataID)
      } catch {
        throw FormatError(error, skeleton: skeleton)
      }
    }
  }
}

extension FormatError {
  /// ICU's refusal of a skeleton, told by what is in it.
  init(_ error: SkeletonError, skeleton: String) {
    self = .invalidSkeleton(skeleton, offset: error.offset)
  }
}
