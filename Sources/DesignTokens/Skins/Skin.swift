/// The look of surfaces apart from their colours.
///
/// Surface, border, shadow, canvas, fill and reveal change no frame. Corners change the shape of
/// cards, and the typeface changes the measures of text.
public struct Skin: Hashable, Sendable, Identifiable {
  /// The stable name under which the skin is chosen and stored.
  public var id: String
  /// Whether the canvas shows through cards.
  public var surface: SurfaceKind
  /// The line around cards, with the opacity of its ink; nil for none.
  public var border: SkinBorder?
  /// The shadow of cards.
  public var shadow: ShadowToken
  /// The corners.
  public var corner: CornerTreatment
  /// What is on the canvas.
  public var canvas: CanvasTreatment
  /// How a held control fills.
  public var holdFill: HoldFill
  /// How content comes in.
  public var reveal: Reveal
  /// The shapes of letters.
  public var typeface: Typeface

  /// Creates a skin.
  public init(
    id: String, surface: SurfaceKind, border: SkinBorder?, shadow: ShadowToken,
    corner: CornerTreatment, canvas: CanvasTreatment, holdFill: HoldFill, reveal: Reveal,
    typeface: Typeface
  ) {
    self.id = id
    self.surface = surface
    self.border = border
    self.shadow = shadow
    self.corner = corner
    self.canvas = canvas
    self.holdFill = holdFill
    self.reveal = reveal
    self.typeface = typeface
  }

  /// The corner radius of a part of a size, in points; at most half of its shorter side.
  public func resolvedCorner(_ role: RadiusRole, width: Double, height: Double) -> Double {
    let shorter = max(min(width, height), 0)
    return min(resolvedCorner(role), shorter / 2)
  }

  /// The corner radius of a part whose size does not matter, in points.
  public func resolvedCorner(_ role: RadiusRole) -> Double { max(corner.radius[role], 0) }

  /// The line around cards, in the ink of a palette.
  public func border(in colors: PaletteColors) -> BorderToken? {
    border.map { BorderToken(width: $0.width, color: colors.ink.opacity($0.opacity)) }
  }
}
