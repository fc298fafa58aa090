public import UnicodeServices

/// The time between two instants.
public struct DateInterval: Hashable, Sendable, Codable {
  /// The first instant.
  public var start: Timestamp
  /// The last instant.
  public var end: Timestamp

  /// Makes an interval.
  public init(start: Timestamp, end: Timestamp) {
    self.start = start
    self.end = end
  }
}

/// Intervals, with shared fields written once.
///
/// ```
/// yMMMd  en-US Jul 24\u{2009}\u{2013}\u{2009}27, 2018     de-DE 24.\u{2013}27. Juli 2018
/// ```
///
/// Ends that do not differ in any field of the skeleton give one date.
public struct IntervalStyle: ValueFormatStyle {
  /// The fields, as in `DateStyle`.
  public var skeleton: String
  private var ownLocale: LocaleIdentifier?

  /// Makes a style.
  public init(skeleton: String) { self.skeleton = skeleton }

  /// Formats in another locale than the context's, with that one's calendar, digits and hours.
  public func locale(_ locale: LocaleIdentifier) -> IntervalStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Formats the interval in the context's time zone.
  ///
  /// - Throws: `FormatError.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DateInterval, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try DateSkeleton.check(skeleton)
    let context = try context.overridden(by: ownLocale)
    let key = FormatterCache.DateKey(
      format: .skeleton(skeleton), zone: context.timeZone, locale: context.dataID)
    return try FormatError.wrapping { () throws(ICUError) in
      let formatter = try context.formatters.intervals.value(for: key) { () throws(ICUError) in
        try ICUIntervalFormatter(
          skeleton: skeleton, zone: context.timeZone, locale: context.dataID)
      }
      let formatted = try formatter.format(
        Double(value.start.milliseconds), Double(value.end.milliseconds))
      return FormattedText(formatted, direction: context.direction)
    }
  }
}

extension ValueFormatStyle where Self == IntervalStyle {
  /// Intervals with the fields of a skeleton.
  public static func interval(_ skeleton: String) -> IntervalStyle {
    IntervalStyle(skeleton: skeleton)
  }
}
