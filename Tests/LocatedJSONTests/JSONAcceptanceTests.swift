import LocatedJSON
import Testing

@Suite struct JSONAcceptanceTests {
  @Test(arguments: [
    "0", "-0", "1e5", "1E+5", "1e-5", "-1.25e3", "12345678901234567890", "\"\"", "null", "true",
    "false", "[]", "{}", " [ ] ", "\t{\r\n}\n", "[[],[[]]]", #"{"":0}"#, #"{"a":{"a":{"a":1}}}"#,
    #"["\u0000","\"\\\/\b\f\n\r\t"]"#, #""\uD83D\uDE00""#, #""\ud83d\ude00""#, "\"\u{7F}\"",
    "\"\u{2028}\"", "\u{FEFF}1", "\u{FEFF} {} ", "[1,2,3]", #"{"a":1,"b":2}"#,
    "1.7976931348623157e308",
    "1e-400", "0.00000000000000000000000000000000001", "\"\u{FFFF}\u{10FFFF}\"",
    #"{"a":1,"A":2}"#, "{\"\u{E9}\":1,\"e\u{301}\":2}", #"[1,[1,{"a":1}],{"a":1}]"#,
  ])
  func `well-formed documents are read`(text: String) throws {
    _ = try JSONDocument(parsing: text)
  }

  /// Text, offset of the first byte that cannot be right, reason.
  static let rejected: [(String, Int, JSONError.Reason)] = [
    ("", 0, .truncated(expected: .value)),
    (" \n", 2, .truncated(expected: .value)),
    ("\u{FEFF}", 3, .truncated(expected: .value)),
    ("[", 1, .truncated(expected: .valueOrArrayEnd)),
    ("[1", 2, .truncated(expected: .commaOrArrayEnd)),
    ("[1,", 3, .truncated(expected: .value)),
    ("{", 1, .truncated(expected: .nameOrObjectEnd)),
    ("{\"a\"", 4, .truncated(expected: .colon)),
    ("{\"a\":", 5, .truncated(expected: .value)),
    ("{\"a\":1", 6, .truncated(expected: .commaOrObjectEnd)),
    ("{\"a\":1,", 7, .truncated(expected: .name)),
    ("\"abc", 4, .truncated(expected: .closingQuote)),
    ("\"abc\\", 5, .truncated(expected: .closingQuote)),
    ("\"\\u12", 5, .truncated(expected: .closingQuote)),
    ("\"\\ud83d", 7, .truncated(expected: .closingQuote)),
    ("\"\\ud83d\\", 8, .truncated(expected: .closingQuote)),
    ("\"\\ud83d\\ude", 11, .truncated(expected: .closingQuote)),
    ("tru", 3, .truncated(expected: .restOfWord)),
    ("[nul", 4, .truncated(expected: .restOfWord)),
    ("-", 1, .truncated(expected: .digits)),
    ("1.", 2, .truncated(expected: .digits)),
    ("1e", 2, .truncated(expected: .digits)),
    ("1e-", 3, .truncated(expected: .digits)),
    ("[1,]", 2, .trailingComma),
    ("[1 , ]", 3, .trailingComma),
    ("{\"a\":1,}", 6, .trailingComma),
    ("[,1]", 1, .unexpectedCharacter(",", expected: .valueOrArrayEnd)),
    ("[1,,2]", 3, .unexpectedCharacter(",", expected: .value)),
    ("[1 2]", 3, .unexpectedCharacter("2", expected: .commaOrArrayEnd)),
    ("{\"a\" 1}", 5, .unexpectedCharacter("1", expected: .colon)),
    ("{\"a\"=1}", 4, .unexpectedCharacter("=", expected: .colon)),
    ("{a:1}", 1, .unexpectedCharacter("a", expected: .nameOrObjectEnd)),
    ("{'a':1}", 1, .unexpectedCharacter("'", expected: .nameOrObjectEnd)),
    ("{1:1}", 1, .unexpectedCharacter("1", expected: .nameOrObjectEnd)),
    ("{\"a\":1 \"b\":2}", 7, .unexpectedCharacter("\"", expected: .commaOrObjectEnd)),
    ("{\"a\":1]", 6, .unexpectedCharacter("]", expected: .commaOrObjectEnd)),
    ("[1}", 2, .unexpectedCharacter("}", expected: .commaOrArrayEnd)),
    ("]", 0, .unexpectedCharacter("]", expected: .value)),
    ("1 2", 2, .unexpectedCharacter("2", expected: .end)),
    ("{} x", 3, .unexpectedCharacter("x", expected: .end)),
    ("['a']", 1, .unexpectedCharacter("'", expected: .valueOrArrayEnd)),
    ("[\u{A0}1]", 1, .unexpectedCharacter("\u{A0}", expected: .valueOrArrayEnd)),
    ("1\u{0}", 1, .unexpectedCharacter("\u{0}", expected: .end)),
    ("[// c\n1]", 1, .comment),
    ("[1/* c */]", 2, .comment),
    ("/**/1", 0, .comment),
    ("1//", 1, .comment),
    ("[1/2]", 2, .unexpectedCharacter("/", expected: .commaOrArrayEnd)),
    ("# c\n1", 0, .unexpectedCharacter("#", expected: .value)),
    ("NaN", 0, .nonFiniteWord("NaN")),
    ("[nan]", 1, .nonFiniteWord("nan")),
    ("Infinity", 0, .nonFiniteWord("Infinity")),
    ("[-Infinity]", 1, .nonFiniteWord("-Infinity")),
    ("-inf", 0, .nonFiniteWord("-inf")),
    ("undefined", 0, .unexpectedWord("undefined")),
    ("True", 0, .unexpectedWord("True")),
    ("[nulll]", 1, .unexpectedWord("nulll")),
    ("[falsy]", 1, .unexpectedWord("falsy")),
    ("01", 0, .invalidNumber(.leadingZero)),
    ("-012", 1, .invalidNumber(.leadingZero)),
    ("00", 0, .invalidNumber(.leadingZero)),
    ("+1", 0, .invalidNumber(.leadingPlus)),
    (".5", 0, .invalidNumber(.missingIntegerDigits)),
    ("-.5", 1, .invalidNumber(.missingIntegerDigits)),
    ("1.e5", 2, .invalidNumber(.missingFractionDigits)),
    ("[1.]", 3, .invalidNumber(.missingFractionDigits)),
    ("[1e]", 3, .invalidNumber(.missingExponentDigits)),
    ("[1e+]", 4, .invalidNumber(.missingExponentDigits)),
    ("--1", 1, .unexpectedCharacter("-", expected: .digits)),
    ("0x10", 1, .unexpectedCharacter("x", expected: .end)),
    ("1_000", 1, .unexpectedCharacter("_", expected: .end)),
    ("1e400", 0, .numberOverflow("1e400")),
    ("[-1e309]", 1, .numberOverflow("-1e309")),
    ("{\"a\":1,\"a\":2}", 7, .duplicateName("a", first: .init(line: 1, column: 2, offset: 1))),
    (
      "{\"a\":1,\n \"\\u0061\":2}", 9,
      .duplicateName("a", first: .init(line: 1, column: 2, offset: 1))
    ),
    ("{\"\":1,\"\":2}", 6, .duplicateName("", first: .init(line: 1, column: 2, offset: 1))),
    ("\"\\ud800\"", 1, .loneSurrogate(0xD800)),
    ("\"a\\ude00\"", 2, .loneSurrogate(0xDE00)),
    ("\"\\ud83d\\n\"", 1, .loneSurrogate(0xD83D)),
    ("\"\\ud83d\\ud83d\"", 1, .loneSurrogate(0xD83D)),
    ("\"\\x41\"", 1, .invalidEscape("x")),
    ("\"\\\u{E9}\"", 1, .invalidEscape("\u{E9}")),
    ("\"\\'\"", 1, .invalidEscape("'")),
    ("\"\\u12G4\"", 1, .invalidUnicodeEscape),
    ("\"\\U0041\"", 1, .invalidEscape("U")),
    ("\"a\nb\"", 2, .controlCharacter(0x0A)),
    ("\"\t\"", 1, .controlCharacter(0x09)),
    ("\"\u{0}\"", 1, .controlCharacter(0)),
  ]

  @Test(arguments: rejected.indices)
  func `faults are found at their first byte`(index: Int) throws {
    let (text, offset, reason) = Self.rejected[index]
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error.location.offset == offset, "\(text.debugDescription)")
    #expect(error.reason == reason, "\(text.debugDescription)")
    #expect(!error.message.isEmpty)
  }

  /// Ill-formed sequences in a string that begins at offset 0, and the byte the error names.
  static let illFormed: [([UInt8], Int)] = [
    ([0x80], 1), ([0xC0, 0xAF], 1), ([0xC1, 0xBF], 1), ([0xC3], 1), ([0x61, 0xC3, 0x61], 2),
    ([0xE0, 0x9F, 0x80], 1), ([0xED, 0xA0, 0x80], 1), ([0xE2, 0x82], 1), ([0xE2, 0x82, 0x61], 1),
    ([0xF0, 0x8F, 0x80, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 1), ([0xF5, 0x80, 0x80, 0x80], 1),
    ([0xFF], 1), ([0xC3, 0xA9, 0xFE], 3), ([0xF0, 0x9F, 0x98], 1), ([0xFC], 1),
  ]

  @Test(arguments: illFormed.indices)
  func `ill-formed UTF-8 is found with its byte`(index: Int) throws {
    let (sequence, offset) = Self.illFormed[index]
    let bytes = [0x22] + sequence + [0x22]
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: bytes) }
    #expect(error.reason == .invalidUTF8(bytes[offset]))
    #expect(error.location.offset == offset)
  }

  @Test func `ill-formed UTF-8 outside of strings is found too`() throws {
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: [0x5B, 0xFF]) }
    #expect(error.reason == .invalidUTF8(0xFF))
    #expect(error.location.offset == 1)
  }

  @Test func `the earliest of several faults is reported`() throws {
    let text = "{\"a\": 1,\n \"a\": NaN, \"b\": [1,]}"
    let error = try #require(throws: JSONError.self) { try JSONDocument(parsing: text) }
    #expect(error.location == SourceLocation(line: 2, column: 2, offset: 10))
  }
}
