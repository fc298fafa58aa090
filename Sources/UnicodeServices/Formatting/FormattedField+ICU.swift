extension FormattedPart {
  /// The part of ICU's categories and numbers; `nil` for those that say nothing of use.
  ///
  /// Source: `UFieldCategory`, `UNumberFormatFields`, `UDateFormatField`, `UListFormatterField`,
  /// `URelativeDateTimeFormatterField`.
  init?(category: Int32, field: Int32, range: Range<Int>) {
    let index: Int?
    let name: FormattedField?
    switch category {
    case 1: (name, index) = (Self.dateField(field), nil)
    case 2: (name, index) = (Self.numberField(field), nil)
    case 4: (name, index) = (field == 0 ? .literal : .number, nil)
    case 0x1000 + 3: (name, index) = (.element, Int(field))
    case 0x1000 + 2, 0x1000 + 5: (name, index) = (.side, Int(field))
    // A list's elements are the spans above; literals of lists and intervals lie between.
    case 3 where field == 0, 5 where field == 0: (name, index) = (.literal, nil)
    default: (name, index) = (nil, nil)
    }
    guard let name else { return nil }
    self.init(field: name, range: range, index: index)
  }

  private static let numberFields: [FormattedField] = [
    .integer, .fraction, .decimal, .exponentSymbol, .exponentSign, .exponent, .grouping, .currency,
    .percent, .permille, .sign, .unit, .compact, .approximately,
  ]

  private static func numberField(_ field: Int32) -> FormattedField? {
    numberFields.indices.contains(Int(field)) ? numberFields[Int(field)] : nil
  }

  private static let dateFields: [FormattedField?] = [
    .era, .year, .month, .day, .hour, .hour, .minute, .second, .fractionalSecond, .weekday,
    .dayOfYear, .weekdayOrdinal, .weekOfYear, .weekOfMonth, .dayPeriod, .hour, .hour, .timeZone,
    .year, .weekday, .year, .julianDay, .millisecondsInDay, .timeZone, .timeZone, .weekday, .month,
    .quarter, .quarter, .timeZone, .yearName, .timeZone, .timeZone, .timeZone, .relatedYear,
    .dayPeriod, .dayPeriod, .literal,
  ]

  private static func dateField(_ field: Int32) -> FormattedField? {
    dateFields.indices.contains(Int(field)) ? dateFields[Int(field)] : nil
  }
}
