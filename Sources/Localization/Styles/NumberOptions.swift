public import UnicodeServices

/// How many digits a number shows.
///
/// Lengths are kept within 0…999, which is what ICU takes.
public struct NumberPrecision: Hashable, Sendable, Codable {
  /// Lower and upper length; without an upper one there is no limit.
  struct Limits: Hashable, Sendable, Codable {
    var lower: Int
    var upper: Int?

    init(lower: Int, upper: Int?) {
      self.lower = min(max(lower, 0), 999)
      self.upper = upper.map { min(max($0, self.lower), 999) }
    }

    init(_ range: some RangeExpression<Int>) {
      let bounds = range.relative(to: 0..<1_000)
      self.init(
        lower: bounds.lowerBound,
        upper: bounds.upperBound >= 1_000 ? nil : bounds.upperBound - 1)
    }
  }

  var integer: Limits?
  var fraction: Limits?
  var significant: Limits?

  /// Exactly so many digits behind the decimal separator.
  public static func fractionLength(_ length: Int) -> NumberPrecision {
    NumberPrecision(fraction: Limits(lower: length, upper: length))
  }

  /// At least and at most so many digits behind the decimal separator.
  public static func fractionLength(_ range: some RangeExpression<Int>) -> NumberPrecision {
    NumberPrecision(fraction: Limits(range))
  }

  /// Exactly so many significant digits.
  public static func significantDigits(_ digits: Int) -> NumberPrecision {
    NumberPrecision(significant: Limits(lower: max(digits, 1), upper: max(digits, 1)))
  }

  /// At least and at most so many significant digits.
  public static func significantDigits(_ range: some RangeExpression<Int>) -> NumberPrecision {
    var limits = Limits(range)
    limits = Limits(lower: max(limits.lower, 1), upper: limits.upper.map { max($0, 1) })
    return NumberPrecision(significant: limits)
  }

  /// Exactly so many digits before the decimal separator; higher ones are cut off.
  public static func integerLength(_ length: Int) -> NumberPrecision {
    NumberPrecision(integer: Limits(lower: length, upper: length))
  }

  /// At least and at most so many digits before the decimal separator.
  public static func integerLength(_ range: some RangeExpression<Int>) -> NumberPrecision {
    var limits = Limits(range)
    // `...3` is "at most three": one digit stays even then.
    if limits.upper != 0 { limits.lower = max(limits.lower, 1) }
    return NumberPrecision(integer: limits)
  }

  /// Exactly so many digits before and behind the decimal separator.
  public static func integerAndFractionLength(integer: Int, fraction: Int) -> NumberPrecision {
    NumberPrecision(
      integer: Limits(lower: integer, upper: integer),
      fraction: Limits(lower: fraction, upper: fraction))
  }

  /// At least and at most so many digits before and behind the decimal separator.
  public static func integerAndFractionLength(
    integerLimits: some RangeExpression<Int>, fractionLimits: some RangeExpression<Int>
  ) -> NumberPrecision {
    NumberPrecision(
      integer: integerLength(integerLimits).integer, fraction: Limits(fractionLimits))
  }
}

/// How numbers round.
public enum NumberRounding: String, Hashable, Sendable, Codable, CaseIterable {
  /// To the nearest; halves to the even neighbour.
  case toNearestOrEven
  /// To the nearest; halves away from zero.
  case toNearestOrAwayFromZero
  /// Towards +infinity.
  case up
  /// Towards -infinity.
  case down
  /// Towards zero.
  case towardZero
  /// Away from zero.
  case awayFromZero
}

/// When digits are grouped.
public enum NumberGrouping: String, Hashable, Sendable, Codable, CaseIterable {
  /// As the locale does; some leave four digits together.
  case automatic
  /// Never.
  case never
  /// Also where the locale leaves four digits together.
  case always
}

/// How large numbers are written.
public enum NumberNotation: String, Hashable, Sendable, Codable, CaseIterable {
  /// In full.
  case automatic
  /// `1.2K`, in India `1.2L`, in Japan in units of ten thousand.
  case compactName
  /// `1.2 thousand`.
  case compactNameLong
  /// `1.2E3`.
  case scientific
}

/// When a sign is shown.
public enum NumberSign: String, Hashable, Sendable, Codable, CaseIterable {
  /// For numbers below zero; nothing that rounds to zero has one.
  case automatic
  /// Also a plus.
  case always
  /// None.
  case never
  /// For numbers below zero and for what rounds to zero from below.
  case signedZero
  /// Parentheses where the locale has such a form.
  case accounting
  /// Parentheses where the locale has such a form, and a plus.
  case accountingAlways
}

/// When the decimal separator is shown.
public enum DecimalSeparatorDisplay: String, Hashable, Sendable, Codable, CaseIterable {
  /// Before digits.
  case automatic
  /// Always.
  case always
}

/// What happens to a fraction of zeros.
public enum ZeroFractionDisplay: String, Hashable, Sendable, Codable, CaseIterable {
  /// The digits that the precision asks for.
  case automatic
  /// None on whole amounts: `$5`, but `$5.50`.
  case hiddenWhenWhole
}

/// How wide a unit is written.
public enum UnitWidth: String, Hashable, Sendable, Codable, CaseIterable {
  /// `5 kilometers`
  case wide
  /// `5 km`
  case abbreviated
  /// `5km`
  case narrow
}

/// What all styles of numbers have in common.
public struct NumberOptions: Hashable, Sendable, Codable {
  /// `nil` leaves the precision to the kind of number.
  public var precision: NumberPrecision?
  /// How numbers round.
  public var rounding: NumberRounding = .toNearestOrEven
  /// Numbers round to multiples of this; `nil` rounds to the precision.
  public var increment: DecimalNumber?
  /// When digits are grouped.
  public var grouping: NumberGrouping = .automatic
  /// How large numbers are written.
  public var notation: NumberNotation = .automatic
  /// When a sign is shown.
  public var sign: NumberSign = .automatic
  /// When the decimal separator is shown.
  public var decimalSeparator: DecimalSeparatorDisplay = .automatic
  /// What happens to a fraction of zeros.
  public var zeroFraction: ZeroFractionDisplay = .automatic
  /// The number is multiplied by this first.
  public var scale: DecimalNumber?
  /// Replaces the context's locale, and with it digits and separators.
  public var locale: LocaleIdentifier?

  /// The defaults.
  public init() {}

  /// Whether large numbers have names.
  var isCompact: Bool { notation == .compactName || notation == .compactNameLong }
}
