internal import Geometry

/// Why a laid out tree cannot be changed in place; a new tree can say what is wanted.
public enum LayoutEditError: Error, Hashable, Sendable {
  /// The node is a container, a modifier or a leaf that is measured.
  case notALeafOfItsOwn(node: Int)

  /// The new leaf is of another kind, or has a length that a new tree would repair.
  case differsInKind(node: Int)

  /// Something in the tree asks other distances of its left than of its right neighbour.
  case directionalSpacing
}

// Changes in place. A change forgets what the node and the nodes around it have answered; the next
// layout asks those again, finds every other answer known, and places only what is not settled.
extension LayoutEngine {
  /// Replaces a leaf by one of the same kind with other lengths.
  ///
  /// ```swift
  /// try engine.setLeaf(4, to: .fixed(Size(width: 50, height: 20)))
  /// try engine.layout(in: host)
  /// ```
  ///
  /// Made 10 wider, a leaf at the leading edge moves what follows it by 10: to the right in a
  /// left-to-right tree, to the left in a right-to-left one.
  ///
  /// - Precondition: the index is one of the tree's.
  /// - Throws: ``LayoutEditError`` when the change needs a new tree; nothing has changed then.
  /// - Complexity: O(depth); O(nodes) the first time, when somebody else has the tree.
  public func setLeaf(_ node: Int, to leaf: LayoutLeaf) throws(LayoutEditError) {
    var changed = nodes[node]
    switch (changed.kind, leaf) {
    case (.fixed, .fixed(let size)):
      changed.first = try length(size.width, node)
      changed.second = try length(size.height, node)
    case (.flexible, .flexible), (.square, .square): return
    case (.resizable, .resizable(let natural, let minimum)):
      changed.first = try length(natural.width, node)
      changed.second = try length(natural.height, node)
      let capWidth = try length(minimum.width, node)
      let capHeight = try length(minimum.height, node)
      ownTree()
      tree.parameters.replace(at: Int(changed.payload), capWidth)
      tree.parameters.replace(at: Int(changed.payload) + 1, capHeight)
    case (.spacer, .spacer(let minimum)):
      guard minimum?.isFinite ?? true else { throw .differsInKind(node: node) }
      changed.first = minimum ?? LayoutTreeBuilder.spacerLength
    case (.divider, .divider(let thickness)): changed.first = try length(thickness, node)
    case (.fixed, _), (.flexible, _), (.square, _), (.resizable, _), (.spacer, _), (.divider, _):
      throw .differsInKind(node: node)
    default: throw .notALeafOfItsOwn(node: node)
    }
    ownTree()
    tree.nodes.replace(at: node, changed)
    forget(upFrom: node)
  }

  private func length(_ value: Double, _ node: Int) throws(LayoutEditError) -> Double {
    guard value >= 0, value.isFinite else { throw .differsInKind(node: node) }
    return value
  }

  /// Asks the measurer again for a leaf whose content has changed.
  ///
  /// What the leaf asks of its neighbours is part of the tree: content of another font needs a new
  /// tree, see ``init(_:measurer:evaluationsPerNode:continuing:)``.
  ///
  /// - Precondition: the index is one of the tree's, and that of a measured leaf.
  /// - Complexity: O(depth).
  public func remeasureLeaf(_ node: Int) {
    precondition(nodes[node].kind == .measured, "only a measured leaf can be measured again")
    forget(upFrom: node)
  }

  /// Turns the direction of a subtree around: left-to-right nodes become right-to-left ones and the
  /// other way round.
  ///
  /// Sizes and distances from leading edges stay, so nothing is laid out again but custom layouts,
  /// which may read the direction, what is around them, and what depends on where it is. A child 20
  /// wide at x 0 of a parent 100 wide comes to be at x 80.
  ///
  /// - Parameters:
  ///   - subtree: the node at its top.
  ///   - islands: nodes below it that keep their direction, with their subtrees.
  /// - Precondition: the indices are the tree's.
  /// - Throws: ``LayoutEditError/directionalSpacing``; nothing has changed then.
  /// - Complexity: O(nodes).
  public func flipLayoutDirection(
    of subtree: Int = 0, keeping islands: Set<Int> = []
  ) throws(LayoutEditError) {
    guard !tree.side.hasDirectionalSpacing else { throw .directionalSpacing }
    ownTree()
    let end = Int(nodes[subtree].end)
    var next = subtree
    while next < end {
      let node = next
      if !islands.isEmpty, islands.contains(node) {
        next = Int(nodes[node].end)
        continue
      }
      next += 1
      tree.nodes.flipDirection(at: node)
      if nodes[node].kind == .custom { forget(upFrom: node) }
    }
    lastParent.node = -1
    // What is covered is counted from other edges, and what reaches over it lies elsewhere.
    if safeArea.total != EdgeInsets() || tree.side.dependsOnPlaces { noteChange() }
  }

  /// Forgets what a node and the nodes around it have answered.
  private func forget(upFrom node: Int) {
    var next = node
    while next >= 0 {
      proposals[next] = .neverAsked
      settled[next] = false
      let slot = Int(nodes[next].slot)
      if slot >= 0 { slots[slot] = Slot() }
      if nodes[next].kind == .custom { layoutStates[Int(nodes[next].payload)] = nil }
      next = Int(tree.parents[next])
    }
    noteChange()
  }
}

extension ImmutableBuffer<LayoutNode> {
  /// Turns a node around, see ``replace(at:_:)``.
  fileprivate func flipDirection(at index: Int) {
    var node = self[index]
    node.flags.formSymmetricDifference(.rightToLeft)
    replace(at: index, node)
  }
}
