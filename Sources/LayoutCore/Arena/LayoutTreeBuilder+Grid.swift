internal import Geometry

extension LayoutTreeBuilder {
  /// Ends a grid: finds its rows, columns and gaps.
  mutating func endGrid(_ closing: OpenNode) {
    let index = closing.index
    var plan = GridPlan()
    findCells(of: index, &plan)
    findColumns(&plan)
    findGaps(closing, &plan)
    var guides: GuideSet = []
    for cell in plan.cells { guides.formUnion(nodes[cell.node].guides) }
    nodes[index].guides = guides.subtracting(.edgesAndCenters)
    nodes[index].dependencies = .all
    nodes[index].flags.insert(.unbounded)
    nodes[index].payload = Int32(truncatingIfNeeded: side.grids.count)
    nodes[index].priority = PriorityNumber.standard
    nodes[spacing: index] = gridSpacing(plan, direction: direction(of: index))
    side.grids.append(plan)
  }

  // MARK: Steps

  /// Lists the cells row by row; an empty row is none.
  private mutating func findCells(of grid: Int, _ plan: inout GridPlan) {
    var child = grid + 1
    while child < nodes.count {
      let end = Int(nodes[child].end)
      if nodes[child].kind == .gridRow {
        if end > child + 1 {
          addRow(&plan, node: child, alignment: nodes[child].verticalKey)
          var cell = child + 1
          var column = 0
          while cell < end {
            let attributes = attributes(of: cell)
            addCell(&plan, cell, attributes, column: column, span: attributes.columns)
            column += attributes.columns
            cell = Int(nodes[cell].end)
          }
          plan.columnCount = max(plan.columnCount, column)
        }
      } else {
        addRow(&plan, node: -1, alignment: GridPlan.ownAlignment)
        addCell(&plan, child, attributes(of: child), column: 0, span: 0)
      }
      child = end
    }
  }

  private func addRow(_ plan: inout GridPlan, node: Int, alignment: AlignmentKey.Code) {
    plan.rowCount += 1
    plan.rowNodes.append(node)
    plan.rowAlignments.append(alignment)
  }

  private func addCell(
    _ plan: inout GridPlan, _ node: Int, _ attributes: GridCellAttributes, column: Int, span: Int
  ) {
    plan.cells.append(
      GridPlan.Cell(
        node: node, row: plan.rowCount - 1, column: column, span: span,
        anchor: attributes.anchor, unsized: attributes.unsizedAxes,
        priority: priorities[Int(nodes[node].priority)]))
  }

  /// What a cell asks for, gathered from the modifiers around its view.
  ///
  /// Columns above 1 add up, of two anchors or alignments the inner one counts, unsized axes unite.
  private func attributes(of cell: Int) -> GridCellAttributes {
    var result = GridCellAttributes()
    var extra = 0
    var node = cell
    while nodes[node].kind.keepsOneChild, !nodes[node].flags.contains(.wasStack) {
      if let given = gridCells[node] {
        extra += given.columns - 1
        result.anchor = given.anchor ?? result.anchor
        result.columnAlignment = given.columnAlignment ?? result.columnAlignment
        result.unsizedAxes.formUnion(given.unsizedAxes)
      }
      node += 1
    }
    result.columns = 1 + extra
    return result
  }

  /// Gives lone children all columns, and each column its alignment: the first declared in it.
  private mutating func findColumns(_ plan: inout GridPlan) {
    plan.columnCount = plan.rowCount == 0 ? 0 : max(plan.columnCount, 1)
    plan.columnAlignments = Array(
      repeating: GridPlan.ownAlignment, count: plan.columnCount)
    for place in plan.cells.indices {
      let isLone = plan.cells[place].span == 0
      if isLone {
        plan.cells[place].span = plan.columnCount
        continue
      }
      let cell = plan.cells[place]
      guard let alignment = attributes(of: cell.node).columnAlignment,
        plan.columnAlignments[cell.column] == GridPlan.ownAlignment
      else { continue }
      plan.columnAlignments[cell.column] = code(alignment.key)
    }
  }

  /// Finds the distances between columns and between rows.
  ///
  /// A distance is the largest one over the pairs of cells that meet there, 0 where none meet.
  private mutating func findGaps(_ closing: OpenNode, _ plan: inout GridPlan) {
    let direction = direction(of: closing.index)
    plan.columnGaps = Array(repeating: 0, count: plan.columnCount)
    plan.rowGaps = Array(repeating: 0, count: plan.rowCount)
    if let spacing = closing.spacing {
      for column in plan.columnGaps.indices.dropFirst() { plan.columnGaps[column] = spacing }
    }
    if let spacing = closing.verticalSpacing {
      for row in plan.rowGaps.indices.dropFirst() { plan.rowGaps[row] = spacing }
    }
    if closing.spacing != nil, closing.verticalSpacing != nil { return }
    let rows = Dictionary(grouping: plan.cells, by: { $0.row })
    for row in 0..<plan.rowCount {
      let cells = rows[row] ?? []
      if closing.spacing == nil {
        for (first, second) in zip(cells, cells.dropFirst()) {
          let gap = spacings.distance(
            nodes[spacing: first.node], nodes[spacing: second.node], along: .horizontal,
            direction: direction)
          plan.columnGaps[second.column] = max(plan.columnGaps[second.column], gap)
        }
      }
      guard closing.verticalSpacing == nil, let above = rows[row - 1] else { continue }
      plan.rowGaps[row] = rowGap(above, cells, direction)
    }
  }

  private mutating func rowGap(
    _ above: [GridPlan.Cell], _ below: [GridPlan.Cell], _ direction: LayoutDirection
  ) -> Double {
    var gap = 0.0
    for upper in above {
      for lower in below
      where upper.column < lower.column + lower.span && lower.column < upper.column + upper.span {
        gap = max(
          gap,
          spacings.distance(
            nodes[spacing: upper.node], nodes[spacing: lower.node], along: .vertical,
            direction: direction))
      }
    }
    return gap
  }

  /// The spacing of a grid: what the cells at its edges ask of neighbours.
  private mutating func gridSpacing(
    _ plan: GridPlan, direction: LayoutDirection
  ) -> SpacingTable.Code {
    if plan.cells.isEmpty { return SpacingTable.zero }
    var union = ViewSpacing.none
    for cell in plan.cells {
      var edges: Edge.Set = []
      if cell.column == 0 { edges.insert(.leading) }
      if cell.column + cell.span == plan.columnCount { edges.insert(.trailing) }
      if cell.row == 0 { edges.insert(.top) }
      if cell.row == plan.rowCount - 1 { edges.insert(.bottom) }
      union.formUnion(
        spacings.spacing(nodes[spacing: cell.node]), edges: edges, direction: direction)
    }
    return spacings.code(of: union)
  }
}

extension NodeKind {
  /// Whether what a cell of a grid asks for passes through the node to its first child.
  var keepsOneChild: Bool {
    switch self {
    case .transparent, .fixedFrame, .flexibleFrame, .padding, .fixedSize, .minimumSize,
      .aspectRatio, .position, .offset, .alignmentGuide, .ignoresSafeArea, .containerFrame,
      .layered:
      true
    default: false
    }
  }
}
