/// The tokens of one colour scheme as design values of a theme.
public struct TokenTheme: ThemeOverridable, Hashable {
  /// The key under which a theme holds tokens.
  public static let key = "tokens"

  /// The component kit's tokens on light screens.
  public static let fallback = TokenThemeVariant.default.light

  /// The colour scheme that the colours are meant for.
  public var colorScheme: ColorScheme
  /// The colours.
  public var colors: SemanticColors
  /// Distances.
  public var spacing: SpacingScale
  /// Corner radii.
  public var radius: RadiusScale

  /// The colours of actions and highlights, and the radii.
  public static let overridable: [ThemeField<TokenTheme>] = [
    ThemeField(\.colors[.primary]), ThemeField(\.colors[.secondary]), ThemeField(\.colors[.accent]),
    ThemeField(\.radius),
  ]

  /// Creates design values.
  public init(
    colorScheme: ColorScheme, colors: SemanticColors, spacing: SpacingScale, radius: RadiusScale
  ) {
    self.colorScheme = colorScheme
    self.colors = colors
    self.spacing = spacing
    self.radius = radius
  }
}

/// The token sets of this package as variants of a theme.
public enum TokenThemeVariant: String, ThemeVariant, CaseIterable {
  /// The component kit's.
  case kit
  /// The atomic design system's.
  case atomic

  /// All of them.
  public static var all: [TokenThemeVariant] { allCases }

  /// The component kit's.
  public static let `default` = TokenThemeVariant.kit

  /// The stable name of the look.
  public var id: String { rawValue }

  /// The tokens of both colour schemes.
  public var tokens: TokenSet {
    switch self {
    case .kit: .kit
    case .atomic: .atomic
    }
  }

  /// The value on light screens.
  public var light: TokenTheme { theme(.light) }

  /// The value on dark screens.
  public var dark: TokenTheme { theme(.dark) }

  private func theme(_ scheme: ColorScheme) -> TokenTheme {
    TokenTheme(
      colorScheme: scheme, colors: scheme == .dark ? tokens.dark : tokens.light,
      spacing: tokens.spacing, radius: tokens.radius)
  }
}
