/// The corner radii of a theme, in points.
public struct RadiusScale: Hashable, Sendable, Codable {
  /// The radius of containers.
  public var box: Double
  /// The radius of controls.
  public var field: Double
  /// The radius of small things.
  public var selector: Double

  /// 16, 8 and 4 points.
  public static let kit = RadiusScale(box: 16, field: 8, selector: 4)

  /// 16, 12 and 8 points.
  public static let atomic = RadiusScale(box: 16, field: 12, selector: 8)

  /// Creates a scale from radii in points.
  public init(box: Double, field: Double, selector: Double) {
    self.box = box
    self.field = field
    self.selector = selector
  }

  /// The radius of a role, in points.
  public subscript(role: RadiusRole) -> Double {
    get {
      switch role {
      case .box: box
      case .field: field
      case .selector: selector
      }
    }
    set {
      switch role {
      case .box: box = newValue
      case .field: field = newValue
      case .selector: selector = newValue
      }
    }
  }
}
