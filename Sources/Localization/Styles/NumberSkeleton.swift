/// Writes ICU number skeletons.
///
/// Every stem that matters stands in the skeleton, so that no default of ICU's decides: how halves
/// round, what becomes of negative zero, how many digits are kept.
///
/// Source: ICU's "Number Skeletons"; the order of the stems is fixed, so that equal styles have equal
/// skeletons.
enum NumberSkeleton {
  /// What kind of number the skeleton is for.
  enum Kind {
    case number
    case percent
    case currency(code: String, presentation: CurrencyPresentation, isCash: Bool)
    case measurement(unit: String, width: UnitWidth, usage: String?)
  }

  static func text(_ kind: Kind, _ options: NumberOptions) -> String {
    var text = ""
    text.reserveCapacity(160)
    switch kind {
    case .number: break
    case .percent: append("percent", to: &text)
    case .currency(let code, _, _):
      append("currency/", to: &text)
      text += code
    case .measurement(let unit, _, let usage):
      append("unit/", to: &text)
      text += unit
      if let usage { append("usage/\(usage)", to: &text) }
    }
    append(notation(options.notation), to: &text)
    append(precision(kind, options), to: &text)
    append(rounding(options.rounding), to: &text)
    append(grouping(options), to: &text)
    switch kind {
    case .number, .percent: break
    case .currency(_, let presentation, _): append(width(presentation), to: &text)
    case .measurement(_, let unitWidth, _): append(width(unitWidth), to: &text)
    }
    if let integer = options.precision?.integer { append(integerWidth(integer), to: &text) }
    append(sign(options.sign), to: &text)
    if options.decimalSeparator == .always { append("decimal-always", to: &text) }
    if let scale = scale(kind, options) { append("scale/\(scale)", to: &text) }
    return text
  }

  private static func append(_ stem: String?, to text: inout String) {
    guard let stem else { return }
    if !text.isEmpty { text += " " }
    text += stem
  }

  private static func notation(_ notation: NumberNotation) -> String? {
    switch notation {
    case .automatic: nil
    case .compactName: "compact-short"
    case .compactNameLong: "compact-long"
    case .scientific: "scientific"
    }
  }

  private static func precision(_ kind: Kind, _ options: NumberOptions) -> String? {
    guard options.zeroFraction == .hiddenWhenWhole else { return plainPrecision(kind, options) }
    return plainPrecision(kind, options).map { $0 + "/w" }
  }

  private static func plainPrecision(_ kind: Kind, _ options: NumberOptions) -> String? {
    if let increment = options.increment { return "precision-increment/\(increment)" }
    if let significant = options.precision?.significant {
      return significantStem(significant)
    }
    if let fraction = options.precision?.fraction { return fractionStem(fraction) }
    switch kind {
    case .currency where options.isCompact: return nil
    case .currency(_, _, let isCash):
      return isCash ? "precision-currency-cash" : "precision-currency-standard"
    case .number where options.isCompact, .percent where options.isCompact: return nil
    // A converted measurement has as many digits as its usage asks for.
    case .measurement(_, _, let usage) where options.isCompact || usage != nil: return nil
    case .number, .percent, .measurement: return ".######"
    }
  }

  private static func fractionStem(_ limits: NumberPrecision.Limits) -> String {
    if limits.upper == 0 { return "precision-integer" }
    let required = "." + String(repeating: "0", count: limits.lower)
    guard let upper = limits.upper else { return required + "*" }
    return required + String(repeating: "#", count: upper - limits.lower)
  }

  private static func significantStem(_ limits: NumberPrecision.Limits) -> String {
    let required = String(repeating: "@", count: limits.lower)
    guard let upper = limits.upper else { return required + "*" }
    return required + String(repeating: "#", count: upper - limits.lower)
  }

  private static func integerWidth(_ limits: NumberPrecision.Limits) -> String {
    let required = String(repeating: "0", count: limits.lower)
    guard let upper = limits.upper else { return "integer-width/+" + required }
    if upper == 0 { return "integer-width-trunc" }
    return "integer-width/" + String(repeating: "#", count: upper - limits.lower) + required
  }

  private static func rounding(_ rounding: NumberRounding) -> String {
    switch rounding {
    case .toNearestOrEven: "rounding-mode-half-even"
    case .toNearestOrAwayFromZero: "rounding-mode-half-up"
    case .up: "rounding-mode-ceiling"
    case .down: "rounding-mode-floor"
    case .towardZero: "rounding-mode-down"
    case .awayFromZero: "rounding-mode-up"
    }
  }

  private static func grouping(_ options: NumberOptions) -> String {
    switch options.grouping {
    // Beside a compact name four digits stay together in every language: 1235 with a ten thousand.
    case .automatic: options.isCompact ? "group-min2" : "group-auto"
    case .never: "group-off"
    case .always: "group-on-aligned"
    }
  }

  private static func width(_ presentation: CurrencyPresentation) -> String {
    switch presentation {
    case .standard: "unit-width-short"
    case .narrow: "unit-width-narrow"
    case .isoCode: "unit-width-iso-code"
    case .fullName: "unit-width-full-name"
    case .formal: "unit-width-formal"
    case .variant: "unit-width-variant"
    }
  }

  private static func width(_ width: UnitWidth) -> String {
    switch width {
    case .wide: "unit-width-full-name"
    case .abbreviated: "unit-width-short"
    case .narrow: "unit-width-narrow"
    }
  }

  private static func sign(_ sign: NumberSign) -> String {
    switch sign {
    case .automatic: "sign-negative"
    case .always: "sign-always"
    case .never: "sign-never"
    case .signedZero: "sign-auto"
    case .accounting: "sign-accounting-negative"
    case .accountingAlways: "sign-accounting-always"
    }
  }

  private static func scale(_ kind: Kind, _ options: NumberOptions) -> String? {
    guard case .percent = kind else { return options.scale?.text }
    // The stem alone does not turn 0.26 into 26.
    return options.scale.map { hundredfold($0.text) } ?? "100"
  }

  /// A hundred times a decimal: its point moved by two places.
  private static func hundredfold(_ decimal: String) -> String {
    let exponent = decimal.firstIndex { $0 == "e" || $0 == "E" }
    guard let exponent else { return decimal + "E2" }
    let old = Int(decimal[decimal.index(after: exponent)...]) ?? 0
    return "\(decimal[..<exponent])E\(old + 2)"
  }
}
