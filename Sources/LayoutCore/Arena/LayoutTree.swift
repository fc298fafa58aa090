/// An immutable tree of layout nodes, ready to be laid out by any number of engines at once.
///
/// A tree knows no text, no locale and no font: whatever must be measured is a leaf with a number,
/// answered by a ``LeafMeasurer``. Directions were decided when the tree was built, so the same
/// views built left to right and right to left are two trees.
public final class LayoutTree: Sendable {
  let nodes: ImmutableBuffer<LayoutNode>
  /// The distance before each node when its parent is a stack, in points.
  let gaps: ImmutableBuffer<Double>
  /// The index of each node's parent, −1 for the root.
  let parents: ImmutableBuffer<Int32>
  /// Parameters that need more room than a node has, see ``NodeKind``.
  let parameters: ImmutableBuffer<Double>
  let priorities: ImmutableBuffer<Double>
  let guideClosures: [@Sendable (ViewDimensions) -> Double]
  let side: SideTables
  let alignments: AlignmentTable
  /// See ``AlignmentTable/factors``; here where a layout pass reads them.
  let alignmentFactors: ImmutableBuffer<Double>
  let slotCount: Int

  /// How many nodes lie on the longest way from the root to a leaf.
  public let depth: Int

  /// Values that were replaced while the tree was built, in tree order.
  public let diagnostics: [LayoutDiagnostic]

  /// How many nodes there are.
  public var count: Int { nodes.count }

  init(
    nodes columns: consuming NodeBuffer.Finished,
    parameters: consuming ImmutableBuffer<Double>, priorities: consuming ImmutableBuffer<Double>,
    guideClosures: [@Sendable (ViewDimensions) -> Double], side: SideTables,
    alignments: AlignmentTable, slotCount: Int, depth: Int, diagnostics: [LayoutDiagnostic]
  ) {
    nodes = columns.nodes
    gaps = columns.gaps
    parents = columns.parents
    self.parameters = parameters
    self.priorities = priorities
    self.guideClosures = guideClosures
    self.side = side
    self.alignments = alignments
    alignmentFactors = ImmutableBuffer(ContiguousArray(alignments.factors))
    self.slotCount = slotCount
    self.depth = depth
    self.diagnostics = diagnostics
  }

  /// A tree of its own that is the same.
  ///
  /// - Complexity: O(nodes).
  func copy() -> LayoutTree {
    LayoutTree(
      nodes: NodeBuffer.Finished(
        nodes: nodes.copy(), gaps: gaps.copy(), parents: parents.copy()),
      parameters: parameters.copy(), priorities: priorities.copy(), guideClosures: guideClosures,
      side: side, alignments: alignments, slotCount: slotCount, depth: depth,
      diagnostics: diagnostics)
  }

  /// The indices of the nodes from the root to a node, both included.
  ///
  /// - Precondition: the index is one of the tree's.
  /// - Complexity: O(depth).
  public func path(to node: Int) -> [Int] {
    var path: [Int] = []
    var next = node
    while next >= 0 {
      path.append(next)
      next = Int(parents[next])
    }
    return path.reversed()
  }

  /// The index one past the subtree of a node; the node's first child is the next index.
  ///
  /// - Precondition: the index is one of the tree's.
  public func end(of node: Int) -> Int { Int(nodes[node].end) }

  /// The indices of a node's children, in order.
  ///
  /// - Complexity: O(children).
  public func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var child = node + 1
    let end = Int(nodes[node].end)
    while child < end {
      result.append(child)
      child = Int(nodes[child].end)
    }
    return result
  }

  /// What a node does, for reference implementations and explanations.
  package func kind(of node: Int) -> NodeKind { nodes[node].kind }

  /// The number by which the measurer knows a node, nil when the node is no measured leaf.
  package func measuredLeaf(of node: Int) -> Int? {
    nodes[node].kind == .measured ? Int(nodes[node].payload) : nil
  }
}
