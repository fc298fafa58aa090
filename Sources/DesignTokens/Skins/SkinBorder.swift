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
