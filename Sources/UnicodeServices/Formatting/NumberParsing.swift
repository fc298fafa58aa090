internal import CICU

/// Reads numbers as people write them.
package enum NumberParsing {
  /// The number as a decimal in ASCII; `nil` when the text is no number to its end.
  ///
  /// Separators and digits are the locale's; digits of other scripts are understood too.
  ///
  /// Source: wraps `unum_parseDecimal` with lenient parsing.
  package static func decimal(_ text: String, locale: String) -> String? {
    let units = Array(text.utf16)
    var parsed: Int32 = 0
    let decimal = try? unsafe ICUBuffer.ascii(while: "reading a number") {
      unsafe cicu_number_parse(locale, units, Int32(units.count), &parsed, $0, $1, $2)
    }
    return Int(parsed) == units.count ? decimal : nil
  }
}
