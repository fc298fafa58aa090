/// The colours and lines of an area.
public struct FillStyle: Hashable, Sendable {
  /// The fill; nil for none.
  public var background: HexColor?
  /// The colour of text and icons.
  public var foreground: HexColor
  /// The line around the area; nil for none.
  public var border: BorderToken?
  /// Whether the text is underlined.
  public var isUnderlined: Bool

  /// Creates a style.
  public init(
    background: HexColor?, foreground: HexColor, border: BorderToken?, isUnderlined: Bool = false
  ) {
    self.background = background
    self.foreground = foreground
    self.border = border
    self.isUnderlined = isUnderlined
  }
}
