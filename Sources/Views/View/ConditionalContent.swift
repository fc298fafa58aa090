/// One of two views, as a condition decided.
///
/// A container with a condition stays a container of its own even when one child is left.
///
/// Source: SwiftUI's `_ConditionalContent`.
public enum ConditionalContent<First: View, Second: View>: PrimitiveView {
  /// The first branch.
  case first(First)

  /// The second branch.
  case second(Second)

  /// Adds the branch that was taken.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    lowering.markContentDynamic()
    switch self {
    case .first(let content): content.lower(into: &lowering)
    case .second(let content): content.lower(into: &lowering)
    }
  }
}
