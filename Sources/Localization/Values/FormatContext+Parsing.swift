internal import UnicodeServices

extension FormatContext {
  /// The number that a person wrote, in the digits and separators of the locale or in European digits.
  ///
  /// ```
  /// en-US 1,234.5 → 1234.5     ar-EG \u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665} → 1234.5
  /// ```
  ///
  /// `nil` when the text is no number to its end.
  ///
  /// Source: wraps `unum_parseDecimal` with lenient parsing.
  public func number(parsing text: String) -> DecimalNumber? {
    guard text.utf8.count <= 4 * DecimalNumber.digitLimit,
      let decimal = NumberParsing.decimal(text, locale: dataID)
    else { return nil }
    return try? DecimalNumber(decimal).writtenOut
  }
}
