public import DesignTokens
public import LayoutCore

/// Children from leading to trailing: left to right in a left-to-right layout, right to left in a
/// right-to-left one.
///
/// Source: SwiftUI's `HStack`.
public struct HStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let spacingKey: SpacingKey?
  @usableFromInline let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which children are aligned vertically.
  ///   - spacing: the distance between neighbours in points; nil for each pair's own, usually 8.
  ///   - content: the children.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    spacingKey = nil
    self.content = content()
  }

  /// Creates a row whose children are a distance of the theme apart.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center, spacing key: SpacingKey,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = nil
    spacingKey = key
    self.content = content()
  }

  /// Adds the row and its children.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    let spacing = spacingKey.map { lowering.spacing($0) } ?? spacing
    guard
      let opened = lowering.open(.hstack, .horizontalStack(alignment: alignment, spacing: spacing))
    else { return }
    lowering.descend(into: content)
    lowering.close(opened)
  }
}
