public import Geometry
public import LayoutCore

/// A view tree that has been laid out in a host.
public struct ViewLayout {
  /// What was laid out.
  public let tree: ViewTree

  /// The engine that holds the frames.
  public let engine: LayoutEngine

  /// What the root was proposed.
  public let host: ProposedViewSize

  /// What of the host is covered.
  public let safeArea: SafeArea

  /// Where the node with an id is, in the host's coordinates and in points.
  ///
  /// In a host 100 wide, a leaf 20 wide at the leading edge is at x 0 in a left-to-right tree and
  /// at x 80 in a right-to-left one.
  ///
  /// - Complexity: O(nodes).
  public func frame(ofID id: String) -> PhysicalRect? {
    guard
      let node = tree.nodes.indices.first(where: { tree.explicitID(of: $0) == id }),
      isShown(node)
    else { return nil }
    return engine.frame(of: node)
  }

  /// How the effect of a node draws what is in it, as a map of the host's space; nil without one.
  ///
  /// - Complexity: O(1).
  public func effectMap(of node: Int) -> ProjectionTransform? {
    guard let effect = tree.effect(of: node) else { return nil }
    return effect.map(
      of: engine.frame(of: node),
      direction: tree.nodes[node].isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Whether a node has a frame: what a `viewThatFits` did not choose has none, nor has anything
  /// inside it.
  ///
  /// - Complexity: O(nodes on the way × siblings).
  public func isShown(_ node: Int) -> Bool {
    var index = 0
    while engine.isPlaced(index) {
      if index == node { return true }
      guard let child = tree.layout.children(of: index).last(where: { $0 <= node }) else {
        return false
      }
      index = child
    }
    return false
  }
}
