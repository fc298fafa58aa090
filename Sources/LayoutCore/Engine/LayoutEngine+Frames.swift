public import Geometry

extension LayoutEngine {
  /// Where a node is, in the host's coordinates and in points, unrounded.
  ///
  /// In a host 100 wide a leaf 20 wide at the leading edge is at x 0 in a left-to-right tree and at
  /// x 80 in a right-to-left one.
  ///
  /// - Precondition: the tree has been laid out and the index is one of its own.
  /// - Complexity: O(depth), O(1) for the sibling of the node asked before; ``frames()`` tells all
  ///   frames in O(nodes).
  public func frame(of node: Int) -> PhysicalRect {
    let rect = rects[node]
    let parent = Int(tree.parents[node])
    if parent < 0 {
      return PhysicalRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    }
    if origin.node != parent { origin = findOrigin(of: parent) }
    return PhysicalRect(
      x: origin.x + rect.x, y: origin.y + rect.y, width: rect.width, height: rect.height)
  }

  /// Where every node is, in tree order, see ``frame(of:)``.
  ///
  /// - Precondition: the tree has been laid out.
  /// - Complexity: O(nodes).
  public func frames() -> ContiguousArray<PhysicalRect> {
    var frames = ContiguousArray<PhysicalRect>()
    frames.reserveCapacity(tree.count)
    for node in 0..<tree.count {
      let rect = rects[node]
      let parent = Int(tree.parents[node])
      let (x, y) = parent < 0 ? (0, 0) : (frames[parent].x, frames[parent].y)
      frames.append(
        PhysicalRect(x: x + rect.x, y: y + rect.y, width: rect.width, height: rect.height))
    }
    return frames
  }

  /// Adds up the places of a node and the nodes around it, from the root on.
  private func findOrigin(of node: Int) -> Origin {
    var length = 0
    var next = node
    while next >= 0 {
      path.ensure(length + 1)
      path[length] = Int32(truncatingIfNeeded: next)
      length += 1
      next = Int(tree.parents[next])
    }
    var found = Origin(node: node, x: 0, y: 0)
    while length > 0 {
      length -= 1
      let rect = rects[Int(path[length])]
      found.x += rect.x
      found.y += rect.y
    }
    return found
  }

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

/// Where a node is in the host.
struct Origin {
  var node: Int
  var x: Double
  var y: Double
}
