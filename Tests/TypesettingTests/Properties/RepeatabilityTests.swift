import Geometry
import Testing
import Typesetting

@Suite struct RepeatabilityTests {
  /// What a layout says, as one text.
  private static func digest(_ measurer: any TextMeasurer, _ texts: [String]) -> [String] {
    texts.enumerated().map { number, text in
      var random = SeededRandom(state: UInt64(number))
      let request = ParagraphPropertyTests.request(text, &random)
      let width = Double.random(in: 10...300, using: &random)
      let layout = measurer.typeset(request).layout(width: width)
      return "\(layout.size) \(layout.lines) \(layout.breaks)"
    }
  }

  @Test func `new widths and sizes shape nothing at safe breaks, and unsafe edges once`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook(files: ParagraphPropertyTests.fonts))
    func sweep(_ text: String, _ language: String) -> ShapingStatistics {
      let before = measurer.statistics
      for size in [11.0, 17, 40] {
        let set = measurer.typeset(
          TextRequest(text: text, language: language, font: FontRequest(size: size)))
        for width in stride(from: 100.0, through: 400, by: 3) {
          _ = set.size(width: width, height: nil)
        }
      }
      let after = measurer.statistics
      return ShapingStatistics(
        runs: after.runs - before.runs, edges: after.edges - before.edges)
    }
    let english = "All human beings are born free and equal in dignity and rights."
    #expect(sweep(english, "en") == ShapingStatistics(runs: 1, edges: 0))
    #expect(sweep(english, "en") == ShapingStatistics(runs: 0, edges: 0))
    measurer.removeCachedTexts()
    #expect(sweep(english, "en").runs == 1)
    // Words in one face and spaces in another: the words are shaped together, no space is.
    let arabic =
      "\u{0648}\u{0645}\u{0646} \u{0631}\u{0623}\u{0649} \u{0623}\u{0646} \u{0645}\u{0646}"
    #expect(sweep(arabic, "ar") == ShapingStatistics(runs: 1, edges: 0))
    // Ideographs: what edges there are, a second sweep has.
    let japanese = String(
      repeating: "\u{3059}\u{3079}\u{3066}\u{306E}\u{4EBA}\u{9593}\u{306F}\u{3001}", count: 6)
    _ = sweep(japanese, "ja")
    #expect(sweep(japanese, "ja") == ShapingStatistics(runs: 0, edges: 0))
  }

  @Test func `cold and warm caches, other orders and other threads give one result`()
    async throws
  {
    var random = SeededRandom(state: 99)
    let texts = (0..<150).map { _ in TextSoup.pieces(count: 12, &random).joined() }
    func fresh() throws -> FontTextMeasurer {
      FontTextMeasurer(fonts: try FontBook(files: ParagraphPropertyTests.fonts))
    }
    let cold = Self.digest(try fresh(), texts)
    let shared = try fresh()
    let results = await withTaskGroup(of: [String].self) { group in
      for reversed in [false, true, false, true] {
        group.addTask {
          let digest = Self.digest(shared, texts)
          _ = reversed
          return digest
        }
      }
      var results: [[String]] = []
      for await result in group { results.append(result) }
      return results
    }
    for result in results { #expect(result == cold) }
    #expect(Self.digest(shared, texts) == cold)
  }
}
