/// What few nodes have and what does not fit into a node: grids and layouts of one's own.
struct SideTables: Sendable {
  /// The rows and columns of grids, by their number.
  var grids: [GridPlan] = []

  /// Layouts of one's own, by their number.
  var layouts: [any LayoutBox] = []

  /// The distances that the subviews of those layouts prefer, by node.
  var spacings: [Int: ViewSpacing] = [:]

  /// The frames that take lengths from a container, by their number.
  var containerFrames: [ContainerFrameItem] = []

  /// The paddings that belong to the safe area.
  var safeAreaPaddings: Set<Int> = []

  /// For each node that reads the safe area the innermost node around it that covers a part of it or
  /// is a scroll view, which ends it along its axes; −1 for none.
  var safeAreaChains: [Int: Int] = [:]

  /// The same for those nodes themselves: the next one around.
  var safeAreaOuter: [Int: Int] = [:]

  /// The nodes that matter to a node that reads the safe area, the innermost first; nil for a node
  /// that does not read it.
  ///
  /// - Complexity: O(such nodes).
  func safeAreaChain(of reader: Int) -> [Int]? {
    guard var node = safeAreaChains[reader] else { return nil }
    var chain: [Int] = []
    while node >= 0 {
      chain.append(node)
      node = safeAreaOuter[node] ?? -1
    }
    return chain
  }

  /// The views of groups that share a geometry, by node.
  var matchedGeometries: [Int: MatchedGeometry] = [:]

  /// Whether something is placed by where other nodes are in the host.
  var dependsOnPlaces: Bool { !safeAreaChains.isEmpty || !matchedGeometries.isEmpty }

  /// The values that views hand to their layout, by subview.
  var values: [Int: [ObjectIdentifier: any Sendable]] = [:]

  /// Whether some view asks something else of its left neighbour than of its right one, so that a
  /// stack's gaps are not the same from right to left.
  var hasDirectionalSpacing = false
}

/// A frame that takes its lengths from a container.
struct ContainerFrameItem: Sendable {
  /// What was asked for.
  var frame: ContainerRelativeFrame

  /// The container: a scroll view, or a view that has a slot of its own; −1 for the host.
  var container: Int
}
