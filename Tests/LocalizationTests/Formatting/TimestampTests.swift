import Foundation
import Testing
import UnicodeServices

@testable import Localization

@Suite struct TimestampTests {
  @Test(
    "Forms of an instant",
    arguments: [
      ("1970-01-01", 0), ("1970-01-01T00:00:00Z", 0), ("2024-03-05T14:07:00Z", 1_709_647_620_000),
      ("2024-03-05T16:07+02:00", 1_709_647_620_000),
      ("2024-03-05T16:07:00+0200", 1_709_647_620_000),
      ("2024-03-05T12:07:00-02", 1_709_647_620_000), ("2024-03-05 14:07", 1_709_647_620_000),
      ("2024-03-05T14:07:00.5Z", 1_709_647_620_500),
      ("2024-03-05T14:07:00.1239Z", 1_709_647_620_123),
      ("1709647620", 1_709_647_620_000), ("-1.5", -1_500), ("0", 0),
      ("2024-02-29", 1_709_164_800_000), ("2024-03-05T24:00:00Z", 1_709_683_200_000),
      ("-000001-12-31", -62_167_305_600_000), ("+275760-09-13", 8_640_000_000_000_000),
      ("-271821-04-20", -8_640_000_000_000_000),
    ])
  func forms(text: String, milliseconds: Int64) throws {
    #expect(try Timestamp(text).milliseconds == milliseconds)
  }

  @Test(
    "Everything else is no date",
    arguments: [
      "", "yesterday", "2024-3-5", "2024-13-01", "2024-02-30", "2023-02-29", "2024-03-05T",
      "2024-03-05T25:00", "2024-03-05T14:60", "2024-03-05T14:07:00ZZ", "05/03/2024", "2024-00-10",
      "2024-03-00", "24-03-05", "1e5", "--5", "2024-03-05T14:07:00+2", "2024-03-05T14:07:61Z",
      "\u{0}",
      "2024-03-05T14:07:00+25:00",
    ])
  func invalid(text: String) {
    #expect(throws: FormatError.notADate(text)) { try Timestamp(text) }
  }

  @Test(
    "Dates beyond the calendars' limits are out of range",
    arguments: [
      "+275760-09-14", "-271821-04-19", "8640000000001", "99999999999999999999", "-8640000000001",
    ])
  func outOfRange(text: String) {
    #expect(throws: FormatError.dateOutOfRange(text)) { try Timestamp(text) }
  }

  @Test func `Days agree with Foundation over centuries`() throws {
    let formatter = ISO8601DateFormatter()
    for day in stride(from: -150_000, through: 60_000, by: 487) {
      let date = Date(timeIntervalSince1970: Double(day) * 86_400)
      // Foundation's calendar is Julian before 1582-10-15.
      guard date.timeIntervalSince1970 > -12_219_292_800 else { continue }
      #expect(try Timestamp(formatter.string(from: date)).milliseconds == Int64(day) * 86_400_000)
    }
  }

  @Test(
    "ISO 8601 is the same in every locale",
    arguments: [
      ("2024-03-05T14:07:00Z", "UTC", "2024-03-05T14:07:00Z"),
      ("2024-07-05T14:07:00Z", "Africa/Cairo", "2024-07-05T16:07:00+02:00"),
      ("2024-03-05T14:07:00.25Z", "America/New_York", "2024-03-05T09:07:00.250-05:00"),
      ("1969-12-31T23:59:59.5Z", "UTC", "1969-12-31T23:59:59.500Z"),
      ("-000001-12-31", "UTC", "-000001-12-31T00:00:00Z"),
      ("2024-02-29T23:30:00Z", "Asia/Kolkata", "2024-03-01T05:00:00+05:30"),
    ])
  func iso8601(text: String, zone: String, expected: String) throws {
    for tag in ["en-US", "ar-EG", "th-TH", "fa-IR"] {
      let context = try FormatContext(locale: LocaleIdentifier(tag), timeZone: zone)
      let value = try DateStyle.iso8601.format(Timestamp(text), in: context)
      #expect(value.string == expected)
      #expect(value.direction == .leftToRight)
    }
  }
}
