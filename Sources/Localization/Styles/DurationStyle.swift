public import UnicodeServices

/// Lengths of time in seconds.
///
/// ```
/// 3661  units  en-US 1 hr, 1 min, 1 sec     clock  en-US 1:01:01, da-DK 1.01.01
/// ```
public struct DurationStyle: ValueFormatStyle {
  /// How the length is written.
  public enum Presentation: Hashable, Sendable, Codable {
    /// With units; those that are zero are left out.
    case units(UnitWidth)
    /// As on a clock: hours, minutes and seconds.
    case clock
  }

  /// How the length is written.
  public var presentation: Presentation
  /// Digits behind the seconds' separator; further ones round to even.
  public var fractionDigits: Int
  private var ownLocale: LocaleIdentifier?

  /// The longest length that is taken, in seconds.
  public static let limit = 1_000_000_000_000_000

  /// Makes a style; fraction digits are kept within 0…9.
  public init(_ presentation: Presentation = .units(.abbreviated), fractionDigits: Int = 0) {
    self.presentation = presentation
    self.fractionDigits = min(max(fractionDigits, 0), 9)
  }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> DurationStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Formats a length of time in seconds; digits beyond the style's round to even.
  ///
  /// - Throws: `FormatError.notANumber`, `.numberTooLong`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let context = try context.overridden(by: ownLocale)
    let length = try Length(value, fractionDigits: fractionDigits)
    switch presentation {
    case .units(let width): return try units(length, width, in: context)
    case .clock: return try clock(length, in: context)
    }
  }

  private func units(
    _ length: Length, _ width: UnitWidth, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    var items: [FormattedText] = []
    for (unit, amount) in [
      ("hour", String(length.hours)), ("minute", String(length.minutes)),
      ("second", length.seconds),
    ] where amount.contains(where: { $0 != "0" && $0 != "." }) {
      let sign = length.isNegative && items.isEmpty ? "-" : ""
      items.append(try measure(sign + amount, unit, width, in: context))
    }
    if items.isEmpty { items = [try measure("0", "second", width, in: context)] }
    if items.count == 1 { return items[0] }
    return try ListStyle(type: .units, width: width).format(items, in: context)
  }

  private func measure(
    _ amount: String, _ unit: String, _ width: UnitWidth, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try MeasurementStyle(unit: unit, width: width)
      .precision(.fractionLength(0...fractionDigits))
      .format(DecimalNumber(amount), in: context)
  }

  private func clock(
    _ length: Length, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let locale = context.dataID
    let pattern = try FormatError.wrapping { () throws(ICUError) in
      try durationPattern(fields: "hms", locale: locale)
    }
    var builder = PartsBuilder()
    if length.isNegative {
      // The locale's own sign, with its marks, before a digit that is then left out.
      let signed = try NumberStyle().format(-1, in: context)
      if let sign = signed.parts.first(where: { $0.field == .sign }),
        let digit = signed.parts.first(where: { $0.field == .integer }),
        sign.range.lowerBound < digit.range.lowerBound
      {
        let before = FormattedPart(field: .sign, range: 0..<digit.range.lowerBound)
        builder.add(signed.text(of: before), .sign)
      }
    }
    var run = ""
    for character in pattern + "\u{0}" {
      if let last = run.last, last != character {
        try add(run, length, to: &builder, in: context)
        run = ""
      }
      run.append(character)
    }
    return FormattedText(
      string: builder.string, parts: builder.parts, direction: context.direction)
  }

  /// Appends a field of the clock (`h`, `mm`, `ss`) or a separator.
  private func add(
    _ run: String, _ length: Length, to builder: inout PartsBuilder, in context: FormatContext
  ) throws(FormatError) {
    let (amount, field): (String, FormattedField)
    switch run.first {
    case "h", "H": (amount, field) = (String(length.hours), .hour)
    case "m": (amount, field) = (String(length.minutes), .minute)
    case "s": (amount, field) = (length.seconds, .second)
    default:
      builder.add(run)
      return
    }
    let number = try NumberStyle()
      .precision(
        .integerAndFractionLength(
          integerLimits: run.count..., fractionLimits: 0...(field == .second ? fractionDigits : 0))
      )
      .grouping(.never)
      .format(DecimalNumber(amount), in: context)
    builder.add(number.string, field)
  }
}

/// A length of time taken apart, rounded to so many digits.
private struct Length {
  let isNegative: Bool
  let hours: Int
  let minutes: Int
  /// With a fraction.
  let seconds: String

  init(_ value: DecimalNumber, fractionDigits: Int) throws(FormatError) {
    guard let digits = value.digits else { throw .notANumber(value.text) }
    guard digits.integer.count <= 15,
      var whole = Int("0" + String(decoding: digits.integer, as: UTF8.self))
    else {
      throw .numberTooLong(digits: digits.integer.count, limit: 15)
    }
    var fraction = Array(digits.fraction.prefix(fractionDigits))
    fraction += [UInt8](repeating: 0x30, count: fractionDigits - fraction.count)
    let rest = digits.fraction.dropFirst(fractionDigits)
    if Self.roundsUp(rest, isOdd: ((fraction.last ?? UInt8(whole % 10)) & 1) == 1) {
      // Add one to the last digit that is kept.
      var position = fraction.count - 1
      while position >= 0, fraction[position] == 0x39 {
        fraction[position] = 0x30
        position -= 1
      }
      if position >= 0 { fraction[position] += 1 } else { whole += 1 }
    }
    while fraction.last == 0x30 { fraction.removeLast() }
    hours = whole / 3_600
    minutes = whole / 60 % 60
    let decimals = String(decoding: fraction, as: UTF8.self)
    seconds = fraction.isEmpty ? "\(whole % 60)" : "\(whole % 60).\(decimals)"
    isNegative = digits.isNegative && (whole != 0 || !fraction.isEmpty)
  }

  /// Whether cut-off digits (without trailing zeros) round the digit before them up, halves to even.
  private static func roundsUp(_ rest: ArraySlice<UInt8>, isOdd: Bool) -> Bool {
    guard let first = rest.first else { return false }
    if first != 0x35 { return first > 0x35 }
    return rest.count > 1 || isOdd
  }
}

extension ValueFormatStyle where Self == DurationStyle {
  /// Lengths of time.
  public static func duration(
    _ presentation: DurationStyle.Presentation = .units(.abbreviated), fractionDigits: Int = 0
  ) -> DurationStyle {
    DurationStyle(presentation, fractionDigits: fractionDigits)
  }
}
