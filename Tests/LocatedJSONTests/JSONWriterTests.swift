import LocatedJSON
import Testing

@Suite struct JSONWriterTests {
  private func length(_ value: Double) -> String {
    var writer = JSONWriter(style: .compact)
    writer.length(value)
    return writer.text
  }

  private func number(_ value: Double) -> String {
    var writer = JSONWriter(style: .compact)
    writer.number(value)
    return writer.text
  }

  private func string(_ value: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(value)
    return writer.text
  }

  static let lengths: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (0.1 + 0.2, "0.3"),
    (428.6, "428.6"), (1e-7, "0"), (-1e-7, "0"), (-4e-7, "0"), (6e-7, "0.000001"),
    (-6e-7, "-0.000001"), (1.0 / 3, "0.333333"), (2.0 / 3, "0.666667"), (0.9999996, "1"),
    (-0.9999996, "-1"), (99.9999995, "100"), (0.000001, "0.000001"), (123456.100000, "123456.1"),
    // 2⁻⁷ = 0.0078125, a tie at the seventh decimal: 0.0078125 → 0.007813 away from zero.
    (0.0078125, "0.007813"), (-0.0078125, "-0.007813"), (0.0234375, "0.023438"),
    (999_999_999_999_999, "999999999999999"), (1e15, "1000000000000000"),
    (1e16, "1e+16"),
    (1e9, "1000000000"), (4_503_599_627_370_495.5, "4503599627370495.5"), (1e300, "1e+300"),
  ]

  @Test(arguments: lengths)
  func `lengths have at most six decimals`(value: Double, expected: String) {
    #expect(length(value) == expected)
  }

  @Test func `rounding is judged on the exact value`() {
    // 0.0000005 is stored as 4.99999999999999977e-7 and 0.0000015 as 1.50000000000000004e-6.
    #expect(length(0.0000005) == "0")
    #expect(length(0.0000015) == "0.000002")
    // 1.0000005 is stored as 1.00000050000000006989, 5.0000005 as 5.00000049999999962578.
    #expect(length(1.0000005) == "1.000001")
    #expect(length(5.0000005) == "5")
    // A million times these, rounded to a double, is a tie; the exact product is not:
    // 152952.49999999999124, 233983.50000000001092.
    #expect(length(0.1529525) == "0.152952")
    #expect(length(0.2339835) == "0.233984")
  }

  static let numbers: [(Double, String)] = [
    (0.1, "0.1"), (-0.0, "0"), (5, "5"), (-5, "-5"), (1e21, "1e+21"), (1e-7, "1e-07"),
    (0.1 + 0.2, "0.30000000000000004"), (1e15, "1000000000000000"),
  ]

  @Test(arguments: numbers)
  func `numbers read back as the same double`(value: Double, expected: String) throws {
    #expect(number(value) == expected)
    #expect(try JSONDocument(parsing: number(value)).root.number == value)
  }

  @Test(arguments: [
    ("", #""""#), ("a\"b\\c", #""a\"b\\c""#), ("\u{8}\t\n\u{C}\r", #""\b\t\n\f\r""#),
    ("\u{0}\u{1F}\u{7F}\u{85}", #""\u0000\u001f\u007f\u0085""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#),
    ("\u{200E}\u{200F}\u{61C}\u{202E}\u{2066}\u{2069}", #""\u200e\u200f\u061c\u202e\u2066\u2069""#),
    ("\u{200B}\u{200D}\u{AD}\u{FEFF}\u{2060}\u{FE0F}", #""\u200b\u200d\u00ad\ufeff\u2060\ufe0f""#),
    ("\u{E0041}", #""\udb40\udc41""#), ("/", #""/""#),
    ("\u{E9}\u{A0}\u{202F}\u{1F600}", "\"\u{E9}\u{A0}\u{202F}\u{1F600}\""),
    ("\u{627}\u{200F}b", "\"\u{627}\\u200fb\""),
  ])
  func `strings hide nothing`(value: String, expected: String) throws {
    #expect(string(value).utf8.elementsEqual(expected.utf8))
    let read = try #require(try JSONDocument(parsing: string(value)).root.string)
    #expect(read.utf8.elementsEqual(value.utf8))
  }

  @Test func `every default ignorable and control character is escaped`() {
    for value in 0...0x10FFFF as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let properties = scalar.properties
      let isSeparator = [.control, .lineSeparator, .paragraphSeparator]
        .contains(properties.generalCategory)
      if properties.isDefaultIgnorableCodePoint || isSeparator || properties.isBidiControl {
        #expect(scalar.isInvisibleInText, "U+\(String(value, radix: 16))")
      }
      if scalar.isInvisibleInText {
        let isEscaped = string("\u{5D0}" + String(Character(scalar))).utf8.contains(0x5C)
        #expect(isEscaped, "U+\(String(value, radix: 16))")
      }
    }
  }

  private func sample(_ style: JSONWriter.Style) -> String {
    var writer = JSONWriter(style: style)
    writer.beginObject()
    writer.name("a")
    writer.beginArray()
    writer.integer(1)
    writer.bool(true)
    writer.null()
    writer.endArray()
    writer.name("b")
    writer.beginObject()
    writer.endObject()
    writer.name("f")
    writer.beginObject(inline: true)
    writer.name("x")
    writer.length(1.5)
    writer.name("r")
    writer.beginArray()
    writer.integer(-7)
    writer.integer(12)
    writer.endArray()
    writer.endObject()
    writer.endObject()
    writer.endLine()
    return writer.text
  }

  @Test func `compact output has no white space`() {
    #expect(sample(.compact) == #"{"a":[1,true,null],"b":{},"f":{"x":1.5,"r":[-7,12]}}"# + "\n")
  }

  @Test func `pretty output has two spaces a level`() {
    #expect(
      sample(.pretty) == """
        {
          "a": [
            1,
            true,
            null
          ],
          "b": {},
          "f": { "x": 1.5, "r": [-7, 12] }
        }

        """)
  }

  @Test func `infinity stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.length(.infinity)
    }
  }

  @Test func `a value without a name stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.beginObject()
      writer.null()
    }
  }
}
