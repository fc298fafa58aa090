/// An instant: milliseconds since the beginning of 1970 in UTC, without leap seconds.
public struct Timestamp: Hashable, Sendable, Codable, Comparable {
  /// Milliseconds since 1970-01-01T00:00:00Z; at most 8.64e15 before or after.
  public let milliseconds: Int64

  /// The largest distance from 1970 in either direction, years -271821 to +275760.
  public static let limit: Int64 = 8_640_000_000_000_000

  /// An instant by its milliseconds since 1970; `nil` beyond the limit.
  public init?(milliseconds: Int64) {
    guard (-Self.limit...Self.limit).contains(milliseconds) else { return nil }
    self.milliseconds = milliseconds
  }

  /// Reads ISO 8601 (`2024-03-05T14:07:00Z`, `2024-03-05T16:07+02:00`, `2024-03-05`) or seconds since
  /// 1970 (`1709647620`, `-1.5`).
  ///
  /// A date or time without an offset is in UTC. Years beyond four digits carry a sign.
  ///
  /// - Throws: `FormatError.notADate`, `.dateOutOfRange`.
  public init(_ text: some StringProtocol) throws(FormatError) {
    let text = String(text)
    var reader = TimestampReader(text: text)
    guard let milliseconds = reader.read() else { throw .notADate(text) }
    guard let value = milliseconds.value, let instant = Timestamp(milliseconds: value) else {
      throw .dateOutOfRange(text)
    }
    self = instant
  }

  /// The order in time.
  public static func < (first: Timestamp, second: Timestamp) -> Bool {
    first.milliseconds < second.milliseconds
  }
}

/// Reads the forms of an instant.
private struct TimestampReader {
  /// An instant that was understood; without a value when it does not fit.
  struct Reading {
    var value: Int64?
  }

  private let bytes: [UInt8]
  private var position = 0

  init(text: String) { bytes = Array(text.utf8.prefix(64)) }

  mutating func read() -> Reading? {
    guard bytes.count < 64 else { return nil }
    if let seconds = readSeconds() { return seconds }
    position = 0
    guard let days = readDays() else { return nil }
    var time: Int64 = 0
    if take("T") || take("t") || take(" ") {
      guard let read = readTime() else { return nil }
      time = read
    }
    guard position == bytes.count else { return nil }
    let (product, overflow) = days.multipliedReportingOverflow(by: 86_400_000)
    return Reading(value: overflow ? nil : product + time)
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Exactly `count` digits, or all that follow.
  private mutating func digits(_ count: Int? = nil) -> Int64? {
    let start = position
    var value: Int64 = 0
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
      if position - start == count { break }
      guard position - start < 17 else { return nil }
      value = value * 10 + Int64(bytes[position] - 0x30)
      position += 1
    }
    let found = position - start
    return found > 0 && (count == nil || found == count) ? value : nil
  }

  private mutating func readSeconds() -> Reading? {
    let isNegative = take("-")
    if !isNegative { _ = take("+") }
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    let whole = position - start
    guard whole > 0 else { return nil }
    var fraction: Int64 = 0
    if take(".") {
      guard let read = readFraction() else { return nil }
      fraction = read
    }
    guard position == bytes.count else { return nil }
    // More than 15 digits of seconds are beyond every limit.
    guard whole <= 15,
      let seconds = Int64(String(decoding: bytes[start..<start + whole], as: UTF8.self))
    else { return Reading(value: nil) }
    let milliseconds = seconds * 1_000 + fraction
    return Reading(value: isNegative ? -milliseconds : milliseconds)
  }

  /// Milliseconds of the digits behind a point; further digits are dropped.
  private mutating func readFraction() -> Int64? {
    let start = position
    var value: Int64 = 0
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) {
      if position - start < 3 { value = value * 10 + Int64(bytes[position] - 0x30) }
      position += 1
    }
    guard position > start else { return nil }
    for _ in 0..<max(0, 3 - (position - start)) { value *= 10 }
    return value
  }

  private mutating func readDays() -> Int64? {
    let isNegative = take("-")
    let isSigned = isNegative || take("+")
    guard let year = isSigned ? digits() : digits(4), take("-"), let month = digits(2), take("-"),
      let day = digits(2), (1...12).contains(month)
    else { return nil }
    let signed = isNegative ? -year : year
    guard abs(signed) < 1_000_000, day >= 1, day <= Self.length(of: month, in: signed) else {
      return nil
    }
    return Self.days(year: signed, month: month, day: day)
  }

  private mutating func readTime() -> Int64? {
    guard let hour = digits(2), take(":"), let minute = digits(2), hour <= 24, minute < 60 else {
      return nil
    }
    var second: Int64 = 0
    var fraction: Int64 = 0
    if take(":") {
      guard let read = digits(2), read < 60 else { return nil }
      second = read
      if take(".") || take(",") {
        guard let read = readFraction() else { return nil }
        fraction = read
      }
    }
    guard hour < 24 || (minute == 0 && second == 0 && fraction == 0) else { return nil }
    guard let offset = readOffset() else { return nil }
    return ((hour * 60 + minute - offset) * 60 + second) * 1_000 + fraction
  }

  /// Minutes east of UTC; 0 when nothing is said.
  private mutating func readOffset() -> Int64? {
    if position == bytes.count || take("Z") || take("z") { return 0 }
    let isWest = take("-")
    guard isWest || take("+"), let hours = digits(2), hours < 24 else { return nil }
    var minutes: Int64 = 0
    if take(":") || position < bytes.count {
      guard let read = digits(2), read < 60 else { return nil }
      minutes = read
    }
    return (isWest ? -1 : 1) * (hours * 60 + minutes)
  }

  private static func length(of month: Int64, in year: Int64) -> Int64 {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970 in the proleptic Gregorian calendar: years begin in March, so that the leap day
  /// is the last one, and are counted in cycles of 400.
  private static func days(year: Int64, month: Int64, day: Int64) -> Int64 {
    let year = month <= 2 ? year - 1 : year
    let cycle = (year >= 0 ? year : year - 399) / 400
    let yearOfCycle = year - cycle * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    let dayOfCycle = yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100 + dayOfYear
    return cycle * 146_097 + dayOfCycle - 719_468
  }
}
