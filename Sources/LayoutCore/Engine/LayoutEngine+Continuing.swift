internal import Geometry

extension LayoutEngine {
  /// Creates an engine for a tree that has much in common with one that has been laid out.
  ///
  /// Every subtree that both trees have keeps its answers and its places, so that the next layout
  /// measures only what is new and what is around it. The result is that of an engine that starts
  /// from nothing, to the bit.
  ///
  /// What counts is what the nodes are, not where they come from: texts in another locale or at
  /// another size are other leaves, the boxes beside them are the same. Layouts of one's own and
  /// guides that a closure computes are always asked again; their subviews keep their answers.
  ///
  /// - Parameters:
  ///   - tree: what to lay out.
  ///   - measurer: answers for the tree's measured leaves; it says which of them are the same.
  ///   - evaluationsPerNode: the work budget; at least 1.
  ///   - old: the engine to go on from; it is not changed.
  /// - Complexity: O(nodes of both trees), without measuring anything.
  public convenience init(
    _ tree: LayoutTree, measurer: (any LeafMeasurer)? = nil, evaluationsPerNode: Int = 200,
    continuing old: LayoutEngine
  ) {
    self.init(tree, measurer: measurer, evaluationsPerNode: evaluationsPerNode)
    var matcher = TreeMatcher(old: old.tree, old.measurer, new: tree, measurer)
    for match in matcher.matches() { takeOver(match, from: old) }
  }

  private func takeOver(_ match: TreeMatcher.Match, from old: LayoutEngine) {
    for place in 0..<match.count {
      let there = match.old + place
      let here = match.new + place
      proposals[here] = old.proposals[there]
      rects[here] = old.rects[there]
      settled[here] = old.settled[there]
      let slot = Int(nodes[here].slot)
      if slot >= 0 { takeOver(slot, Int(old.nodes[there].slot), from: old) }
    }
  }

  /// Copies what is kept for a node.
  private func takeOver(_ slot: Int, _ oldSlot: Int, from old: LayoutEngine) {
    let kept = old.slots[oldSlot]
    slots[slot] = kept
    slots[slot].answers = -1
    slots[slot].guides = -1
    var pending = kept.answers >= 0 ? [kept.answers] : []
    while let entry = pending.popLast() {
      let answer = old.answers[Int(entry)]
      addAnswer(
        slot, answer.proposedWidth, answer.proposedHeight,
        Size(width: answer.width, height: answer.height))
      if answer.right >= 0 { pending.append(answer.right) }
      if answer.left >= 0 { pending.append(answer.left) }
    }
    var guide = kept.guides
    while guide >= 0 {
      let found = old.foundGuides[Int(guide)]
      addGuide(slot, found)
      guide = found.next
    }
  }
}
