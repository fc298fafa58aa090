internal import UnicodeServices

extension Timestamp {
  /// `2024-03-05T16:07:00+02:00` in the context's zone, `Z` for UTC, with a fraction when there is one.
  ///
  /// The calendar is the Gregorian one for all time, as the standard wants it, and the digits are
  /// ASCII.
  func iso8601(in context: FormatContext) throws(FormatError) -> FormattedText {
    let zone = context.timeZone
    let instant = Double(milliseconds)
    let offset = try FormatError.wrapping { () throws(ICUError) in
      try TimeZones.offset(of: zone, at: instant)
    }
    // An offset in this form has no seconds, which only zones before about 1970 have.
    let minutes = Int64(offset) / 60_000
    let local = milliseconds + minutes * 60_000
    let day = local >= 0 ? local / 86_400_000 : (local - 86_399_999) / 86_400_000
    var rest = local - day * 86_400_000
    let date = Self.civil(day)
    var builder = PartsBuilder()
    let sign = date.year < 0 ? "-" : date.year > 9_999 ? "+" : ""
    builder.add(sign + Self.padded(abs(date.year), sign.isEmpty ? 4 : 6), .year)
    builder.add("-")
    builder.add(Self.padded(date.month, 2), .month)
    builder.add("-")
    builder.add(Self.padded(date.day, 2), .day)
    builder.add("T")
    let fraction = rest % 1_000
    rest /= 1_000
    builder.add(Self.padded(rest / 3_600, 2), .hour)
    builder.add(":")
    builder.add(Self.padded(rest / 60 % 60, 2), .minute)
    builder.add(":")
    builder.add(Self.padded(rest % 60, 2), .second)
    if fraction != 0 {
      builder.add(".")
      builder.add(Self.padded(fraction, 3), .fractionalSecond)
    }
    let isUTC = minutes == 0
    let distance = abs(minutes)
    let zoneText =
      isUTC
      ? "Z"
      : "\(minutes < 0 ? "-" : "+")\(Self.padded(distance / 60, 2)):\(Self.padded(distance % 60, 2))"
    builder.add(zoneText, .timeZone)
    return FormattedText(string: builder.string, parts: builder.parts, direction: .leftToRight)
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// The date of a day counted from 1970.
  private static func civil(_ day: Int64) -> (year: Int64, month: Int64, day: Int64) {
    // Days since 0000-03-01, in cycles of 400 years.
    let shifted = day + 719_468
    let cycle = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfCycle = shifted - cycle * 146_097
    let yearOfCycle =
      (dayOfCycle - dayOfCycle / 1_460 + dayOfCycle / 36_524 - dayOfCycle / 146_096) / 365
    let dayOfYear = dayOfCycle - (365 * yearOfCycle + yearOfCycle / 4 - yearOfCycle / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let month = monthFromMarch + (monthFromMarch < 10 ? 3 : -9)
    let year = yearOfCycle + cycle * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * monthFromMarch + 2) / 5 + 1)
  }
}
