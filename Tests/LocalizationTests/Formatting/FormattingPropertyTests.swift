import LayoutTesting
import Localization
import Testing
import UnicodeServices

/// What must be true of values in every locale that ICU has.
@Suite struct FormattingPropertyTests {
  /// Calls `fault` with a context of every locale and expects it to find nothing.
  private func expectEverywhere(
    _ fault: (FormatContext) throws -> String?, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let formatters = FormatterCache()
    var faults: [String] = []
    for locale in LocaleIdentifier.available {
      let context = try FormatContext(locale: locale, formatters: formatters)
      if let fault = try fault(context) { faults.append("\(locale): \(fault)") }
    }
    #expect(
      faults.isEmpty, "\(faults.count): \(faults.prefix(10)) \(ICUVersions.current)",
      sourceLocation: sourceLocation)
  }

  /// A few values of every kind that has parts.
  private func values(_ context: FormatContext) throws -> [FormattedText] {
    try Self.samples.value[context.locale] ?? Self.values(context)
  }

  /// The values of all locales, made once for all tests.
  private static let samples = Samples()

  private struct Samples: Sendable {
    var value: [LocaleIdentifier: [FormattedText]] = [:]

    init() {
      let formatters = FormatterCache()
      for locale in LocaleIdentifier.available {
        // A failure shows again where the values are asked for.
        guard let context = try? FormatContext(locale: locale, formatters: formatters) else {
          continue
        }
        value[locale] = try? FormattingPropertyTests.values(context)
      }
    }
  }

  private static func values(_ context: FormatContext) throws -> [FormattedText] {
    let instant = try Timestamp("2024-03-05T14:07:09Z")
    let later = try Timestamp("2024-03-10T14:07:09Z")
    let price = try DecimalNumber("-1234.5")
    return [
      try NumberStyle().format(DecimalNumber("-1234567.891"), in: context),
      try PercentStyle().format(DecimalNumber("-0.256"), in: context),
      try CurrencyStyle(code: "USD").format(price, in: context),
      try CurrencyStyle(code: "EGP").format(price, in: context),
      try CurrencyStyle(code: "EUR").presentation(.fullName).format(price, in: context),
      try CurrencyStyle(code: "USD").sign(strategy: .accounting).format(price, in: context),
      try MeasurementStyle(unit: "kilometer-per-hour").format(DecimalNumber("12.5"), in: context),
      try NumberRangeStyle(of: CurrencyStyle(code: "EUR")).format(NumberRange(3, 5), in: context),
      try DateStyle(date: .full, time: .medium).format(instant, in: context),
      try DateStyle(skeleton: "yMd").format(instant, in: context),
      try IntervalStyle(skeleton: "yMMMd").format(
        DateInterval(start: instant, end: later), in: context),
      try RelativeStyle().format(.amount(-3, .day), in: context),
      try ListStyle().format(["A", "\u{5D0}", "B"], in: context),
      try DurationStyle().format(3_661, in: context),
      try ByteCountStyle().format(1_536_000, in: context),
    ]
  }

  @Test func `Reading a formatted number gives the number`() throws {
    try expectEverywhere { context in
      for text in ["-1234567.891", "0", "42", "0.5"] {
        let formatted = try NumberStyle().format(DecimalNumber(text), in: context)
        let read = context.number(parsing: formatted.string)?.text
        if read != text {
          return "\(escapingInvisibles(formatted.string)) is read as \(read ?? "-")"
        }
      }
      return nil
    }
  }

  @Test func `Every digit is one of the locale's numbering system`() throws {
    try expectEverywhere { context in
      guard let digits = try LocaleData.digits(of: context.numberingSystem) else { return nil }
      let allowed = Set(digits.unicodeScalars)
      let text = try NumberStyle().format(DecimalNumber("-9876543210.125"), in: context).string
      let strange = text.unicodeScalars.first {
        $0.properties.numericType == .decimal && !allowed.contains($0)
      }
      return strange.map { "U+\(String($0.value, radix: 16)) in \(escapingInvisibles(text))" }
    }
  }

  @Test func `Parts lie in the string, are sorted and do not cross`() throws {
    try expectEverywhere { context in
      for value in try values(context) {
        for text in [value, value.isolated(.always, in: .leftToRight)] {
          if let fault = fault(ofParts: text) { return fault }
        }
      }
      return nil
    }
  }

  private func fault(ofParts text: FormattedText) -> String? {
    let length = text.string.utf16.count
    var open: [Range<Int>] = []
    var last: FormattedPart?
    for part in text.parts {
      let shown = "\(part) of \(escapingInvisibles(text.string))"
      if part.range.isEmpty || part.range.lowerBound < 0 || part.range.upperBound > length {
        return "\(shown) is outside"
      }
      if let last,
        (last.range.lowerBound, -last.range.upperBound)
          > (part.range.lowerBound, -part.range.upperBound)
      {
        return "\(shown) is not sorted"
      }
      open.removeAll { $0.upperBound <= part.range.lowerBound }
      if open.contains(where: { $0.upperBound < part.range.upperBound }) {
        return "\(shown) crosses another one"
      }
      open.append(part.range)
      last = part
    }
    return nil
  }

  @Test func `Segments cover every value without a gap and keep to its parts`() throws {
    try expectEverywhere { context in
      for value in try values(context) {
        for text in [value, value.isolated(.always, in: .rightToLeft)] {
          var end = 0
          for segment in text.segments {
            if segment.range.lowerBound != end || segment.range.isEmpty {
              return "\(segment) of \(escapingInvisibles(text.string)) begins not at \(end)"
            }
            end = segment.range.upperBound
          }
          if end != text.string.utf16.count {
            return "\(escapingInvisibles(text.string)) ends at \(end)"
          }
          for part in text.parts where part.field == .currency || part.field == .fraction {
            let holder = text.segments.first { $0.range.contains(part.range.lowerBound) }
            if holder?.field != part.field { return "\(part) is in \(String(describing: holder))" }
          }
        }
      }
      return nil
    }
  }

  @Test func `No part begins or ends with an isolate`() throws {
    try expectEverywhere { context in
      for value in try values(context) {
        let text = value.isolated(.always, in: .rightToLeft)
        for part in text.parts {
          let shown = text.text(of: part)
          let isIsolate: (Unicode.Scalar?) -> Bool = {
            $0.map { (0x2066...0x2069).contains($0.value) } ?? false
          }
          // Ends of ranges hold whole prices, isolates of their symbols included.
          if part.field == .side || part.field == .element { continue }
          if isIsolate(shown.unicodeScalars.first) || isIsolate(shown.unicodeScalars.last) {
            return "\(part) of \(escapingInvisibles(text.string))"
          }
        }
        if value.parts.count != text.parts.count { return "parts were lost" }
        for (before, after) in zip(value.parts, text.parts)
        where value.text(of: before) != withoutIsolates(text.text(of: after)) {
          return "\(before) became \(after) in \(escapingInvisibles(text.string))"
        }
      }
      return nil
    }
  }

  private func withoutIsolates(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.filter { !(0x2066...0x2069).contains($0.value) }))
  }

  @Test func `The direction of a value is that of the locale's script`() throws {
    try expectEverywhere { context in
      let script = context.locale.script ?? "Latn"
      let value = try CurrencyStyle(code: "EUR").format(5, in: context)
      return value.direction == WritingDirection(script: script) ? nil : "\(script)"
    }
  }

  @Test func `Isolated values are seen alike in paragraphs of both directions`() throws {
    try expectEverywhere { context in
      for value in try values(context) {
        // A space at the edge of a paragraph moves with it; letters round the value keep it inside.
        let isolated = value.isolated(.always, in: .leftToRight)
        let left = try seen(isolated, in: .leftToRight)
        let right = try seen(isolated, in: .rightToLeft)
        if left != right {
          return "\(escapingInvisibles(value.string)): \(left) and \(right)"
        }
      }
      return nil
    }
  }

  /// The visual order of a value between two words of the paragraph's direction.
  private func seen(_ value: FormattedText, in direction: WritingDirection) throws -> String {
    let word = direction == .leftToRight ? "x" : "\u{5D0}"
    let text = FormattedText(string: word + value.string + word, direction: direction)
    return String(try text.visualOrder(in: direction).dropFirst().dropLast())
  }

  @Test func `A negative price has a sign or accounting parentheses`() throws {
    try expectEverywhere { context in
      for strategy in [NumberSign.automatic, .accounting] {
        let price = try CurrencyStyle(code: "USD").sign(strategy: strategy)
          .format(DecimalNumber("-5.25"), in: context)
        let isMarked =
          price.parts.contains { $0.field == .sign }
          || (strategy == .accounting && price.string.contains("(") && price.string.contains(")"))
        if !isMarked { return "\(strategy): \(escapingInvisibles(price.string))" }
      }
      return nil
    }
  }

  @Test func `The category of a whole number is that of the number as written`() throws {
    try expectEverywhere { context in
      let rules = try PluralRules(locale: context.locale)
      for number in [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000] {
        let plain = try rules.category(of: number)
        let written = try context.pluralCategory(of: DecimalNumber(number))
        if plain != written { return "\(number): \(plain) and \(written)" }
      }
      return nil
    }
  }

  @Test func `Integer, fraction and sign parts hold the whole number`() throws {
    let locales = LocaleIdentifier.available
    let formatters = FormatterCache()
    let failure = Property.check(cases: 2_000) { choices in
      let sign = choices.bool() ? "-" : ""
      let fraction = String(choices.int(in: 0...99))
      return (
        locale: choices.element(of: locales).bcp47,
        amount: "\(sign)\(choices.int(in: 0...9_999_999)).\(fraction)"
      )
    } fault: { draw -> String? in
      let context = try FormatContext(
        locale: LocaleIdentifier(draw.locale), formatters: formatters)
      let value = try CurrencyStyle(code: "EUR").format(DecimalNumber(draw.amount), in: context)
      let digits = value.parts.filter { [.integer, .fraction].contains($0.field) }
        .map { value.text(of: $0) }.joined()
      let all = value.string.unicodeScalars.filter { $0.properties.numericType == .decimal }
      let owned = digits.unicodeScalars.filter { $0.properties.numericType == .decimal }
      return all.count == owned.count ? nil : escapingInvisibles(value.string)
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `A string argument cannot break out of its isolate`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let alphabet: [Unicode.Scalar] = [
      "a", "\u{5D0}", "1", "-", " ", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{202A}",
      "\u{202E}", "\u{202C}", "\u{200F}",
    ]
    let failure = Property.check(cases: 5_000) { choices in
      choices.text(count: 1...12, of: alphabet)
    } fault: { text in
      let value = try VerbatimStyle().format(text, in: context)
        .isolated(.always, in: .leftToRight)
      var depth = 0
      for (index, scalar) in value.string.unicodeScalars.enumerated() {
        if (0x2066...0x2068).contains(scalar.value) { depth += 1 }
        if scalar.value == 0x2069 { depth -= 1 }
        let isLast = index == value.string.unicodeScalars.count - 1
        if depth == 0, !isLast {
          return "closed at \(index) of \(escapingInvisibles(value.string))"
        }
      }
      return depth == 0 ? nil : "not closed: \(escapingInvisibles(value.string))"
    }
    if let failure { Issue.record(failure) }
  }
}
