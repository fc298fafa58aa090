import Testing
import UnicodeServices

/// Expected values: Unicode's SpecialCasing.txt, and the texts of CSS Text 3's rules for Greek.
@Suite struct TextCasingTests {
  @Test(arguments: [
    ("en", "istanbul", "ISTANBUL"), ("tr", "istanbul", "\u{130}STANBUL"),
    ("az", "i\u{131}", "\u{130}I"), ("de", "stra\u{DF}e", "STRASSE"),
    (
      "el", "\u{3C0}\u{3B1}\u{3C4}\u{3AC}\u{3C4}\u{3B1}",
      "\u{3A0}\u{391}\u{3A4}\u{391}\u{3A4}\u{391}"
    ),
    // An accent that parts two vowels leaves a dialytika; a lone eta keeps its own.
    ("el", "\u{39C}\u{3B1}\u{390}\u{3BF}\u{3C5}", "\u{39C}\u{391}\u{3AA}\u{39F}\u{3A5}"),
    (
      "el", "\u{39D}\u{3B5}\u{3C1}\u{3AC}\u{3B9}\u{3B4}\u{3B1}",
      "\u{39D}\u{395}\u{3A1}\u{391}\u{3AA}\u{394}\u{391}"
    ),
    ("el", "\u{3AE}", "\u{397}\u{301}"),
    // Outside of Greek accents stay.
    ("en", "\u{3AC}", "\u{386}"), ("fr", "\u{E9}t\u{E9}", "\u{C9}T\u{C9}"),
    ("lt", "i\u{307}\u{301}", "I\u{301}"), ("en", "\u{FB03}", "FFI"),
    ("en", "\u{10428}", "\u{10400}"),
    ("he", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ab", "\u{5E9}\u{5DC}\u{5D5}\u{5DD} AB"),
    (
      "ar", "\u{2067}\u{633}\u{644}\u{627}\u{645}\u{2069}",
      "\u{2067}\u{633}\u{644}\u{627}\u{645}\u{2069}"
    ),
    ("", "", ""), ("no such locale", "a", "A"),
  ])
  func `upper case follows the language`(locale: String, text: String, wanted: String) {
    #expect(
      Array(TextCasing.uppercase.apply(to: text, locale: locale).utf16) == Array(wanted.utf16))
  }

  @Test(arguments: [
    ("en", "ISTANBUL", "istanbul"), ("tr", "ISTANBUL", "\u{131}stanbul"),
    ("tr", "\u{130}", "i"), ("en", "\u{130}", "i\u{307}"),
    // A sigma at the end of a word has a form of its own.
    ("el", "\u{39F}\u{3A3} \u{3A3}\u{39F}", "\u{3BF}\u{3C2} \u{3C3}\u{3BF}"),
    ("lt", "I\u{301}", "i\u{307}\u{301}"), ("en", "\u{5D0}B", "\u{5D0}b"),
  ])
  func `lower case follows the language`(locale: String, text: String, wanted: String) {
    #expect(
      Array(TextCasing.lowercase.apply(to: text, locale: locale).utf16) == Array(wanted.utf16))
  }

  @Test func `offsets move with what is before them`() {
    // s t r a ß e: the sharp s at 4 becomes two letters.
    let street = TextCasing.uppercase.apply(
      to: "stra\u{DF}e", locale: "de", offsets: [6, 0, 4, 5, 4, -3, 99])
    #expect(street.text == "STRASSE")
    #expect(street.offsets == [7, 0, 4, 6, 4, 0, 7])
    // İ is one letter, i with a dot above it two.
    let dotted = TextCasing.lowercase.apply(to: "\u{130}B", locale: "en", offsets: [0, 1, 2])
    #expect(dotted.offsets == [0, 2, 3])
    // I and a combining dot above are one small letter in Turkish.
    let joined = TextCasing.lowercase.apply(to: "I\u{307}B", locale: "tr", offsets: [2, 3])
    #expect(joined.text == "ib" && joined.offsets == [1, 2])
  }

  @Test(arguments: [
    // A lone eta keeps its accent, as a mark of its own; one in a word loses it.
    (TextCasing.uppercase, "el", "\u{3AE} \u{3AE}\u{3B1}", [0, 2, 3, 4, 5]),
    // An accent parts two vowels: the iota has a dialytika, and one place.
    (.uppercase, "el", "\u{3AC}\u{3B9}x", [0, 1, 2, 3]),
    (.lowercase, "el", "\u{39F}\u{3A3} \u{3A3}", [0, 1, 2, 3, 4]),
    (.uppercase, "lt", "ai\u{307}\u{301}b", [0, 1, 3, 4]),
    (.lowercase, "lt", "I\u{301}\u{CC}a", [0, 3, 6, 7]),
    (.lowercase, "tr", "I\u{307}I\u{130}", [0, 1, 2, 3]),
    (.uppercase, "de", "\u{DF}\u{FB03}\u{149}a", [0, 2, 5, 7, 8]),
    // Marks of the text itself stay.
    (
      .uppercase, "de", "\u{2060}\u{DF}\u{2061}\u{2062}\u{2063}\u{2064}\u{DF}a",
      [0, 1, 3, 4, 5, 6, 7, 9, 10]
    ),
  ])
  func `offsets between clusters are exact whatever casing looks at`(
    casing: TextCasing, locale: String, text: String, wanted: [Int]
  ) {
    var offsets = [0]
    for character in text { offsets.append(offsets[offsets.count - 1] + character.utf16.count) }
    // In any order, the last one first.
    let result = casing.apply(to: text, locale: locale, offsets: offsets.reversed())
    #expect(result.offsets.reversed() == wanted)
  }

  @Test func `long texts and offsets inside of characters are safe`() {
    let long = String(repeating: "\u{DF}\u{10428}", count: 50_000)
    let offsets = Array(0...150_000)
    let result = TextCasing.uppercase.apply(to: long, locale: "de", offsets: offsets)
    #expect(result.text.utf16.count == 200_000)
    #expect(result.offsets[0] == 0 && result.offsets[150_000] == 200_000)
    #expect(zip(result.offsets, result.offsets.dropFirst()).allSatisfy { $0 <= $1 })
  }
}
