public import DesignTokens
internal import LayoutCore

extension View {
  /// Sets the tokens of the theme for this view and what is inside it.
  ///
  /// Distances, corners, colours and texts that name tokens follow, in a left-to-right and in a
  /// right-to-left layout.
  public func theme(_ tokens: TokenSet) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) { $0.tokens = tokens }
  }

  /// Changes tokens of the theme around.
  public func theme(_ change: @escaping (inout TokenSet) -> Void) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) { change(&$0.tokens) }
  }

  /// Sets tokens, palette, skin and colour scheme as a stored theme has them in force now.
  public func theme(_ theme: Theme) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) { $0.apply(theme) }
  }

  /// Sets the palette; it moves no frame.
  public func palette(_ palette: Palette) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) {
      $0.appearance = Appearance(
        palette: palette, skin: ($0.appearance ?? .standard).skin)
    }
  }

  /// Sets the skin; only its corners and its typeface can move a frame.
  public func skin(_ skin: Skin) -> EnvironmentView<Self> {
    EnvironmentView(content: self, type: .environment) {
      $0.appearance = Appearance(
        palette: ($0.appearance ?? .standard).palette, skin: skin)
    }
  }

  /// Shows the skin's surface behind the view: its tint, line, shadow and corners; it takes no room.
  public func surface(_ role: RadiusRole = .box) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .surface) { environment in
      (.transparent, NodeToken.surface(role, in: environment))
    }
  }

  /// Draws a line around the view, inside its frame; it takes no room.
  ///
  /// Source: SwiftUI's `border(_:width:)`.
  public func border(_ color: ThemeColor, width: Double = 1) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .border) { environment in
      (.transparent, NodeToken.border(color, width: width, in: environment))
    }
  }

  /// Lets the view seem to lie above what is behind it; its shadow takes no room.
  public func shadow(_ elevation: Elevation) -> TokenModifiedView<Self> {
    TokenModifiedView(content: self, type: .shadow) { _ in
      (.transparent, NodeToken.shadow(elevation.shadow, name: elevation.rawValue))
    }
  }
}

extension EnvironmentValues {
  /// Takes tokens, palette, skin and colour scheme from a theme as it is in force now.
  ///
  /// While the theme follows the system it has the system's colour scheme, else that of its tokens.
  /// The palette and the skin change only where the theme holds a choice of them.
  public mutating func apply(_ theme: Theme) {
    let value = theme.value(TokenTheme.self)
    let id = theme.activeVariantID(for: TokenTheme.self) ?? TokenThemeVariant.default.id
    colorScheme = theme.followsSystem ? theme.systemColorScheme : value.colorScheme
    let variant = TokenThemeVariant(rawValue: id) ?? .default
    tokens = TokenSet(
      name: id, value, other: value.colorScheme == .dark ? variant.light : variant.dark)
    if theme.hasPersisted(AppearanceTheme.self) {
      appearance = theme.value(AppearanceTheme.self).appearance
    }
  }
}

extension NodeToken {
  /// What a surface of the skin looks like.
  static func surface(
    _ role: RadiusRole, in environment: EnvironmentValues
  ) -> [NodeToken] {
    let appearance = environment.appearance ?? .standard
    let skin = appearance.skin
    let colors = appearance.colors(in: environment.design)
    let opacity = skin.surface == .frosted ? PaletteColors.frostedOpacity : 1
    var tokens = [
      NodeToken(property: "surface", name: skin.id, value: .word(skin.surface.rawValue)),
      NodeToken(
        property: "background", name: PaletteColorRole.surfaceTint.rawValue,
        value: .color(colors.surfaceTint.opacity(opacity))),
      NodeToken(
        property: "cornerRadius", name: role.rawValue, value: .radius(skin.resolvedCorner(role))),
    ]
    if let border = skin.border(in: colors) {
      tokens.append(NodeToken(property: "border", name: skin.id, value: .color(border.color)))
      tokens.append(
        NodeToken(
          property: "border.width", name: skin.id,
          value: .length(border.resolvedWidth(in: environment.design))))
    }
    return tokens + Self.shadow(skin.shadow, name: skin.id)
  }

  /// A shadow, which takes no room.
  static func shadow(_ shadow: ShadowToken, name: String) -> [NodeToken] {
    guard shadow != .none else { return [] }
    let parts = [
      ("opacity", shadow.opacity), ("radius", shadow.radius), ("x", shadow.x), ("y", shadow.y),
    ]
    return parts.map { part, value in
      NodeToken(property: "shadow.\(part)", name: name, value: .length(value))
    }
  }

  /// A line around a view, which takes no room.
  static func border(
    _ color: ThemeColor, width: Double, in environment: EnvironmentValues
  ) -> [NodeToken] {
    [
      NodeToken("border", color, in: environment),
      NodeToken(property: "border.width", name: color.name, value: .length(width)),
    ]
  }
}
