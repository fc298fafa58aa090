/// Views one after the other; their container lays each out by itself.
///
/// Differs from SwiftUI: a builder makes pairs of pairs instead of a `TupleView`. Pairs have a layout
/// in memory that the compiler knows, so a view's nodes are added without looking types up.
public struct PairView<First: View, Second: View>: PrimitiveView {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Puts a view behind another one.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Adds both to the container that is open.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    first.lower(into: &lowering)
    second.lower(into: &lowering)
  }
}
