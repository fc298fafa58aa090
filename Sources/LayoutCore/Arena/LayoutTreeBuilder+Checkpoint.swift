extension LayoutTreeBuilder {
  /// A state of a builder to go back to.
  package struct Checkpoint {
    fileprivate var nodes: Int
    fileprivate var parameters: Int
    fileprivate var guideClosures: Int
    fileprivate var diagnostics: Int
    fileprivate var slots: Int32
    fileprivate var grids: Int
    fileprivate var layouts: Int
  }

  /// The state as it is now.
  package var checkpoint: Checkpoint {
    Checkpoint(
      nodes: nodes.count, parameters: parameters.count, guideClosures: guideClosures.count,
      diagnostics: diagnostics.count, slots: slotCount, grids: side.grids.count, layouts: side.layouts.count)
  }

  /// Takes away every node that was added since a checkpoint.
  ///
  /// - Precondition: the nodes that are open now were open then.
  package mutating func rollBack(to checkpoint: Checkpoint) {
    nodes.removeLast(nodes.count - checkpoint.nodes)
    gaps.removeLast(gaps.count - checkpoint.nodes)
    spacingCodes.removeLast(spacingCodes.count - checkpoint.nodes)
    parameters.removeLast(parameters.count - checkpoint.parameters)
    guideClosures.removeLast(guideClosures.count - checkpoint.guideClosures)
    diagnostics.removeLast(diagnostics.count - checkpoint.diagnostics)
    slotCount = checkpoint.slots
    side.rollBack(
      nodes: checkpoint.nodes, grids: checkpoint.grids, layouts: checkpoint.layouts)
    if !gridCells.isEmpty { gridCells = gridCells.filter { $0.key < checkpoint.nodes } }
    if !givenValues.isEmpty { givenValues = givenValues.filter { $0.key < checkpoint.nodes } }
  }

  /// How many nodes have no parent.
  ///
  /// - Complexity: O(such nodes).
  package var rootCount: Int {
    var count = 0
    var node = 0
    while node < nodes.count {
      count += 1
      node = Int(nodes[node].end)
    }
    return count
  }
}
