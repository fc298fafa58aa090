/// Distances from the four physical edges of a rectangle, in points.
///
/// A device's notch is at the left whatever the direction is; ``EdgeInsets`` counts from the leading
/// and trailing edges instead.
public struct PhysicalInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the left edge, in points.
  public var left: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the right edge, in points.
  public var right: Double

  /// Creates insets from four distances in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The physical edges of leading-based insets: leading is left in a left-to-right layout and right
  /// in a right-to-left one.
  public init(_ insets: EdgeInsets, direction: LayoutDirection) {
    let isMirrored = direction.isMirrored
    self.init(
      top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
      bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing)
  }
}

extension EdgeInsets {
  /// The leading-based form of physical insets.
  ///
  /// Insets of 59 at the left are leading in a left-to-right layout and trailing in a right-to-left
  /// one.
  public init(_ insets: PhysicalInsets, direction: LayoutDirection) {
    let isMirrored = direction.isMirrored
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }

  /// The distances of some edges, 0 on the others.
  public func keeping(_ edges: Edge.Set) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
      bottom: edges.contains(.bottom) ? bottom : 0,
      trailing: edges.contains(.trailing) ? trailing : 0)
  }
}

extension PhysicalRect {
  /// The rectangle without its edges; insets below 0 enlarge it.
  public func inset(by insets: PhysicalInsets) -> PhysicalRect {
    PhysicalRect(
      x: x + insets.left, y: y + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

extension UnitPoint {
  /// Where the point of a rectangle is, in the rectangle's space.
  ///
  /// `UnitPoint(x: 1, y: 0)` of a rectangle from x 20 to 60 is at 60 in a left-to-right layout and at
  /// 20 in a right-to-left one.
  public func point(
    in rect: PhysicalRect, direction: LayoutDirection
  ) -> (x: Double, y: Double) {
    let share = direction.isMirrored ? 1 - x : x
    return (rect.x + share * rect.width, rect.y + y * rect.height)
  }
}
