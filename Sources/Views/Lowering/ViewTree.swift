public import Geometry
public import LayoutCore

/// A view tree, lowered: its layout, what each node is, and its texts.
///
/// Immutable and Sendable: one tree may be laid out by several workers.
public final class ViewTree: Sendable {
  /// The nodes' layout, in tree order.
  public let layout: LayoutTree

  /// What each node is, in the same order.
  public let nodes: ContiguousArray<ViewNode>

  /// The texts, by the number in their nodes.
  public let texts: [TextItem]

  /// The environment of the root.
  public let environment: EnvironmentValues

  /// Where the faces come from that the texts were shaped with.
  public let fontSource: String

  private let ids: [String]
  private let tokens: [Int: [NodeToken]]

  init(
    layout: LayoutTree, nodes: ContiguousArray<ViewNode>, texts: [TextItem], ids: [String],
    tokens: [Int: [NodeToken]], environment: EnvironmentValues, fontSource: String
  ) {
    self.layout = layout
    self.nodes = nodes
    self.texts = texts
    self.ids = ids
    self.tokens = tokens
    self.environment = environment
    self.fontSource = fontSource
  }

  /// The id that a node was given, nil when it has none of its own.
  public func explicitID(of node: Int) -> String? {
    let number = Int(nodes[node].id)
    return number >= 0 ? ids[number] : nil
  }

  /// The tokens that a node uses, in no order but that of its properties.
  public func tokens(of node: Int) -> [NodeToken] { tokens[node] ?? [] }

  /// The text of a node, nil when the node is no text.
  public func text(of node: Int) -> TextItem? {
    let number = Int(nodes[node].text)
    return number >= 0 ? texts[number] : nil
  }

  /// Lays the tree out in a host.
  ///
  /// - Throws: `LayoutError` when the tree has no frames.
  public func laidOut(
    in host: ProposedViewSize, evaluationsPerNode: Int = 200
  ) throws(LayoutError) -> ViewLayout {
    let engine = LayoutEngine(
      layout, measurer: TextLeafMeasurer(texts), evaluationsPerNode: evaluationsPerNode)
    try engine.layout(in: host)
    return ViewLayout(tree: self, engine: engine, host: host)
  }
}
