public import UnicodeServices

/// What joins the items of a list.
public enum ListType: String, Hashable, Sendable, Codable, CaseIterable {
  /// `A, B and C`
  case and
  /// `A, B or C`
  case or
  /// `3 feet, 7 inches`
  case units

  var icu: Int32 {
    switch self {
    case .and: 0
    case .or: 1
    case .units: 2
    }
  }
}

/// Lists.
///
/// ```
/// A, B, C  en-GB A, B and C     es-ES Vega e Iba\u{F1}ez     ar-EG each item with its own \u{648}
/// ```
///
/// The words between items can depend on the items, so items are joined bare; isolates come round
/// each of them afterwards.
public struct ListStyle: ValueFormatStyle {
  /// Items with their directions and parts.
  public typealias FormatInput = [FormattedText]

  /// What joins the items.
  public var type: ListType
  /// How wide the joining words are.
  public var width: UnitWidth
  private var ownLocale: LocaleIdentifier?

  /// Items that a list may have.
  public static let itemLimit = 1_000

  /// Makes a style.
  public init(type: ListType = .and, width: UnitWidth = .wide) {
    self.type = type
    self.width = width
  }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> ListStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Joins items with their parts.
  ///
  /// - Throws: `FormatError.tooManyItems`, `.icu`.
  public func format(
    _ value: [FormattedText], in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    guard value.count <= Self.itemLimit else {
      throw .tooManyItems(value.count, limit: Self.itemLimit)
    }
    let context = try context.overridden(by: ownLocale)
    let joined = try join(value.map { balancingIsolates($0.string) }, in: context)
    var parts = joined.parts
    for part in joined.parts where part.field == .element {
      guard let index = part.index, value.indices.contains(index) else { continue }
      parts += value[index].parts.map { $0.shifted(by: part.range.lowerBound) }
    }
    parts.sort(by: FormattedPart.precedes)
    return FormattedText(
      string: joined.string, parts: parts, direction: context.direction,
      elementDirections: value.map(\.direction), isIsolated: false)
  }

  /// Formats strings whose direction nobody knows.
  public func format(
    _ strings: [String], in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    var items: [FormattedText] = []
    for string in strings { items.append(try VerbatimStyle().format(string, in: context)) }
    return try format(items, in: context)
  }

  private func join(
    _ items: [String], in context: FormatContext
  ) throws(FormatError) -> FormattedString {
    let width: Int32 =
      switch width {
      case .wide: 0
      case .abbreviated: 1
      case .narrow: 2
      }
    let key = FormatterCache.WidthKey(type: type.icu, width: width, locale: context.dataID)
    return try FormatError.wrapping { () throws(ICUError) in
      let formatter = try context.formatters.lists.value(for: key) { () throws(ICUError) in
        try ICUListFormatter(type: type.icu, width: width, locale: context.dataID)
      }
      return try formatter.format(items)
    }
  }
}

extension ValueFormatStyle where Self == ListStyle {
  /// Lists.
  public static func list(type: ListType = .and, width: UnitWidth = .wide) -> ListStyle {
    ListStyle(type: type, width: width)
  }
}
