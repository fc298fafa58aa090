import Geometry
import Testing
import Typesetting

@Suite struct TruncationPropertyTests {
  @Test(arguments: ParagraphPropertyTests.Kind.allCases)
  func `a truncated text is what it keeps and an ellipsis`(_ kind: ParagraphPropertyTests.Kind)
    throws
  {
    let measurer = try ParagraphPropertyTests.measurer(kind)
    let failure = SoupProperty.firstFailure(rounds: 2000, length: 1...24, seed: 5) {
      text, random in
      var request = ParagraphPropertyTests.request(text, &random)
      request.lineLimit = Int.random(in: 1...3, using: &random)
      request.truncationMode = random.pick(TruncationMode.allCases)
      let width = Double.random(in: 1...200, using: &random)
      let layout = measurer.typeset(request).layout(width: width)
      let starts = ParagraphPropertyTests.clusterStarts(text)
      if layout.lines.count > request.lineLimit ?? 0 { return "too many lines" }
      guard layout.truncated else {
        let rest = layout.lines.last?.range.upperBound ?? 0
        let units = Array(text.utf16)[rest...]
        let hidden = units.first {
          !ParagraphPropertyTests.hangs($0) && !ParagraphPropertyTests.showsNothing($0)
        }
        return hidden == nil ? nil : "text is missing, but not truncated"
      }
      guard let last = layout.lines.last else { return "no line" }
      if !last.truncated { return "the last line is not marked" }
      let ellipses = last.runs.filter(\.isEllipsis)
      if ellipses.count > 1 { return "several ellipses" }
      if last.frame.width > width + 1e-6 { return "\(last.frame.width) wide of \(width)" }
      let base = last.paragraphDirection == .rightToLeft ? 1 : 0
      if let ellipsis = ellipses.first, ellipsis.level != base { return "ellipsis level" }
      if !starts.contains(last.range.lowerBound) || !starts.contains(last.range.upperBound) {
        return "cluster split: \(last.range)"
      }
      if let cut = last.cut {
        if !starts.contains(cut.lowerBound) || !starts.contains(cut.upperBound) {
          return "cluster split: \(cut)"
        }
        if cut.lowerBound < last.range.lowerBound || cut.upperBound > last.range.upperBound {
          return "cut \(cut) of \(last.range)"
        }
        if last.runs.contains(where: { $0.range.overlaps(cut) && !$0.isEllipsis }) {
          return "what is cut shows"
        }
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  /// The kept prefix is the largest: every longer one, shaped alone, is too wide with its ellipsis.
  @Test func `a tail cut keeps as much as fits`() throws {
    let measurer = try ParagraphPropertyTests.measurer(.real)
    let failure = SoupProperty.firstFailure(rounds: 800, length: 1...12, seed: 6) {
      text, random in
      // One paragraph, and no characters whose script or face depends on what comes later.
      let text = "a" + text.filter { !$0.isNewline && $0 != "\t" }
      var request = ParagraphPropertyTests.request(text, &random)
      request.paragraphDirection = .leftToRight
      request.lineLimit = 1
      let width = Double.random(in: 30...200, using: &random)
      let layout = measurer.typeset(request).layout(width: width)
      guard layout.truncated, let line = layout.lines.last,
        let ellipsis = line.runs.first(where: \.isEllipsis)
      else { return nil }
      let units = Array(text.utf16)
      for end in ParagraphPropertyTests.clusterStarts(text)
      where end > line.range.upperBound {
        var trimmed = end
        while trimmed > 0, ParagraphPropertyTests.hangs(units[trimmed - 1]) { trimmed -= 1 }
        if trimmed <= line.range.upperBound { continue }
        var prefix = request
        prefix.text = String(decoding: units[..<trimmed], as: UTF16.self)
        let alone = measurer.typeset(prefix).naturalWidth
        // Ellipses differ between faces; the narrowest of the cascade is 0.7 em.
        let narrowest = min(ellipsis.width, 0.7 * request.font.size)
        if alone + max(narrowest, ellipsis.width) <= width - 1e-6,
          measurer.typeset(prefix).layout(width: nil).lines.first?.runs
            .allSatisfy({ $0.font.name == ellipsis.font.name }) == true
        {
          return "kept \(line.range) of \(width), but ..<\(trimmed) is \(alone)"
        }
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `no ellipsis for what shows nothing, nor where the text fits exactly`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    for text in ["abc\u{2069}", "\u{2068}abc\u{2069}", "abc\u{200F}", "abc   ", "abc\n", "abc\n\n"]
    {
      var request = TextRequest(text: text, lineLimit: 1)
      let set = measurer.typeset(request)
      let layout = set.layout(width: set.naturalWidth)
      #expect(!layout.truncated, "\(VisualText.escaped(text))")
      request.text = text + "d"
      #expect(measurer.typeset(request).layout(width: set.naturalWidth).truncated)
    }
  }

  @Test func `text after a forced break ends the line in an ellipsis although it fits`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    for mode in TruncationMode.allCases {
      let request = TextRequest(text: "abc\ndef", lineLimit: 1, truncationMode: mode)
      let layout = measurer.typeset(request).layout(width: 200)
      let line = try #require(layout.lines.first)
      #expect(layout.truncated && line.truncated)
      #expect(line.range == 0..<3)
      #expect(line.runs.last?.isEllipsis == true)
    }
  }

  @Test func `a middle cut is balanced and the head has the odd cluster`() throws {
    let request = TextRequest(
      text: "nnnnnnnnnnnnnnnn", font: FontRequest(size: 10), lineLimit: 1, truncationMode: .middle)
    let set = SyntheticTextMeasurer().typeset(request)
    // Each n is 5 wide, the ellipsis 7.5: 45 points hold 7 letters, 4 of them at the head.
    let line = try #require(set.layout(width: 45).lines.first)
    #expect(line.range == 0..<16)
    #expect(line.cut == 4..<13)
    #expect(line.runs.map(\.range) == [0..<4, 13..<13, 13..<16])
    #expect(line.frame.width == 42.5)
  }
}
