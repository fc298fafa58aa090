/// How an area shows the colour of a meaning.
public enum FillVariant: String, Hashable, Sendable, CaseIterable, Codable {
  /// Filled with the colour.
  case solid
  /// Filled with a breath of the colour.
  case soft
  /// A line around the area.
  case outline
  /// A dashed line around the area.
  case dashed
  /// Nothing but the text until it is touched.
  case ghost
  /// Text as of a link.
  case plain

  /// What is drawn for a meaning on a ground.
  ///
  /// The text stands out from what is behind it by at least 4.5.
  public func style(
    _ role: ColorRole, in colors: SemanticColors,
    on surface: SemanticColors.SurfaceLevel = .base
  ) -> FillStyle {
    let color = colors[role]
    let ground = colors.surface(surface)
    switch self {
    case .solid:
      return FillStyle(background: color, foreground: colors.content(on: role), border: nil)
    case .soft:
      let tint = HexColor(color.components.mixed(over: ground.components, alpha: 0.14))
      return FillStyle(
        background: tint, foreground: Self.text(color, on: tint), border: nil)
    case .outline, .dashed:
      let text = Self.text(color, on: ground)
      return FillStyle(
        background: nil, foreground: text,
        border: BorderToken(width: .points(1), color: text, isDashed: self == .dashed))
    case .ghost, .plain:
      return FillStyle(
        background: nil, foreground: Self.text(color, on: ground), border: nil,
        isUnderlined: self == .plain)
    }
  }

  private static func text(_ color: HexColor, on ground: HexColor) -> HexColor {
    ContrastRepair.leastChange(
      of: color, over: [ground.components], ratio: Contrast.Requirement.text.ratio)
      ?? Contrast.strongest(over: [ground.components])
  }
}
