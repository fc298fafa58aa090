/// A view of any type.
///
/// Views may be nested thousands of levels deep: their storage is taken apart without recursion
/// deeper than a view's own value.
///
/// Source: SwiftUI's `AnyView`.
public struct AnyView: PrimitiveView {
  private let storage: any View

  /// Erases a view's type.
  public init(_ view: some View) {
    storage = (view as? AnyView)?.storage ?? view
  }

  /// Adds the view.
  public func lower(into lowering: inout ViewLowering) {
    let storage = storage
    lowering.nested { storage.lower(into: &$0) }
  }
}
