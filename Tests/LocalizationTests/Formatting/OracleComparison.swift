import Localization
import UnicodeServices

/// A request to the oracle together with what our layer makes of the same.
struct OracleCase: Sendable {
  var request: [String]
  var format: @Sendable (FormatContext) throws -> String
  var locale: LocaleIdentifier

  /// Our answer.
  func answer(_ formatters: FormatterCache) -> String {
    do {
      let context = try FormatContext(
        locale: locale, timeZone: "Africa/Cairo", formatters: formatters)
      return FormatOracle.line(try format(context))
    } catch {
      return "!\(error)"
    }
  }
}

/// Cases for the oracle.
enum OracleCases {
  static func number(_ locale: LocaleIdentifier, _ skeleton: String, _ decimal: String)
    -> OracleCase
  {
    OracleCase(
      request: ["number", locale.icuID, skeleton, decimal],
      format: { context in
        try NumberSkeletonStyle(skeleton).format(DecimalNumber(decimal), in: context).string
      }, locale: locale)
  }

  /// A table of values, each in its own way, for one locale.
  static func table(_ locale: LocaleIdentifier) -> [OracleCase] {
    let id = locale.icuID
    let zone = "Africa/Cairo"
    let time = "1709647629000"  // 2024-03-05T14:07:09Z
    let other = "1710079629000"  // five days later
    @Sendable func instant(_ text: String) throws -> Timestamp {
      guard let value = Int64(text), let result = Timestamp(milliseconds: value) else {
        throw FormatError.notADate(text)
      }
      return result
    }
    var cases: [OracleCase] = []
    func add(_ request: [String], _ format: @escaping @Sendable (FormatContext) throws -> String) {
      cases.append(OracleCase(request: request, format: format, locale: locale))
    }
    for (skeleton, decimal) in [
      (".###", "-1234567.891"), ("percent scale/100 .#", "0.2655"), ("compact-short", "1234567"),
      ("compact-long", "-98765"), ("scientific .##", "1234567"), ("currency/USD", "-1234.5"),
      ("currency/EGP unit-width-full-name", "3"), ("currency/JPY precision-currency-cash", "1.5"),
      ("unit/kilometer-per-hour unit-width-short", "12.5"), ("unit/day unit-width-full-name", "2"),
    ] {
      cases.append(number(locale, skeleton, decimal))
    }
    add(["range", id, "currency/EUR", "3", "5"]) { context in
      try NumberRangeStyle(skeleton: "currency/EUR").format(NumberRange(3, 5), in: context).string
    }
    for skeleton in ["yMMMd", "yMMMMEEEEdjmm", "jms", "MMMMd", "GyMMM"] {
      add(["date", id, skeleton, time, zone]) { context in
        try DateStyle(skeleton: skeleton).format(instant(time), in: context).string
      }
    }
    for (number, length) in DateLength.allCases.enumerated() {
      add(["style", id, "\(number)", "-1", time, zone]) { context in
        try DateStyle(date: length, time: nil).format(instant(time), in: context).string
      }
      add(["style", id, "1", "\(number)", time, zone]) { context in
        try DateStyle(date: .long, time: length).format(instant(time), in: context).string
      }
    }
    add(["interval", id, "yMMMd", time, other, zone]) { context in
      let interval = DateInterval(start: try instant(time), end: try instant(other))
      return try IntervalStyle(skeleton: "yMMMd").format(interval, in: context).string
    }
    for (amount, unit, named) in [
      ("-1", RelativeUnit.day, true), ("2", .hour, false), ("-21", .year, false),
    ] {
      let icu = RelativeUnit.allCases.firstIndex(of: unit).map { "\($0)" } ?? ""
      add(["relative", id, "0", icu, amount, named ? "1" : "0"]) { context in
        try RelativeStyle(presentation: named ? .named : .numeric)
          .format(.amount(DecimalNumber(amount), unit), in: context).string
      }
    }
    for (number, type) in ListType.allCases.enumerated() {
      add(["list", id, "\(number)", "0", "A", "B", "C"]) { context in
        try ListStyle(type: type).format(["A", "B", "C"], in: context).string
      }
    }
    for decimal in ["0", "1", "1.0", "2", "3", "11", "21", "1.5", "1000000"] {
      add(["plural", id, "0", decimal]) { context in
        try context.pluralCategory(of: DecimalNumber(decimal)).rawValue
      }
    }
    add(["plural", id, "1", "22"]) { context in
      try context.pluralCategory(of: 22, type: .ordinal).rawValue
    }
    add(["region", id, "EG"]) { try NameStyle(.region).format("EG", in: $0).string }
    add(["language", id, "he"]) { try NameStyle(.language).format("he", in: $0).string }
    return cases
  }

  /// The first differences between the oracle and our answers.
  static func differences(_ cases: [OracleCase], _ answers: [String]) throws -> [String] {
    let wanted = try FormatOracle.answers(cases.map(\.request))
    return zip(zip(cases, answers), wanted).compactMap { pair, want in
      let (item, have) = pair
      guard Array(have.utf8) != Array(want.utf8) else { return nil }
      return "\(item.request): \(FormatFixture.difference(have, want))"
    }
  }
}
