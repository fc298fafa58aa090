public import Geometry

/// A plane of cells, each as large as the viewport, of which the selected one is shown.
///
/// Columns run from leading to trailing: with the first column selected, the second one lies off the
/// right edge in a left-to-right layout and off the left edge in a right-to-left one.
public struct CanvasLayout: Layout {
  private let columns: Int
  private let selectedColumn: Int
  private let selectedRow: Int

  /// Describes a plane; its cells are given row by row.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are, at least 1.
  ///   - selectedColumn: the column that is shown, from 0.
  ///   - selectedRow: the row that is shown, from 0.
  public init(columns: Int, selectedColumn: Int = 0, selectedRow: Int = 0) {
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

  /// Puts each cell as many viewports away as it is columns and rows from the selected one.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    for (index, subview) in subviews.enumerated() {
      let column = index % columns - selectedColumn
      let row = index / columns - selectedRow
      subview.place(
        at: (x: Double(column) * bounds.width, y: Double(row) * bounds.height),
        proposal: ProposedViewSize(bounds.size))
    }
  }
}
