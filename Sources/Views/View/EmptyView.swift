/// No view at all: no size and no distance to its neighbours.
///
/// Source: SwiftUI's `EmptyView`.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates nothing.
  public init() {}

  /// Adds no node; the place is counted, so that the ids of siblings stay.
  public func lower(into lowering: inout ViewLowering) { lowering.skipChild() }
}
