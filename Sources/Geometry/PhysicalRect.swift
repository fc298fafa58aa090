/// A rectangle on the screen: `x` grows rightwards from the host's left edge, `y` downwards from
/// its top, in points.
public struct PhysicalRect: Hashable, Sendable, BitwiseCopyable {
  /// The left edge, in points.
  public var x: Double

  /// The top edge, in points.
  public var y: Double

  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// Creates a rectangle from its left and top edges and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge, in points.
  public var maxX: Double { x + width }

  /// The bottom edge, in points.
  public var maxY: Double { y + height }

  /// The extent alone.
  public var size: Size { Size(width: width, height: height) }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

  /// The rectangle with each of its four edges on a whole pixel.
  ///
  /// Edges are rounded, not sizes, so neighbours never gap: rows of 61⅓ points at scale 1 are drawn
  /// 61, 62 and 61 tall. Only drawing uses the result; layout never sees it.
  ///
  /// - Parameter scale: pixels a point, positive.
  /// - Returns: the rectangle of the four rounded edges.
  ///
  /// Source: layout rule 2 step 5.
  public func snapped(scale: Double) -> PhysicalRect {
    func edge(_ value: Double) -> Double { (value * scale + 0.5).rounded(.down) / scale }
    let left = edge(x)
    let top = edge(y)
    return PhysicalRect(x: left, y: top, width: edge(maxX) - left, height: edge(maxY) - top)
  }
}
