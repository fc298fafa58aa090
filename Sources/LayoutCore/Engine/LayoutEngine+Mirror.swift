public import Geometry

// The mirror pass: the only place where a direction moves a frame (layout rule 19). Placing leaves
// each node's distance from its parent's leading and top edges; here they become places in the
// host, counted from the other edge where the parent's own environment is right to left.
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
    let parent = Int(tree.parents[node])
    if parent < 0 { return rootFrame }
    if lastParent.node != parent {
      lastParent = NodeFrame(node: parent, frame: climb(to: parent))
    }
    return mirrored(node, in: lastParent.frame, of: parent)
  }

  /// Where every node is, in tree order, see ``frame(of:)``.
  ///
  /// - Precondition: the tree has been laid out.
  /// - Complexity: O(nodes).
  public func frames() -> ContiguousArray<PhysicalRect> {
    var frames = ContiguousArray<PhysicalRect>()
    frames.reserveCapacity(tree.count)
    frames.append(rootFrame)
    for node in 1..<tree.count {
      let parent = Int(tree.parents[node])
      frames.append(mirrored(node, in: frames[parent], of: parent))
    }
    return frames
  }

  /// The root is placed in the host, which has no direction.
  private var rootFrame: PhysicalRect {
    let rect = rects[0]
    return PhysicalRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  @inline(__always)
  func mirrored(_ node: Int, in frame: PhysicalRect, of parent: Int) -> PhysicalRect {
    rects[node].placed(in: frame, direction: direction(of: parent))
  }

  /// The direction in which the children of a node are placed.
  @inline(__always)
  func direction(of index: Int) -> LayoutDirection {
    nodes[index].direction
  }

  /// The frame of a node, from those of the nodes around it.
  private func climb(to node: Int) -> PhysicalRect {
    var length = 0
    var next = node
    while next > 0 {
      path.ensure(length + 1)
      path[length] = Int32(truncatingIfNeeded: next)
      length += 1
      next = Int(tree.parents[next])
    }
    var frame = rootFrame
    var parent = 0
    while length > 0 {
      length -= 1
      let node = Int(path[length])
      frame = mirrored(node, in: frame, of: parent)
      parent = node
    }
    return frame
  }
}

/// A node and where it is in the host.
struct NodeFrame {
  var node: Int
  var frame: PhysicalRect
}
