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

  /// The nodes around each node that reads the safe area, the innermost first: those that cover a
  /// part of it, and scroll views, which end it along their axes.
  var safeAreaChains: [Int: [Int]] = [:]

  /// The views of groups that share a geometry, by node.
  var matchedGeometries: [Int: MatchedGeometry] = [:]

  /// The values that views hand to their layout, by subview.
  var values: [Int: [ObjectIdentifier: any Sendable]] = [:]
}

/// A frame that takes its lengths from a container.
struct ContainerFrameItem: Sendable {
  /// What was asked for.
  var frame: ContainerRelativeFrame

  /// The container: a scroll view, or a view that has a slot of its own; −1 for the host.
  var container: Int
}
