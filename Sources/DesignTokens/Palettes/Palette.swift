/// The colours of screens, light and dark; it changes no frame.
public struct Palette: Hashable, Sendable, Codable, Identifiable {
  /// The stable name under which the palette is chosen and stored.
  public var id: String
  /// The colours on light screens.
  public var light: PaletteColors
  /// The colours on dark screens.
  public var dark: PaletteColors

  /// Creates a palette.
  public init(id: String, light: PaletteColors, dark: PaletteColors) {
    self.id = id
    self.light = light
    self.dark = dark
  }

  /// The colours of a colour scheme.
  public subscript(scheme: ColorScheme) -> PaletteColors {
    get { scheme == .dark ? dark : light }
    set {
      switch scheme {
      case .light: light = newValue
      case .dark: dark = newValue
      }
    }
  }

  /// The id of the palette that a person makes.
  public static let customID = "custom"

  /// The palette under the id of the user's own.
  public var asCustom: Palette { with(self) { $0.id = Self.customID } }
}
