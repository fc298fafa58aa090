/// The tokens of one colour scheme as design values of a theme.
public struct TokenTheme: ThemeOverridable, Hashable {
  /// The key under which a theme holds tokens.
  public static let key = "tokens"

  /// Version 1 held colours, distances and radii only.
  public static let version = 2

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
  /// Text.
  public var typography: Typography
  /// The least side of the area that reacts to a touch, in points.
  public var minimumTouchTarget: Double
  /// The opacity of what cannot be used, 0…1.
  public var disabledOpacity: Double
  /// The width that running content is held to, in points.
  public var maximumContentWidth: Double

  /// The colours of actions and highlights, the radii, and the size of text.
  public static let overridable: [ThemeField<TokenTheme>] = [
    ThemeField(\.colors[.primary]), ThemeField(\.colors[.secondary]), ThemeField(\.colors[.accent]),
    ThemeField(\.radius), ThemeField(\.typography.sizeFactor),
  ]

  /// Creates design values.
  public init(
    colorScheme: ColorScheme, colors: SemanticColors, spacing: SpacingScale, radius: RadiusScale,
    typography: Typography = .standard, minimumTouchTarget: Double = 44,
    disabledOpacity: Double = 0.45, maximumContentWidth: Double = 640
  ) {
    self.colorScheme = colorScheme
    self.colors = colors
    self.spacing = spacing
    self.radius = radius
    self.typography = typography
    self.minimumTouchTarget = minimumTouchTarget
    self.disabledOpacity = disabledOpacity
    self.maximumContentWidth = maximumContentWidth
  }

  /// The tokens of a set in one of its colour schemes.
  public init(_ tokens: TokenSet, colorScheme: ColorScheme) {
    self.init(
      colorScheme: colorScheme, colors: colorScheme == .dark ? tokens.dark : tokens.light,
      spacing: tokens.spacing, radius: tokens.radius, typography: tokens.typography,
      minimumTouchTarget: tokens.minimumTouchTarget, disabledOpacity: tokens.disabledOpacity,
      maximumContentWidth: tokens.maximumContentWidth)
  }

  /// A value of version 1 with what it did not hold as the component kit has it.
  public static func migrate(_ value: StoredValue, from version: Int) -> StoredValue? {
    guard version == 1, case .object(var members) = value else { return nil }
    let kit = TokenSet.kit
    members["typography"] = .object([:])
    members["minimumTouchTarget"] = StoredValue(number: kit.minimumTouchTarget)
    members["disabledOpacity"] = StoredValue(number: kit.disabledOpacity)
    members["maximumContentWidth"] = StoredValue(number: kit.maximumContentWidth)
    return .object(members)
  }
}

extension TokenSet {
  /// The tokens of a theme's two colour schemes; all but the colours is that of the first.
  ///
  /// - Parameters:
  ///   - name: The name of the set.
  ///   - theme: The value in force.
  ///   - other: The value of the other colour scheme; nil for the same one.
  public init(name: String, _ theme: TokenTheme, other: TokenTheme? = nil) {
    let other = other ?? theme
    let isDark = theme.colorScheme == .dark
    self.init(
      name: name, light: isDark ? other.colors : theme.colors,
      dark: isDark ? theme.colors : other.colors, spacing: theme.spacing, radius: theme.radius,
      typography: theme.typography, minimumTouchTarget: theme.minimumTouchTarget,
      disabledOpacity: theme.disabledOpacity, maximumContentWidth: theme.maximumContentWidth)
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
  public var light: TokenTheme { TokenTheme(tokens, colorScheme: .light) }

  /// The value on dark screens.
  public var dark: TokenTheme { TokenTheme(tokens, colorScheme: .dark) }
}
