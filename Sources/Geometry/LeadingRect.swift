/// A rectangle measured from its parent's leading edge: what layout algorithms see.
///
/// `x` grows from the leading edge of the parent, `y` from its top, both in points. A rectangle of
/// this type has no place on a screen until it is mirrored into a ``PhysicalRect``; the two types
/// keep a leading-based number from being used as a physical one.
public struct LeadingRect: Hashable, Sendable, BitwiseCopyable {
  /// The distance from the parent's leading edge to this rectangle's leading edge, in points.
  public var x: Double

  /// The distance from the parent's top edge, in points.
  public var y: Double

  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// Creates a rectangle from its leading-based origin and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The extent alone.
  public var size: Size { Size(width: width, height: height) }

  /// The rectangle in the space in which its parent's physical rectangle is given.
  ///
  /// A child 20 wide at `x` 8 of a parent 100 wide at physical `x` 50 is at 58 when the parent's
  /// direction is left to right and at 50 + 100 − (8 + 20) = 122 when it is right to left.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: layout rule 19. This is the only place where a direction moves a frame.
  public func placed(in parent: PhysicalRect, direction: LayoutDirection) -> PhysicalRect {
    let local = direction == .rightToLeft ? parent.width - (x + width) : x
    return PhysicalRect(x: parent.x + local, y: parent.y + y, width: width, height: height)
  }
}

extension PhysicalRect {
  /// The rectangle as a parent's layout sees it; undoes ``LeadingRect/placed(in:direction:)``.
  ///
  /// At x 58 in a parent 100 wide at physical x 50, a rectangle 20 wide is at 8 when the parent's
  /// direction is left to right, and at 72 when it is right to left.
  ///
  /// - Complexity: O(1).
  public func leading(in parent: PhysicalRect, direction: LayoutDirection) -> LeadingRect {
    let x = direction.isMirrored ? parent.maxX - maxX : self.x - parent.x
    return LeadingRect(x: x, y: y - parent.y, width: width, height: height)
  }
}
