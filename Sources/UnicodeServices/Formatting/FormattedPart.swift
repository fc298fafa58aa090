/// What a stretch of a formatted value is.
public enum FormattedField: String, Hashable, Sendable, Codable, CaseIterable {
  // Numbers. The grouping separators lie inside the integer.
  /// Whole digits.
  case integer
  /// Digits behind the decimal separator.
  case fraction
  /// The decimal separator.
  case decimal
  /// What stands for "times ten to the power of".
  case exponentSymbol
  /// The sign of an exponent.
  case exponentSign
  /// The digits of an exponent.
  case exponent
  /// A grouping separator.
  case grouping
  /// A currency's symbol, code or name.
  case currency
  /// A percent sign.
  case percent
  /// A per mille sign.
  case permille
  /// A plus or minus sign.
  case sign
  /// A unit's symbol or name.
  case unit
  /// The word or letter of a compact number.
  case compact
  /// The sign of an approximate number.
  case approximately

  // Dates and times.
  /// An era.
  case era
  /// A year in its calendar.
  case year
  /// The name of a year in a cycle, as in the Chinese calendar.
  case yearName
  /// The Gregorian year in which a year of another calendar mostly lies.
  case relatedYear
  /// A quarter.
  case quarter
  /// A month.
  case month
  /// A week of a year.
  case weekOfYear
  /// A week of a month.
  case weekOfMonth
  /// A day of a month.
  case day
  /// A day of a year.
  case dayOfYear
  /// Which one of its kind a weekday is in its month.
  case weekdayOrdinal
  /// A day counted through.
  case julianDay
  /// A weekday.
  case weekday
  /// AM, PM, noon, "in the morning".
  case dayPeriod
  /// An hour.
  case hour
  /// A minute.
  case minute
  /// A second.
  case second
  /// A fraction of a second.
  case fractionalSecond
  /// Milliseconds since midnight.
  case millisecondsInDay
  /// A time zone or an offset from UTC.
  case timeZone

  // Values made of values.
  /// An item of a list; the part's index is the item's.
  case element
  /// Text between items or round a number.
  case literal
  /// The number in a relative time.
  case number
  /// An end of a range or of an interval; the part's index is 0 or 1.
  case side
}

/// A stretch of a formatted value.
///
/// ```
/// -1234.5 USD, en-US  "-$1,234.50"                 sign 0..<1, currency 1..<2, integer 2..<7, …
/// -1234.5 EGP, ar-EG  sign 1..<2, integer 3..<8, grouping 4..<5, decimal 8..<9, …, currency 12..<16
/// ```
public struct FormattedPart: Hashable, Sendable, Codable {
  /// What the stretch is.
  public let field: FormattedField

  /// UTF-16 offsets in the value's string.
  public let range: Range<Int>

  /// The item of a list, or the end of a range.
  public let index: Int?

  /// Makes a part.
  public init(field: FormattedField, range: Range<Int>, index: Int? = nil) {
    self.field = field
    self.range = range
    self.index = index
  }

  /// The same part `offset` UTF-16 units further.
  package func shifted(by offset: Int) -> FormattedPart {
    FormattedPart(
      field: field, range: range.lowerBound + offset..<range.upperBound + offset, index: index)
  }

  /// Whether `first` is listed before `second`: by start, then the enclosing one first.
  package static func precedes(_ first: FormattedPart, _ second: FormattedPart) -> Bool {
    (first.range.lowerBound, -first.range.upperBound)
      < (second.range.lowerBound, -second.range.upperBound)
  }
}

/// A formatted string with its parts in order.
package struct FormattedString: Hashable, Sendable {
  package var string: String
  package var parts: [FormattedPart]

  package init(string: String, parts: [FormattedPart]) {
    self.string = string
    self.parts = parts
  }
}
