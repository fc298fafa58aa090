import Geometry
import Testing
import Typesetting

@Suite struct AttachmentTests {
  private func set(
    _ text: String, _ attachments: [TextAttachment], _ direction: LayoutDirection = .leftToRight
  ) -> any TypesetText {
    SyntheticTextMeasurer().typeset(
      TextRequest(
        text: text, layoutDirection: direction, font: FontRequest(size: 10, lineHeight: 12),
        attachments: attachments))
  }

  @Test func `an attachment takes its width and raises its line`() {
    let icon = TextAttachment(offset: 1, width: 20, ascent: 30, descent: 5)
    let text = set("n\u{FFFC}n", [icon])
    // Two letters of 5. Without the icon a line is 12 high, 9.5 of it above the baseline.
    let size = text.size(width: nil, height: nil)
    #expect(size.width == 30 && size.height == 35 && size.firstBaseline == 30)
    #expect(text.naturalWidth == 30 && text.minimumWidth == 20)
    let layout = text.layout(width: 100)
    #expect(layout.attachmentFrames() == [TextRect(x: 5, y: 0, width: 20, height: 35)])
    #expect(layout.lines[0].runs.reduce(0) { $0 + $1.width } == 30)
  }

  @Test func `attachments mirror with their paragraph and break like ideographs`() {
    let icon = TextAttachment(offset: 1, width: 20, ascent: 5)
    let hebrew = set("\u{5D0}\u{FFFC}\u{5D1}", [icon], .rightToLeft).layout(width: 100)
    #expect(hebrew.attachmentFrames()[0]?.x == 75)
    let several = (0..<3).map { TextAttachment(offset: $0, width: 20, ascent: 5) }
    let wrapped = set("\u{FFFC}\u{FFFC}\u{FFFC}", several).layout(width: 45)
    #expect(wrapped.lines.map(\.range) == [0..<2, 2..<3])
    #expect(wrapped.attachmentFrames().map { $0?.x } == [0, 20, 0])
  }

  @Test func `an attachment that is cut off has no place`() {
    var request = TextRequest(
      text: "nnnn\u{FFFC}", font: FontRequest(size: 10), lineLimit: 1,
      attachments: [TextAttachment(offset: 4, width: 20, ascent: 5)])
    let layout = SyntheticTextMeasurer().typeset(request).layout(width: 25)
    #expect(layout.truncated && layout.attachmentFrames() == [nil])
    request.attachments = [TextAttachment(offset: 0, width: 20, ascent: 5)]
    let stray = SyntheticTextMeasurer().typeset(request).layout(width: nil)
    #expect(stray.attachmentFrames() == [nil] && stray.size.width == 20)
  }

  @Test func `real text makes room for attachments at every size`() throws {
    let measurer = try Measurers.shared.measurer([Measurers.dejaVu])
    for size in [10.0, 20] {
      let plain = measurer.typeset(TextRequest(text: "ab", font: FontRequest(size: size)))
      let icon = TextAttachment(offset: 1, width: 33, ascent: 3)
      let text = measurer.typeset(
        TextRequest(
          text: "a\u{FFFC}b", font: FontRequest(size: size), attachments: [icon]))
      #expect(abs(text.naturalWidth - plain.naturalWidth - 33) < 1e-9)
      #expect(text.layout(width: nil).missingGlyphs.isEmpty)
      #expect(text.layout(width: nil).glyphs().count == 2)
    }
  }
}

@Suite struct SpanTests {
  @Test func `a span sets its part in its own faces`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let text = "\u{76F4}\u{76F4} bold"
    let layout = measurer.typeset(
      TextRequest(
        text: text, language: "ja",
        spans: [TextSpan(1..<2, language: "zh-Hans"), TextSpan(3..<7, weight: .bold)])
    ).layout(width: nil)
    let runs = layout.lines[0].runs
    #expect(
      runs.map(\.font.name) == [
        "Noto Sans CJK JP", "Noto Sans CJK SC", "Noto Sans", "Noto Sans",
      ])
    #expect(runs.map(\.range) == [0..<1, 1..<2, 2..<3, 3..<7])
    #expect(runs.map(\.font.weightUsed) == [.regular, .regular, .regular, .bold])
  }

  @Test func `no line is lower than a language in force`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    func height(_ spans: [TextSpan]) -> Double {
      measurer.typeset(
        TextRequest(text: "Hello", font: FontRequest(size: 17, lineHeight: 22), spans: spans)
      ).size(width: nil, height: nil).height
    }
    #expect(abs(height([]) - 22) < 1e-9)
    #expect(abs(height([TextSpan(0..<1, language: "ar")]) - 34.75) < 1e-9)
  }
}
