import DesignTokens
import Foundation
import LayoutTesting
import Testing

@Suite struct PaletteTests {
  @Test func `there are eight palettes and four skins with ids of their own`() {
    #expect(Set(Palette.builtIn.map(\.id)).count == 8)
    #expect(Skin.builtIn.map(\.id) == ["glass", "comic", "retro", "sunshine"])
    #expect(Palette.builtIn.allSatisfy { $0.light != $0.dark })
    #expect(Skin.builtIn(id: "comic") == .comic)
    #expect(Skin.builtIn(id: "plain") == nil)
  }

  @Test(arguments: Palette.builtIn)
  func `every palette passes the audit on every skin in both schemes`(_ palette: Palette) {
    for scheme in ColorScheme.allCases {
      for skin in Skin.builtIn {
        let audit = palette.audit(scheme, skin: skin)
        #expect(audit.findings.count == 3)
        #expect(audit.passes, "\(palette.id) \(scheme) \(skin.id): \(audit.failures)")
      }
      let whole = ContrastAudit(palette[scheme])
      #expect(whole.findings.count == 5 && whole.passes)
    }
    #expect(palette.withEnforcedContrast() == palette)
  }

  @Test func `an audit names the pair that fails and its ratio`() throws {
    var colors = Palette.slate.light
    colors.ink = HexColor(hex: 0x999999)
    let audit = ContrastAudit(colors)
    #expect(!audit.passes)
    #expect(Set(audit.failures.map(\.pair)) == [.inkOnCanvas, .inkOnSurface])
    let onCanvas = try #require(audit.findings.first { $0.pair == .inkOnCanvas })
    #expect(onCanvas.ratio == Contrast.ratio(colors.ink, colors.canvas))
    #expect(ContrastAudit(colors, requirement: .largeText).findings[0].required == 3)
  }

  @Test func `a frosted surface is judged over the worst ground`() throws {
    // Black ink: the darker blob decides. 0.6 of white over black is 0.6 in sRGB.
    let colors = PaletteColors(
      canvas: .white, firstBlob: .black, secondBlob: .white, surfaceTint: .white, ink: .black,
      onTint: .black)
    let audit = ContrastAudit(colors)
    let frosted = try #require(
      audit.findings.first { $0.pair == .inkOnSurface && $0.surface == .frosted })
    let expected = ReferenceColor.ratio(
      SRGBColor(red: 0, green: 0, blue: 0), SRGBColor(red: 0.6, green: 0.6, blue: 0.6))
    #expect(abs(frosted.ratio - expected) < 1e-9)
    let flat = try #require(
      audit.findings.first { $0.pair == .inkOnSurface && $0.surface == .flat })
    #expect(abs(flat.ratio - 21) < 1e-9)
  }

  @Test func `any colours pass after their contrast is enforced`() {
    let failure = Property.check(cases: 40) { choices in
      let colors = (0..<6).map { _ in HexColor(hex: UInt32(choices.draw(upTo: 0xFFFFFF))) }
      return PaletteColors(
        canvas: colors[0], firstBlob: colors[1], secondBlob: colors[2], surfaceTint: colors[3],
        ink: colors[4], onTint: colors[5])
    } fault: { colors in
      let repaired = colors.withEnforcedContrast()
      let audit = ContrastAudit(repaired)
      if !audit.passes { return "\(audit.failures)" }
      if repaired.canvas != colors.canvas { return "the canvas has moved" }
      return repaired.withEnforcedContrast() == repaired ? nil : "a second repair changes more"
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `grounds stay when the texts alone can be repaired`() {
    var colors = Palette.meadow.dark
    colors.ink = HexColor(hex: 0x404040)
    let repaired = colors.withEnforcedContrast()
    #expect(repaired.ink != colors.ink)
    colors.ink = repaired.ink
    #expect(repaired == colors)
  }

  @Test func `words make the same passing palette every time`() async throws {
    let generator = WordPaletteGenerator()
    #expect(generator.isAvailable)
    let words = [
      "quiet forest rain", "neon night", "sunset", "xyzzy", "\u{1F525}7", "caf\u{E9} au lait",
    ]
    var palettes: Set<Palette> = []
    for text in words {
      let palette = try await generator.palette(for: text)
      #expect(palette.id == Palette.customID)
      #expect(ColorScheme.allCases.allSatisfy { ContrastAudit(palette[$0]).passes })
      #expect(try await WordPaletteGenerator().palette(for: text) == palette)
      palettes.insert(palette)
    }
    #expect(palettes.count == words.count)
    for text in ["", " - ", String(repeating: "a", count: 5000)] {
      await #expect(throws: PaletteGeneratorError.unusableWords(limit: 4096)) {
        try await generator.palette(for: text)
      }
    }
  }

  @Test func `contrast is enforced after any generator, and an absent one says so`() async throws {
    struct Careless: PaletteGenerator {
      var isAvailable: Bool
      func rawPalette(for words: String) async throws(PaletteGeneratorError) -> Palette {
        let grey = HexColor(hex: 0x808080)
        let colors = PaletteColors(
          canvas: grey, firstBlob: grey, secondBlob: grey, surfaceTint: grey, ink: grey,
          onTint: grey)
        return Palette(id: "careless", light: colors, dark: colors)
      }
    }
    let palette = try await Careless(isAvailable: true).palette(for: "any")
    #expect(ContrastAudit(palette.light).passes)
    await #expect(throws: PaletteGeneratorError.unavailable) {
      try await Careless(isAvailable: false).palette(for: "any")
    }
  }

  @Test func `a library has one place for the user's own palette`() throws {
    var custom = Palette.clay
    custom.light.ink = custom.light.canvas
    let library = PaletteLibrary().settingCustom(custom)
    #expect(library.palettes.count == 9)
    let stored = try #require(library.palette(id: "custom"))
    #expect(ContrastAudit(stored.light).passes)
    #expect(stored.dark == custom.dark)
    let data = try JSONEncoder().encode(library)
    #expect(try JSONDecoder().decode(PaletteLibrary.self, from: data) == library)
    #expect(library.settingCustom(nil).palettes.count == 8)
    #expect(library.palette(id: "none") == nil)
  }
}
