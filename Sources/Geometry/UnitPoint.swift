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

  /// The corner where the first line begins.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The middle of the upper edge.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The corner where the first line ends.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The middle of the edge where lines begin.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the edge where lines end.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The corner where the last line begins.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The middle of the lower edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The corner where the last line ends.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
