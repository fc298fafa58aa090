import Testing

@testable import Typesetting

/// What the name of a font file tells; names are those of Debian's fonts or of the same kind.
@Suite struct FontFileTests {
  @Test(arguments: [
    ("/f/NotoSans-Regular.ttf", "NotoSans", 400, 100, false),
    ("/f/NotoSansArabic-Bold.ttf", "NotoSansArabic", 700, 100, false),
    ("/f/NotoSans-CondensedBold.ttf", "NotoSans", 700, 75, false),
    ("/f/NotoSans-ExtraCondensedExtraLightItalic.ttf", "NotoSans", 200, 62.5, true),
    ("/f/NotoSerif-SemiCondensedMedium.OTF", "NotoSerif", 500, 87.5, false),
    ("/f/DejaVuSans-BoldOblique.ttf", "DejaVuSans", 700, 100, true),
    ("/f/NotoSansCJK-Black.ttc", "NotoSansCJK", 900, 100, false),
    ("/f.d/NotoColorEmoji.ttf", "NotoColorEmoji", 400, 100, false),
    ("NotoSans-Italic[wdth,wght].ttf", "NotoSans", 400, 100, true),
    ("/f/Inter.var.ttf", "Inter", 400, 100, false),
    ("/f/One-Two-Light.otc", "One-Two", 300, 100, false),
  ])
  func `a name tells family, weight, width and slope`(
    _ path: String, _ family: String, _ weight: Int, _ width: Double, _ isItalic: Bool
  ) throws {
    let file = try #require(FontFile(path: path))
    #expect(file.path == path)
    #expect(file.family == family)
    #expect(file.weight == FontWeight(weight))
    #expect(file.width == FontWidth(width))
    #expect(file.isItalic == isItalic)
  }

  @Test(arguments: [
    "/f/README", "/f/.ttf", "/f.ttf/list", "/f/a.ttfx", "/f/a.tt", "", "/", ".", "-",
  ])
  func `other names are no font files`(_ path: String) {
    #expect(FontFile(path: path) == nil)
  }

  @Test func `names in any script are kept`() throws {
    let file = try #require(FontFile(path: "/\u{641}/\u{62E}\u{637} \u{1F600}-Bold.ttf"))
    #expect(file.family == "\u{62E}\u{637} \u{1F600}")
    #expect(file.weight == .bold)
  }
}
