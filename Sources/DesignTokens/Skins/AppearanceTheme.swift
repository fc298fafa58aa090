/// A person's choice of palette and skin as design values of a theme, with a palette of their own.
public struct AppearanceTheme: ThemeOverridable, Hashable {
  /// The key under which a theme holds the choice.
  public static let key = "appearance"

  /// The first palette and the first skin.
  public static let fallback = AppearanceTheme()

  /// The palette, the skin and the person's own palette.
  public static let overridable: [ThemeField<AppearanceTheme>] = [
    ThemeField(\.paletteID), ThemeField(\.skinID), ThemeField(\.library),
  ]

  /// The colour scheme in which the choice was made.
  public var colorScheme: ColorScheme
  /// The id of the palette.
  public var paletteID: String
  /// The id of the skin.
  public var skinID: String
  /// The palettes that can be chosen.
  public var library: PaletteLibrary

  /// Creates a choice.
  public init(
    paletteID: String = Appearance.standard.palette.id,
    skinID: String = Appearance.standard.skin.id, library: PaletteLibrary = PaletteLibrary(),
    colorScheme: ColorScheme = .light
  ) {
    self.paletteID = paletteID
    self.skinID = skinID
    self.library = library
    self.colorScheme = colorScheme
  }

  /// The palette and skin that are chosen; the first one for an id that there is none of.
  public var appearance: Appearance {
    Appearance(
      palette: library.palette(id: paletteID) ?? Appearance.standard.palette,
      skin: Skin.builtIn(id: skinID) ?? Appearance.standard.skin)
  }
}
