internal import Geometry

/// The rows and columns of a grid, found when its tree is built.
///
/// Source: layout rule 20.
struct GridPlan: Sendable, Equatable {
  /// Stands for the alignment of a row that has none of its own.
  static let ownAlignment = AlignmentKey.Code.max

  var cells: [Cell] = []
  var rowCount = 0
  var columnCount = 0
  /// The distance before each column and row; the first is 0.
  var columnGaps: [Double] = []
  var rowGaps: [Double] = []
  /// The alignment of each column, ``ownAlignment`` for the grid's.
  var columnAlignments: [AlignmentKey.Code] = []
  /// The alignment of each row, ``ownAlignment`` for the grid's.
  var rowAlignments: [AlignmentKey.Code] = []
  /// The node of each row that is one, −1 for a row of a single child.
  var rowNodes: [Int] = []

  /// A cell: a child of a row, or a child of the grid that spans all columns.
  struct Cell: Sendable, Equatable {
    var node: Int
    var row: Int
    var column: Int
    var span: Int
    var anchor: UnitPoint?
    var unsized: Axis.Set
    var priority: Double
  }

  /// Whether another grid is laid out the same, whose nodes stand `offset` places further on.
  func isSame(as other: GridPlan, offset: Int) -> Bool {
    func moved(_ node: Int) -> Int { node < 0 ? node : node + offset }
    var here = self
    for cell in here.cells.indices { here.cells[cell].node = moved(cells[cell].node) }
    here.rowNodes = rowNodes.map { moved($0) }
    return here == other
  }

  /// The sum of the gaps inside a span.
  func innerGaps(_ cell: Cell) -> Double {
    guard cell.span > 1 else { return 0 }
    return columnGaps[(cell.column + 1)..<(cell.column + cell.span)].reduce(0, +)
  }
}
