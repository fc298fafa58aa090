public import Geometry

extension LayoutEngine {
  /// Whether a node has a frame: children that a ``LayoutContainer/viewThatFits(axes:)`` did not
  /// choose have none.
  public func isPlaced(_ node: Int) -> Bool { proposals[node].width != Self.neverAsked }

  /// What a node was proposed when it was placed.
  ///
  /// A node whose size does not depend on its proposal may be placed without being told it; the
  /// first question after a layout completes the proposals.
  ///
  /// - Precondition: the tree has been laid out and the index is one of its own.
  /// - Complexity: O(1), O(nodes) for the first question after a layout.
  public func proposal(of node: Int) -> ProposedViewSize {
    if !hasPlacedProposals { completeProposals() }
    return proposals[node].proposal
  }

  private func completeProposals() {
    hasPlacedProposals = true
    guard laidOutHost != nil else { return }
    let budget = state[0].budget
    state[0].budget = .max
    defer { state[0].budget = budget }
    // Depth and answers are those of the layout: what it could do, this can.
    do throws(LayoutError) {
      try LargeStack.run(bytes: tree.depth * Self.stackBytesPerLevel) {
        self.place(everything: true)
      }
    } catch {
      hasPlacedProposals = false
    }
  }
}
