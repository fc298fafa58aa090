import DesignTokens
import Testing

@Suite struct TokenThemeTests {
  /// What version 1 of the package's tokens wrote for the atomic variant on dark screens.
  private static func versionOne() throws -> StoredTheme {
    guard
      case .object(var members) = try StoredValue(encoding: TokenThemeVariant.atomic.dark)
    else { throw Missing() }
    for name in ["typography", "minimumTouchTarget", "disabledOpacity", "maximumContentWidth"] {
      #expect(members.removeValue(forKey: name) != nil)
    }
    return StoredTheme(
      followsSystem: false, activeVariantID: "atomic",
      entries: [
        "tokens": StoredTheme.Entry(version: 1, variantID: "atomic", value: .object(members))
      ])
  }

  private struct Missing: Error {}

  @Test func `tokens of version 1 get what they lacked from the component kit`() throws {
    let theme = Theme(
      persistence: InMemoryThemePersistence(try Self.versionOne()), scheme: .light,
      variants: [ThemeVariantFamily(TokenThemeVariant.self)])
    let value = theme.value(TokenTheme.self)
    #expect(theme.issues.isEmpty)
    #expect(value.colors == TokenSet.atomic.dark && value.spacing == .atomic)
    #expect(value.typography == .standard)
    #expect(value.minimumTouchTarget == 44 && value.disabledOpacity == 0.45)
    #expect(value.maximumContentWidth == 640)
  }

  @Test func `a person may change the size of text`() throws {
    let theme = Theme(
      persistence: InMemoryThemePersistence(), scheme: .light,
      variants: [ThemeVariantFamily(TokenThemeVariant.self)])
    var wish = theme.value(TokenTheme.self)
    wish.typography.sizeFactor = 1.2
    wish.typography.caps = .suggested
    #expect(theme.compare(to: wish))
    try theme.merge(wish)
    let merged = theme.value(TokenTheme.self)
    #expect(merged.typography.sizeFactor == 1.2)
    // Caps are not among the fields that a person may change.
    #expect(merged.typography.caps == .none)
  }

  @Test(arguments: TokenThemeVariant.allCases)
  func `a set of tokens survives its two themes`(variant: TokenThemeVariant) {
    let tokens = variant.tokens
    #expect(TokenSet(name: variant.id, variant.light, other: variant.dark) == tokens)
    #expect(TokenSet(name: variant.id, variant.dark, other: variant.light) == tokens)
    let one = TokenSet(name: variant.id, variant.dark)
    #expect(one.light == tokens.dark && one.dark == tokens.dark)
  }

  @Test func `a choice of palette and skin is kept, with a palette of one's own`() throws {
    let persistence = InMemoryThemePersistence()
    let own = Palette.clay.asCustom
    let choice = AppearanceTheme(
      paletteID: Palette.customID, skinID: "retro",
      library: PaletteLibrary().settingCustom(own), colorScheme: .dark)
    try Theme(persistence: persistence, scheme: .dark).apply(choice)
    let again = Theme(persistence: persistence, scheme: .light).value(AppearanceTheme.self)
    #expect(again == choice)
    #expect(again.appearance == Appearance(palette: own, skin: .retro))
    // Unknown ids are the first ones.
    #expect(AppearanceTheme(paletteID: "gone", skinID: "gone").appearance == .standard)
  }
}
