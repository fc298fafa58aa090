import Localization
import Testing
import UnicodeServices

/// Values from CLDR 42 and from the arithmetic beside them.
@Suite struct DateFormattingTests {
  private static let afternoon = "2024-03-05T14:07:09Z"

  private func context(
    _ tag: String, zone: String = "UTC", now: String? = nil
  ) throws -> FormatContext {
    try FormatContext(
      locale: LocaleIdentifier(tag), timeZone: zone, now: now.map { try Timestamp($0) })
  }

  private func format(_ style: DateStyle, _ tag: String, zone: String = "UTC") throws -> String {
    try style.format(Timestamp(Self.afternoon), in: context(tag, zone: zone)).string
  }

  @Test func `Fields chosen one by one`() throws {
    let style = DateStyle.dateTime.year().month(.wide).day().weekday(.wide)
    #expect(try format(style, "en-US") == "Tuesday, March 5, 2024")
    #expect(try format(style, "de-DE") == "Dienstag, 5. M\u{E4}rz 2024")
    let time = DateStyle.dateTime.hour().minute()
    #expect(try format(time, "en-US") == "2:07\u{202F}PM")
    #expect(try format(time, "de-DE") == "14:07")
    #expect(try format(.dateTime, "en-US") == "3/5/2024, 2:07\u{202F}PM")
  }

  @Test func `The order in which fields are chosen does not matter, the last width does`() throws {
    let one = DateStyle.dateTime.day().month(.wide).month(.abbreviated).year()
    #expect(try format(one, "en-US") == "Mar 5, 2024")
  }

  @Test func `The time zone of the context decides`() throws {
    let style = DateStyle(skeleton: "jmz")
    #expect(try format(style, "en-GB", zone: "Africa/Cairo") == "16:07 EET")
    #expect(try format(style, "en-US", zone: "America/New_York") == "9:07\u{202F}AM EST")
  }

  @Test(
    "The hour cycle of the tag holds for skeletons and for lengths",
    arguments: [
      ("en-US-u-hc-h23", "14:07", "Mar 5, 2024, 14:07", "14:07:09 UTC"),
      ("en-GB-u-hc-h12", "2:07 pm", "5 Mar 2024, 2:07 pm", "2:07:09 pm UTC"),
      ("de-DE", "14:07", "05.03.2024, 14:07", "14:07:09 UTC"),
      ("ja-JP-u-hc-h11", "\u{5348}\u{5F8C}2:07", "2024/03/05 \u{5348}\u{5F8C}2:07", nil),
    ] as [(String, String, String, String?)])
  func hourCycle(tag: String, skeleton: String, lengths: String, long: String?) throws {
    let tidy: (String) -> String = {
      String($0.map { $0 == "\u{202F}" ? " " : $0 })
    }
    #expect(tidy(try format(DateStyle(skeleton: "jm"), tag)) == skeleton)
    #expect(tidy(try format(DateStyle(date: .medium, time: .short), tag)) == lengths)
    if let long { #expect(tidy(try format(DateStyle(date: nil, time: .long), tag)) == long) }
  }

  @Test func `Midnight is never 24`() throws {
    let midnight = try Timestamp("2024-03-05T00:00:00Z")
    let style = DateStyle(skeleton: "jm")
    #expect(try style.format(midnight, in: context("en-GB")).string == "00:00")
    #expect(try style.format(midnight, in: context("en-US")).string == "12:00\u{202F}AM")
  }

  @Test func `The calendar of the tag wins over the locale's`() throws {
    let style = DateStyle(skeleton: "yMMMd")
    #expect(try format(style, "th-TH").hasSuffix("2567"))
    #expect(try format(style, "th-TH-u-ca-gregory").contains("2024"))
    #expect(try format(style, "en-US-u-ca-persian") == "Esfand 15, 1402 AP")
  }

  @Test func `A style's own locale brings its calendar along`() throws {
    let style = DateStyle(skeleton: "yMMMd").locale(try LocaleIdentifier("fa-IR"))
    #expect(try format(style, "en-US") == (try format(DateStyle(skeleton: "yMMMd"), "fa-IR")))
  }

  @Test func `Names are capitalized where they stand by themselves`() throws {
    let style = DateStyle(skeleton: "LLLL").capitalization(.standalone)
    #expect(try format(style, "es-ES") == "Marzo")
    #expect(try format(DateStyle(skeleton: "LLLL"), "es-ES") == "marzo")
  }

  @Test func `A pattern keeps its order in every locale`() throws {
    #expect(try format(DateStyle(verbatim: "dd/MM/yyyy"), "en-US") == "05/03/2024")
  }

  @Test(
    "A skeleton of other letters is refused with its place",
    arguments: [("", 0), ("y-M", 1), ("yMMMd!", 5), ("\u{1F600}", 0), ("yP", 1)])
  func badSkeleton(skeleton: String, offset: Int) throws {
    let context = try context("en-US")
    #expect(throws: FormatError.invalidSkeleton(skeleton, offset: offset)) {
      try DateStyle(skeleton: skeleton).format(Timestamp("0"), in: context)
    }
    #expect(throws: FormatError.invalidSkeleton(skeleton, offset: offset)) {
      let instant = try Timestamp("0")
      return try IntervalStyle(skeleton: skeleton)
        .format(DateInterval(start: instant, end: instant), in: context)
    }
  }

  @Test func `The ends of the calendars are formatted`() throws {
    for text in ["+275760-09-13", "-271821-04-20"] {
      for tag in ["en-US", "fa-IR", "th-TH", "ar-SA", "ja-JP-u-ca-japanese", "zh-u-ca-chinese"] {
        let value = try DateStyle(date: .full, time: .full)
          .format(Timestamp(text), in: context(tag))
        #expect(!value.string.isEmpty)
      }
    }
  }

  // MARK: Relative times

  @Test(
    "Instants relative to now",
    arguments: [
      ("2024-03-05T12:00:00Z", "now", "in 0 seconds"),
      ("2024-03-05T12:00:30Z", "in 30 seconds", "in 30 seconds"),
      ("2024-03-05T11:55:00Z", "5 minutes ago", "5 minutes ago"),
      ("2024-03-05T12:59:59Z", "in 59 minutes", "in 59 minutes"),
      ("2024-03-06T11:59:00Z", "in 23 hours", "in 23 hours"),
      // 36 hours ahead is tomorrow's midnight, which is the day after tomorrow.
      ("2024-03-07T00:00:00Z", "in 2 days", "in 2 days"),
      ("2024-03-06T13:00:00Z", "tomorrow", "in 1 day"),
      ("2024-03-04T11:00:00Z", "yesterday", "1 day ago"),
      ("2024-03-12T12:00:00Z", "next week", "in 1 week"),
      ("2024-04-06T12:00:00Z", "next month", "in 1 month"),
      ("2021-03-05T12:00:00Z", "3 years ago", "3 years ago"),
    ])
  func relative(instant: String, named: String, numeric: String) throws {
    let context = try context("en-US", now: "2024-03-05T12:00:00Z")
    let time = RelativeTime.instant(try Timestamp(instant))
    #expect(try RelativeStyle(presentation: .named).format(time, in: context).string == named)
    #expect(try RelativeStyle().format(time, in: context).string == numeric)
  }

  @Test func `Without a present time an instant is an error, an amount is not`() throws {
    let context = try context("en-US")
    #expect(throws: FormatError.missingNow) {
      try RelativeStyle().format(.instant(Timestamp("0")), in: context)
    }
    #expect(try RelativeStyle().format(.amount(2, .hour), in: context).string == "in 2 hours")
  }

  @Test(
    "The text stays the same until its next change, and is another one then",
    arguments: [
      "2024-03-05T12:00:30Z", "2024-03-05T12:05:10Z", "2024-03-05T20:30:00Z",
      "2024-03-05T11:59:20Z", "2024-03-05T10:10:10Z", "2024-03-05T12:00:00.900Z",
      "2024-03-05T11:59:59.100Z",
    ])
  func nextChange(instant: String) throws {
    let instant = try Timestamp(instant)
    let style = RelativeStyle()
    var now = try Timestamp("2024-03-05T12:00:00Z")
    for _ in 0..<5 {
      let context = try FormatContext(locale: LocaleIdentifier("en-US"), now: now)
      let text = try style.format(.instant(instant), in: context).string
      let change = try #require(try style.nextChange(of: instant, in: context))
      #expect(change > now)
      let before = try #require(Timestamp(milliseconds: change.milliseconds - 1))
      let until = try FormatContext(locale: LocaleIdentifier("en-US"), now: before)
      let after = try FormatContext(locale: LocaleIdentifier("en-US"), now: change)
      #expect(try style.format(.instant(instant), in: until).string == text)
      #expect(try style.format(.instant(instant), in: after).string != text)
      now = change
    }
  }

  @Test func `A day away the text is looked at again at midnight`() throws {
    let context = try context("en-US", zone: "Africa/Cairo", now: "2024-03-05T12:00:00Z")
    let change = try RelativeStyle().nextChange(of: Timestamp("2024-03-09T12:00:00Z"), in: context)
    // Midnight in Cairo is 22:00 in UTC in winter.
    #expect(try change == Timestamp("2024-03-05T22:00:00Z"))
  }
}
