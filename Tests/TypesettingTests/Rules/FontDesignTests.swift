import Testing
import Typesetting

/// The shapes of letters that a text asks for without naming a family.
@Suite struct FontDesignTests {
  private static let hebrew = "\u{5E9}\u{5DC}\u{5D5}\u{5DD}"
  private static let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
  private static let urdu = "\u{627}\u{631}\u{62F}\u{648}"

  private static func fonts(
    _ string: String, _ design: FontDesign, language: String = "en", family: String? = nil
  ) throws -> [String] {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let layout = measurer.typeset(
      TextRequest(
        text: string, language: language,
        font: FontRequest(size: 17, family: family, design: design))
    ).layout(width: nil)
    return layout.lines.flatMap { $0.runs.map(\.font.name) }
  }

  @Test(arguments: [
    (FontDesign.sans, ["Noto Sans"]), (.serif, ["Noto Serif"]),
    // Noto's monospaced family is a package of its own.
    (.monospaced, ["Noto Sans Mono", "DejaVu Sans Mono"]),
    // Noto has no round letters; the open ones of DejaVu stand in for them.
    (.rounded, ["DejaVu Sans"]),
  ])
  func `a design is set in the first family that has it`(
    design: FontDesign, names: [String]
  ) throws {
    let fonts = try Self.fonts("Total", design)
    #expect(fonts.count == 1 && names.contains(fonts[0]), "\(fonts)")
    // A family that is named wins.
    #expect(try Self.fonts("Total", design, family: "Noto Serif") == ["Noto Serif"])
  }

  @Test func `of several families the first that is there comes first`() throws {
    let fonts = try Self.fonts("Total", .sans, family: "Nowhere Sans, Noto Serif, Noto Sans")
    #expect(fonts == ["Noto Serif"])
    #expect(try Self.fonts("Total", .sans, family: " , ") == ["Noto Sans"])
  }

  @Test func `a script has its own letters with contrast, and else those it always has`() throws {
    #expect(try Self.fonts(Self.hebrew, .serif, language: "he") == ["Noto Serif Hebrew"])
    for design in [FontDesign.monospaced, .rounded] {
      // The stand-ins have Hebrew and Arabic letters, which are of no such design.
      #expect(try Self.fonts(Self.hebrew, design, language: "he") == ["Noto Sans Hebrew"])
      #expect(try Self.fonts(Self.arabic, design, language: "ar") == ["Noto Sans Arabic"])
      #expect(try Self.fonts(Self.arabic, design, language: "en") == ["Noto Sans Arabic"])
    }
    #expect(try Self.fonts(Self.arabic, .serif, language: "ar") == ["Noto Naskh Arabic"])
    #expect(try Self.fonts(Self.arabic, .sans, language: "ar") == ["Noto Sans Arabic"])
    // Urdu keeps Nastaliq.
    #expect(try Self.fonts(Self.urdu, .serif, language: "ur") == ["Noto Nastaliq Urdu"])
  }

  @Test func `a family for a design stands in for no missing glyph`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let layout = measurer.typeset(
      TextRequest(text: "\u{E123}", font: FontRequest(size: 17))
    ).layout(width: nil)
    let tried = layout.missingGlyphs.flatMap(\.fontsTried)
    #expect(!tried.isEmpty)
    #expect(!tried.contains("Noto Sans Mono") && !tried.contains("DejaVu Serif"))
  }

  @Test func `synthetic letters of a design have the widths of their table`() {
    // n is 0.5 em, 日 is 1 em, a mark has none.
    let widths: [(FontDesign, letter: Double, wide: Double)] = [
      (.sans, 0.5, 1), (.serif, 0.55, 1.1), (.rounded, 0.525, 1.05), (.monospaced, 0.6, 1.2),
    ]
    let measurer = SyntheticTextMeasurer()
    for (design, letter, wide) in widths {
      func width(_ string: String) -> Double {
        measurer.typeset(
          TextRequest(text: string, font: FontRequest(size: 10, design: design))
        ).naturalWidth
      }
      #expect(abs(width("nnn") - 30 * letter) < 1e-9)
      #expect(abs(width("\u{65E5}") - 10 * wide) < 1e-9)
      #expect(width("\u{200B}") == 0)
    }
    func narrow(_ design: FontDesign) -> Double {
      measurer.typeset(TextRequest(text: "il.", font: FontRequest(size: 10, design: design)))
        .naturalWidth
    }
    // Three narrow letters: 0.25 em each, or as wide as any other.
    #expect(abs(narrow(.sans) - 7.5) < 1e-9 && abs(narrow(.monospaced) - 18) < 1e-9)
  }
}
