public import DesignTokens
public import LayoutCore

/// Children from top to bottom.
///
/// With `.leading` alignment children stand at the left in a left-to-right layout and at the right
/// in a right-to-left one.
///
/// Source: SwiftUI's `VStack`.
public struct VStack<Content: View>: PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Double?
  @usableFromInline let spacingKey: SpacingKey?
  @usableFromInline let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: the guide by which children are aligned horizontally.
  ///   - spacing: the distance between neighbours in points; nil for each pair's own, usually 8.
  ///   - content: the children.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    spacingKey = nil
    self.content = content()
  }

  /// Creates a column whose children are a distance of the theme apart.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center, spacing key: SpacingKey,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = nil
    spacingKey = key
    self.content = content()
  }

  /// Adds the column and its children.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    let spacing = spacingKey.map { lowering.spacing($0) } ?? spacing
    guard
      let opened = lowering.open(.vstack, .verticalStack(alignment: alignment, spacing: spacing))
    else { return }
    lowering.descend(into: content)
    lowering.close(opened)
  }
}
