/// What a colour of a palette is for.
public enum PaletteColorRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// The ground of a screen.
  case canvas
  /// A large soft spot on the canvas, towards the leading edge.
  case firstBlob
  /// A second one, towards the trailing edge.
  case secondBlob
  /// What tints the surfaces of cards and controls.
  case surfaceTint
  /// Text on the canvas and on surfaces.
  case ink
  /// Text and icons in the accent of the palette on a tinted area.
  case onTint

  /// The colour in a palette.
  public func color(of colors: PaletteColors) -> HexColor {
    switch self {
    case .canvas: colors.canvas
    case .firstBlob: colors.firstBlob
    case .secondBlob: colors.secondBlob
    case .surfaceTint: colors.surfaceTint
    case .ink: colors.ink
    case .onTint: colors.onTint
    }
  }
}
