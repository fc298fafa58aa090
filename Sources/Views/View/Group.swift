/// Several views as one, without a layout of their own.
///
/// A modifier of a group applies to each view in it.
///
/// Source: SwiftUI's `Group`.
public struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Groups views.
  @inlinable
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Adds each view to the container that is open.
  @inlinable
  public func lower(into lowering: inout ViewLowering) { content.lower(into: &lowering) }
}
