internal import UnicodeServices

/// Chooses plural categories by the rules of a text's own language.
struct PluralChooser: Sendable {
  /// The language of the text.
  let locale: LocaleIdentifier
  let context: FormatContext

  /// The category of a number with the digits that a precision stem shows.
  func category(
    of number: DecimalNumber, precision: String, type: PluralType = .cardinal
  ) throws(FormatError) -> PluralCategory {
    let rules = try rules(type)
    // Most numbers are small and whole.
    if precision == "precision-integer", let integer = Int(number.text) {
      return try FormatError.wrapping { () throws(ICUError) in try rules.category(of: integer) }
    }
    let formatter = try context.numberFormatter(
      skeleton: precision + " rounding-mode-half-even group-off")
    return try FormatError.wrapping { () throws(ICUError) in
      try rules.category(of: number.text, formatter: formatter)
    }
  }

  /// The category of a number as a specifier shows it.
  ///
  /// `%lld` has no fraction, `%.1f` one digit, and `%f` counts as the number is written.
  func category(
    of number: DecimalNumber, shownBy specifier: FormatSpecifier?
  ) throws(FormatError) -> PluralCategory {
    if specifier?.formatClass == .float, case .number(let digits) = specifier?.precision {
      let stem =
        digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(digits, 999))
      return try category(of: number, precision: stem)
    }
    return try category(of: number, precision: ValueRenderer.precision(of: number))
  }

  func rules(_ type: PluralType) throws(FormatError) -> PluralRules {
    let locale = self.locale.withoutExtensions
    let key = FormatterCache.WidthKey(type: type.rawValue, width: 0, locale: locale.icuID)
    return try FormatError.wrapping { () throws(ICUError) in
      try context.formatters.plurals.value(for: key) { () throws(ICUError) in
        try PluralRules(locale: locale, type: type)
      }
    }
  }
}

extension DecimalNumber {
  /// Whether this is exactly nought.
  var isZero: Bool {
    let mantissa = text.utf8.prefix { $0 | 0x20 != 0x65 }
    return isFinite && mantissa.allSatisfy { !(0x31...0x39).contains($0) }
  }
}
