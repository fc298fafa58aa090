public import LayoutCore

/// Children from leading to trailing: left to right in a left-to-right layout, right to left in a
/// right-to-left one.
///
/// Source: SwiftUI's `HStack`.
public struct HStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which children are aligned vertically.
  ///   - spacing: the distance between neighbours in points; nil for each pair's own, usually 8.
  ///   - content: the children.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the row and its children.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(.hstack, .horizontalStack(alignment: alignment, spacing: spacing)) {
      content.lower(into: &$0)
    }
  }
}
