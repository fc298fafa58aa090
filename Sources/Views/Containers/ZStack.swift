public import LayoutCore

/// Children above each other, the first one at the back.
///
/// With `.topLeading` alignment children stand at the upper left corner in a left-to-right layout
/// and at the upper right one in a right-to-left one.
///
/// Source: SwiftUI's `ZStack`.
public struct ZStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a pile of views.
  ///
  /// - Parameters:
  ///   - alignment: the guides by which children are aligned.
  ///   - content: the children.
  @inlinable
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the pile and its children.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    guard let opened = lowering.open(.zstack, .depthStack(alignment: alignment)) else { return }
    lowering.descend(into: content)
    lowering.close(opened)
  }
}
