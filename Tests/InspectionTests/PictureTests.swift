import Geometry
import Inspection
import Testing
import Typesetting

/// What is drawn of a text.
@Suite struct PictureTests {
  private static let fonts = [
    "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
  ]

  private func svg(_ text: String, _ direction: LayoutDirection) throws -> String {
    let measurer = FontTextMeasurer(fonts: try FontBook(files: Self.fonts))
    return measurer.typeset(
      TextRequest(text: text, layoutDirection: direction, font: FontRequest(size: 20))
    ).layout(width: nil).svg()
  }

  /// The value of an attribute of the first element of a kind.
  private func attribute(_ name: String, of element: String, in svg: String) throws -> String {
    let start = try #require(svg.firstRange(of: "<\(element) "))
    let rest = svg[start.upperBound...]
    let value = try #require(
      rest.firstRange(of: " \(name)=\"") ?? rest.firstRange(of: "\(name)=\""))
    return String(rest[value.upperBound...].prefix { $0 != "\"" })
  }

  @Test func `an emoji is embedded as the picture of its font, where its glyph stands`() throws {
    // At 20 points an emoji advances by 2550 of 2048 units: 24.9 points. It stands after the letter
    // in reading order.
    let leftToRight = try svg("\u{1F600}a", .leftToRight)
    let picture = try attribute("href", of: "image", in: leftToRight)
    // The first bytes of a PNG, 89 50 4E 47 0D 0A 1A 0A, in base 64.
    #expect(picture.hasPrefix("data:image/png;base64,iVBORw0KGgo"))
    #expect(picture.count % 4 == "data:image/png;base64,".count % 4)
    #expect(try attribute("x", of: "image", in: leftToRight) == "0")
    let rightToLeft = try svg("\u{1F600}\u{5D0}", .rightToLeft)
    let x = try #require(Double(try attribute("x", of: "image", in: rightToLeft)))
    let letter = try svg("\u{5D0}", .rightToLeft)
    let width = try #require(Double(try attribute("width", of: "rect", in: letter)))
    // Both are written with two decimals.
    #expect(abs(x - width) <= 0.011)
  }

  @Test func `strings are escaped`() throws {
    let svg = try svg("<a href=\"x\">&\u{202E}'\u{0}", .leftToRight)
    #expect(svg.contains("<title>&lt;a href=&quot;x&quot;&gt;&amp;&#8238;&#39;\u{FFFD}</title>"))
    #expect(!svg.contains("\u{202E}"))
  }
}
