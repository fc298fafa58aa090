internal import CICU

/// The lengths of date and time styles (`UDateFormatStyle`).
package enum ICUDateLength: Int32, Hashable, Sendable {
  case full = 0
  case long = 1
  case medium = 2
  case short = 3
}

/// Formats instants by a pattern or by styles.
///
/// `UDateFormat` may be shared for formatting an instant: the call clones the calendar inside. Calls
/// that change it happen here, before anybody else can see it.
@safe
package struct ICUDateFormatter: Sendable {
  private let handle: ICUHandle

  /// Opens a formatter for a pattern; `capitalization` is a `UDisplayContext`, 0 for none.
  package init(
    pattern: String, zone: String, locale: String, capitalization: Int32 = 0
  ) throws(ICUError) {
    let pattern = Array(pattern.utf16)
    let zone = Array(zone.utf16)
    unsafe handle = try ICUHandle(while: "opening a date pattern of \(locale)") {
      let formatter = unsafe cicu_date_open_pattern(
        locale, zone, Int32(zone.count), pattern, Int32(pattern.count), $0)
      if capitalization != 0 { unsafe cicu_date_set_context(formatter, capitalization, $0) }
      return unsafe formatter
    } close: {
      unsafe cicu_date_close($0)
    }
  }

  /// Opens a formatter for styles of which at least one is given.
  package init(
    date: ICUDateLength?, time: ICUDateLength?, zone: String, locale: String,
    capitalization: Int32 = 0
  ) throws(ICUError) {
    let zone = Array(zone.utf16)
    unsafe handle = try ICUHandle(while: "opening the date styles of \(locale)") {
      let formatter = unsafe cicu_date_open_styles(
        locale, zone, Int32(zone.count), date?.rawValue ?? -1, time?.rawValue ?? -1, $0)
      if capitalization != 0 { unsafe cicu_date_set_context(formatter, capitalization, $0) }
      return unsafe formatter
    } close: {
      unsafe cicu_date_close($0)
    }
  }

  /// Formats an instant in milliseconds since 1970.
  package func format(_ milliseconds: Double) throws(ICUError) -> FormattedString {
    try unsafe ICUBuffer.formatted(while: "formatting a date") {
      unsafe cicu_date_format(handle.pointer, milliseconds, $0, $1)
    }
  }

  /// The pattern in which a locale writes the fields of a skeleton.
  ///
  /// A pattern generator is opened for the call and closed again, since two threads may never meet
  /// in one.
  ///
  /// - Complexity: about 200 microseconds; keep the result.
  package static func pattern(skeleton: String, locale: String) throws(ICUError) -> String {
    let skeleton = Array(skeleton.utf16)
    return try unsafe ICUBuffer.string(while: "looking for a date pattern of \(locale)") {
      unsafe cicu_date_pattern(locale, skeleton, Int32(skeleton.count), $0, $1, $2)
    }
  }
}

/// Date patterns as text.
package enum DatePatterns {
  /// The skeleton of a pattern's fields.
  package static func skeleton(of pattern: String) throws(ICUError) -> String {
    let pattern = Array(pattern.utf16)
    return try unsafe ICUBuffer.string(while: "reading a date pattern") {
      unsafe cicu_date_skeleton(pattern, Int32(pattern.count), $0, $1, $2)
    }
  }

  /// The pattern behind styles of which at least one is given.
  package static func pattern(
    date: ICUDateLength?, time: ICUDateLength?, locale: String
  ) throws(ICUError) -> String {
    try unsafe ICUBuffer.string(while: "reading the date styles of \(locale)") {
      unsafe cicu_date_style_pattern(locale, date?.rawValue ?? -1, time?.rawValue ?? -1, $0, $1, $2)
    }
  }
}

/// The pattern in which a locale writes a length of time as on a clock, of the fields `hm`, `hms` or `ms`.
package func durationPattern(fields: String, locale: String) throws(ICUError) -> String {
  try unsafe ICUBuffer.string(while: "reading the lengths of time of \(locale)") {
    unsafe cicu_duration_pattern(locale, fields, $0, $1, $2)
  }
}

/// Formats intervals by a skeleton.
///
/// `UDateIntervalFormat` may be shared: ICU clones what formatting changes, under a lock of its own.
@safe
package struct ICUIntervalFormatter: Sendable {
  private let handle: ICUHandle

  /// Opens a formatter.
  package init(skeleton: String, zone: String, locale: String) throws(ICUError) {
    let skeleton = Array(skeleton.utf16)
    let zone = Array(zone.utf16)
    unsafe handle = try ICUHandle(while: "opening the intervals of \(locale)") {
      unsafe cicu_interval_open(
        locale, skeleton, Int32(skeleton.count), zone, Int32(zone.count), $0)
    } close: {
      unsafe cicu_interval_close($0)
    }
  }

  /// Formats an interval between two instants in milliseconds since 1970.
  package func format(_ from: Double, _ to: Double) throws(ICUError) -> FormattedString {
    try unsafe ICUBuffer.formatted(while: "formatting an interval") {
      unsafe cicu_interval_format(handle.pointer, from, to, $0, $1)
    }
  }
}

/// Formats times relative to now.
///
/// `URelativeDateTimeFormatter` is immutable, and ICU documents it as thread-safe.
@safe
package struct ICURelativeFormatter: Sendable {
  private let handle: ICUHandle

  /// Opens a formatter; `width` is 0 = wide, 1 = short, 2 = narrow.
  package init(width: Int32, locale: String) throws(ICUError) {
    unsafe handle = try ICUHandle(while: "opening the relative times of \(locale)") {
      unsafe cicu_relative_open(locale, width, $0)
    } close: {
      unsafe cicu_relative_close($0)
    }
  }

  /// Formats an amount of one of ICU's `URelativeDateTimeUnit`s; negative amounts lie in the past.
  package func format(
    _ amount: Double, unit: Int32, isNamed: Bool
  ) throws(ICUError) -> FormattedString {
    try unsafe ICUBuffer.formatted(while: "formatting a relative time") {
      unsafe cicu_relative_format(handle.pointer, amount, unit, isNamed, $0, $1)
    }
  }
}

/// Formats lists.
///
/// `UListFormatter` is immutable, and ICU documents it as thread-safe.
@safe
package struct ICUListFormatter: Sendable {
  private let handle: ICUHandle

  /// Opens a formatter; `type` is 0 = and, 1 = or, 2 = units, `width` 0 = wide, 1 = short, 2 = narrow.
  package init(type: Int32, width: Int32, locale: String) throws(ICUError) {
    unsafe handle = try ICUHandle(while: "opening the lists of \(locale)") {
      unsafe cicu_list_open(locale, type, width, $0)
    } close: {
      unsafe cicu_list_close($0)
    }
  }

  /// Formats items; each becomes a part `.element` with its index.
  package func format(_ items: [String]) throws(ICUError) -> FormattedString {
    var text: [UInt16] = []
    var lengths: [Int32] = []
    for item in items {
      let start = text.count
      text += item.utf16
      lengths.append(Int32(text.count - start))
    }
    return try unsafe ICUBuffer.formatted(while: "formatting a list of \(items.count)") {
      unsafe cicu_list_format(handle.pointer, text, lengths, Int32(lengths.count), $0, $1)
    }
  }
}
