import DesignTokens
import Testing

@Suite struct SkinTests {
  @Test func `a corner is never larger than half of the shorter side`() {
    #expect(Skin.glass.resolvedCorner(.box) == 24)
    #expect(Skin.glass.resolvedCorner(.box, width: 300, height: 30) == 15)
    #expect(Skin.glass.resolvedCorner(.box, width: -3, height: 30) == 0)
    for role in RadiusRole.allCases { #expect(Skin.retro.resolvedCorner(role) == 0) }
    for skin in Skin.builtIn {
      let radii = [RadiusRole.selector, .field, .box].map { skin.resolvedCorner($0) }
      #expect(radii == radii.sorted())
    }
  }

  @Test func `a skin names its typeface and a palette does not touch the font`() {
    let environment = DesignEnvironment(textSize: .xxLarge)
    for role in ScreenTextRole.allCases {
      for skin in Skin.builtIn {
        let fonts = Set(
          Palette.builtIn.map {
            Appearance(palette: $0, skin: skin).resolvedFont(role, in: environment)
          })
        #expect(fonts.count == 1)
        #expect(fonts.first?.typeface == skin.typeface)
        #expect(fonts.first?.pointSize == role.textRole.style(at: .xxLarge).pointSize)
      }
    }
    #expect(Set(Skin.builtIn.map(\.typeface.design)).count == 4)
  }

  @Test func `type roles follow bold text`() {
    let bold = DesignEnvironment(isBoldText: true)
    let title = Appearance.standard.resolvedFont(.screenTitle, in: bold)
    #expect(title.weight == .black && title.pointSize == 34)
    #expect(Appearance.standard.resolvedFont(.control, in: DesignEnvironment()).weight == .medium)
  }

  @Test func `a skin's border takes the ink of the palette`() {
    let border = Skin.comic.border(in: Palette.harbor.light)
    #expect(border?.color == Palette.harbor.light.ink)
    #expect(Skin.sunshine.border(in: Palette.harbor.light) == nil)
    let glass = Skin.glass.border(in: Palette.harbor.dark)
    // 0.18 of 255 is 45.9.
    #expect(glass?.color.alpha == 46)
  }

  @Test func `an appearance is judged on its own surface`() {
    let environment = DesignEnvironment(colorScheme: .dark)
    let audit = Appearance(palette: .ember, skin: .glass).audit(in: environment)
    #expect(Set(audit.findings.compactMap(\.surface)) == [.frosted])
    #expect(Appearance.standard.colors(in: environment) == Palette.harbor.dark)
  }
}
