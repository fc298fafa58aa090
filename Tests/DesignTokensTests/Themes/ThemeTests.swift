import DesignTokens
import Testing

@Suite struct ThemeTests {
  let persistence = InMemoryThemePersistence()

  func open(_ scheme: ColorScheme = .light) -> Theme {
    Theme(
      persistence: persistence, scheme: scheme, variants: [ThemeVariantFamily(BrandVariant.self)])
  }

  @Test(arguments: ColorScheme.allCases)
  func `first launch has the default variant in the system's scheme and stores nothing`(
    _ scheme: ColorScheme
  ) {
    let theme = open(scheme)
    #expect(theme.value(BrandColors.self) == BrandVariant.ocean.value(for: scheme))
    #expect(theme.value(ReadingComfort.self) == .fallback)
    #expect(theme.followsSystem && theme.activeVariantID == "ocean")
    #expect(theme.systemColorScheme == scheme)
    #expect(!theme.hasPersisted(BrandColors.self))
    #expect(persistence.stored == nil)
    #expect(theme.issues.isEmpty)
  }

  @Test func `a theme without variants has fallbacks`() {
    let theme = Theme(persistence: persistence, scheme: .dark)
    #expect(theme.value(BrandColors.self) == .fallback)
    #expect(theme.activeVariantID == nil)
    #expect(theme.activeVariantID(for: BrandColors.self) == nil)
  }

  @Test func `while following, a change of the scheme re-applies the active variant`() throws {
    let theme = open()
    let revision = theme.revision
    theme.systemColorSchemeChanged(to: .dark)
    #expect(theme.value(BrandColors.self) == BrandVariant.ocean.dark)
    #expect(theme.revision > revision)
    #expect(persistence.stored == nil)
    try theme.apply(variant: BrandVariant.forest, for: .light)
    #expect(!theme.followsSystem)
    theme.systemColorSchemeChanged(to: .light)
    theme.systemColorSchemeChanged(to: .dark)
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.light)
    try theme.setFollowsSystem(true)
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.dark)
    theme.systemColorSchemeChanged(to: .light)
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.light)
  }

  @Test func `a variant is applied whole and survives a restart`() throws {
    let theme = open()
    try theme.apply(variant: BrandVariant.forest, for: .dark)
    for theme in [theme, open(.light)] {
      #expect(theme.value(BrandColors.self) == BrandVariant.forest.dark)
      #expect(theme.activeVariantID == "forest")
      #expect(theme.activeVariantID(for: BrandColors.self) == "forest")
      #expect(theme.hasPersisted(BrandColors.self))
      #expect(!theme.hasPersisted(ReadingComfort.self))
      #expect(!theme.followsSystem)
    }
  }

  @Test func `merging takes the listed fields only and stops following`() throws {
    let theme = open(.dark)
    let wish = BrandColors(
      colorScheme: .light, accent: HexColor(hex: 0xABCDEF), ground: HexColor(hex: 0x123456),
      margin: 33)
    try theme.merge(wish)
    var expected = BrandVariant.ocean.dark
    expected.accent = HexColor(hex: 0xABCDEF)
    expected.margin = 33
    #expect(theme.value(BrandColors.self) == expected)
    #expect(!theme.followsSystem)
    #expect(open().value(BrandColors.self) == expected)
  }

  @Test func `there is something to reset when a listed field differs`() throws {
    let theme = open()
    #expect(!theme.compare(to: BrandVariant.ocean, for: .light))
    // The grounds of light and dark differ, but no one may change those.
    #expect(!theme.compare(to: BrandVariant.ocean, for: .dark))
    #expect(theme.compare(to: BrandVariant.forest, for: .light))
    var wish = BrandVariant.ocean.light
    wish.margin = 21
    try theme.merge(wish)
    #expect(theme.compare(to: BrandVariant.ocean, for: .light))
    try theme.apply(variant: BrandVariant.ocean, for: .light)
    #expect(!theme.compare(to: BrandVariant.ocean.light))
  }

  @Test func `types are kept apart`() throws {
    let theme = open()
    let comfort = ReadingComfort(lineSpacing: 1.55, columns: ["x": -3, "y": 9], note: "n\u{200F}")
    try theme.apply(comfort)
    // A type without variants does not end following.
    #expect(theme.followsSystem)
    #expect(theme.value(BrandColors.self) == BrandVariant.ocean.light)
    var colors = BrandVariant.forest.light
    colors.ground = .black
    try theme.apply(colors)
    #expect(!theme.followsSystem)
    let again = open(.dark)
    #expect(again.value(ReadingComfort.self) == comfort)
    #expect(again.value(BrandColors.self) == colors)
    // Unknown to this theme, and still there after it has stored.
    let bare = Theme(persistence: persistence, scheme: .light)
    try bare.apply(ReadingComfort.fallback)
    #expect(open().value(BrandColors.self) == colors)
  }

  @Test func `ending to follow keeps what is seen`() throws {
    try open().apply(variant: BrandVariant.forest, for: .light)
    let theme = open(.dark)
    try theme.setFollowsSystem(true)
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.dark)
    try theme.setFollowsSystem(false)
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.dark)
    #expect(open(.light).value(BrandColors.self) == BrandVariant.forest.dark)
  }

  @Test func `a change that is not stored does not happen`() throws {
    let theme = open()
    try theme.apply(variant: BrandVariant.forest, for: .dark)
    let stored = persistence.stored
    let fault = ThemePersistenceError.failed(operation: "writing", reason: "no room is left")
    persistence.fail(with: fault)
    #expect(throws: ThemeError.notStored(fault)) { try theme.merge(BrandVariant.ocean.light) }
    #expect(throws: ThemeError.notStored(fault)) { try theme.apply(ReadingComfort.fallback) }
    #expect(throws: ThemeError.notStored(fault)) {
      try theme.apply(variant: BrandVariant.ocean, for: .light)
    }
    #expect(throws: ThemeError.notStored(fault)) { try theme.setFollowsSystem(true) }
    #expect(theme.value(BrandColors.self) == BrandVariant.forest.dark)
    #expect(theme.activeVariantID == "forest" && !theme.followsSystem)
    persistence.fail(with: nil)
    #expect(persistence.stored == stored)
    #expect(throws: ThemeError.self) {
      try theme.apply(ReadingComfort(lineSpacing: .nan, columns: [:], note: nil))
    }
    #expect(theme.value(ReadingComfort.self) == .fallback)
  }

  @Test func `it can be used from many tasks at once`() async throws {
    let theme = open()
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<8 {
        group.addTask {
          for step in 0..<50 {
            var wish = BrandVariant.ocean.light
            wish.margin = Double(task * 1000 + step)
            wish.accent = HexColor(hex: UInt32(task * 1000 + step))
            do { try theme.merge(wish) } catch { Issue.record(error) }
            let seen = theme.value(BrandColors.self)
            // Both fields are of one merge.
            #expect(Double(seen.accent.hex) == seen.margin)
            theme.systemColorSchemeChanged(to: step % 2 == 0 ? .dark : .light)
          }
        }
      }
    }
    #expect(open().value(BrandColors.self) == theme.value(BrandColors.self))
  }

  @Test func `the package's tokens are a theme`() throws {
    let theme = Theme(
      persistence: persistence, scheme: .dark,
      variants: [ThemeVariantFamily(TokenThemeVariant.self)])
    #expect(theme.value(TokenTheme.self).colors == TokenSet.kit.dark)
    try theme.apply(variant: TokenThemeVariant.atomic, for: .light)
    #expect(theme.value(TokenTheme.self).spacing == .atomic)
    var wish = theme.value(TokenTheme.self)
    wish.colors[.primary] = HexColor(hex: 0x660066)
    wish.colors[.error] = .black
    try theme.merge(wish)
    let merged = theme.value(TokenTheme.self)
    #expect(merged.colors[.primary].hex == 0x660066)
    #expect(merged.colors[.error] == TokenSet.kit.light[.error])
    #expect(
      persistence.stored?.entries["tokens"]?.value["colors"]?["primary"] == .integer(0x660066))
  }
}
