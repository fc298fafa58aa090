internal import Geometry

/// What an engine keeps of a grid while it solves it; made once, so that solving allocates nothing.
final class GridWorkspace {
  let plan: GridPlan
  /// The lengths of columns and rows so far.
  var widths: [Double]
  var heights: [Double]
  /// Where columns and rows begin, once the grid is placed.
  var columnOrigins: [Double]
  var rowOrigins: [Double]
  /// What lies above and below the baseline in each row that is aligned by one.
  var above: [Double]
  var below: [Double]
  var cells: [CellState]
  /// The cells in the order in which they are served.
  var order: [Int]
  /// The columns and rows that no longer change.
  var isColumnCommitted: [Bool]
  var isRowCommitted: [Bool]
  /// Scratch: the columns that take a span's excess, or that are open to a group.
  var isColumnChosen: [Bool]
  var isRowChosen: [Bool]

  /// What is known of a cell.
  struct CellState {
    var size = Size.zero
    var proposal = RawProposal(width: 0, height: 0)
    var isProcessed = false
    var infiniteAxes = 0
    var flexibility = 0.0
  }

  init(_ plan: GridPlan) {
    self.plan = plan
    widths = Array(repeating: 0, count: plan.columnCount)
    heights = Array(repeating: 0, count: plan.rowCount)
    columnOrigins = widths
    rowOrigins = heights
    above = heights
    below = heights
    cells = Array(repeating: CellState(), count: plan.cells.count)
    order = Array(plan.cells.indices)
    isColumnCommitted = Array(repeating: false, count: plan.columnCount)
    isRowCommitted = Array(repeating: false, count: plan.rowCount)
    isColumnChosen = isColumnCommitted
    isRowChosen = isRowCommitted
  }

  /// Forgets the last solution.
  func reset() {
    for column in widths.indices {
      widths[column] = 0
      isColumnCommitted[column] = false
    }
    for row in heights.indices {
      heights[row] = 0
      above[row] = 0
      below[row] = 0
      isRowCommitted[row] = false
    }
    for cell in cells.indices {
      cells[cell] = CellState()
      order[cell] = cell
    }
  }

  /// The length of the columns of a cell, with the gaps between them.
  func width(of cell: GridPlan.Cell) -> Double {
    var sum = plan.innerGaps(cell)
    for column in cell.column..<(cell.column + cell.span) { sum += widths[column] }
    return sum
  }

  /// The size of the whole grid.
  var size: Size {
    var width = 0.0
    for column in widths.indices { width += widths[column] + plan.columnGaps[column] }
    var height = 0.0
    for row in heights.indices { height += heights[row] + plan.rowGaps[row] }
    return Size(width: width, height: height)
  }
}
