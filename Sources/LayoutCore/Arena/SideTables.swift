/// What few nodes have and what does not fit into a node: grids and layouts of one's own.
struct SideTables: Sendable {
  /// The rows and columns of grids, by their number.
  var grids: [GridPlan] = []

  /// Layouts of one's own, by their number.
  var layouts: [any LayoutBox] = []

  /// The distances that the subviews of those layouts prefer, by node.
  var spacings: [Int: ViewSpacing] = [:]

  /// The values that views hand to their layout, by subview.
  var values: [Int: [ObjectIdentifier: any Sendable]] = [:]

  /// Whether some view asks something else of its left neighbour than of its right one, so that a
  /// stack's gaps are not the same from right to left.
  var hasDirectionalSpacing = false
}
