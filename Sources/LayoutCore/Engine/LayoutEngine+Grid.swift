internal import Geometry

// The algorithm of a grid, in numbered steps (layout rule 20):
// 1. Without any proposed length every cell is asked for its ideal size.
// 2. Otherwise cells are ordered: higher priority first, then the less flexible ones. Cells that
//    are equally flexible form a group.
// 3. A group's cells are proposed an equal share of what the columns and rows that are already
//    settled leave, or what their column has if that is more.
// 4. A column is as wide as the widest of its cells, a row as high as the highest. A span that is
//    wider than its columns together shares the excess among them.
// 5. After a group the columns and rows settle in which no cell of that priority is left.
extension LayoutEngine {
  /// Solves a grid at a proposal; columns, rows and answers are left in its workspace.
  func solveGrid(_ index: Int, _ width: Double, _ height: Double) -> GridWorkspace {
    let grid = gridWorkspaces[Int(nodes[index].payload)]
    grid.reset()
    if width.isNaN, height.isNaN {
      solveIdealGrid(index, grid)
    } else {
      solveProposedGrid(index, grid, width, height)
    }
    return grid
  }

  // MARK: Step 1

  private func solveIdealGrid(_ index: Int, _ grid: GridWorkspace) {
    for place in grid.order { ask(index, grid, place, .nan, .nan) }
    for place in grid.order where grid.plan.cells[place].span > 1 {
      absorbSpan(grid, place, isIdeal: true)
    }
  }

  // MARK: Steps 2 and 3

  private func solveProposedGrid(
    _ index: Int, _ grid: GridWorkspace, _ width: Double, _ height: Double
  ) {
    let plan = grid.plan
    measureFlexibility(grid, width, height)
    grid.order.sort { precedes(grid, $0, $1) }
    let roomWidth = width - plan.columnGaps.reduce(0, +)
    let roomHeight = height - plan.rowGaps.reduce(0, +)
    var start = 0
    while start < grid.order.count {
      var stop = start + 1
      while stop < grid.order.count, isEqual(grid, grid.order[start], grid.order[stop]) {
        stop += 1
      }
      serve(index, grid, start..<stop, roomWidth, roomHeight)
      start = stop
    }
  }

  private func measureFlexibility(_ grid: GridWorkspace, _ width: Double, _ height: Double) {
    for place in grid.cells.indices {
      let node = grid.plan.cells[place].node
      let least = size(node, 0, 0)
      let most = size(node, .infinity, .infinity)
      var infinite = 0
      var flexibility = 0.0
      if !width.isNaN {
        if most.width == .infinity {
          infinite += 1
        } else {
          flexibility += most.width - least.width
        }
      }
      if !height.isNaN {
        if most.height == .infinity {
          infinite += 1
        } else {
          flexibility += most.height - least.height
        }
      }
      grid.cells[place].infiniteAxes = infinite
      grid.cells[place].flexibility = flexibility
    }
  }

  private func precedes(_ grid: GridWorkspace, _ first: Int, _ second: Int) -> Bool {
    let a = grid.cells[first]
    let b = grid.cells[second]
    let priorities = (grid.plan.cells[first].priority, grid.plan.cells[second].priority)
    if priorities.0 != priorities.1 { return priorities.0 > priorities.1 }
    if a.infiniteAxes != b.infiniteAxes { return a.infiniteAxes < b.infiniteAxes }
    if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
    return first < second
  }

  private func isEqual(_ grid: GridWorkspace, _ first: Int, _ second: Int) -> Bool {
    let a = grid.cells[first]
    let b = grid.cells[second]
    return grid.plan.cells[first].priority == grid.plan.cells[second].priority
      && a.infiniteAxes == b.infiniteAxes && a.flexibility == b.flexibility
  }

  private func serve(
    _ index: Int, _ grid: GridWorkspace, _ group: Range<Int>, _ width: Double, _ height: Double
  ) {
    let plan = grid.plan
    let priority = plan.cells[grid.order[group.lowerBound]].priority
    chooseOpen(grid, priority)
    let columnShare = share(
      width, grid.widths, grid.isColumnCommitted, open: grid.isColumnChosen)
    let rowShare = share(height, grid.heights, grid.isRowCommitted, open: grid.isRowChosen)
    for place in group {
      let cell = plan.cells[grid.order[place]]
      var proposedWidth = Double.nan
      if !width.isNaN {
        proposedWidth =
          cell.unsized.contains(.horizontal)
          ? grid.width(of: cell) : offered(grid, cell, width, columnShare)
      }
      var proposedHeight = Double.nan
      if !height.isNaN {
        proposedHeight =
          cell.unsized.contains(.vertical)
          ? grid.heights[cell.row] : max(rowShare, grid.heights[cell.row])
      }
      ask(index, grid, grid.order[place], proposedWidth, proposedHeight)
    }
    for place in group where plan.cells[grid.order[place]].span > 1 {
      absorbSpan(grid, grid.order[place], isIdeal: false)
    }
    commit(grid, priority)
  }

  /// Marks the columns and rows in which a cell of the priority waits.
  private func chooseOpen(_ grid: GridWorkspace, _ priority: Double) {
    for column in grid.isColumnChosen.indices { grid.isColumnChosen[column] = false }
    for row in grid.isRowChosen.indices { grid.isRowChosen[row] = false }
    for place in grid.cells.indices where !grid.cells[place].isProcessed {
      let cell = grid.plan.cells[place]
      guard cell.priority == priority else { continue }
      if cell.span == 1 { grid.isColumnChosen[cell.column] = true }
      grid.isRowChosen[cell.row] = true
    }
  }

  private func share(
    _ room: Double, _ lengths: [Double], _ committed: [Bool], open: [Bool]
  ) -> Double {
    if room.isNaN || room == .infinity { return room }
    var rest = room
    var count = 0
    for place in lengths.indices {
      if committed[place] { rest -= lengths[place] }
      if open[place] { count += 1 }
    }
    return rest / Double(max(count, 1))
  }

  /// The width that a cell is proposed: its share, or for a span what the other columns leave.
  private func offered(
    _ grid: GridWorkspace, _ cell: GridPlan.Cell, _ room: Double, _ share: Double
  ) -> Double {
    if cell.span == 1 { return max(share, grid.widths[cell.column]) }
    if room == .infinity { return room }
    var rest = room + grid.plan.innerGaps(cell)
    for column in grid.widths.indices
    where column < cell.column || column >= cell.column + cell.span {
      rest -= grid.isColumnChosen[column] ? share : grid.widths[column]
    }
    return max(rest, grid.width(of: cell))
  }

  // MARK: Step 4

  /// Asks a cell and takes its answer into its row and column.
  private func ask(
    _ index: Int, _ grid: GridWorkspace, _ place: Int, _ width: Double, _ height: Double
  ) {
    let cell = grid.plan.cells[place]
    let answer = size(cell.node, width, height)
    grid.cells[place].size = answer
    grid.cells[place].proposal = RawProposal(width: width, height: height)
    grid.cells[place].isProcessed = true
    if cell.span == 1 { grid.widths[cell.column] = max(grid.widths[cell.column], answer.width) }
    let code = verticalKey(index, grid, cell)
    if cell.anchor == nil, GuideSet.baselines.contains(GuideSet(code)) {
      // Cells on one baseline need room above and below it.
      let point = guide(cell.node, code, answer, grid.cells[place].proposal)
      grid.above[cell.row] = max(grid.above[cell.row], point)
      grid.below[cell.row] = max(grid.below[cell.row], answer.height - point)
      grid.heights[cell.row] = max(
        grid.heights[cell.row], grid.above[cell.row] + grid.below[cell.row])
    }
    grid.heights[cell.row] = max(grid.heights[cell.row], answer.height)
  }

  /// Shares what a span is wider than its columns equally among some of them.
  ///
  /// At a proposal those are the columns in which a single cell still waits; without such ones, or
  /// without a proposal, those that hold no single cell; without those all of them.
  private func absorbSpan(_ grid: GridWorkspace, _ place: Int, isIdeal: Bool) {
    let cell = grid.plan.cells[place]
    let excess = grid.cells[place].size.width - grid.width(of: cell)
    guard excess > 0 else { return }
    let columns = cell.column..<(cell.column + cell.span)
    var chosen = isIdeal ? [] : columns.filter { hasSingleCell(grid, $0, waiting: true) }
    if chosen.isEmpty { chosen = columns.filter { !hasSingleCell(grid, $0, waiting: false) } }
    if chosen.isEmpty { chosen = Array(columns) }
    for column in chosen { grid.widths[column] += excess / Double(chosen.count) }
  }

  private func hasSingleCell(_ grid: GridWorkspace, _ column: Int, waiting: Bool) -> Bool {
    grid.plan.cells.indices.contains { place in
      let cell = grid.plan.cells[place]
      return cell.span == 1 && cell.column == column
        && !(waiting && grid.cells[place].isProcessed)
    }
  }

  // MARK: Step 5

  private func commit(_ grid: GridWorkspace, _ priority: Double) {
    for column in grid.widths.indices { grid.isColumnChosen[column] = true }
    for row in grid.heights.indices { grid.isRowChosen[row] = true }
    for place in grid.cells.indices where !grid.cells[place].isProcessed {
      let cell = grid.plan.cells[place]
      guard cell.priority >= priority else { continue }
      if cell.span == 1 { grid.isColumnChosen[cell.column] = false }
      grid.isRowChosen[cell.row] = false
    }
    for column in grid.widths.indices where grid.isColumnChosen[column] {
      grid.isColumnCommitted[column] = true
    }
    for row in grid.heights.indices where grid.isRowChosen[row] {
      grid.isRowCommitted[row] = true
    }
  }

  // MARK: Placing

  /// Places the rows and cells of a grid that has been proposed something.
  func arrangeGrid(_ index: Int, _ proposal: RawProposal) {
    let grid = solveGrid(index, proposal.width, proposal.height)
    var x = 0.0
    for column in grid.widths.indices {
      x += grid.plan.columnGaps[column]
      let width = grid.widths[column]
      grid.columnOrigins[column] = x
      x += width
    }
    var y = 0.0
    for row in grid.heights.indices {
      y += grid.plan.rowGaps[row]
      grid.rowOrigins[row] = y
      y += grid.heights[row]
    }
    for place in grid.cells.indices { placeCell(index, grid, place) }
    placeRows(grid)
  }

  private func placeCell(_ index: Int, _ grid: GridWorkspace, _ place: Int) {
    let cell = grid.plan.cells[place]
    let slot = LeadingRect(
      x: grid.columnOrigins[cell.column], y: grid.rowOrigins[cell.row],
      width: grid.width(of: cell), height: grid.heights[cell.row])
    let known = grid.cells[place]
    let proposal =
      known.size == slot.size
      ? known.proposal : RawProposal(width: slot.width, height: slot.height)
    let answer = size(cell.node, proposal.width, proposal.height)
    proposals[cell.node] = proposal
    var rect = LeadingRect(x: slot.x, y: slot.y, width: answer.width, height: answer.height)
    if let anchor = cell.anchor {
      rect.x += (slot.width - answer.width) * anchor.x
      rect.y += (slot.height - answer.height) * anchor.y
    } else {
      let horizontal = horizontalKey(index, grid, cell)
      let vertical = verticalKey(index, grid, cell)
      rect.x +=
        frameGuide(index, horizontal, slot.size)
        - guide(cell.node, horizontal, answer, proposal)
      let point = guide(cell.node, vertical, answer, proposal)
      rect.y +=
        GuideSet.baselines.contains(GuideSet(vertical))
        ? grid.above[cell.row] - point : frameGuide(index, vertical, slot.size) - point
    }
    rects[cell.node] = rect
  }

  private func horizontalKey(
    _ index: Int, _ grid: GridWorkspace, _ cell: GridPlan.Cell
  ) -> AlignmentKey.Code {
    let own = cell.span == 1 ? grid.plan.columnAlignments[cell.column] : GridPlan.ownAlignment
    return own == GridPlan.ownAlignment ? nodes[index].horizontalKey : own
  }

  private func verticalKey(
    _ index: Int, _ grid: GridWorkspace, _ cell: GridPlan.Cell
  ) -> AlignmentKey.Code {
    let own = grid.plan.rowAlignments[cell.row]
    return own == GridPlan.ownAlignment ? nodes[index].verticalKey : own
  }

  /// Gives each row's node the rectangle that its cells cover, and the cells places in it.
  private func placeRows(_ grid: GridWorkspace) {
    for (row, node) in grid.plan.rowNodes.enumerated() where node >= 0 {
      var left = Double.infinity
      var top = Double.infinity
      var right = -Double.infinity
      var bottom = -Double.infinity
      for cell in grid.plan.cells where cell.row == row {
        let rect = rects[cell.node]
        left = min(left, rect.x)
        top = min(top, rect.y)
        right = max(right, rect.x + rect.width)
        bottom = max(bottom, rect.y + rect.height)
      }
      rects[node] = LeadingRect(x: left, y: top, width: right - left, height: bottom - top)
      proposals[node] = RawProposal(width: right - left, height: bottom - top)
      for cell in grid.plan.cells where cell.row == row {
        rects[cell.node].x -= left
        rects[cell.node].y -= top
      }
    }
  }
}
