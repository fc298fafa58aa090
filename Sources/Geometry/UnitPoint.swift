/// A point of a rectangle as shares of its width and height, from its leading top corner.
///
/// `UnitPoint(x: 1, y: 0)` is the right top corner in a left-to-right layout and the left top corner
/// in a right-to-left one.
///
/// Source: SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
  /// The share of the width before the point, from the leading edge.
  public var x: Double

  /// The share of the height above the point.
  public var y: Double

  /// Creates a point from two shares.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}
