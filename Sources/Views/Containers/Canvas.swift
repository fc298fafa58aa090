internal import LayoutCore

/// A plane of cells, each as large as the viewport, panned to the selected one.
///
/// Cells are given row by row. Neighbours are leading and trailing: with the first column selected
/// the second one lies off the right edge in a left-to-right layout and off the left edge in a
/// right-to-left one. Cells outside the viewport stay in the frame tree and are marked there.
public struct Canvas<Content: View>: PrimitiveView {
  private let layout: CanvasLayout
  private let content: Content

  /// Creates a plane.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - selection: the cell that is shown, counted from 0.
  ///   - content: the cells, row by row.
  public init(
    columns: Int, selection: (column: Int, row: Int) = (0, 0),
    @ViewBuilder content: () -> Content
  ) {
    layout = CanvasLayout(
      columns: columns, selectedColumn: selection.column, selectedRow: selection.row)
    self.content = content()
  }

  /// Adds the plane and its cells.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(.canvas, .custom(layout)) { content.lower(into: &$0) }
  }
}
