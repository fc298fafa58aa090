public import Geometry
public import LayoutCore

/// A view tree that has been laid out in a host.
public struct ViewLayout {
  /// What was laid out.
  public private(set) var tree: ViewTree

  /// The engine that holds the frames.
  public private(set) var engine: LayoutEngine

  /// What the root was proposed.
  public private(set) var host: ProposedViewSize

  /// What of the host is covered.
  public let safeArea: SafeArea

  /// What those who want to know values of preferences have been told.
  var told: ToldPreferences?

  init(tree: ViewTree, engine: LayoutEngine, host: ProposedViewSize, safeArea: SafeArea) {
    self.tree = tree
    self.engine = engine
    self.host = host
    self.safeArea = safeArea
  }

  /// Lays out what the views have become: in another locale or direction, at another text size, with
  /// another text.
  ///
  /// Subtrees that have not changed keep their answers and places; a text is measured again only
  /// when its request is another one. The result is that of laying `changed` out anew.
  ///
  /// ```swift
  /// var layout = try Self.tree(textSize: .large).laidOut(in: host)
  /// try layout.update(to: Self.tree(textSize: .accessibility3))
  /// ```
  ///
  /// - Throws: `LayoutError` when the tree has no frames; the layout is then what it was.
  /// - Complexity: O(nodes of both trees), and what must be measured again.
  public mutating func update(to changed: ViewTree) throws(LayoutError) {
    try change(to: changed)
    tellObservers()
  }

  /// The same, telling nobody of it.
  mutating func change(to changed: ViewTree) throws(LayoutError) {
    let next = continuation(changed)
    try next.layout(in: host, safeArea: safeArea)
    engine = next
    tree = changed
  }

  /// An engine for a tree that goes on from the one there is.
  private func continuation(_ tree: ViewTree) -> LayoutEngine {
    LayoutEngine(
      tree.layout, measurer: TextLeafMeasurer(tree),
      evaluationsPerNode: engine.evaluationsPerNode, continuing: engine)
  }

  /// Lays the views out in another host; what has answered its new proposal before is not asked
  /// again.
  ///
  /// - Throws: `LayoutError` when the tree has no frames in that host; the layout is then what it
  ///   was.
  /// - Complexity: what must be measured and placed again; O(nodes) more when somebody else holds
  ///   the engine, which keeps what it has then.
  public mutating func resize(to host: ProposedViewSize) throws(LayoutError) {
    if !isKnownUniquelyReferenced(&engine) {
      engine = continuation(tree)
      try engine.layout(in: self.host, safeArea: safeArea)
    }
    do throws(LayoutError) {
      try engine.layout(in: host, safeArea: safeArea)
    } catch {
      try engine.layout(in: self.host, safeArea: safeArea)
      throw error
    }
    self.host = host
    tellObservers()
  }

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
    return effect.map(of: engine.frame(of: node), direction: tree.nodes[node].layoutDirection)
  }

  /// Whether a node has a frame: what a `viewThatFits` did not choose has none, nor has anything
  /// inside it.
  ///
  /// - Complexity: O(depth).
  public func isShown(_ node: Int) -> Bool {
    tree.layout.path(to: node).allSatisfy { engine.isPlaced($0) }
  }
}
