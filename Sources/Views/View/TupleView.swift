/// Views one after the other; their container lays each out by itself.
///
/// Source: SwiftUI's `TupleView`.
public struct TupleView<each Content: View>: PrimitiveView {
  private let content: (repeat each Content)

  /// Creates a list of views.
  public init(_ content: repeat each Content) { self.content = (repeat each content) }

  /// Adds each view to the container that is open.
  public func lower(into lowering: inout ViewLowering) {
    repeat (each content).lower(into: &lowering)
  }
}
