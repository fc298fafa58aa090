public import Geometry
public import LayoutCore
internal import Typesetting

/// A view tree, lowered: its layout, what each node is, and its texts.
///
/// Immutable and Sendable: one tree may be laid out by several workers.
public final class ViewTree: Sendable {
  /// The nodes' layout, in tree order.
  public let layout: LayoutTree

  /// What each node is, in the same order.
  public let nodes: ContiguousArray<ViewNode>

  /// The texts, by the number under which layout knows them.
  public let texts: [TextItem]

  /// The environment of the root.
  public var environment: EnvironmentValues { place.values }

  /// The same, as it was shared while the tree was built.
  private let place: SharedEnvironment

  /// Where the faces come from that the texts were shaped with.
  public var fontSource: String { measurer.fontSource }

  /// What shaped the texts.
  let measurer: any TextMeasurer

  private let ids: [String]
  private let tokens: [Int: [NodeToken]]

  private let notes: [Int: ViewNote]

  /// The nodes whose geometry views read.
  let readingNodes: ReadingNodes

  /// The values that views hand to those around them.
  let preferences: PreferenceRecord

  init(
    layout: LayoutTree, nodes: ContiguousArray<ViewNode>, texts: [TextItem], ids: [String],
    tokens: [Int: [NodeToken]], notes: [Int: ViewNote], readingNodes: ReadingNodes,
    preferences: PreferenceRecord, place: SharedEnvironment, measurer: any TextMeasurer
  ) {
    self.layout = layout
    self.nodes = nodes
    self.texts = texts
    self.ids = ids
    self.tokens = tokens
    self.notes = notes
    self.readingNodes = readingNodes
    self.preferences = preferences
    self.place = place
    self.measurer = measurer
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
    layout.measuredLeaf(of: node).map { texts[$0] }
  }

  /// The effect of a node, nil when it is drawn as it is laid out.
  public func effect(of node: Int) -> ViewEffect? {
    if case .effect(let effect) = notes[node] { effect } else { nil }
  }

  /// The place of a node in the order of drawing among its siblings; 0 where nothing sets it.
  public func zIndex(of node: Int) -> Double {
    if case .zIndex(let depth) = notes[node] { depth } else { 0 }
  }

  /// The name of the coordinate space that a node is, nil when it is none.
  public func coordinateSpace(of node: Int) -> String? {
    if case .coordinateSpace(let name) = notes[node] { name } else { nil }
  }

  /// The plane of cells that a node is.
  func canvas(of node: Int) -> CanvasDescription? {
    if case .canvas(let canvas) = notes[node] { canvas } else { nil }
  }

  /// Whether any view is drawn otherwise than it is laid out.
  public var hasEffects: Bool {
    notes.values.contains { if case .effect = $0 { true } else { false } }
  }

  /// Lays the tree out in a host.
  ///
  /// - Parameters:
  ///   - host: what is proposed.
  ///   - insets: what bars and notches cover of the host, by the root's direction.
  ///   - keyboardHeight: how high a keyboard stands above the host's bottom edge.
  ///   - evaluationsPerNode: the work budget.
  /// - Returns: the layout.
  /// - Throws: `LayoutError` when the tree has no frames.
  public func laidOut(
    in host: ProposedViewSize, safeArea insets: EdgeInsets = EdgeInsets(),
    keyboardHeight: Double = 0, evaluationsPerNode: Int = 200
  ) throws(LayoutError) -> ViewLayout {
    var layout = try untoldLayout(
      in: host, safeArea: insets, keyboardHeight: keyboardHeight,
      evaluationsPerNode: evaluationsPerNode)
    layout.tellObservers()
    return layout
  }

  /// The same, telling nobody of it: a layout that may not be the last one.
  func untoldLayout(
    in host: ProposedViewSize, safeArea insets: EdgeInsets, keyboardHeight: Double,
    evaluationsPerNode: Int = 200
  ) throws(LayoutError) -> ViewLayout {
    let engine = LayoutEngine(
      layout, measurer: TextLeafMeasurer(self), evaluationsPerNode: evaluationsPerNode)
    let safeArea = SafeArea(
      insets: insets, keyboardHeight: keyboardHeight, displayScale: environment.displayScale)
    try engine.layout(in: host, safeArea: safeArea)
    return ViewLayout(tree: self, engine: engine, host: host, safeArea: safeArea)
  }
}
