public import UnicodeServices

extension FormatContext {
  /// The plural category of a number as it is written: the digits behind the point count, so 1.0 is
  /// not 1 where the language cares.
  ///
  /// ```
  /// en 1 → one     en 1.0 → other     ru 1.5 → other     ar 3 → few
  /// ```
  ///
  /// - Throws: `FormatError.icu`.
  public func pluralCategory(
    of number: DecimalNumber, type: PluralType = .cardinal
  ) throws(FormatError) -> PluralCategory {
    let digits = number.visibleFractionDigits
    let precision =
      digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: digits)
    let isWritten = number.isFinite && !number.text.utf8.contains { $0 == 0x65 || $0 == 0x45 }
    let formatter = try numberFormatter(skeleton: isWritten ? precision : ".*")
    return try FormatError.wrapping { () throws(ICUError) in
      try pluralRules(type).category(of: number.text, formatter: formatter)
    }
  }

  /// The plural category of a number as a style writes it: 1.4 without fraction digits is 1.
  public func pluralCategory(
    of number: DecimalNumber, in style: NumberStyle, type: PluralType = .cardinal
  ) throws(FormatError) -> PluralCategory {
    let context = try overridden(by: style.options.locale)
    let formatter = try context.numberFormatter(skeleton: style.skeleton)
    return try FormatError.wrapping { () throws(ICUError) in
      try context.pluralRules(type).category(of: number.text, formatter: formatter)
    }
  }

  /// The plural category of a range.
  ///
  /// ```
  /// en 0…1 → other     fr 0…1 → one
  /// ```
  public func pluralCategory(
    of range: NumberRange, type: PluralType = .cardinal
  ) throws(FormatError) -> PluralCategory {
    let formatter = try rangeFormatter(skeleton: NumberStyle().skeleton)
    return try FormatError.wrapping { () throws(ICUError) in
      try pluralRules(type).category(
        of: range.lower.text, range.upper.text, formatter: formatter)
    }
  }

  func pluralRules(_ type: PluralType) throws(ICUError) -> PluralRules {
    let key = FormatterCache.WidthKey(type: type.rawValue, width: 0, locale: dataID)
    return try formatters.plurals.value(for: key) { () throws(ICUError) in
      try PluralRules(locale: locale, type: type)
    }
  }
}
