import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

/// A theme that an app keeps, in the environment of its views.
@Suite struct StoredThemeTests {
  private struct Ground: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.tokens) private var tokens

    var body: some View {
      VStack(spacing: tokens.spacing.md) {
        Color(.surface(.base)).id("ground")
        Text(verbatim: scheme.rawValue).id("text")
      }
      .id("column")
    }
  }

  private static func tree(_ theme: Theme, _ direction: LayoutDirection) throws -> FrameTree {
    try TokenSupport.tree(direction) { Ground().theme(theme) }
  }

  @Test(arguments: TokenSupport.directions)
  func `a screen follows the theme in force, its scheme and its choice of skin`(
    direction: LayoutDirection
  ) throws {
    let theme = Theme(
      persistence: InMemoryThemePersistence(), scheme: .light,
      variants: [ThemeVariantFamily(TokenThemeVariant.self)])
    let plain = try Self.tree(theme, direction)
    #expect(plain.tokens("ground") == ["fill=base:#FFFFFF"])
    #expect(plain.node("text")?.text?.string == "light")
    // While it follows the system, the system's scheme is in force.
    theme.systemColorSchemeChanged(to: .dark)
    let dark = try Self.tree(theme, direction)
    #expect(dark.tokens("ground") == ["fill=base:#12161C"])
    #expect(dark.node("text")?.text?.string == "dark")
    #expect(dark.frames == plain.frames)
    // A chosen variant has its own scheme and distances: 16 instead of 12 in the column.
    try theme.apply(variant: TokenThemeVariant.atomic, for: .light)
    let atomic = try Self.tree(theme, direction)
    #expect(atomic.node("text")?.text?.string == "light")
    let heights = [plain, atomic].map { $0.node("ground")?.frame.height ?? 0 }
    #expect(heights[0] - heights[1] == 4)
    // A choice of skin changes the letters; without one they stay.
    #expect(atomic.node("text")?.text?.font.design == nil)
    try theme.apply(AppearanceTheme(skinID: "retro"))
    let retro = try Self.tree(theme, direction)
    #expect(retro.node("text")?.text?.font.design == "monospaced")
    // A larger size of text that a person has merged in.
    var wish = theme.value(TokenTheme.self)
    wish.typography.sizeFactor = 2
    try theme.merge(wish)
    let large = try Self.tree(theme, direction)
    #expect(large.node("text")?.text?.font.size == 34)
  }
}
