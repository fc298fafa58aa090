/// A shadow as data; it takes no room.
public struct ShadowToken: Hashable, Sendable {
  /// How strong the shadow's black is, 0…1.
  public var opacity: Double
  /// How far the edge is blurred, in points.
  public var radius: Double
  /// How far the shadow lies rightwards, in points; light comes from the same side in both
  /// directions of reading.
  public var x: Double
  /// How far the shadow lies downwards, in points.
  public var y: Double

  /// No shadow.
  public static let none = ShadowToken(opacity: 0, radius: 0, x: 0, y: 0)

  /// Creates a shadow.
  public init(opacity: Double, radius: Double, x: Double, y: Double) {
    self.opacity = opacity
    self.radius = radius
    self.x = x
    self.y = y
  }
}
