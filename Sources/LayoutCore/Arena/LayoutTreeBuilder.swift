public import Geometry

/// Builds a ``LayoutTree`` in preorder: parents before their children.
///
/// ```swift
/// var builder = LayoutTreeBuilder()
/// builder.begin(.horizontalStack(spacing: 8))
/// builder.leaf(.fixed(Size(width: 40, height: 20)))
/// builder.leaf(.flexible)
/// builder.end()
/// let tree = builder.finish()
/// ```
///
/// Proposed 100 × 20, the flexible leaf is 52 wide. In a left-to-right tree it is at x 48; in one
/// whose ``layoutDirection`` was right to left at x 0, and the fixed leaf at x 60.
///
/// - Complexity: O(1) a call, amortised; `end()` is O(children).
public struct LayoutTreeBuilder: ~Copyable {
  /// The direction of the nodes that follow; it decides where their children are mirrored.
  public var layoutDirection: LayoutDirection = .leftToRight

  var nodes = NodeBuffer(capacity: Self.usualCount)
  var parameters = BuildBuffer<Double>(capacity: Self.usualCount)
  var priorities = Self.namedPriorities
  var priorityNumbers: [Double: UInt16] = [:]
  var guideClosures: [@Sendable (ViewDimensions) -> Double] = []
  var side = SideTables()
  var gridCells: [Int: GridCellAttributes] = [:]
  var givenValues: [Int: LayoutValue] = [:]
  var alignments = AlignmentTable.builtIn
  var spacings = SpacingTable()
  var diagnostics: [LayoutDiagnostic] = []
  var open = BuildBuffer<OpenNode>(capacity: 8)
  /// What is known of the covers and containers around open nodes.
  var knownCovers: [Int: Int] = [:]
  var knownContainers: [Int: Int] = [:]
  /// The node that was begun last and has not ended, or −1.
  private var parent: Int32 = -1
  var slotCount: Int32 = 0
  /// How many nodes lie on the longest way down to a child of a node that has ended.
  var depth = 0

  /// How many nodes there is room for at first: most screens need no more.
  private static var usualCount: Int { 128 }

  /// A node whose children are being added.
  struct OpenNode {
    var index: Int
    var orientation: Orientation
    /// How many children the node will always have; false when a list or a condition decides.
    var isStatic = true
    /// Whether the node replaces the priority of its child.
    var setsPriority = false
    /// The spacing that was asked for, nil for each pair's own.
    var spacing: Double?
    /// The same between rows.
    var verticalSpacing: Double?
    /// Whether each child has a slot that frames inside take their lengths from.
    var hasContainers = false
  }

  /// The axis along which a spacer or divider is laid out, as the nearest container decides.
  enum Orientation {
    case none, horizontal, vertical
  }

  /// The numbers of the two priorities that need no table.
  enum PriorityNumber {
    static let standard: UInt16 = 0
    static let lowest: UInt16 = 1
  }

  /// The priorities that need no table, shared by all trees that have no others.
  private static let namedPriorities: ContiguousArray<Double> = [0, -.infinity]

  /// Creates a builder of an empty tree.
  public init() {}

  /// How many nodes have been added.
  public var count: Int { nodes.count }

  /// How many nodes are open: begun and not ended.
  public var openCount: Int { open.count }

  /// Makes room for a number of nodes, so that adding them allocates nothing.
  public mutating func reserveCapacity(_ count: Int) { nodes.reserveCapacity(count) }

  /// Ends the tree.
  ///
  /// - Precondition: every node that was begun has ended, and there is exactly one root.
  public consuming func finish() -> LayoutTree {
    precondition(open.isEmpty, "a node was begun and not ended")
    precondition(
      nodes.count > 0 && Int(nodes[0].end) == nodes.count, "a tree has exactly one root")
    return LayoutTree(
      nodes: nodes.finish(), parameters: parameters.finish(),
      priorities: ImmutableBuffer(priorities),
      guideClosures: guideClosures, side: side, alignments: alignments, slotCount: Int(slotCount),
      depth: max(depth, 1), diagnostics: diagnostics)
  }

  /// How many nodes have no parent.
  ///
  /// - Complexity: O(such nodes).
  package var rootCount: Int {
    var count = 0
    var node = 0
    while node < nodes.count {
      count += 1
      node = Int(nodes[node].end)
    }
    return count
  }

  /// Adds a node that has no children yet and returns its index.
  ///
  /// Inlined, so that a node of a kind that is known there is made where it stays.
  @inline(__always)
  mutating func append(_ node: consuming LayoutNode, spacing: SpacingTable.Code) -> Int {
    let index = nodes.count
    node.end = Int32(truncatingIfNeeded: index &+ 1)
    if layoutDirection.isMirrored { node.flags.insert(.rightToLeft) }
    if node.kind.keepsAnswers {
      node.slot = slotCount
      slotCount &+= 1
    }
    nodes.append(node, parent: parent, spacing: spacing)
    return index
  }

  /// Makes a node the one whose children are added next.
  mutating func enter(_ index: Int) { parent = Int32(truncatingIfNeeded: index) }

  /// Ends adding children of a node.
  mutating func leave(_ index: Int) { parent = nodes[parent: index] }

  /// The number of a priority.
  mutating func priorityNumber(_ priority: Double) -> UInt16 {
    if priority == 0 { return PriorityNumber.standard }
    if priority == -.infinity { return PriorityNumber.lowest }
    if let known = priorityNumbers[priority] { return known }
    guard let number = UInt16(exactly: priorities.count) else { return PriorityNumber.standard }
    priorities.append(priority)
    priorityNumbers[priority] = number
    return number
  }

  /// The number of a guide; the middle when the tree has too many guides.
  mutating func code(_ key: AlignmentKey) -> AlignmentKey.Code {
    if let code = alignments.code(of: key) { return code }
    report("alignment.count", "a tree has room for 248 custom guides; this one is centred")
    return key.axis == .horizontal
      ? AlignmentKey.Codes.horizontalCenter : AlignmentKey.Codes.verticalCenter
  }

  /// Notes a replaced value at the node that is added next.
  package mutating func report(_ rule: String, _ message: String) {
    diagnostics.append(LayoutDiagnostic(node: nodes.count, rule: rule, message: message))
  }
}
