/// The corners of a skin.
public struct CornerTreatment: Hashable, Sendable {
  /// The radii by role.
  public var radius: RadiusScale
  /// Whether the curve begins gently before the corner.
  public var isContinuous: Bool

  /// Creates corners.
  public init(_ radius: RadiusScale, isContinuous: Bool) {
    self.radius = radius
    self.isContinuous = isContinuous
  }
}
