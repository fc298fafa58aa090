public import UnicodeServices

/// Why a value could not be formatted.
public enum FormatError: Error, Hashable, Sendable {
  /// The text is no decimal number.
  case notANumber(String)
  /// The number has more digits than are taken.
  case numberTooLong(digits: Int, limit: Int)
  /// A currency is three ASCII letters.
  case invalidCurrencyCode(String)
  /// CLDR has no such unit.
  case unknownUnit(String, suggestion: String?)
  /// Nobody registered the code.
  case unknownCode(String, kind: String)
  /// ICU did not take the skeleton; the offset is in UTF-16 units.
  case invalidSkeleton(String, offset: Int)
  /// ICU has no such time zone.
  case unknownTimeZone(String, suggestion: String?)
  /// The text is no date that is understood here.
  case notADate(String)
  /// The date lies outside what ICU's calendars take.
  case dateOutOfRange(String)
  /// The list has more items than are taken.
  case tooManyItems(Int, limit: Int)
  /// A relative time needs to be told the present one.
  case missingNow
  /// ICU failed.
  case icu(ICUError)
}

extension FormatError: CustomStringConvertible {
  /// What is wrong and what would be right, in one line.
  public var description: String {
    switch self {
    case .notANumber(let text):
      "'\(shown(text))' is no decimal number; write it like -1234.5, without grouping"
    case .numberTooLong(let digits, let limit):
      "a number of \(digits) digits; at most \(limit) are taken"
    case .invalidCurrencyCode(let code):
      "'\(shown(code))' is no currency; write three letters of ISO 4217, like EUR"
    case .unknownUnit(let unit, let suggestion):
      "'\(shown(unit))' is no unit of CLDR" + meant(suggestion)
    case .unknownCode(let code, let kind): "'\(shown(code))' is no registered \(kind)"
    case .invalidSkeleton(let skeleton, let offset):
      "the skeleton '\(shown(skeleton))' is not understood from offset \(offset) on"
    case .unknownTimeZone(let zone, let suggestion):
      "'\(shown(zone))' is no time zone"
        + meant(suggestion, otherwise: "; write it like Africa/Cairo")
    case .notADate(let text):
      "'\(shown(text))' is no date; write 2024-03-05T14:07:00Z or seconds since 1970"
    case .dateOutOfRange(let text):
      "'\(shown(text))' lies outside the years -271821 to +275760"
    case .tooManyItems(let count, let limit): "a list of \(count) items; at most \(limit) are taken"
    case .missingNow:
      "a time relative to now needs the present time, and nothing here reads a clock"
    case .icu(let error): error.description
    }
  }
}
