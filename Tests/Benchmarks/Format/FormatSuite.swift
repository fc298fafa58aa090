internal import BenchmarkSupport
internal import Localization
internal import UnicodeServices

/// How fast values are formatted, beside the same calls of ICU in C.
struct FormatSuite {
  private let options: BenchmarkOptions

  init(_ options: BenchmarkOptions) { self.options = options }

  /// A locale, and the end of the names of its scenarios.
  private static let locales = [
    ("en-US", ""), ("ar-EG", "-ar"), ("fa-IR", "-fa"), ("de-DE", "-de"),
  ]

  private static let amount = "-1234.5"
  private static let currency = "EGP"
  /// The instant 2024-03-05T14:07:09Z.
  private static let time: Int64 = 1_709_647_629_000
  private static let dateSkeleton = "yMMMdjm"

  /// Runs the suite.
  func run(_ report: inout Report) {
    for (tag, ending) in Self.locales {
      do {
        try run(tag, ending, &report)
      } catch {
        report.fail("format \(tag): \(error)")
      }
    }
  }

  private func run(_ tag: String, _ ending: String, _ report: inout Report) throws {
    let context = try FormatContext(locale: LocaleIdentifier(tag))
    let price = CurrencyStyle(code: Self.currency)
    let amount = try DecimalNumber(Self.amount)
    let date = DateStyle(skeleton: Self.dateSkeleton)
    guard let instant = Timestamp(milliseconds: Self.time) else { return }
    let peer = try FormatPeer(
      locale: context.locale.icuID,
      number: "currency/\(Self.currency) precision-currency-standard rounding-mode-half-even "
        + "group-auto unit-width-short sign-negative",
      date: Self.dateSkeleton)

    // What is compared must be the same.
    let formattedPrice = try price.format(amount, in: context)
    let formattedDate = try date.format(instant, in: context)
    if Self.checksum(formattedPrice) != peer.number(Self.amount) {
      report.fail("format price \(tag): \(escapingInvisibles(formattedPrice.string))")
    }
    if Self.checksum(formattedDate) != peer.date(Double(Self.time)) {
      report.fail("format date \(tag): \(escapingInvisibles(formattedDate.string))")
    }

    let length = options.sampleLength
    var group = MeasurementGroup(title: "format \(tag)")
    group.measure(name("price" + ending, "cached")) {
      try Stopwatch.median(length: length) {
        for _ in 0..<100 { _ = try price.format(amount, in: context) }
      } / 100
    }
    group.measure(name("price" + ending, "cached", EngineName.rawFormat)) {
      Stopwatch.median(length: length) {
        for _ in 0..<100 { _ = peer.number(Self.amount) }
      } / 100
    }
    group.measure(name("price" + ending, "style")) {
      try Stopwatch.median(length: length) {
        for _ in 0..<100 {
          _ = try CurrencyStyle(code: Self.currency).format(amount, in: context)
        }
      } / 100
    }
    group.measure(name("date" + ending, "cached")) {
      try Stopwatch.median(length: length) {
        for _ in 0..<100 { _ = try date.format(instant, in: context) }
      } / 100
    }
    group.measure(name("date" + ending, "cached", EngineName.rawFormat)) {
      Stopwatch.median(length: length) {
        for _ in 0..<100 { _ = peer.date(Double(Self.time)) }
      } / 100
    }
    group.measure(name("price" + ending, "uncached")) {
      try Stopwatch.median(length: length) {
        let fresh = try FormatContext(locale: context.locale)
        _ = try price.format(amount, in: fresh)
      }
    }
    group.run(rounds: options.rounds, &report)
  }

  private func name(
    _ scenario: String, _ phase: String, _ engine: String = EngineName.own
  ) -> FigureName {
    FigureName(
      suite: .format, engine: engine, scenario: scenario, size: 1, phase: phase, unit: "ns")
  }

  /// The length and the number of parts.
  private static func checksum(_ text: FormattedText) -> Int32 {
    Int32(text.string.utf16.count + 1_000 * text.parts.count)
  }
}
