/// The colours of a palette for one colour scheme; all are opaque.
public struct PaletteColors: Hashable, Sendable, Codable {
  /// The ground of a screen.
  public var canvas: HexColor
  /// A large soft spot on the canvas, towards the leading edge.
  public var firstBlob: HexColor
  /// A second one, towards the trailing edge.
  public var secondBlob: HexColor
  /// What tints the surfaces of cards and controls.
  public var surfaceTint: HexColor
  /// Text on the canvas and on surfaces.
  public var ink: HexColor
  /// Text and icons in the accent of the palette on a tinted area.
  public var onTint: HexColor

  /// Creates colours.
  public init(
    canvas: HexColor, firstBlob: HexColor, secondBlob: HexColor, surfaceTint: HexColor,
    ink: HexColor, onTint: HexColor
  ) {
    self.canvas = canvas
    self.firstBlob = firstBlob
    self.secondBlob = secondBlob
    self.surfaceTint = surfaceTint
    self.ink = ink
    self.onTint = onTint
  }

  /// Creates colours from their integers.
  init(
    canvas: UInt32, firstBlob: UInt32, secondBlob: UInt32, surfaceTint: UInt32, ink: UInt32,
    onTint: UInt32
  ) {
    self.init(
      canvas: HexColor(hex: canvas), firstBlob: HexColor(hex: firstBlob),
      secondBlob: HexColor(hex: secondBlob), surfaceTint: HexColor(hex: surfaceTint),
      ink: HexColor(hex: ink), onTint: HexColor(hex: onTint))
  }

  /// The opacity of the tint on a frosted surface.
  public static let frostedOpacity = 0.6

  /// What a surface can look like, over the canvas and both blobs if it is frosted.
  public func surfaces(_ kind: SurfaceKind) -> [SRGBColor] {
    switch kind {
    case .flat: [surfaceTint.components]
    case .frosted:
      [canvas, firstBlob, secondBlob].map {
        surfaceTint.components.mixed(over: $0.components, alpha: Self.frostedOpacity)
      }
    }
  }
}
