import DesignTokens
import Foundation
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct TokenPictureTests {
  private static func svg(_ root: String, environment: String = "{}") throws -> String {
    let document = try SceneDocument(
      parsing: Array(
        """
        {"layoutScene": 1, "size": {"width": 200, "height": 100},
         "environment": \(environment), "root": \(root)}
        """.utf8))
    return try ViewTree.lowering(document, measurer: SyntheticTextMeasurer())
      .laidOut(in: document.size).svg()
  }

  @Test func `shapes are drawn in their colours, with the corners of their role`() throws {
    let picture = try Self.svg(
      ##"{"type": "roundedRectangle", "cornerRadius": "box", "fill": "#11223380"}"##)
    // 0x80 of 255 is 0.502.
    #expect(picture.contains(##"fill="#112233" fill-opacity="0.5" rx="16""##))
    let plain = try Self.svg(#"{"type": "roundedRectangle", "cornerRadius": 3}"#)
    #expect(plain.contains(##"fill="#80a0c0""##))
  }

  @Test func `a fill and a surface are drawn behind their view`() throws {
    let picture = try Self.svg(
      """
      {"type": "color", "color": "#010203", "modifiers": [{"surface": "field"}]}
      """, environment: #"{"skin": "comic"}"#)
    let light = Palette.harbor.light
    let surface = try #require(picture.range(of: "fill=\"\(light.surfaceTint)\""))
    #expect(
      picture.contains(
        "fill=\"\(light.surfaceTint)\" rx=\"10\" stroke=\"\(light.ink)\" stroke-width=\"2\""))
    let view = try #require(picture.range(of: "fill=\"#010203\""))
    #expect(surface.lowerBound < view.lowerBound)
    let dashed = try Self.svg(
      """
      {"type": "color", "modifiers": [{"fill": {"variant": "dashed", "role": "error"}}]}
      """)
    #expect(dashed.contains("fill=\"none\" stroke=\"#C4202B\" stroke-width=\"1\" stroke-dasharray"))
  }
}
