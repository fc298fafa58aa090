internal import Geometry
public import LayoutCore

/// Cells in columns of given kinds, filled row by row.
///
/// The first cell is at the left in a left-to-right layout and at the right in a right-to-left one.
///
/// Source: SwiftUI's `LazyVGrid`.
public struct LazyVGrid<Content: View>: PrimitiveView {
  private let columns: [GridItem]
  private let alignment: HorizontalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid of columns; `spacing` is the distance between rows, 8 points when nil.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid and its cells.
  public func lower(into lowering: inout ViewLowering) {
    let layout = LazyGridLayout(
      axis: .vertical, items: columns, spacing: spacing,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    lowering.container(.lazyVGrid, .custom(layout)) { content.lower(into: &$0) }
  }
}

/// Cells in rows of given kinds, filled column by column.
///
/// Source: SwiftUI's `LazyHGrid`.
public struct LazyHGrid<Content: View>: PrimitiveView {
  private let rows: [GridItem]
  private let alignment: VerticalAlignment
  private let spacing: Double?
  private let content: Content

  /// Creates a grid of rows; `spacing` is the distance between columns, 8 points when nil.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Adds the grid and its cells.
  public func lower(into lowering: inout ViewLowering) {
    let layout = LazyGridLayout(
      axis: .horizontal, items: rows, spacing: spacing,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    lowering.container(.lazyHGrid, .custom(layout)) { content.lower(into: &$0) }
  }
}
