public import DesignTokens
public import LayoutCore

/// A row that turns into a column from a text size on.
///
/// The order of reading stays: the leading child of the row is the first of the column, in a
/// left-to-right and in a right-to-left layout.
public struct AdaptiveStack<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let spacingKey: SpacingKey?
  private let threshold: DynamicTypeSize
  private let content: Content

  /// Creates a row; as a column its children are aligned at their leading edges.
  ///
  /// - Parameters:
  ///   - alignment: how the children of the row are aligned.
  ///   - spacing: the distance between neighbours, in both forms.
  ///   - threshold: the first text size that has the column.
  ///   - content: the children.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    threshold: DynamicTypeSize = .accessibility1, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    spacingKey = nil
    self.threshold = threshold
    self.content = content()
  }

  /// Creates a row whose children are a distance of the theme apart.
  public init(
    alignment: VerticalAlignment = .center, spacing key: SpacingKey,
    threshold: DynamicTypeSize = .accessibility1, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    spacing = nil
    spacingKey = key
    self.threshold = threshold
    self.content = content()
  }

  /// Adds the row or the column.
  public func lower(into lowering: inout ViewLowering) {
    let spacing = spacingKey.map { lowering.spacing($0) } ?? spacing
    lowering.adaptiveStack(alignment: alignment, spacing: spacing, threshold: threshold) {
      content.lower(into: &$0)
    }
  }
}

extension ViewLowering {
  /// Adds a row, or a column when the text of this place is as large as the threshold.
  mutating func adaptiveStack(
    alignment: VerticalAlignment, spacing: Double?, threshold: DynamicTypeSize,
    content: (inout ViewLowering) -> Void
  ) {
    let isColumn = environment.design.effectiveTextSize >= threshold
    container(
      .adaptiveStack,
      isColumn
        ? .verticalStack(alignment: .leading, spacing: spacing)
        : .horizontalStack(alignment: alignment, spacing: spacing), content: content)
  }
}
