/// A map of the plane that keeps straight lines straight: a 3 × 3 matrix.
///
/// A point is a row before the matrix: `[x y 1] · M = [x′w y′w w]`, so that `m31` and `m32` move and
/// `m13` and `m23`, 0 for an affine map, foreshorten.
///
/// Source: SwiftUI's `ProjectionTransform`.
public struct ProjectionTransform: Hashable, Sendable {
  /// The element of a row and a column, by its number from 11 to 33.
  public var m11 = 1.0
  /// How much y′ grows with x.
  public var m12 = 0.0
  /// How much the divisor grows with x.
  public var m13 = 0.0
  /// How much x′ grows with y.
  public var m21 = 0.0
  /// How much y′ grows with y.
  public var m22 = 1.0
  /// How much the divisor grows with y.
  public var m23 = 0.0
  /// How far x′ is moved.
  public var m31 = 0.0
  /// How far y′ is moved.
  public var m32 = 0.0
  /// The divisor of the origin.
  public var m33 = 1.0

  /// The map that moves nothing.
  public init() {}

  /// An affine map: `x′ = a·x + c·y + tx`, `y′ = b·x + d·y + ty`.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double = 0, ty: Double = 0) {
    m11 = a
    m12 = b
    m21 = c
    m22 = d
    m31 = tx
    m32 = ty
  }

  /// A move.
  public init(translationX x: Double, y: Double) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// A turn about the origin.
  public init(rotation angle: Angle) {
    let (sine, cosine) = angle.sineAndCosine
    self.init(a: cosine, b: sine, c: -sine, d: cosine)
  }

  /// Left and right exchanged about a vertical line.
  public init(mirroringAbout x: Double) { self.init(a: -1, b: 0, c: 0, d: 1, tx: 2 * x, ty: 0) }

  /// Whether the map keeps parallel lines parallel.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  /// Whether the map moves nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether every element is a number that is finite.
  public var isFinite: Bool {
    [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite }
  }

  /// Whether the map turns over what it does not take behind the horizon.
  public var turnsOver: Bool {
    if isAffine { return m11 * m22 - m12 * m21 < 0 }
    return m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31)
      + m13 * (m21 * m32 - m22 * m31) < 0
  }

  /// This map and then another one.
  ///
  /// - Complexity: O(1).
  public func concatenating(_ next: ProjectionTransform) -> ProjectionTransform {
    func row(_ a: Double, _ b: Double, _ c: Double) -> (Double, Double, Double) {
      (
        a * next.m11 + b * next.m21 + c * next.m31, a * next.m12 + b * next.m22 + c * next.m32,
        a * next.m13 + b * next.m23 + c * next.m33
      )
    }
    var result = ProjectionTransform()
    (result.m11, result.m12, result.m13) = row(m11, m12, m13)
    (result.m21, result.m22, result.m23) = row(m21, m22, m23)
    (result.m31, result.m32, result.m33) = row(m31, m32, m33)
    return result
  }

  /// This map with a point as the origin.
  public func about(x: Double, y: Double) -> ProjectionTransform {
    ProjectionTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(ProjectionTransform(translationX: x, y: y))
  }

  /// Where a point goes.
  public func apply(x: Double, y: Double) -> (x: Double, y: Double) {
    let divisor = m13 * x + m23 * y + m33
    return ((m11 * x + m21 * y + m31) / divisor, (m12 * x + m22 * y + m32) / divisor)
  }

  /// The smallest upright rectangle around the image of a rectangle.
  ///
  /// A rectangle 20 × 10 turned by 90° about its centre is covered by one of 10 × 20. A rectangle that
  /// reaches the horizon, where the divisor is not above 0, has no such rectangle around it: the
  /// lengths are not finite.
  ///
  /// - Complexity: O(1).
  public func boundingBox(of rect: PhysicalRect) -> PhysicalRect {
    var least = (x: Double.infinity, y: Double.infinity)
    var most = (x: -Double.infinity, y: -Double.infinity)
    for (x, y) in [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ] {
      guard m13 * x + m23 * y + m33 > 0 else {
        return PhysicalRect(x: -.infinity, y: -.infinity, width: .infinity, height: .infinity)
      }
      let point = apply(x: x, y: y)
      least = (min(least.x, point.x), min(least.y, point.y))
      most = (max(most.x, point.x), max(most.y, point.y))
    }
    return PhysicalRect(
      x: least.x, y: least.y, width: most.x - least.x, height: most.y - least.y)
  }
}
