import Geometry
import Testing
import Typesetting

/// Tatweels in justified Arabic.
@Suite struct KashidaTests {
  private static let arabic = "/usr/share/fonts/truetype/noto/NotoSansArabic-Regular.ttf"
  private static let nastaliq = "/usr/share/fonts/truetype/noto/NotoNastaliqUrdu-Regular.ttf"

  /// Peace, book, city, with a mark: each word joins letters somewhere.
  private static let words = [
    "\u{633}\u{644}\u{627}\u{645}", "\u{643}\u{62A}\u{627}\u{628}",
    "\u{645}\u{62F}\u{64A}\u{646}\u{629}", "\u{628}\u{64E}\u{64A}\u{62A}",
    "\u{627}\u{644}\u{639}\u{631}\u{628}\u{64A}\u{629}", "\u{648}\u{631}\u{62F}",
  ]

  private func layout(
    _ text: String, _ font: String, _ width: Double?, _ alignment: TextAlignment = .justified
  ) throws -> TextLayout {
    try Measurers.shared.measurer([font]).typeset(
      TextRequest(
        text: text, language: "ar", layoutDirection: .rightToLeft, alignment: alignment,
        font: FontRequest(size: 20))
    ).layout(width: width)
  }

  /// The glyph of a tatweel.
  private func tatweel(_ font: String) throws -> UInt32 {
    try #require(try layout("\u{640}", font, nil).glyphs().first).id
  }

  /// The glyphs of the first line.
  private func firstLine(_ layout: TextLayout) -> [PositionedGlyph] {
    layout.glyphs().filter { $0.y <= layout.lines[0].frame.height }
  }

  @Test func `a justified line has the glyphs of its text with tatweels in it`() throws {
    let tatweel = try tatweel(Self.arabic)
    var random = SeededRandom(state: 3)
    var inserted = 0
    for _ in 0..<60 {
      let text = (0..<8).map { _ in random.pick(Self.words) }.joined(separator: " ")
      let width = Double.random(in: 110...220, using: &random)
      let found = try layout(text, Self.arabic, width)
      guard found.lines.count > 1 else { continue }
      let line = found.lines[0]
      #expect(abs(line.frame.width - width) < 1e-6)
      let glyphs = firstLine(found).filter { $0.advance > 0 || $0.id != 0 }
      // The text of the line with U+0640 where a tatweel was drawn, after the letters before it.
      var units = Array(text.utf16)[line.range]
      let places = glyphs.filter { $0.id == tatweel }.map(\.cluster).sorted()
      for place in places.reversed() { units.insert(0x640, at: place + 1) }
      inserted += places.count
      let written = try layout(String(decoding: units, as: UTF16.self), Self.arabic, nil)
      #expect(glyphs.map(\.id) == written.glyphs().map(\.id))
      // Marks stay as far from the letters that they had.
      for (glyph, other) in zip(glyphs, written.glyphs()) {
        #expect(glyph.y == other.y && glyph.advance >= 0)
      }
    }
    #expect(inserted > 60)
  }

  @Test func `a word takes at most two, the last line none`() throws {
    let tatweel = try tatweel(Self.arabic)
    let text = Array(repeating: Self.words[4], count: 3).joined(separator: " ")
    let whole = try layout(text, Self.arabic, nil)
    // Two words a line, with much room to fill.
    let found = try layout(text, Self.arabic, whole.naturalWidth - 1)
    #expect(found.lines.count == 2)
    let places = found.glyphs().filter { $0.id == tatweel }.map(\.cluster)
    #expect(places.filter { $0 < 7 }.count == 2)
    #expect(places.filter { (8..<15).contains($0) }.count == 2)
    #expect(!places.contains { $0 >= found.lines[1].range.lowerBound })
    #expect(abs(found.lines[0].frame.width - found.boxWidth) < 1e-6)
  }

  @Test func `seen comes before other places`() throws {
    // The first word of the line is seen, lam-alef, meem; one tatweel fits, behind the seen.
    let tatweel = try tatweel(Self.arabic)
    let text = Self.words[0] + " " + Self.words[5]
    let advance = try layout("\u{640}", Self.arabic, nil).naturalWidth
    let first = try layout(Self.words[0], Self.arabic, nil).naturalWidth
    let found = try layout(text, Self.arabic, first + 1.5 * advance)
    #expect(found.glyphs().filter { $0.id == tatweel }.map(\.cluster) == [0])
  }

  @Test func `leading text and Nastaliq have none`() throws {
    let text = Self.words.joined(separator: " ")
    let leading = try layout(text, Self.arabic, 150, .leading)
    let plain = try tatweel(Self.arabic)
    #expect(!leading.glyphs().contains { $0.id == plain })
    let urdu = try layout(text, Self.nastaliq, 150)
    let sloped = try tatweel(Self.nastaliq)
    #expect(!urdu.glyphs().contains { $0.id == sloped })
  }
}
