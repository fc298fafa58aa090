/// The colours of a theme by meaning, for one colour scheme.
public struct SemanticColors: Hashable, Sendable, Codable {
  /// The ground of a screen.
  public var base: HexColor

  /// Text on the ground.
  public var content: HexColor

  private var primary: HexColor
  private var secondary: HexColor
  private var accent: HexColor
  private var neutral: HexColor
  private var info: HexColor
  private var success: HexColor
  private var warning: HexColor
  private var error: HexColor

  /// Creates colours.
  public init(
    base: HexColor, content: HexColor, primary: HexColor, secondary: HexColor, accent: HexColor,
    neutral: HexColor, info: HexColor, success: HexColor, warning: HexColor, error: HexColor
  ) {
    self.base = base
    self.content = content
    self.primary = primary
    self.secondary = secondary
    self.accent = accent
    self.neutral = neutral
    self.info = info
    self.success = success
    self.warning = warning
    self.error = error
  }

  /// The colour of a meaning.
  public subscript(role: ColorRole) -> HexColor {
    get { self[keyPath: Self.path(of: role)] }
    set { self[keyPath: Self.path(of: role)] = newValue }
  }

  /// Text on an area filled with the colour of a meaning: black or white, at least 4.5 to it.
  public func content(on role: ColorRole) -> HexColor {
    Contrast.strongest(over: [self[role].components])
  }

  /// The steps of the colour of a meaning, from nearly white to nearly black.
  public func ladder(of role: ColorRole) -> ColorLadder { ColorLadder(self[role]) }

  /// The grounds of areas that lie on each other.
  public enum SurfaceLevel: Int, Hashable, Sendable, CaseIterable {
    /// The ground of the screen.
    case base = 100
    /// An area on it.
    case raised = 200
    /// An area on that.
    case nested = 300
  }

  /// The ground of an area: each level is mixed with 4 % more of the text's colour.
  public func surface(_ level: SurfaceLevel) -> HexColor {
    let share = Double(level.rawValue - 100) / 100 * 0.04
    return HexColor(content.components.mixed(over: base.components, alpha: share))
  }

  /// How much a text stands out.
  public enum ContentLevel: String, Hashable, Sendable, CaseIterable {
    /// Running text.
    case primary
    /// Text beside it that matters less, still at least 4.5 to the ground.
    case secondary
    /// Placeholders and disabled text, at least 3 to the ground.
    case tertiary
    /// Lines and watermarks, with no least contrast.
    case quaternary
  }

  /// The colour of text on the ground of an area.
  public func content(_ level: ContentLevel, on surface: SurfaceLevel = .base) -> HexColor {
    let ground = self.surface(surface).components
    let (share, ratio): (Double, Double) =
      switch level {
      case .primary: (1, 4.5)
      case .secondary: (0.7, 4.5)
      case .tertiary: (0.5, 3)
      case .quaternary: (0.25, 1)
      }
    let mixed = HexColor(content.components.mixed(over: ground, alpha: share))
    return ContrastRepair.leastChange(of: mixed, over: [ground], ratio: ratio)
      ?? Contrast.strongest(over: [ground])
  }

  private static func path(
    of role: ColorRole
  ) -> WritableKeyPath<SemanticColors, HexColor> {
    switch role {
    case .primary: \.primary
    case .secondary: \.secondary
    case .accent: \.accent
    case .neutral: \.neutral
    case .info: \.info
    case .success: \.success
    case .warning: \.warning
    case .error: \.error
    }
  }
}
