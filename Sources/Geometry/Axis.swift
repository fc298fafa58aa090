/// A dimension of the plane.
///
/// Source: SwiftUI's `Axis`.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The dimension that runs along a line of text; its two ends are leading and trailing.
  case horizontal

  /// The dimension that runs down the page; its two ends are top and bottom.
  case vertical

  /// The axis at a right angle to this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
