import Geometry
import Testing
import Typesetting

@Suite struct OutlineTests {
  @Test func `glyphs stand where their runs stand`() throws {
    let measurer = try ParagraphPropertyTests.measurer(.real)
    let failure = SoupProperty.firstFailure(rounds: 300, length: 1...12, seed: 9) {
      text, random in
      var request = ParagraphPropertyTests.request(text, &random)
      request.lineLimit = random.pick([nil, 2])
      request.truncationMode = random.pick(TruncationMode.allCases)
      let layout = measurer.typeset(request).layout(
        width: Double.random(in: 20...300, using: &random))
      let glyphs = layout.glyphs()
      for glyph in glyphs where !glyph.x.isFinite || !glyph.y.isFinite { return "\(glyph)" }
      let left = layout.lines.flatMap(\.runs).map(\.x).min() ?? 0
      let right = layout.lines.flatMap(\.runs).map { $0.x + $0.width }.max() ?? 0
      // Marks may stand an em outside; pens of base glyphs stay inside their runs.
      for glyph in glyphs where glyph.advance > 0 {
        if glyph.x < left - 2 * glyph.size || glyph.x > right + 2 * glyph.size {
          return "\(glyph) outside \(left)...\(right)"
        }
      }
      return nil
    }
    #expect(failure == nil, "\(failure ?? "")")
  }

  @Test func `pens of a line follow each other in visual order`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    let layout = measurer.typeset(
      TextRequest(text: "abc \u{5D0}\u{5D1}\u{5D2} x", font: FontRequest(size: 10))
    ).layout(width: nil)
    let glyphs = layout.glyphs()
    var pen = 0.0
    for glyph in glyphs {
      #expect(abs(glyph.x - pen) < 1e-9)
      pen += glyph.advance
    }
    #expect(abs(pen - layout.naturalWidth) < 1e-9)
    #expect(glyphs.map(\.cluster) == [0, 1, 2, 3, 6, 5, 4, 7, 8])
  }

  @Test func `an outline is drawn in points, downwards, from the baseline`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    let layout = measurer.typeset(TextRequest(text: "l.", font: FontRequest(size: 100)))
      .layout(width: nil)
    let glyphs = layout.glyphs()
    // An l of DejaVu Sans is a box of 184 units width and 1556 height, 193 units from the left, of
    // 2048 in an em.
    var xs: [Double] = []
    var ys: [Double] = []
    for element in layout.outline(of: glyphs[0]) {
      switch element {
      case .move(let x, let y), .line(let x, let y):
        xs.append(x)
        ys.append(y)
      default: break
      }
    }
    #expect(xs.min() == 193 * 100 / 2048.0 && xs.max() == 377 * 100 / 2048.0)
    #expect(ys.max() == 0)
    #expect(ys.min() == -1556 * 100 / 2048.0)
    #expect(layout.outline(of: glyphs[1]).last == .close)
  }

  @Test func `an emoji has a picture that stands on its advance, and no outline`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.notoSans, Measurers.emoji])
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let layout = measurer.typeset(
        TextRequest(
          text: "\u{5D0}\u{1F600}", layoutDirection: direction, paragraphDirection: .content,
          font: FontRequest(size: 2048))
      ).layout(width: nil)
      let glyph = try #require(layout.glyphs().first { $0.cluster == 1 })
      let picture = try #require(layout.picture(of: glyph))
      #expect(picture.png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
      // Bytes 16 to 23 of a PNG are its width and height.
      #expect(picture.png[16..<24] == [0, 0, 0, 136, 0, 0, 0, 128])
      #expect(layout.outline(of: glyph).isEmpty)
      // The strike has 109 pixels in an em of 2048: 136 and 128 of them are 2555 and 2405 units,
      // 101 above the baseline 1898. HarfBuzz rounds each to a whole unit.
      #expect(abs(picture.frame.width - 136 * 2048 / 109.0) <= 1)
      #expect(abs(picture.frame.height - 128 * 2048 / 109.0) <= 1)
      #expect(abs(picture.frame.y + 101 * 2048 / 109.0) <= 1)
      #expect(abs(picture.frame.x) <= 1 && abs(glyph.advance - 2550) <= 1)
    }
    let plain = measurer.typeset(TextRequest(text: "a")).layout(width: nil)
    #expect(plain.picture(of: plain.glyphs()[0]) == nil)
  }

  @Test func `synthetic text has boxes, and none for spaces`() {
    let layout = SyntheticTextMeasurer().typeset(
      TextRequest(text: "n n", font: FontRequest(size: 10))
    ).layout(width: nil)
    let glyphs = layout.glyphs()
    #expect(glyphs.map(\.x) == [0, 7.5])
    #expect(layout.outline(of: glyphs[0]).count == 5)
  }
}
