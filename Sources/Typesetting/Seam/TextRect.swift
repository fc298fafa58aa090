/// A physical rectangle in the box of a text: x grows rightwards from the left edge of the box,
/// y downwards from its top, in points.
public struct TextRect: Hashable, Sendable {
  /// The left edge; negative where a line sticks out to the left.
  public var x: Double

  /// The top edge.
  public var y: Double

  /// The width, never negative.
  public var width: Double

  /// The height, never negative.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
