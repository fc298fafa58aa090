import Foundation
import Testing
import UnicodeServices

@testable import Localization

@Suite struct DecimalNumberTests {
  @Test(
    "Decimals keep their digits",
    arguments: ["0", "-0", "1.0", ".5", "5.", "-1234.50", "1e5", "1.5E-3", "NaN", "-Infinity"])
  func valid(text: String) throws {
    #expect(try DecimalNumber(text).text == text)
  }

  @Test(
    "Everything else is no number",
    arguments: [
      "", " ", "-", ".", "1,5", "1 5", "1.2.3", "0x10", "1e", "e5", "--5", "\u{661}", "1\u{0}",
      "nan", "inf", "1_000", "5 ", "\u{2212}5", "1e5.5",
    ])
  func invalid(text: String) {
    #expect(throws: FormatError.notANumber(text)) { try DecimalNumber(text) }
  }

  @Test func `The digits of a number are bounded, those of its exponent too`() throws {
    _ = try DecimalNumber(String(repeating: "9", count: 1_000))
    #expect(throws: FormatError.numberTooLong(digits: 1_001, limit: 1_000)) {
      try DecimalNumber(String(repeating: "9", count: 1_001))
    }
    #expect(throws: FormatError.self) { try DecimalNumber("1e999999999") }
    #expect(throws: FormatError.self) { try DecimalNumber("1e99999999999999999999999999") }
    #expect(throws: FormatError.self) { try DecimalNumber("1e-1000") }
  }

  @Test(
    "A number written out",
    arguments: [
      ("1.5e3", "1500"), ("1.5e-3", "0.0015"), ("-1234567.891", "-1234567.891"), ("1.0", "1.0"),
      ("-1.234567891E+6", "-1234567.891"), ("0e5", "0"), ("12e0", "12"),
    ])
  func writtenOut(text: String, plain: String) throws {
    #expect(try DecimalNumber(text).writtenOut.text == plain)
  }

  @Test func `A binary number gives the shortest decimal`() {
    #expect(DecimalNumber(shortest: 1.23).text == "1.23")
    #expect(DecimalNumber(shortest: 0.1 + 0.2).text == "0.30000000000000004")
    #expect(DecimalNumber(shortest: .nan).text == "NaN")
    #expect(DecimalNumber(shortest: -.infinity).text == "-Infinity")
  }

  @Test(
    "Visible digits", arguments: [("1", 0), ("1.0", 1), ("1.25", 2), ("1.5e3", 0), ("-.5", 1)])
  func visible(text: String, digits: Int) throws {
    #expect(try DecimalNumber(text).visibleFractionDigits == digits)
  }

  @Test func `A fraction that passed through a binary number is not read`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([DecimalNumber].self, from: Data("[0.1]".utf8))
    }
    #expect(
      (try? JSONDecoder().decode([DecimalNumber].self, from: Data("[3, \"0.10\"]".utf8)))
        == [3, DecimalNumber(checked: "0.10")])
  }

  @Test func `Odd numbers are formatted and not refused`() throws {
    let context = try FormatContext(locale: LocaleIdentifier("en-US"))
    let style = CurrencyStyle(code: "USD")
    #expect(try style.format(DecimalNumber("NaN"), in: context).string == "$NaN")
    #expect(try style.format(DecimalNumber("-Infinity"), in: context).string == "-$\u{221E}")
    #expect(try NumberStyle().format(DecimalNumber(".5"), in: context).string == "0.5")
    #expect(try NumberStyle().format(DecimalNumber("5."), in: context).string == "5")
    #expect(try NumberStyle().format(DecimalNumber("1.5e3"), in: context).string == "1,500")
    let long = String(repeating: "9", count: 1_000)
    #expect(
      try NumberStyle().grouping(.never).format(DecimalNumber(long), in: context).string == long)
  }
}
