public import UnicodeServices

/// How long a date or a time is written.
public enum DateLength: String, Hashable, Sendable, Codable, CaseIterable {
  /// `Tuesday, March 5, 2024`
  case full
  /// `March 5, 2024`
  case long
  /// `Mar 5, 2024`
  case medium
  /// `3/5/24`
  case short

  var icu: ICUDateLength {
    switch self {
    case .full: .full
    case .long: .long
    case .medium: .medium
    case .short: .short
    }
  }
}

/// Where a date stands, for languages that write names of months with a small letter in a sentence.
public enum DateCapitalization: String, Hashable, Sendable, Codable, CaseIterable {
  /// As the data has it.
  case none
  /// Inside a sentence.
  case middleOfSentence
  /// At the beginning of one.
  case beginningOfSentence
  /// In a list or a menu.
  case listItem
  /// By itself.
  case standalone

  /// ICU's `UDisplayContext`.
  var icu: Int32 {
    switch self {
    case .none: 0
    case .middleOfSentence: 257
    case .beginningOfSentence: 258
    case .listItem: 259
    case .standalone: 260
    }
  }
}

/// Dates and times.
///
/// Fields are chosen one by one, by a skeleton or by lengths; which order, separators, calendar and
/// hours they get is the locale's business.
///
/// ```
/// .dateTime.year().month(.wide).day()   en-US March 5, 2024     fa-IR \u{6F1}\u{6F5} … \u{6F1}\u{6F4}\u{6F0}\u{6F2}
/// .dateTime.hour().minute()             en-US 2:07\u{202F}PM    de-DE 14:07
/// ```
public struct DateStyle: ValueFormatStyle {
  enum Content: Hashable, Codable {
    case fields([String])
    case skeleton(String)
    case lengths(date: DateLength?, time: DateLength?)
    case verbatim(String)
    case iso8601
  }

  var content: Content
  var ownLocale: LocaleIdentifier?
  var capitalizationChoice = DateCapitalization.none

  /// A numeric date with a time, until fields are chosen.
  public init() { content = .fields([]) }

  init(content: Content) { self.content = content }

  /// The fields of a skeleton.
  public init(skeleton: String) { content = .skeleton(skeleton) }

  /// Lengths of the date and of the time; `nil` leaves one out.
  ///
  /// Without either the date is medium.
  public init(date: DateLength?, time: DateLength?) {
    content = .lengths(date: date ?? (time == nil ? .medium : nil), time: time)
  }

  /// A pattern whose order and literals hold in every locale; digits and names are the locale's.
  public init(verbatim pattern: String) { content = .verbatim(pattern) }

  /// Formats in another locale than the context's, with that one's calendar, digits and hours.
  public func locale(_ locale: LocaleIdentifier) -> DateStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Says where the date stands.
  public func capitalization(_ capitalization: DateCapitalization) -> DateStyle {
    var copy = self
    copy.capitalizationChoice = capitalization
    return copy
  }

  /// Formats an instant in the context's time zone.
  ///
  /// - Throws: `FormatError.invalidSkeleton`, `.icu`.
  public func format(
    _ value: Timestamp, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    if case .iso8601 = content { return try value.iso8601(in: context) }
    guard ownLocale == nil else {
      var style = self
      style.ownLocale = nil
      return try style.format(value, in: try context.overridden(by: ownLocale))
    }
    let formatter = try formatter(in: context)
    return try FormatError.wrapping { () throws(ICUError) in
      FormattedText(
        try formatter.format(Double(value.milliseconds)), direction: context.direction)
    }
  }

  private func formatter(in context: FormatContext) throws(FormatError) -> ICUDateFormatter {
    let key = FormatterCache.DateKey(
      format: cacheFormat, capitalization: capitalizationChoice.icu, zone: context.timeZone,
      locale: context.dataID)
    return try context.formatters.dates.value(for: key) { () throws(FormatError) in
      try open(in: context)
    }
  }

  private var cacheFormat: FormatterCache.DateFormat {
    switch content {
    case .fields(let fields): .skeleton(Self.skeleton(of: fields))
    case .skeleton(let skeleton): .skeleton(skeleton)
    case .lengths(let date, let time): .styles(date?.icu, time?.icu)
    case .verbatim(let pattern): .pattern(pattern)
    case .iso8601: .pattern("")
    }
  }

  private func open(in context: FormatContext) throws(FormatError) -> ICUDateFormatter {
    let pattern: String
    switch cacheFormat {
    case .pattern(let verbatim): pattern = verbatim
    case .skeleton(let skeleton): pattern = try context.datePattern(skeleton: skeleton)
    case .styles(let date, let time):
      guard let time, context.facts.overridesHourCycle else {
        return try FormatError.wrapping { () throws(ICUError) in
          try ICUDateFormatter(
            date: date, time: time, zone: context.timeZone, locale: context.dataID,
            capitalization: capitalizationChoice.icu)
        }
      }
      pattern = try context.datePattern(date: date, time: time)
    }
    return try FormatError.wrapping { () throws(ICUError) in
      try ICUDateFormatter(
        pattern: pattern, zone: context.timeZone, locale: context.dataID,
        capitalization: capitalizationChoice.icu)
    }
  }
}

extension FormatContext {
  /// The locale's pattern of a skeleton.
  func datePattern(skeleton: String) throws(FormatError) -> String {
    try DateSkeleton.check(skeleton)
    let key = FormatterCache.NumberKey(skeleton: skeleton, locale: dataID)
    return try FormatError.wrapping { () throws(ICUError) in
      try formatters.patterns.value(for: key) { () throws(ICUError) in
        try ICUDateFormatter.pattern(skeleton: skeleton, locale: dataID)
      }
    }
  }

  /// The pattern of lengths with the hours of this context.
  ///
  /// ICU's lengths do not look at the keyword `hc`. The time inside the pattern is taken out whole and
  /// replaced by the locale's pattern for the same fields with other hours; nothing is patched.
  func datePattern(date: ICUDateLength?, time: ICUDateLength) throws(FormatError) -> String {
    let locale = dataID
    let whole = try FormatError.wrapping { () throws(ICUError) in
      try DatePatterns.pattern(date: date, time: time, locale: locale)
    }
    let (alone, skeleton) = try FormatError.wrapping { () throws(ICUError) in
      let alone = try DatePatterns.pattern(date: nil, time: time, locale: locale)
      return (alone, try DatePatterns.skeleton(of: alone))
    }
    let hours: Character =
      switch hourCycle {
      case .h11: "K"
      case .h12: "h"
      case .h23: "H"
      case .h24: "k"
      }
    let fields = String(
      skeleton.filter { !"abB".contains($0) }.map { "hHkK".contains($0) ? hours : $0 })
    let replacement = try datePattern(skeleton: fields)
    return replacing(alone, in: whole, by: replacement)
  }

  private func replacing(_ part: String, in whole: String, by replacement: String) -> String {
    let (units, wanted) = (Array(whole.utf16), Array(part.utf16))
    guard !wanted.isEmpty, units.count >= wanted.count else { return whole }
    for start in 0...(units.count - wanted.count)
    where Array(units[start..<start + wanted.count]) == wanted {
      let result = units[..<start] + Array(replacement.utf16) + units[(start + wanted.count)...]
      return String(decoding: result, as: UTF16.self)
    }
    return whole
  }
}

extension ValueFormatStyle where Self == DateStyle {
  /// Dates and times; fields are chosen by the modifiers.
  public static var dateTime: DateStyle { DateStyle() }

  /// Dates and times by lengths.
  public static func dateTime(date: DateLength?, time: DateLength?) -> DateStyle {
    DateStyle(date: date, time: time)
  }

  /// Dates and times by a skeleton, such as `yMMMd` or `jm`.
  public static func skeleton(_ skeleton: String) -> DateStyle { DateStyle(skeleton: skeleton) }

  /// `2024-03-05T14:07:00Z`, for machines: the same in every locale.
  public static var iso8601: DateStyle { DateStyle(content: .iso8601) }
}
