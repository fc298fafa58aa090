public import DesignTokens
internal import LayoutCore
/// A filled area that takes the room it is proposed, 10 points where that is unspecified.
///
/// Colours are of no concern to layout; they are shown in the frame tree.
///
/// Source: SwiftUI's `Color`, as a view.
public struct Color: PrimitiveView, Sendable {
  private let color: ThemeColor?

  /// Creates an area without a colour of its own.
  public init() { color = nil }

  /// Creates an area of a colour.
  public init(_ color: ThemeColor) { self.color = color }

  /// Adds the area.
  public func lower(into lowering: inout ViewLowering) {
    lowering.shape(.color, .flexible, fill: color)
  }
}

/// A shape that can be filled with a colour.
public protocol FillableShape: View {}

extension FillableShape {
  /// Fills the shape with a colour.
  ///
  /// Source: SwiftUI's `Shape.fill(_:style:)`.
  public func fill(_ color: ThemeColor) -> EnvironmentView<Self> { foregroundStyle(color) }
}

/// A rectangle of the proposed size.
///
/// Source: SwiftUI's `Rectangle`.
public struct Rectangle: PrimitiveView, FillableShape, Sendable {
  /// Creates a rectangle.
  public init() {}

  /// Adds the rectangle.
  public func lower(into lowering: inout ViewLowering) { lowering.shape(.rectangle, .flexible) }
}

/// A rectangle with round corners, of the proposed size.
///
/// Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: PrimitiveView, FillableShape, Sendable {
  /// The radius of the corners, in points, where it is no role's; it moves no frame.
  public let cornerRadius: Double?

  /// The role of the corners; nil for corners of a radius of their own.
  public let radiusRole: RadiusRole?

  /// Creates a rectangle with round corners.
  public init(cornerRadius: Double) {
    self.cornerRadius = cornerRadius
    radiusRole = nil
  }

  /// Creates a rectangle with the corners that the skin or else the theme has for a role.
  public init(cornerRadius role: RadiusRole) {
    cornerRadius = nil
    radiusRole = role
  }

  /// Adds the rectangle.
  public func lower(into lowering: inout ViewLowering) {
    lowering.shape(.roundedRectangle, .flexible, corner: radiusRole)
  }
}

/// A rectangle whose short sides are half circles, of the proposed size.
///
/// Source: SwiftUI's `Capsule`.
public struct Capsule: PrimitiveView, FillableShape, Sendable {
  /// Creates a capsule.
  public init() {}

  /// Adds the capsule.
  public func lower(into lowering: inout ViewLowering) { lowering.shape(.capsule, .flexible) }
}

/// An ellipse of the proposed size.
///
/// Source: SwiftUI's `Ellipse`.
public struct Ellipse: PrimitiveView, FillableShape, Sendable {
  /// Creates an ellipse.
  public init() {}

  /// Adds the ellipse.
  public func lower(into lowering: inout ViewLowering) { lowering.shape(.ellipse, .flexible) }
}

/// A circle: as wide and high as the smaller side of the proposal.
///
/// Source: SwiftUI's `Circle`.
public struct Circle: PrimitiveView, FillableShape, Sendable {
  /// Creates a circle.
  public init() {}

  /// Adds the circle.
  public func lower(into lowering: inout ViewLowering) { lowering.shape(.circle, .square) }
}
