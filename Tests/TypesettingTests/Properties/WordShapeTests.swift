import Geometry
import Testing
import UnicodeServices

@testable import Typesetting

/// Words that are looked up, and words that are shaped together, against HarfBuzz run by run.
@Suite struct WordShapeTests {
  /// Words of one script, for texts in which words repeat and stand next to each other.
  private static let scripts: [(language: String, words: [String])] = [
    ("en", ["the", "office", "AVATAR", "Wa", "fi", "e\u{301}t\u{E9}", "12.5", "(To)", "x-y"]),
    (
      "ar",
      [
        "\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{644}\u{627}", "\u{627}\u{644}\u{644}\u{647}",
        "\u{628}\u{64E}\u{64A}\u{652}\u{62A}", "\u{661}\u{662}", "\u{643}\u{640}\u{62A}",
      ]
    ),
    (
      "ur",
      [
        "\u{67E}\u{627}\u{6A9}\u{633}\u{62A}\u{627}\u{646}", "\u{6A9}\u{6D2}", "\u{6C1}\u{6D2}",
        "\u{645}\u{6CC}\u{6BA}", "\u{6F4}",
      ]
    ),
    (
      "he",
      [
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "\u{5D1}\u{5BC}\u{5B0}\u{5E8}\u{5B5}\u{5D0}", "\u{5D0}",
      ]
    ),
    (
      "hi",
      [
        "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", "\u{915}\u{94D}\u{937}\u{93F}",
        "\u{930}\u{94D}\u{915}", "\u{939}\u{948}", "\u{967}\u{968}",
      ]
    ),
    ("th", ["\u{E20}\u{E32}\u{E29}\u{E32}", "\u{E17}\u{E35}\u{E48}", "\u{E19}\u{E49}\u{E33}"]),
    ("ta", ["\u{BA4}\u{BAE}\u{BBF}\u{BB4}\u{BCD}", "\u{B95}\u{BCA}"]),
    ("km", ["\u{1797}\u{17B6}\u{179F}\u{17B6}", "\u{1781}\u{17D2}\u{1798}\u{17C2}\u{179A}"]),
    ("my", ["\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}", "\u{101E}\u{1031}"]),
    (
      "ja",
      [
        "\u{6771}\u{4EAC}", "\u{3078}", "\u{3061}\u{3087}\u{3063}\u{3068}", "\u{30E9}\u{30FC}",
        "\u{3001}", "\u{3002}", "\u{300C}\u{8A9E}\u{300D}", "\u{8A71}\u{3059}", "\u{304B}\u{3099}",
        "\u{845B}\u{E0100}", "\u{FF11}",
      ]
    ),
    ("ko", ["\u{D55C}\u{AD6D}\u{C5B4}", "\u{1112}\u{1161}\u{11AB}", "\u{6F22}"]),
  ]

  /// What differs between the glyphs of a text and those of its runs shaped one by one.
  private static func difference(_ measurer: FontTextMeasurer, _ request: TextRequest) -> String? {
    guard let set = measurer.typeset(request) as? SetText,
      let source = set.shaped.glyphSource as? FaceGlyphSource, let buffer = ShapingBuffer()
    else { return "not set with faces" }
    let units = set.shaped.content.units
    for run in set.shaped.runs {
      var alone: [ShapedGlyph] = []
      buffer.shape(
        ShapingBuffer.Item(
          ranges: [run.range], context: 0..<units.count, script: run.script,
          isRightToLeft: run.level & 1 == 1, language: source.languages[run.style],
          withoutLigatures: source.withoutLigatures && !run.script.isCursive,
          hidesObjects: source.hidesObjects),
        in: units, with: source.faces[run.face], into: &alone)
      // At the start of a run or a word, breaking is safe whatever HarfBuzz marks.
      func marked(_ glyphs: some Sequence<ShapedGlyph>) -> [ShapedGlyph] {
        glyphs.map { glyph in
          var glyph = glyph
          let cluster = Int(glyph.cluster)
          if cluster == run.range.lowerBound || units[cluster - 1] == 0x20 {
            glyph.isUnsafeToBreak = false
          }
          return glyph
        }
      }
      let found = marked(set.shaped.glyphs[run.glyphs])
      alone = marked(alone)
      if "\(found)" != "\(alone)" {
        let escaped = request.text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
        return "\(escaped) \(run.range): \(found) instead of \(alone)"
      }
    }
    return nil
  }

  @Test(arguments: 0..<11)
  func `known words and words shaped together have the glyphs they have alone`(_ number: Int)
    throws
  {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let (language, words) = Self.scripts[number]
    let others = Self.scripts.map { $0.words[0] }
    var random = SeededRandom(state: UInt64(number))
    for round in 0..<150 {
      let parts = (0..<Int.random(in: 1...14, using: &random)).map { _ in
        Int.random(in: 0..<9, using: &random) == 0 ? random.pick(others) : random.pick(words)
      }
      let separators = language == "ja" ? ["", "", " "] : [" ", " ", "  "]
      let separator = random.pick(separators)
      if round % 50 == 0 { measurer.removeCachedTexts() }
      let request = TextRequest(
        text: parts.joined(separator: separator), language: language,
        layoutDirection: random.pick([.leftToRight, .rightToLeft]),
        font: FontRequest(size: 17, tracking: random.pick([0, 0, 1])))
      #expect(Self.difference(measurer, request) == nil)
    }
  }

  @Test func `texts of every kind have the glyphs of their runs`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let failure = SoupProperty.firstFailure(rounds: 600, length: 1...16, seed: 7) { text, random in
      Self.difference(measurer, ParagraphPropertyTests.request(text, &random))
    }
    #expect(failure == nil)
  }
}
