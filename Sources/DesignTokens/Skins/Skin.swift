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

/// The line around the cards of a skin.
public struct SkinBorder: Hashable, Sendable {
  /// How wide the line is.
  public var width: BorderToken.Width
  /// How much of the palette's ink it shows, 0…1.
  public var opacity: Double

  /// Creates a line.
  public init(width: BorderToken.Width, opacity: Double) {
    self.width = width
    self.opacity = opacity
  }
}

/// The corners of a skin.
public struct CornerTreatment: Hashable, Sendable {
  /// The radii by role.
  public var radius: RadiusScale
  /// Whether the curve begins gently before the corner.
  public var isContinuous: Bool

  /// Creates corners.
  public init(_ radius: RadiusScale, isContinuous: Bool) {
    self.radius = radius
    self.isContinuous = isContinuous
  }
}

/// What a skin draws on the canvas.
public enum CanvasTreatment: String, Hashable, Sendable, CaseIterable {
  /// Two soft blobs.
  case blobs
  /// A raster of dots.
  case halftone
  /// Horizontal lines.
  case scanLines
  /// Rays from the top-trailing corner.
  case rays
}

/// How a held control fills while it is held.
public enum HoldFill: String, Hashable, Sendable, CaseIterable {
  /// From the leading edge: left in a left-to-right layout, right in a right-to-left one.
  case flood
  /// Growing dots.
  case dots
  /// Bands of lines.
  case scanLines
  /// From the top-trailing corner: right in a left-to-right layout, left in a right-to-left one.
  case sunburst
}

/// How the content of a skin comes in.
public enum Reveal: String, Hashable, Sendable, CaseIterable {
  /// It becomes visible.
  case fade
  /// It grows past its size and back.
  case pop
  /// It is uncovered from an edge.
  case wipe
  /// It moves in from an edge.
  case rise

  /// The reveal for a person's settings: with less motion everything fades.
  public func resolved(in environment: DesignEnvironment) -> Reveal {
    environment.reducesMotion ? .fade : self
  }
}
