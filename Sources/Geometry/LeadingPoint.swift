/// A point measured from its parent's leading edge and top, in points.
///
/// `LeadingPoint(x: 10, y: 0)` is 10 from the left edge in a left-to-right layout and 10 from the
/// right edge in a right-to-left one.
public struct LeadingPoint: Hashable, Sendable {
  /// The distance from the parent's leading edge, in points.
  public var x: Double

  /// The distance from the parent's top edge, in points.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}
