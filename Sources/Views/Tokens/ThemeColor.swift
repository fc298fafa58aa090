public import DesignTokens

/// A colour by its meaning; the environment's theme, palette and colour scheme say what it looks like.
///
/// Colours move no frame. In scene documents each has a name: `primary`, `primaryContent`,
/// `primary.500`, `content.secondary`, `raised`, `ink`, `#0B7A75`.
public enum ThemeColor: Hashable, Sendable {
  /// The colour of a meaning, such as `primary`.
  case role(ColorRole)
  /// Text on an area filled with the colour of a meaning: `primaryContent`.
  case contentOn(ColorRole)
  /// A step of the ladder of a meaning's colour: `primary.500`.
  case step(ColorRole, ColorLadder.Step)
  /// Text on the ground: `content`, or `content.secondary` and so on.
  case content(SemanticColors.ContentLevel)
  /// The ground of an area: `base`, `raised` or `nested`.
  case surface(SemanticColors.SurfaceLevel)
  /// A colour of the palette: `canvas`, `ink` and so on.
  case palette(PaletteColorRole)
  /// A colour of no theme: `#RRGGBB` or `#RRGGBBAA`.
  case hex(HexColor)

  /// The colour in an environment.
  public func resolved(in environment: EnvironmentValues) -> HexColor {
    let colors = environment.tokens.colors(in: environment.design)
    switch self {
    case .role(let role): return colors[role]
    case .contentOn(let role): return colors.content(on: role)
    case .step(let role, let step): return colors.ladder(of: role)[step]
    case .content(let level): return colors.content(level)
    case .surface(let level): return colors.surface(level)
    case .palette(let role):
      let appearance = environment.appearance ?? .standard
      return role.color(of: appearance.palette[environment.colorScheme])
    case .hex(let color): return color
    }
  }

  /// The name of the colour in scene documents.
  public var name: String {
    switch self {
    case .role(let role): role.rawValue
    case .contentOn(let role): role.rawValue + "Content"
    case .step(let role, let step): "\(role.rawValue).\(step.rawValue)"
    case .content(.primary): "content"
    case .content(let level): "content.\(level.rawValue)"
    case .surface(let level): level.name
    case .palette(let role): role.rawValue
    case .hex(let color): color.description
    }
  }

  /// The colour of a name; nil for an unknown one.
  public init?(name: String) {
    if name.hasPrefix("#") {
      guard let color = HexColor(name) else { return nil }
      self = .hex(color)
    } else if let known = Self.byName[name] {
      self = known
    } else {
      return nil
    }
  }

  /// The names of all colours that a theme or palette has, without the steps of ladders.
  public static let names: [String] = named.map(\.name)

  private static let named: [ThemeColor] =
    ColorRole.allCases.map { .role($0) } + ColorRole.allCases.map { .contentOn($0) }
    + SemanticColors.ContentLevel.allCases.map { .content($0) }
    + SemanticColors.SurfaceLevel.allCases.map { .surface($0) }
    + PaletteColorRole.allCases.map { .palette($0) }

  private static let byName: [String: ThemeColor] = {
    let steps = ColorRole.allCases.flatMap { role in
      ColorLadder.Step.allCases.map { ThemeColor.step(role, $0) }
    }
    return Dictionary(uniqueKeysWithValues: (named + steps).map { ($0.name, $0) })
  }()
}

extension SemanticColors.SurfaceLevel {
  /// The name of the ground in scene documents.
  fileprivate var name: String {
    switch self {
    case .base: "base"
    case .raised: "raised"
    case .nested: "nested"
    }
  }
}
