/// A line around an area; it takes no room.
public struct BorderToken: Hashable, Sendable {
  /// How wide a line is.
  public enum Width: Hashable, Sendable {
    /// One pixel of the display.
    case hairline
    /// A number of points.
    case points(Double)
  }

  /// How wide the line is.
  public var width: Width
  /// The line's colour.
  public var color: HexColor
  /// Whether the line is dashed.
  public var isDashed: Bool

  /// Creates a line.
  public init(width: Width, color: HexColor, isDashed: Bool = false) {
    self.width = width
    self.color = color
    self.isDashed = isDashed
  }

  /// The line's width in points.
  public func resolvedWidth(in environment: DesignEnvironment) -> Double {
    width.resolved(in: environment)
  }
}

extension BorderToken.Width {
  /// The width in points.
  public func resolved(in environment: DesignEnvironment) -> Double {
    switch self {
    case .hairline: environment.hairline
    case .points(let points): points
    }
  }
}
