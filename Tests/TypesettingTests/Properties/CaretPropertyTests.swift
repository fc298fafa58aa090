import Geometry
import Testing
import Typesetting

@Suite struct CaretPropertyTests {
  @Test(arguments: ParagraphPropertyTests.Kind.allCases)
  func `a caret that is hit is the caret asked for`(_ kind: ParagraphPropertyTests.Kind) throws {
    let measurer = try ParagraphPropertyTests.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 600, length: 1...12, seed: 7) {
      text, random in
      let request = ParagraphPropertyTests.request(text, &random)
      let width = Double.random(in: 20...300, using: &random)
      let layout = measurer.typeset(request).layout(width: width)
      for offset in ParagraphPropertyTests.clusterStarts(text).sorted() {
        for affinity in TextAffinity.allCases {
          let position = TextPosition(offset: offset, affinity: affinity)
          guard let caret = layout.caret(position) else { continue }
          let line = layout.lines[caret.line]
          let middle = line.frame.y + line.frame.height / 2
          guard let hit = layout.hit(x: caret.x, y: middle) else { return "no hit" }
          guard let again = layout.caret(hit) else { return "no caret of \(hit)" }
          // A caret between two clusters belongs to either of them, at one x.
          if abs(again.x - caret.x) > 1e-9, line.frame.height > 0 {
            return "\(position) is at \(caret.x), hit \(hit) at \(again.x)"
          }
          if again.line != caret.line { return "\(position) on \(caret.line), \(hit)" }
        }
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test(arguments: ParagraphPropertyTests.Kind.allCases)
  func `a selection of everything covers every line once`(_ kind: ParagraphPropertyTests.Kind)
    throws
  {
    let measurer = try ParagraphPropertyTests.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 600, length: 1...12, seed: 8) {
      text, random in
      let request = ParagraphPropertyTests.request(text, &random)
      let width = Double.random(in: 20...300, using: &random)
      let layout = measurer.typeset(request).layout(width: width)
      let end = text.utf16.count
      let all = layout.selection(0..<end).reduce(0) { $0 + $1.width }
      let runs = layout.lines.reduce(0) { $0 + $1.runs.reduce(0) { $0 + $1.width } }
      if abs(all - runs) > 1e-6 { return "\(all) selected of \(runs)" }
      let cut = Int.random(in: 0...end, using: &random)
      let parts = [0..<cut, cut..<end].map { range in
        layout.selection(range).reduce(0) { $0 + $1.width }
      }
      // A cluster that the cut divides is in both parts.
      if ParagraphPropertyTests.clusterStarts(text).contains(cut),
        abs(parts[0] + parts[1] - all) > 1e-6
      {
        return "cut at \(cut): \(parts) of \(all)"
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `boxes of a selection are in visual order`() throws {
    let text = "abc\u{5D0}\u{5D1}\u{5D2}"
    let layout = SyntheticTextMeasurer()
      .typeset(TextRequest(text: text, font: FontRequest(size: 10))).layout(width: 100)
    // Each letter is 5 wide; c stands at 10, the first Hebrew letter at 25.
    let boxes = layout.selection(2..<4)
    #expect(boxes.map(\.x) == [10, 25])
    #expect(boxes.map(\.width) == [5, 5])
  }

  @Test func `places at a soft end of a line belong to both lines`() throws {
    let layout = SyntheticTextMeasurer()
      .typeset(TextRequest(text: "nn nn", font: FontRequest(size: 10))).layout(width: 12)
    let upstream = try #require(layout.caret(TextPosition(offset: 3, affinity: .upstream)))
    let downstream = try #require(layout.caret(TextPosition(offset: 3, affinity: .downstream)))
    // 2 letters of 5 and the hanging space of 2.5.
    #expect(upstream.line == 0 && upstream.x == 12.5)
    #expect(downstream.line == 1 && downstream.x == 0)
  }
}
