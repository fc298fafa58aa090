import Geometry
import Testing
import Typesetting

/// Heights of lines, from the fonts' hhea tables: Noto Sans 1.069 + 0.293, Noto Sans Arabic 1.374 +
/// 0.738, Noto Nastaliq Urdu 2.5 in all, Noto Sans Hebrew as Noto Sans.
@Suite struct VerticalMetricsTests {
  private static let measurer = Result { FontTextMeasurer(fonts: try FontBook.system()) }

  private func height(
    _ text: String, _ language: String, lineHeight: Double? = 22, size: Double = 17
  ) throws -> Double {
    try Self.measurer.get().typeset(
      TextRequest(
        text: text, language: language, font: FontRequest(size: size, lineHeight: lineHeight))
    ).size(width: nil, height: nil).height
  }

  @Test func `a plain line is as high as its text style says`() throws {
    #expect(abs(try height("Hello", "en") - 22) < 1e-9)
    #expect(abs(try height("\u{5E9}\u{5DC}\u{5D5}\u{5DD}", "he") - 22) < 1e-9)
    // (1.374 + 0.738) * 17 + (22 - 1.362 * 17)
    let arabic = try height("\u{645}\u{631}\u{62D}\u{628}\u{627}", "ar")
    #expect(abs(arabic - 34.75) < 1e-9)
    #expect(abs(try height("\u{645}\u{631}\u{62D}\u{628}\u{627}", "en") - 34.75) < 1e-9)
    // 2.5 * 17 - 1.154
    #expect(abs(try height("\u{67E}\u{627}\u{6A9}", "ur") - 41.346) < 1e-9)
  }

  @Test func `a line does not jump when the script of its language appears`() throws {
    #expect(abs(try height("Hello", "ar") - 34.75) < 1e-9)
    let mixed = try height("Hello \u{645}\u{631}\u{62D}\u{628}\u{627}", "ar")
    #expect(abs(mixed - 34.75) < 1e-9)
  }

  @Test func `without a text style a line has its natural height`() throws {
    #expect(abs(try height("Hello", "en", lineHeight: nil) - 1.362 * 17) < 1e-9)
    #expect(abs(try height("Hello", "en", lineHeight: nil, size: 34) - 1.362 * 34) < 1e-9)
  }

  @Test func `emoji do not set the height of a line`() throws {
    #expect(abs(try height("\u{1F600}", "en") - 22) < 1e-9)
    #expect(abs(try height("Hi \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", "en") - 22) < 1e-9)
  }

  @Test func `lines of different faces have different heights and one baseline each`() throws {
    let layout = try Self.measurer.get().typeset(
      TextRequest(
        text: "Hello\n\u{645}\u{631}\u{62D}\u{628}\u{627}\n", language: "en",
        font: FontRequest(size: 17, lineHeight: 22))
    ).layout(width: nil)
    #expect(layout.lines.count == 3)
    let heights = layout.lines.map(\.frame.height)
    #expect(abs(heights[0] - 22) < 1e-9 && abs(heights[1] - 34.75) < 1e-9)
    #expect(abs(heights[2] - 22) < 1e-9, "an empty line is that of the primary face")
    // 1.069 * 17 - 0.577
    #expect(abs(layout.lines[0].baseline - 17.596) < 1e-9)
    #expect(layout.lines[1].frame.y == 22)
    #expect(abs(layout.size.height - 78.75) < 1e-9)
    #expect(layout.size.firstBaseline == layout.lines[0].baseline)
    #expect(layout.size.lastBaseline == layout.lines[2].baseline)
  }

  @Test func `spacing metrics are those of the primary face`() throws {
    let metrics = try Self.measurer.get().typeset(
      TextRequest(text: "Hello", font: FontRequest(size: 100, lineHeight: 150))
    ).spacingMetrics
    #expect(abs(metrics.ascender - 106.9) < 1e-9 && abs(metrics.descender - 29.3) < 1e-9)
    #expect(metrics.leading == 0)
    // sCapHeight of Noto Sans is 714.
    #expect(abs(metrics.capHeight - 71.4) < 1e-9)
  }

  @Test func `a height keeps whole lines, at least one, and cuts the last`() throws {
    let set = SyntheticTextMeasurer().typeset(
      TextRequest(text: "nn nn nn nn", font: FontRequest(size: 10, lineHeight: 12)))
    // Lines of 2 letters, 10 wide; each 12 high. The ellipsis is 7.5 wide.
    #expect(set.size(width: 12, height: nil).height == 48)
    #expect(set.size(width: 12, height: 47.9).height == 36)
    #expect(set.size(width: 12, height: 36).lineCount == 3)
    #expect(set.size(width: 12, height: 1).lineCount == 1)
    #expect(set.size(width: 12, height: 0) == .zero)
    let layout = set.layout(width: 20, height: 13)
    #expect(layout.truncated && layout.lines.count == 1)
    #expect(layout.lines[0].range == 0..<2, "two letters, no space, the ellipsis: 17.5")
    #expect(set.layout(width: 20, height: 0).truncated)
  }
}
