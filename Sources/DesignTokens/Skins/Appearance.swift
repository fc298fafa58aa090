/// A palette and a skin: the two axes of a screen's look, each chosen without the other.
public struct Appearance: Hashable, Sendable {
  /// The colours.
  public var palette: Palette
  /// Everything else.
  public var skin: Skin

  /// The first palette and the first skin.
  public static let standard = Appearance(palette: .harbor, skin: .glass)

  /// Creates an appearance.
  public init(palette: Palette, skin: Skin) {
    self.palette = palette
    self.skin = skin
  }

  /// The colours of an environment.
  public func colors(in environment: DesignEnvironment) -> PaletteColors {
    palette[environment.colorScheme]
  }

  /// The font of a role of screens, in the skin's typeface.
  public func font(_ role: ScreenTextRole) -> TextFont { role.font.typeface(skin.typeface) }

  /// The font of a role of screens as it is set.
  public func resolvedFont(
    _ role: ScreenTextRole, in environment: DesignEnvironment
  ) -> ResolvedFont {
    font(role).resolved(in: environment)
  }

  /// The judgement of the colours in an environment on the skin's surface.
  public func audit(in environment: DesignEnvironment) -> ContrastAudit {
    palette.audit(environment.colorScheme, skin: skin)
  }
}
