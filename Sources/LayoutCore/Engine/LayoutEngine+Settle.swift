internal import Geometry

// Most nodes measure their children exactly as they will place them. Such a node places them at
// once, while they are at hand, and is settled: the walk that places the rest passes over it.
//
// A node is settled for its last proposal. Whatever asks it for something else unsettles it: another
// proposal whose answer was known, or a guide. Questions that only try a proposal out settle
// nothing, as another one will follow.
extension LayoutEngine {
  /// Places the child of a node with exactly one that has just been measured as it will be placed.
  @inline(__always)
  func settleOnlyChild(
    _ index: Int, _ kind: NodeKind, _ size: Size, _ inner: RawProposal, _ answer: Size
  ) {
    let child = index + 1
    guard state[0].trials == 0, isSettled(child) else { return }
    proposals[child] = inner
    rects[child] = onlyChildRect(index, kind, size, answer)
    settled[index] = Self.drift(rects[child]) == 0
  }

  /// Whether everything inside a node has its place.
  @inline(__always)
  func isSettled(_ index: Int) -> Bool { nodes[index].kind.isLeaf || settled[index] }

  /// Places the children of a stack that has just been measured as it will be placed.
  ///
  /// That is so unless a length across the axis was left open that a child reads: a stack proposes
  /// its own breadth when it is placed. Stacks that align by guides are left to the walk, too, which
  /// asks for the guides.
  @inline(__always)
  func settleStack<A: StackAxis>(
    _: A.Type, _ index: Int, minor: Double, breadth: Double
  ) {
    if state[0].trials != 0 || nodes[index].flags.contains(.alignsByGuides)
      || (minor.isNaN && A.readsMinor(nodes[index].dependencies))
    {
      return
    }
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      if !isSettled(child) { return }
      child = Int(nodes[child].end)
    }
    alignAlong(A.self, index, minor.isNaN ? breadth : minor, breadth)
    settled[index] = hasFiniteChildren(index)
  }

  /// Whether the places and sizes of all children are finite.
  @inline(__always)
  func hasFiniteChildren(_ index: Int) -> Bool {
    let end = Int(nodes[index].end)
    // 0 as long as only finite numbers were added.
    var drift = 0.0
    var child = index + 1
    while child < end {
      drift += Self.drift(rects[child])
      child = Int(nodes[child].end)
    }
    return drift == 0
  }

  /// Places the children of a stack behind each other, aligned by their sizes.
  @inline(__always)
  func alignAlong<A: StackAxis>(_: A.Type, _ index: Int, _ minor: Double, _ breadth: Double) {
    let end = Int(nodes[index].end)
    let factor = alignmentFactors[Int(alignmentKey(A.axis, of: index))]
    var position = 0.0
    var child = index + 1
    while child < end {
      position += gaps[child]
      let (length, extent) = A.lengths(rects[child].size)
      place(A.self, child, position, factor * breadth - factor * extent, minor)
      position += length
      child = Int(nodes[child].end)
    }
  }

  @inline(__always)
  func place<A: StackAxis>(
    _: A.Type, _ child: Int, _ position: Double, _ across: Double, _ minor: Double
  ) {
    if A.axis == .horizontal {
      rects[child].x = position
      rects[child].y = across
      proposals[child].height = minor
    } else {
      rects[child].x = across
      rects[child].y = position
      proposals[child].width = minor
    }
  }
}
