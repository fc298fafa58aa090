public import Geometry

/// A plane of cells, each as large as the viewport, of which the selected one is shown.
///
/// Columns run from leading to trailing: with the first column selected, the second one lies off the
/// right edge in a left-to-right layout and off the left edge in a right-to-left one.
public struct CanvasLayout: Layout {
  private let columns: Int
  private let rows: Int?
  private let selectedColumn: Int
  private let selectedRow: Int

  /// Describes a plane; its cells are given row by row.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are, at least 1.
  ///   - backgroundRows: with a background, how many rows there are; the first subview then covers the
  ///     whole plane and the cells follow it.
  ///   - selectedColumn: the column that is shown, from 0.
  ///   - selectedRow: the row that is shown, from 0.
  public init(
    columns: Int, backgroundRows: Int? = nil, selectedColumn: Int = 0, selectedRow: Int = 0
  ) {
    rows = backgroundRows.map { max($0, 1) }
    self.columns = max(columns, 1)
    self.selectedColumn = selectedColumn
    self.selectedRow = selectedRow
  }

  /// The viewport: what is proposed, 10 points where it is unspecified.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Puts each cell as many viewports away as it is columns and rows from the selected one, and a
  /// background where the first cell is.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    var cells = subviews[...]
    if let rows, let background = cells.popFirst() {
      background.place(
        at: (x: -Double(selectedColumn) * bounds.width, y: -Double(selectedRow) * bounds.height),
        proposal: ProposedViewSize(
          width: bounds.width * Double(columns), height: bounds.height * Double(rows)))
    }
    for (index, subview) in cells.enumerated() {
      let column = index % columns - selectedColumn
      let row = index / columns - selectedRow
      subview.place(
        at: (x: Double(column) * bounds.width, y: Double(row) * bounds.height),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
