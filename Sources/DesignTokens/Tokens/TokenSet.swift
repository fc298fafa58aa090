/// All tokens of a theme: a value to hand down, never a global.
public struct TokenSet: Hashable, Sendable {
  /// The name under which the set is chosen.
  public var name: String
  /// The colours on light screens.
  public var light: SemanticColors
  /// The colours on dark screens.
  public var dark: SemanticColors
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

  /// Creates a set.
  public init(
    name: String = "custom", light: SemanticColors, dark: SemanticColors,
    spacing: SpacingScale = .kit, radius: RadiusScale = .kit, typography: Typography = .standard,
    minimumTouchTarget: Double = 44, disabledOpacity: Double = 0.45,
    maximumContentWidth: Double = 640
  ) {
    self.name = name
    self.light = light
    self.dark = dark
    self.spacing = spacing
    self.radius = radius
    self.typography = typography
    self.minimumTouchTarget = minimumTouchTarget
    self.disabledOpacity = disabledOpacity
    self.maximumContentWidth = maximumContentWidth
  }

  /// The colours of an environment.
  public func colors(in environment: DesignEnvironment) -> SemanticColors {
    environment.colorScheme == .dark ? dark : light
  }

  /// What is drawn for a meaning in an environment.
  public func fill(
    _ variant: FillVariant, _ role: ColorRole, in environment: DesignEnvironment,
    on surface: SemanticColors.SurfaceLevel = .base
  ) -> FillStyle {
    variant.style(role, in: colors(in: environment), on: surface)
  }

  /// The measures of a control in an environment.
  public func control(_ size: ControlSize, in environment: DesignEnvironment) -> ControlMetrics {
    size.metrics(in: environment, minimumTouchTarget: minimumTouchTarget)
  }

  /// The tokens of the component kit.
  public static let kit = TokenSet(
    name: "kit",
    light: SemanticColors(
      base: HexColor(hex: 0xFFFFFF), content: HexColor(hex: 0x1B2430),
      primary: HexColor(hex: 0x0B7A75), secondary: HexColor(hex: 0x4A5CCF),
      accent: HexColor(hex: 0xC2410C), neutral: HexColor(hex: 0x475467),
      info: HexColor(hex: 0x0B6BCB), success: HexColor(hex: 0x1F7A34),
      warning: HexColor(hex: 0xF5B014), error: HexColor(hex: 0xC4202B)),
    dark: SemanticColors(
      base: HexColor(hex: 0x12161C), content: HexColor(hex: 0xE8ECF2),
      primary: HexColor(hex: 0x3CC5BD), secondary: HexColor(hex: 0x93A0FF),
      accent: HexColor(hex: 0xFF9A6B), neutral: HexColor(hex: 0x9AA6B8),
      info: HexColor(hex: 0x6DB5FF), success: HexColor(hex: 0x6BCB82),
      warning: HexColor(hex: 0xFFCB52), error: HexColor(hex: 0xFF8A8F)))

  /// The tokens of the atomic design system: its own distances, radii and weights of text.
  public static let atomic = with(kit) {
    $0.name = "atomic"
    $0.spacing = .atomic
    $0.radius = .atomic
    $0.typography.styles = [
      "largeTitle": TextStyleToken(relativeTo: .largeTitle, weight: .bold),
      "title2": TextStyleToken(relativeTo: .title2, weight: .semibold),
      "headline": TextStyleToken(relativeTo: .headline, weight: .medium),
      "captionBold": TextStyleToken(relativeTo: .caption, weight: .bold),
    ]
  }
}
