import Testing

@testable import UnicodeServices

/// Our rules of grapheme clusters against ICU's iterator.
@Suite struct GraphemeDifferentialTests {
  /// One or more characters of every class, halves of a surrogate pair included by those beyond
  /// U+FFFF.
  private static let alphabet: [Unicode.Scalar] = [
    "a", "\u{0}", "\r", "\n", "\u{301}", "\u{200D}", "\u{200C}", "\u{1F1E6}", "\u{1F1E7}",
    "\u{600}", "\u{903}", "\u{1100}", "\u{1161}", "\u{11A8}", "\u{AC00}", "\u{AC01}",
    "\u{1F468}", "\u{1F3FD}", "\u{2764}", "\u{FE0F}", "\u{20E3}", "\u{915}", "\u{94D}",
    "\u{93C}", "\u{9B7}", "\u{9CD}", "\u{BB7}", "\u{BCD}", "\u{D37}", "\u{D4D}", "\u{E33}",
    "\u{102C}", "\u{1039}", "\u{17D2}", "\u{E0061}", "\u{E007F}", "\u{1F3F4}", "\u{AD}",
    "\u{FF9E}", "\u{11F02}", "\u{93E}", "\u{94B}",
  ]

  @Test func `random texts over all classes have ICU's clusters`() throws {
    let icu = try #require(BreakHandle(kind: .grapheme, locale: "en"))
    let table = CharacterTable()
    var random = BidiDifferentialTests.Random(state: 20_261_130)
    for _ in 0..<60_000 {
      let length = Int.random(in: 1...8, using: &random)
      let scalars = (0..<length).map { _ in
        Self.alphabet[Int.random(in: 0..<Self.alphabet.count, using: &random)]
      }
      let units = scalars.flatMap { Array($0.utf16) }
      let own = GraphemeRules.boundaries(in: units, properties: table.properties(of: units))
      let theirs = try #require(icu.boundaries(of: units)).map(\.offset)
      #expect(own == [0] + theirs, "\(scalars.map { String($0.value, radix: 16) })")
    }
  }

  @Test func `every scalar next to a letter and a consonant has ICU's clusters`() throws {
    let icu = try #require(BreakHandle(kind: .grapheme, locale: "en"))
    let table = CharacterTable()
    var different: [UInt32] = []
    for value in UInt32(0)...0x10FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let units = Array("a\(scalar)\u{915}\u{94D}\(scalar)\u{915}".utf16)
      let own = GraphemeRules.boundaries(in: units, properties: table.properties(of: units))
      if own != [0] + (icu.boundaries(of: units) ?? []).map(\.offset) { different.append(value) }
    }
    #expect(different.isEmpty)
  }
}
