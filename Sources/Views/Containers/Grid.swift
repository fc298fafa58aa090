public import LayoutCore

/// Rows of cells in columns.
///
/// Columns run from leading to trailing: the first is at the left in a left-to-right layout and at
/// the right in a right-to-left one.
///
/// Source: SwiftUI's `Grid`.
public struct Grid<Content: View>: PrimitiveView {
  private let alignment: Alignment
  private let horizontalSpacing: Double?
  private let verticalSpacing: Double?
  private let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: how cells lie in their slots.
  ///   - horizontalSpacing: the distance between columns in points; nil for the cells' own.
  ///   - verticalSpacing: the distance between rows in points; nil for the cells' own.
  ///   - content: rows, and views that are rows of their own.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  /// Adds the grid and its rows.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(
      .grid,
      .grid(
        alignment: alignment, horizontalSpacing: horizontalSpacing,
        verticalSpacing: verticalSpacing)
    ) { content.lower(into: &$0) }
  }
}

/// A row of a ``Grid``; outside one it is just its cells.
///
/// Source: SwiftUI's `GridRow`.
public struct GridRow<Content: View>: PrimitiveView {
  private let alignment: VerticalAlignment?
  private let content: Content

  /// Creates a row; `alignment` nil takes the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Adds the row and its cells.
  public func lower(into lowering: inout ViewLowering) {
    lowering.gridRow(alignment: alignment) { content.lower(into: &$0) }
  }
}
