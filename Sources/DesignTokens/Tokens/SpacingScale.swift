/// The distances of a theme, in points; they do not grow with the text.
public struct SpacingScale: Hashable, Sendable, Codable {
  /// Between parts of one thing.
  public var xs: Double
  /// Between a thing and its label.
  public var sm: Double
  /// Between things of a group.
  public var md: Double
  /// The usual padding.
  public var base: Double
  /// Between groups.
  public var lg: Double
  /// Between sections.
  public var xl: Double

  /// 4, 8, 12, 16, 24 and 32 points.
  public static let kit = SpacingScale(xs: 4, sm: 8, md: 12, base: 16, lg: 24, xl: 32)

  /// 4, 8, 16, 24 and 32 points, where the usual padding is `md`.
  public static let atomic = SpacingScale(xs: 4, sm: 8, md: 16, base: 16, lg: 24, xl: 32)

  /// Creates a scale from distances in points.
  public init(xs: Double, sm: Double, md: Double, base: Double, lg: Double, xl: Double) {
    self.xs = xs
    self.sm = sm
    self.md = md
    self.base = base
    self.lg = lg
    self.xl = xl
  }

  /// The distance of a name, in points.
  public subscript(key: SpacingKey) -> Double {
    get {
      switch key {
      case .xs: xs
      case .sm: sm
      case .md: md
      case .base: base
      case .lg: lg
      case .xl: xl
      }
    }
    set {
      switch key {
      case .xs: xs = newValue
      case .sm: sm = newValue
      case .md: md = newValue
      case .base: base = newValue
      case .lg: lg = newValue
      case .xl: xl = newValue
      }
    }
  }
}
