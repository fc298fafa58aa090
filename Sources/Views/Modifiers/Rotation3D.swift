public import Geometry

/// A turn of a view in space, seen from in front.
///
/// Written as for a left-to-right layout: x grows to the right, y down, z towards the person.
///
/// Source: SwiftUI's `rotation3DEffect`; the projection is that of Core Animation's `m34`.
public struct Rotation3D: Hashable, Sendable {
  /// How far the view is turned.
  public var angle: Angle

  /// The direction of the axis along x.
  public var axisX: Double
  /// The direction of the axis along y.
  public var axisY: Double
  /// The direction of the axis along z.
  public var axisZ: Double

  /// The point of the view that the axis goes through.
  public var anchor: UnitPoint

  /// How far in front of the view the axis is, in points.
  public var anchorZ: Double

  /// The longer side of the view divided by the person's distance from the axis; 0 for no perspective.
  public var perspective: Double

  /// Describes a turn.
  public init(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) {
    self.angle = angle
    (axisX, axisY, axisZ) = axis
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }

  /// Where the turn takes the plane of a view whose anchor is the origin.
  ///
  /// An axis without a length turns nothing; without sides there is no perspective.
  ///
  /// - Complexity: O(1).
  func projection(of size: Size) -> ProjectionTransform {
    let length = (axisX * axisX + axisY * axisY + axisZ * axisZ).squareRoot()
    guard length > 0, length.isFinite else { return ProjectionTransform() }
    let (x, y, z) = (axisX / length, axisY / length, axisZ / length)
    let (sine, cosine) = angle.sineAndCosine
    let rest = 1 - cosine
    // The images of the three unit vectors, by Rodrigues' formula.
    let right = (x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine)
    let down = (x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine)
    let front = (x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine)
    let side = max(size.width, size.height)
    let nearness = side > 0 ? perspective / side : 0
    var map = ProjectionTransform()
    (map.m11, map.m12, map.m13) = (right.0, right.1, -right.2 * nearness)
    (map.m21, map.m22, map.m23) = (down.0, down.1, -down.2 * nearness)
    // The plane lies behind the axis by the distance of the anchor.
    (map.m31, map.m32) = (-anchorZ * front.0, -anchorZ * front.1)
    map.m33 = 1 + anchorZ * front.2 * nearness
    return map
  }
}
