import Geometry
import Testing
import Typesetting

/// Rules of wrapping, with the synthetic face: letters are 5 wide at size 10, spaces 2.5.
@Suite struct BreakingRuleTests {
  private func lines(
    _ text: String, _ width: Double?, _ change: (inout TextRequest) -> Void = { _ in }
  ) -> [TextLine] {
    var request = TextRequest(text: text, font: FontRequest(size: 10))
    change(&request)
    return SyntheticTextMeasurer().typeset(request).layout(width: width).lines
  }

  private func ranges(
    _ text: String, _ width: Double?, _ change: (inout TextRequest) -> Void = { _ in }
  ) -> [Range<Int>] {
    lines(text, width, change).map(\.range)
  }

  @Test func `spaces hang and count for nothing`() {
    #expect(ranges("nn   nn", 10) == [0..<5, 5..<7])
    #expect(lines("nn   nn", 10)[0].frame.width == 10)
    // U+00A0 neither breaks nor hangs: an emergency break stands after it.
    #expect(ranges("nn\u{A0}nn", 14) == [0..<3, 3..<5])
    #expect(lines("nn\u{A0}nn", 14)[0].frame.width == 12.5)
  }

  @Test func `a word that is too wide breaks between clusters, or sticks out`() {
    #expect(ranges("nnnnn", 12) == [0..<2, 2..<4, 4..<5])
    let line = lines("nnnnn", 12) { $0.emergencyBreaks = false }[0]
    #expect(line.range == 0..<5 && line.overflows && line.frame.x == 0)
    let hebrew = lines("\u{5D0}\u{5D1}\u{5D2}\u{5D3}\u{5D4}", 12) {
      $0.emergencyBreaks = false
      $0.layoutDirection = .rightToLeft
    }[0]
    #expect(hebrew.overflows && hebrew.frame.x == 12 - 25)
  }

  @Test func `a soft hyphen shows only where its break is taken`() {
    let taken = lines("nnn\u{AD}nnn", 20)
    #expect(taken.map(\.range) == [0..<4, 4..<7])
    // Three letters and a hyphen of 3.5.
    #expect(taken[0].frame.width == 18.5 && taken[1].frame.width == 15)
    #expect(lines("nnn\u{AD}nnn", 100)[0].frame.width == 30)
    // The hyphen counts: 18.5 do not fit 18, so the word breaks before it.
    #expect(ranges("nnn\u{AD}nnn", 18) == [0..<3, 3..<7])
  }

  @Test func `tabs go to multiples of a distance that is asked for, from either side`() {
    // Letters are 5 wide: the first tab goes to 12, the second, after 17, to 24.
    let line = lines("n\tn\tn", nil) { $0.tabInterval = 12 }[0]
    #expect(line.frame.width == 24 + 5)
    let hebrew = lines("\u{5D0}\t\u{5D1}\t\u{5D2}", nil) {
      $0.tabInterval = 12
      $0.layoutDirection = .rightToLeft
    }[0]
    #expect(hebrew.frame.width == 24 + 5)
    // Odd distances are none.
    for odd in [0, -3, Double.nan, Double.infinity] {
      #expect(
        lines("n\tn", nil) { $0.tabInterval = odd }[0].frame.width
          == lines("n\tn", nil)[0].frame.width)
    }
  }

  @Test func `no line breaks inside an unbreakable range, in either direction`() {
    // nn nn nn is 35 wide, nn nn 22.5.
    #expect(ranges("nn nn nn", 24) == [0..<6, 6..<8])
    #expect(ranges("nn nn nn", 24) { $0.unbreakableRanges = [3..<8] } == [0..<3, 3..<8])
    let hebrew = "\u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}"
    let unbroken = ranges(hebrew, 24) {
      $0.unbreakableRanges = [3..<8]
      $0.layoutDirection = .rightToLeft
    }
    #expect(unbroken == [0..<3, 3..<8])
    // Its ends break, nested and odd ranges do no harm, and line ends still end lines.
    #expect(ranges("nn nn nn", 24) { $0.unbreakableRanges = [3..<6] } == [0..<6, 6..<8])
    #expect(
      ranges("nn nn nn", 24) { $0.unbreakableRanges = [4..<5, 3..<8, 9..<99, -5 ..< -1] }
        == [0..<3, 3..<8])
    #expect(ranges("nn\nnn", 24) { $0.unbreakableRanges = [0..<5] } == [0..<3, 3..<5])
    // Wider than its line, it breaks as a word does: nn is 10 wide, a space and n 7.5.
    #expect(ranges("nn nn", 11) { $0.unbreakableRanges = [0..<5] } == [0..<2, 2..<4, 4..<5])
  }

  @Test func `tabs go to multiples of the interval from where the line begins`() {
    // The interval is 2 em: 20 points.
    let line = lines("n\tn\t\tn", nil)[0]
    #expect(line.frame.width == 65)
    let runs = lines("n\tn", nil)[0].runs
    #expect(runs.reduce(0) { $0 + $1.width } == 25)
    let mirrored = lines("\u{5D0}\t\u{5D1}", 100) { $0.layoutDirection = .rightToLeft }[0]
    #expect(mirrored.frame.x == 75 && mirrored.frame.width == 25)
    #expect(ranges("n\tn", 24) == [0..<2, 2..<3])
  }

  @Test func `line ends divide lines, and a last one leaves an empty line`() {
    #expect(ranges("a\nb", nil) == [0..<2, 2..<3])
    #expect(ranges("a\r\nb\r\n", nil) == [0..<3, 3..<6, 6..<6])
    #expect(ranges("\n\n", nil) == [0..<1, 1..<2, 2..<2])
    #expect(ranges("a\u{2028}b\u{2029}c\u{85}d", nil) == [0..<2, 2..<4, 4..<6, 6..<7])
  }

  @Test func `lines stand where the alignment says in the layout's direction`() {
    func x(_ alignment: TextAlignment, _ direction: LayoutDirection) -> Double {
      lines("nn", 50) {
        $0.alignment = alignment
        $0.layoutDirection = direction
      }[0].frame.x
    }
    #expect(x(.leading, .leftToRight) == 0 && x(.leading, .rightToLeft) == 40)
    #expect(x(.center, .leftToRight) == 20 && x(.center, .rightToLeft) == 20)
    #expect(x(.trailing, .leftToRight) == 40 && x(.trailing, .rightToLeft) == 0)
  }

  @Test func `the paragraph's direction is found as asked for`() {
    func direction(_ text: String, _ change: (inout TextRequest) -> Void) -> LayoutDirection? {
      lines(text, nil, change).first?.paragraphDirection
    }
    #expect(direction("12:30") { $0.layoutDirection = .rightToLeft } == .rightToLeft)
    #expect(direction("12:30 a") { $0.layoutDirection = .rightToLeft } == .leftToRight)
    #expect(direction("\u{2067}\u{5D0}\u{2069} a") { _ in } == .leftToRight)
    #expect(direction("a") { $0.stringDirection = .rightToLeft } == .rightToLeft)
    #expect(
      direction("a") {
        $0.stringDirection = .rightToLeft
        $0.paragraphDirection = .content
      } == .leftToRight)
    #expect(direction("a") { $0.paragraphDirection = .rightToLeft } == .rightToLeft)
    let two = lines("a\n\u{5D0}", nil)
    #expect(two.map(\.paragraphDirection) == [.leftToRight, .rightToLeft])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `natural lines stand where their paragraphs begin`(_ direction: LayoutDirection) {
    let found = lines("nn\n\u{5D0}\u{5D1}\n12", 30) {
      $0.alignment = .natural
      $0.layoutDirection = direction
    }
    // Two letters are 10 wide, and so are two digits, whose paragraph takes the layout's direction.
    let end = 30 - found[2].frame.width
    #expect(found.map(\.frame.x) == [0, 20, direction == .rightToLeft ? end : 0])
  }

  @Test func `justified lines reach both edges but the last`() {
    let set = lines("nn nn nn nn", 30) { $0.alignment = .justified }
    #expect(set.map(\.range) == [0..<6, 6..<11])
    // Two words of 10 and one gap: 2.5 become 10.
    #expect(set[0].frame.width == 30 && set[1].frame.width == 22.5)
    let ideographs = lines("\u{4E00}\u{4E00}\u{4E00}\u{4E00}", 35) { $0.alignment = .justified }
    #expect(ideographs.map(\.frame.width) == [35, 10])
  }

  @Test func `a text shrinks to its smallest factor before it is cut`() {
    func layout(_ factor: Double, _ width: Double) -> TextLayout {
      SyntheticTextMeasurer().typeset(
        TextRequest(
          text: "nnnnnnnnnn", font: FontRequest(size: 10), lineLimit: 1,
          minimumScaleFactor: factor)
      ).layout(width: width)
    }
    #expect(layout(0.5, 50).scaleFactor == 1)
    let shrunk = layout(0.5, 40)
    #expect(!shrunk.truncated && abs(shrunk.scaleFactor - 0.8) < 1e-3)
    #expect(shrunk.lines[0].frame.width <= 40)
    #expect(layout(0.5, 20).truncated && layout(0.5, 20).scaleFactor == 0.5)
    #expect(layout(1, 40).truncated)
  }

  @Test func `letters move together before a text is cut`() {
    let request = TextRequest(
      text: "nnnnnnnnnn", font: FontRequest(size: 10), lineLimit: 1, allowsTightening: true)
    let set = SyntheticTextMeasurer().typeset(request)
    // Ten letters, 0.2 points each.
    #expect(!set.layout(width: 48).truncated)
    #expect(set.layout(width: 47.9).truncated)
    #expect(set.layout(width: 50).lines[0].frame.width == 50)
  }

  @Test func `tracking spaces clusters apart but not those of joining scripts`() {
    func width(_ text: String) -> Double {
      lines(text, nil) { $0.font.tracking = 1 }[0].frame.width
    }
    #expect(width("nnn") == 18)
    #expect(width("\u{628}\u{628}\u{628}") == 15)
    #expect(width("e\u{301}n") == 12)
  }
}

/// Rules that need real faces and ICU's line breaks.
@Suite struct RealBreakingRuleTests {
  @Test func `keep-all keeps letters together`() throws {
    let measurer = try Measurers.shared.measurer(ParagraphPropertyTests.fonts)
    let text = "\u{D55C}\u{AD6D}\u{C5B4} \u{65E5}\u{672C}\u{8A9E}"
    let plain = measurer.typeset(TextRequest(text: text, language: "ko")).layout(width: nil)
    #expect(plain.breaks == [1, 2, 4, 5, 6, 7])
    let kept = measurer.typeset(TextRequest(text: text, language: "ko-u-lw-keepall"))
    #expect(kept.layout(width: nil).breaks == [4, 7])
    let icu = measurer.typeset(TextRequest(text: text, language: "ko@lw=keepall"))
    #expect(icu.layout(width: nil).breaks == [4, 7])
  }

  @Test func `a hyphen glyph shows at a taken soft hyphen`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    let set = measurer.typeset(TextRequest(text: "co\u{AD}op", font: FontRequest(size: 16)))
    let hyphen = measurer.typeset(TextRequest(text: "\u{2010}", font: FontRequest(size: 16)))
    let first = measurer.typeset(TextRequest(text: "co", font: FontRequest(size: 16)))
    let layout = set.layout(width: first.naturalWidth + hyphen.naturalWidth + 0.1)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<5])
    #expect(
      abs(layout.lines[0].frame.width - first.naturalWidth - hyphen.naturalWidth) < 1e-9)
    let glyph = hyphen.layout(width: nil).glyphs()[0].id
    #expect(layout.glyphs().contains { $0.id == glyph })
    #expect(!set.layout(width: nil).glyphs().contains { $0.id == glyph })
  }

  @Test func `an emergency break keeps joined forms`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.notoArabic])
    let set = measurer.typeset(
      TextRequest(
        text: "\u{628}\u{628}\u{628}\u{628}", language: "ar", paragraphDirection: .rightToLeft))
    let layout = set.layout(width: 20)
    #expect(layout.lines.map(\.range) == [0..<3, 3..<4])
    // The specification gives 16.24 for three joined letters.
    #expect(abs(layout.lines[0].frame.width - 16.24) < 0.005)
  }

  @Test func `tracking turns ligatures off`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    var request = TextRequest(text: "office", font: FontRequest(size: 16))
    let joined = measurer.typeset(request).layout(width: nil).glyphs().count
    request.font.tracking = 0.5
    let apart = measurer.typeset(request).layout(width: nil)
    #expect(joined < 6 && apart.glyphs().count == 6)
  }

  @Test func `canonically equivalent texts keep their own offsets`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    let composed = measurer.typeset(TextRequest(text: "\u{E9}a")).layout(width: nil)
    let decomposed = measurer.typeset(TextRequest(text: "e\u{301}a")).layout(width: nil)
    #expect(composed.lines[0].range == 0..<2)
    #expect(decomposed.lines[0].range == 0..<3)
    #expect(TextRequest(text: "\u{E9}") != TextRequest(text: "e\u{301}"))
  }

  @Test func `no emergency break stands before a vowel sign`() throws {
    let measurer = try Measurers.shared.measurer(ParagraphPropertyTests.fonts)
    // MA, vowel sign AA, BHA, vowel sign AA.
    let text = "\u{1019}\u{102C}\u{1018}\u{102C}"
    let layout = measurer.typeset(TextRequest(text: text, language: "my")).layout(width: 1)
    #expect(layout.lines.map(\.range) == [0..<2, 2..<4])
    #expect(layout.glyphs().count == 4)
  }
}
