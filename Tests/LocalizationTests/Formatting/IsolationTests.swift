import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct IsolationTests {
  private func price(_ amount: String, _ code: String, _ tag: String) throws -> FormattedText {
    try CurrencyStyle(code: code)
      .format(DecimalNumber(amount), in: FormatContext(locale: LocaleIdentifier(tag)))
  }

  @Test(
    "Isolated prices are read alike in both directions",
    arguments: [
      ("en-US", "USD", "-1234.5", "-$1,234.50"),
      ("ar-AE", "USD", "-1234.5", "US$\u{A0}-1,234.50"),
      ("he-IL", "ILS", "1234.5", "\u{20AA}\u{A0}1,234.50"),
      (
        "fa-IR", "USD", "-1234.5",
        "\u{2212}$\u{6F1}\u{66C}\u{6F2}\u{6F3}\u{6F4}\u{66B}\u{6F5}\u{6F0}"
      ),
      (
        "ckb-IQ", "USD", "1234.5",
        "US$\u{A0}\u{661}\u{66C}\u{662}\u{663}\u{664}\u{66B}\u{665}\u{660}"
      ),
    ])
  func visualOrder(tag: String, code: String, amount: String, seen: String) throws {
    let value = try price(amount, code, tag)
    for direction in WritingDirection.allCases {
      #expect(try value.isolated(.always, in: direction).visualOrder(in: direction) == seen)
    }
  }

  @Test(
    "Bare prices fall apart",
    arguments: [
      ("en-US", "USD", "-1234.5", WritingDirection.rightToLeft, "$1,234.50-"),
      ("ar-AE", "USD", "-1234.5", .rightToLeft, "$-1,234.50\u{A0}US"),
    ])
  func bare(
    tag: String, code: String, amount: String, direction: WritingDirection, seen: String
  ) throws {
    let value = try price(amount, code, tag).isolated(.never, in: direction)
    #expect(try value.visualOrder(in: direction) == seen)
  }

  @Test func `A range keeps its order in a right-to-left paragraph`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let range = try NumberRangeStyle(of: CurrencyStyle(code: "EUR"))
      .format(NumberRange(3, 5), in: context)
    let isolated = range.isolated(in: .rightToLeft)
    #expect(
      try isolated.visualOrder(in: .rightToLeft) == "\u{20AC}3.00 \u{2013} \u{20AC}5.00")
  }

  @Test func `Isolates and parts of an Arabic price in dollars`() throws {
    let value = try price("1234.5", "USD", "ar-AE")
    let isolated = value.isolated(in: .leftToRight)
    // RLI, mark, digits, no-break space, LRI, symbol, PDI, PDI.
    #expect(isolated.string == "\u{2067}\u{200F}1,234.50\u{A0}\u{2066}US$\u{2069}\u{2069}")
    let symbol = try #require(isolated.parts.first { $0.field == .currency })
    #expect(isolated.text(of: symbol) == "US$")
    #expect(isolated.isIsolated)
    #expect(isolated.isolated(.always, in: .rightToLeft) == isolated)
  }

  @Test func `Left-to-right values in left-to-right text need no isolate, others do`() throws {
    let english = try price("5", "USD", "en-US")
    #expect(english.isolated(in: .leftToRight).string == "$5.00")
    #expect(english.isolated(in: .rightToLeft).string == "\u{2066}$5.00\u{2069}")
    #expect(english.isolated(.always, in: .leftToRight).string == "\u{2066}$5.00\u{2069}")
    let arabic = try price("5", "USD", "ar-AE")
    #expect(arabic.isolated(in: .leftToRight).string.hasPrefix("\u{2067}"))
    #expect(arabic.isolated(.never, in: .leftToRight) == arabic)
  }

  @Test func `A Hebrew shekel in an English value has an isolate of its own`() throws {
    // The Egyptian pound's Arabic symbol, as a value in English with Arabic letters would have it.
    let value = FormattedText(
      string: "5 \u{62C}.\u{645}.", parts: [FormattedPart(field: .currency, range: 2..<6)],
      direction: .leftToRight)
    #expect(
      value.isolated(in: .leftToRight).string
        == "\u{2066}5 \u{2067}\u{62C}.\u{645}.\u{2069}\u{2069}")
  }

  @Test(
    "A string cannot break out of its isolate",
    arguments: [
      ("a\u{2069}b", "ab"), ("a\u{2066}b", "a\u{2066}b\u{2069}"),
      ("\u{2067}a\u{2069}\u{2069}b", "\u{2067}a\u{2069}b"), ("\u{2069}", ""),
      ("\u{2069}\u{2066}", "\u{2066}\u{2069}"),
    ])
  func balance(argument: String, inside: String) throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let value = try VerbatimStyle().format(argument, in: context).isolated(in: .leftToRight)
    #expect(value.string == (inside.isEmpty ? "" : "\u{2068}\(inside)\u{2069}"))
  }

  @Test func `Text of an unknown direction gets a first-strong isolate`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let plain = try VerbatimStyle().format("abc", in: context)
    #expect(plain.isolated(in: .leftToRight).string == "abc")
    let hebrew = try VerbatimStyle().format("\u{5D0}\u{5D1}", in: context)
    #expect(hebrew.direction == nil)
    #expect(hebrew.isolated(in: .leftToRight).string == "\u{2068}\u{5D0}\u{5D1}\u{2069}")
  }

  @Test func `Identifiers run from left to right everywhere`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("ar-EG"))
    for text in ["+971 50 123 4567", "(02) 123-456", "007", "192.168.0.1"] {
      let value = try IdentifierStyle().format(text, in: context)
      #expect(value.string == text)
      #expect(
        try value.isolated(in: .rightToLeft).visualOrder(in: .rightToLeft) == text)
    }
  }

  @Test func `Each item of a list has an isolate of its own, inside that of the list`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-GB"))
    let list = try ListStyle().format(["A", "\u{5D0}1", "B"], in: context)
    #expect(list.string == "A, \u{5D0}1 and B")
    #expect(
      list.isolated(in: .leftToRight).string
        == "\u{2066}A, \u{2068}\u{5D0}1\u{2069} and B\u{2069}")
    let elements = list.parts.filter { $0.field == .element }
    #expect(elements.map(\.index) == [0, 1, 2])
    #expect(elements.map(list.text(of:)) == ["A", "\u{5D0}1", "B"])
  }

  @Test func `Items of a list keep their parts`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let prices = try [1, 2].map { try CurrencyStyle(code: "EUR").format($0, in: context) }
    let list = try ListStyle().format(prices, in: context)
    #expect(list.string == "\u{20AC}1.00 and \u{20AC}2.00")
    #expect(
      list.parts.filter { $0.field == .currency }.map(\.range) == [0..<1, 10..<11])
  }

  @Test func `The words of a list go by its bare items`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("es-ES"))
    let list = try ListStyle().format(["Vega", "Iba\u{F1}ez"], in: context)
    #expect(list.string == "Vega e Iba\u{F1}ez")
    let hebrew = try FormatContext(locale: LocaleIdentifier("he-IL"))
    let mixed = try ListStyle().format(["\u{5D9}\u{5D5}\u{5DD}", "B"], in: hebrew)
    #expect(mixed.string == "\u{5D9}\u{5D5}\u{5DD} \u{5D5}-B")
    #expect(
      mixed.isolated(in: .rightToLeft).string
        == "\u{2067}\u{2068}\u{5D9}\u{5D5}\u{5DD}\u{2069} \u{5D5}-\u{2066}B\u{2069}\u{2069}")
  }

  @Test func `A price is cut into stretches to be styled`() throws {
    let english = try price("1234.5", "USD", "en-US")
    #expect(
      english.segments.map(\.field) == [
        .currency, .integer, .grouping, .integer, .decimal, .fraction,
      ])
    #expect(english.segments.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<6, 6..<7, 7..<9])
    // Mark and digit, separator, digits and so on; the no-break space goes with the fraction.
    let arabic = try price("1.5", "EGP", "ar-EG")
    #expect(arabic.string == "\u{200F}\u{661}\u{66B}\u{665}\u{660}\u{A0}\u{62C}.\u{645}.\u{200F}")
    #expect(arabic.segments.map(\.range) == [0..<2, 2..<3, 3..<6, 6..<11])
    #expect(arabic.segments.map(\.field) == [.integer, .decimal, .fraction, .currency])
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let list = try ListStyle().format(["a", "b"], in: context)
    #expect(list.segments.map(\.index) == [0, nil, 1])
    #expect(FormattedText(string: "", direction: nil).segments.isEmpty)
    #expect(FormattedText(string: "abc", direction: nil).segments.map(\.range) == [0..<3])
  }

  @Test func `A list is bounded`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    #expect(try ListStyle().format([String](), in: context).string.isEmpty)
    let longest = [String](repeating: "x", count: 1_000)
    #expect(try ListStyle().format(longest, in: context).parts.count > 999)
    #expect(throws: FormatError.tooManyItems(1_001, limit: 1_000)) {
      try ListStyle().format(longest + ["x"], in: context)
    }
  }

  @Test(
    "Invisible characters are shown escaped",
    arguments: [
      ("2:07\u{202F}PM", "2:07\\u202fPM"), ("a b", "a b"), ("\\", "\\\\"),
      ("\u{200F}\u{A0}\u{2066}", "\\u200f\\u00a0\\u2066"), ("\u{E0041}", "\\udb40\\udc41"),
      ("\u{5D0}\u{301}", "\u{5D0}\u{301}"), ("\n\u{0}", "\\u000a\\u0000"), ("\u{3000}", "\\u3000"),
    ])
  func escapes(text: String, shown: String) {
    #expect(escapingInvisibles(text) == shown)
  }
}
