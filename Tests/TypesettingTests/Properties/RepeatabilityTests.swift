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
