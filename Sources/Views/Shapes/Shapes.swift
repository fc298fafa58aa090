internal import LayoutCore
/// A filled area that takes the room it is proposed, 10 points where that is unspecified.
///
/// Colours are of no concern to layout; this one has none.
///
/// Source: SwiftUI's `Color`, as a view.
public struct Color: PrimitiveView, Sendable {
  /// Creates an area.
  public init() {}

  /// Adds the area.
  public func lower(into lowering: inout ViewLowering) { lowering.leaf(.color, .flexible) }
}

/// A rectangle of the proposed size.
///
/// Source: SwiftUI's `Rectangle`.
public struct Rectangle: PrimitiveView, Sendable {
  /// Creates a rectangle.
  public init() {}

  /// Adds the rectangle.
  public func lower(into lowering: inout ViewLowering) { lowering.leaf(.rectangle, .flexible) }
}

/// A rectangle with round corners, of the proposed size.
///
/// Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: PrimitiveView, Sendable {
  /// The radius of the corners, in points; it moves no frame.
  public let cornerRadius: Double

  /// Creates a rectangle with round corners.
  public init(cornerRadius: Double) { self.cornerRadius = cornerRadius }

  /// Adds the rectangle.
  public func lower(into lowering: inout ViewLowering) {
    lowering.leaf(.roundedRectangle, .flexible)
  }
}

/// A rectangle whose short sides are half circles, of the proposed size.
///
/// Source: SwiftUI's `Capsule`.
public struct Capsule: PrimitiveView, Sendable {
  /// Creates a capsule.
  public init() {}

  /// Adds the capsule.
  public func lower(into lowering: inout ViewLowering) { lowering.leaf(.capsule, .flexible) }
}

/// An ellipse of the proposed size.
///
/// Source: SwiftUI's `Ellipse`.
public struct Ellipse: PrimitiveView, Sendable {
  /// Creates an ellipse.
  public init() {}

  /// Adds the ellipse.
  public func lower(into lowering: inout ViewLowering) { lowering.leaf(.ellipse, .flexible) }
}

/// A circle: as wide and high as the smaller side of the proposal.
///
/// Source: SwiftUI's `Circle`.
public struct Circle: PrimitiveView, Sendable {
  /// Creates a circle.
  public init() {}

  /// Adds the circle.
  public func lower(into lowering: inout ViewLowering) { lowering.leaf(.circle, .square) }
}
