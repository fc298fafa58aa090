internal import UnicodeServices

/// One value to be formatted, told in words: what a command line asks for.
///
/// ```
/// FormatRequest(kind: "price", values: ["1299.50", "EGP"])
///   en-US → EGP\u{A0}1,299.50     ar-EG → \u{200F}\u{661}\u{66C}\u{662}\u{669}\u{669}\u{66B}…
/// ```
///
/// A request is a pure function of its words and a context.
public struct FormatRequest: Hashable, Sendable {
  /// What is formatted.
  public let kind: FormatKind
  /// The values in words.
  public let values: [String]
  /// How it is formatted.
  public let options: FormatOptions

  /// Makes a request.
  ///
  /// - Throws: `FormatRequestError.unknownKind`, `.wrongValueCount`, `.unsuitableOption`,
  ///   `.unknownRelativeUnit`, `.unknownNameKind`.
  public init(
    kind: String, values: [String], options: FormatOptions = FormatOptions()
  ) throws(FormatRequestError) {
    guard let known = FormatKind(rawValue: kind) else {
      throw .unknownKind(
        kind, suggestion: nearest(to: kind, among: FormatKind.allCases.map(\.rawValue)))
    }
    guard known.valueCounts.contains(values.count) else {
      throw .wrongValueCount(known, count: values.count)
    }
    for option in FormatOption.allCases
    where options.all.contains(option) && !option.applies(to: known) {
      throw .unsuitableOption(option, known)
    }
    if known == .relative, values.count == 2, Self.relativeUnit(values[1]) == nil {
      let units = RelativeUnit.allCases.map(\.rawValue)
      throw .unknownRelativeUnit(values[1], suggestion: nearest(to: values[1], among: units))
    }
    if known == .name, NamedCode(rawValue: values[0]) == nil {
      let kinds = NamedCode.allCases.map(\.rawValue)
      throw .unknownNameKind(values[0], suggestion: nearest(to: values[0], among: kinds))
    }
    self.kind = known
    self.values = values
    self.options = options
  }

  /// The unit of a word in the singular or in the plural.
  private static func relativeUnit(_ word: String) -> RelativeUnit? {
    let word = word.lowercased()
    return RelativeUnit(rawValue: word.hasSuffix("s") ? String(word.dropLast()) : word)
  }

  /// Formats the value.
  ///
  /// - Throws: `FormatRequestError.value` for values that make no sense.
  public func run(in context: FormatContext) throws(FormatRequestError) -> FormatResult {
    do throws(FormatError) {
      let value = try format(in: context)
      let visual: WritingDirection? = options.value(.visual)
      let policy: IsolationPolicy = options.value(.isolate) ?? (visual == nil ? .never : .auto)
      let isolated = value.isolated(policy, in: visual ?? context.locale.direction)
      return FormatResult(
        kind: kind, locale: context.locale, value: isolated,
        visual: try visual.map { direction throws(FormatError) in
          try isolated.visualOrder(in: direction)
        },
        isEscaped: options.all.contains(.escape))
    } catch {
      throw .value(error)
    }
  }

  private func format(in context: FormatContext) throws(FormatError) -> FormattedText {
    switch kind {
    case .number, .percent, .price, .measurement, .byteCount, .duration, .ordinal, .spellOut:
      try formatNumber(in: context)
    case .range: try formatRange(in: context)
    case .date: try dateStyle.format(Timestamp(values[0]), in: context)
    case .interval: try formatInterval(in: context)
    case .relative: try formatRelative(in: context)
    case .list:
      try ListStyle(type: options.value(.listType) ?? .and, width: width(.wide))
        .format(values, in: context)
    case .plural: try formatPlural(in: context)
    case .name: try formatName(in: context)
    case .verbatim: try VerbatimStyle().format(values[0], in: context)
    case .identifier: try IdentifierStyle().format(values[0], in: context)
    }
  }

  private func width(_ usual: UnitWidth) -> UnitWidth { options.value(.unitWidth) ?? usual }

  private func formatNumber(in context: FormatContext) throws(FormatError) -> FormattedText {
    let number = try DecimalNumber(values[0])
    let numberOptions = options.numberOptions
    if let skeleton = options.words[.skeleton], [.number, .percent].contains(kind) {
      return try NumberSkeletonStyle(skeleton).format(number, in: context)
    }
    switch kind {
    case .percent: return try PercentStyle(options: numberOptions).format(number, in: context)
    case .price:
      let style = try priceStyle(values[1])
      guard let skeleton = options.words[.skeleton] else {
        return try style.format(number, in: context)
      }
      _ = try style.skeleton(in: context)  // an invalid currency is told in any case
      return try NumberSkeletonStyle(skeleton).format(number, in: context)
    case .measurement:
      if let skeleton = options.words[.skeleton] {
        return try NumberSkeletonStyle(skeleton).format(number, in: context)
      }
      return try MeasurementStyle(
        unit: values[1], width: width(.abbreviated), usage: options.words[.usage],
        options: numberOptions
      ).format(number, in: context)
    case .byteCount:
      return try ByteCountStyle(
        style: options.value(.byteStyle) ?? .file, width: width(.abbreviated)
      ).format(number, in: context)
    case .duration:
      let isClock = options.words[.durationStyle] == "clock"
      return try DurationStyle(
        isClock ? .clock : .units(width(.abbreviated)),
        fractionDigits: options.lengths[.fractionDigits]?.upper ?? 0
      ).format(number, in: context)
    case .ordinal: return try RuleNumberStyle(.ordinal).format(number, in: context)
    case .spellOut: return try RuleNumberStyle(.spellOut).format(number, in: context)
    default: return try NumberStyle(options: numberOptions).format(number, in: context)
    }
  }

  private func priceStyle(_ code: String) throws(FormatError) -> CurrencyStyle {
    var style = CurrencyStyle(code: code, options: options.numberOptions)
    if let presentation: CurrencyPresentation = options.value(.presentation) {
      style = style.presentation(presentation)
    }
    if let usage: CurrencyUsage = options.value(.usage) { style = style.usage(usage) }
    return style
  }

  private func formatRange(in context: FormatContext) throws(FormatError) -> FormattedText {
    let range = NumberRange(try DecimalNumber(values[0]), try DecimalNumber(values[1]))
    let style: NumberRangeStyle
    if let skeleton = options.words[.skeleton] {
      style = NumberRangeStyle(skeleton: skeleton)
    } else if values.count == 3 {
      style = NumberRangeStyle(of: try priceStyle(values[2]))
    } else {
      style = NumberRangeStyle(of: NumberStyle(options: options.numberOptions))
    }
    return try style.format(range, in: context)
  }

  private var dateStyle: DateStyle {
    let style: DateStyle
    if let skeleton = options.words[.skeleton] {
      style = DateStyle(skeleton: skeleton)
    } else {
      let date: DateLength? = options.value(.dateStyle)
      let time: DateLength? = options.value(.timeStyle)
      style =
        date == nil && time == nil
        ? DateStyle(date: .medium, time: .short) : DateStyle(date: date, time: time)
    }
    return style.capitalization(options.value(.capitalization) ?? .none)
  }

  private func formatInterval(in context: FormatContext) throws(FormatError) -> FormattedText {
    let interval = DateInterval(start: try Timestamp(values[0]), end: try Timestamp(values[1]))
    return try IntervalStyle(skeleton: options.words[.skeleton] ?? intervalSkeleton)
      .format(interval, in: context)
  }

  /// ICU formats intervals by skeletons only; lengths become the fields that they have.
  private var intervalSkeleton: String {
    let date: DateLength? = options.value(.dateStyle)
    let time: DateLength? = options.value(.timeStyle)
    let dateFields =
      switch date {
      case .full: "yMMMMEEEEd"
      case .long: "yMMMMd"
      case .medium: "yMMMd"
      case .short: "yMd"
      case nil: time == nil ? "yMMMd" : ""
      }
    let timeFields =
      switch time {
      case .full, .long: "jmsz"
      case .medium: "jms"
      case .short: "jm"
      case nil: ""
      }
    return dateFields + timeFields
  }

  private func formatRelative(in context: FormatContext) throws(FormatError) -> FormattedText {
    let style = RelativeStyle(
      presentation: options.value(.relativePresentation) ?? .numeric, unitsStyle: width(.wide))
    guard values.count == 2, let unit = Self.relativeUnit(values[1]) else {
      return try style.format(.instant(Timestamp(values[0])), in: context)
    }
    return try style.format(.amount(DecimalNumber(values[0]), unit), in: context)
  }

  private func formatPlural(in context: FormatContext) throws(FormatError) -> FormattedText {
    let type: PluralType = options.words[.pluralType] == "ordinal" ? .ordinal : .cardinal
    let numberOptions = options.numberOptions
    var categories: [String] = []
    for value in values {
      let number = try DecimalNumber(value)
      let category =
        numberOptions == NumberOptions()
        ? try context.pluralCategory(of: number, type: type)
        : try context.pluralCategory(
          of: number, in: NumberStyle(options: numberOptions), type: type)
      categories.append(category.rawValue)
    }
    return FormattedText(string: categories.joined(separator: " "), direction: .leftToRight)
  }

  private func formatName(in context: FormatContext) throws(FormatError) -> FormattedText {
    try NameStyle(NamedCode(rawValue: values[0]) ?? .language).format(values[1], in: context)
  }
}
