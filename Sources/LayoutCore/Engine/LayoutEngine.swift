public import Geometry

/// Lays out a tree: measures bottom-up on demand, places top-down, mirrors once.
///
/// ```swift
/// let engine = LayoutEngine(tree)
/// try engine.layout(in: ProposedViewSize(width: 390, height: 844))
/// let frame = engine.frame(of: 0)
/// ```
///
/// The algorithm, in numbered steps:
/// 1. *Measure.* The root is asked for its size at the host's proposal. A container asks its
///    children what they answer to other proposals; each answer is kept, so no question is worked
///    out twice.
/// 2. *Place.* Every node gives its children the leading-based rectangles that it decides: while it
///    is measured, when it measures its children only as it will place them, else in a walk in tree
///    order that passes over every subtree whose places are settled.
/// 3. *Mirror.* ``frame(of:)`` and ``frames()`` turn leading-based rectangles into physical ones.
///    This is the only step that reads a direction.
///
/// Rectangles are kept relative to the parent, so that a subtree that only moves is not touched, and
/// turning a direction around touches none.
///
/// An engine serves one thread at a time. Trees are shared: one engine for each worker. A laid out
/// engine keeps its answers, so laying out the same tree in another host asks only what is new.
///
/// - Complexity: O(nodes) for trees in which no node couples both axes at every level; never more
///   than the work budget.
///
/// Source: layout rules 2 and 25.
public final class LayoutEngine {
  /// A proposed width that no parent proposes: the node has not been asked yet.
  static let neverAsked = -Double.greatestFiniteMagnitude

  /// The tree that is laid out, with every change that was made in place.
  public private(set) var tree: LayoutTree

  /// How many answers a node may compute on average before a layout is given up.
  public let evaluationsPerNode: Int

  // Views of the tree's buffers; `tree` keeps them alive.
  private(set) var nodes: BufferView<LayoutNode>
  private(set) var gaps: BufferView<Double>
  private(set) var parameters: BufferView<Double>
  private(set) var priorities: BufferView<Double>
  private(set) var alignmentFactors: BufferView<Double>

  let measurer: (any LeafMeasurer)?
  /// Each node's last proposal; unspecified is NaN.
  let proposals: ArenaBuffer<RawProposal>
  /// Each node's last answer and, once placed, its place in its parent.
  let rects: ArenaBuffer<LeadingRect>
  /// Whether everything in a node's subtree has its place, given the node's last proposal.
  let settled: ArenaBuffer<Bool>
  let slots: ArenaBuffer<Slot>
  let state: ArenaBuffer<EngineState>
  let answers: GrowingBuffer<Answer>
  let foundGuides: GrowingBuffer<FoundGuide>
  let scratch: GrowingBuffer<Contender>
  let gridWorkspaces: [GridWorkspace]
  /// What layouts of one's own keep, by their number.
  var layoutStates: [Int: any LayoutState] = [:]
  /// The subviews that the layout under way has placed.
  var placedByLayout: Set<Int> = []
  private(set) var laidOutHost: ProposedViewSize?
  /// Whether `proposals` holds what each node was proposed when it was placed, see
  /// ``proposal(of:)``.
  var hasPlacedProposals = false
  /// The node whose children's frames were asked for last, and its own frame.
  var lastParent = NodeFrame(node: -1, frame: PhysicalRect(x: 0, y: 0, width: 0, height: 0))
  /// Where the nodes of a tree in which something depends on that are; of other trees nothing.
  ///
  /// Kept up by the placing walk for the nodes that it visits: those that read where they are, and
  /// all nodes around them.
  let placedFrames: ArenaBuffer<PhysicalRect>
  /// The way from the root to a node, while its place is worked out.
  let path = GrowingBuffer<Int32>(filler: 0, capacity: 16)
  /// The host that the tree is or was laid out in.
  private(set) var host = ProposedViewSize.unspecified
  /// What of the host is covered.
  private(set) var safeArea = SafeArea.none
  /// The lengths of the frames that take them from a container, by their number; NaN where the
  /// content decides.
  var containerLengths: [Size]

  /// Creates an engine for a tree.
  ///
  /// - Parameters:
  ///   - tree: what to lay out.
  ///   - measurer: answers for the tree's measured leaves; without one they have no size.
  ///   - evaluationsPerNode: the work budget; at least 1.
  public init(
    _ tree: LayoutTree, measurer: (any LeafMeasurer)? = nil, evaluationsPerNode: Int = 200
  ) {
    self.tree = tree
    nodes = tree.nodes.view
    gaps = tree.gaps.view
    parameters = tree.parameters.view
    priorities = tree.priorities.view
    alignmentFactors = tree.alignmentFactors.view
    self.measurer = measurer
    self.evaluationsPerNode = max(evaluationsPerNode, 1)
    proposals = ArenaBuffer(repeating: .neverAsked, count: tree.count)
    rects = ArenaBuffer(
      repeating: LeadingRect(x: 0, y: 0, width: 0, height: 0), count: tree.count)
    settled = ArenaBuffer(repeating: false, count: tree.count)
    placedFrames = ArenaBuffer(
      repeating: PhysicalRect(x: 0, y: 0, width: 0, height: 0),
      count: tree.side.dependsOnPlaces ? tree.count : 0)
    slots = ArenaBuffer(repeating: Slot(), count: tree.slotCount)
    state = ArenaBuffer(repeating: EngineState(), count: 1)
    answers = GrowingBuffer(
      filler: Answer(proposedWidth: 0, proposedHeight: 0, width: 0, height: 0),
      capacity: max(tree.slotCount, 16))
    foundGuides = GrowingBuffer(
      filler: FoundGuide(
        proposedWidth: 0, proposedHeight: 0, width: 0, height: 0, value: 0, code: 0, next: -1),
      capacity: 16)
    containerLengths = tree.side.containerFrames.map { _ in Size(width: .nan, height: .nan) }
    gridWorkspaces = tree.side.grids.map { GridWorkspace($0) }
    scratch = GrowingBuffer(
      filler: Contender(node: 0, order: 0, flexibility: 0, minimum: 0, priority: 0), capacity: 64)
  }

  /// Lays the tree out in a host.
  ///
  /// The root is proposed what `safeArea` leaves of `host` and centred in that. On an axis that the
  /// host leaves unspecified or infinite, the host is as long as the root and what is covered.
  ///
  /// - Throws: ``LayoutError`` when the tree has no frames; what ``frame(of:)`` gives is then
  ///   without meaning.
  /// - Complexity: see ``LayoutEngine``; O(1) when the tree is already laid out in this host.
  public func layout(
    in host: ProposedViewSize, safeArea: SafeArea = .none
  ) throws(LayoutError) {
    if laidOutHost == host, self.safeArea == safeArea { return }
    noteChange()
    self.host = host
    self.safeArea = safeArea
    state[0].budget = state[0].evaluations + evaluationsPerNode * max(tree.count, 64)
    state[0].exhaustedAt = -1
    try LargeStack.run(bytes: tree.depth * Self.stackBytesPerLevel) { self.runPasses(host) }
    if state[0].exhaustedAt >= 0 {
      let node = state[0].exhaustedAt
      reset()
      throw .workBudgetExceeded(node: node, budget: evaluationsPerNode)
    }
    do throws(LayoutError) {
      try checkFrames()
    } catch {
      settled.fill(false)
      throw error
    }
    laidOutHost = host
  }

  /// Makes sure that nobody else sees the tree, so that it may be changed.
  ///
  /// - Complexity: O(1); O(nodes) when someone else has the tree.
  func ownTree() {
    if isKnownUniquelyReferenced(&tree) { return }
    tree = tree.copy()
    nodes = tree.nodes.view
    gaps = tree.gaps.view
    parameters = tree.parameters.view
    priorities = tree.priorities.view
    alignmentFactors = tree.alignmentFactors.view
  }

  /// Notes that the tree has changed, so that the next layout does not stand on the last one.
  func noteChange() {
    laidOutHost = nil
    hasPlacedProposals = false
    lastParent.node = -1
  }

  /// Forgets every answer, so that the next layout starts from nothing.
  ///
  /// - Complexity: O(nodes).
  public func reset() {
    laidOutHost = nil
    state[0] = EngineState(evaluations: state[0].evaluations, budget: state[0].budget)
    proposals.fill(.neverAsked)
    settled.fill(false)
    slots.fill(Slot())
  }

  /// How many answers have been computed, not found, since the engine was made.
  public var evaluations: Int { state[0].evaluations }

  /// How many bytes of memory the engine and its tree take a node.
  public var bytesPerNode: Double {
    let node =
      MemoryLayout<LayoutNode>.stride + MemoryLayout<LeadingRect>.stride
      + MemoryLayout<RawProposal>.stride + MemoryLayout<Double>.stride
      + MemoryLayout<Bool>.stride + MemoryLayout<Int32>.stride
    let rest =
      slots.count * MemoryLayout<Slot>.stride
      + placedFrames.count * MemoryLayout<PhysicalRect>.stride + answers.capacity
      * MemoryLayout<Answer>.stride
      + foundGuides.capacity * MemoryLayout<FoundGuide>.stride
      + scratch.capacity * MemoryLayout<Contender>.stride
      + tree.parameters.count * MemoryLayout<Double>.stride
    return Double(node) + Double(rest) / Double(max(tree.count, 1))
  }

  /// What one level of measuring may take of the stack.
  static var stackBytesPerLevel: Int {
    #if DEBUG
      6 * 1024
    #else
      1536
    #endif
  }

  /// Lays the tree out once with the lengths that containers are known to have.
  func run(_ host: ProposedViewSize) {
    if answers.capacity > 64 * max(tree.slotCount, 16) { reset() }
    let proposal = RawProposal(uncovered(host))
    let root = size(0, proposal.width, proposal.height)
    guard state[0].exhaustedAt < 0 else { return }
    // An infinite root is placed too: the walk finds which node took the infinity.
    placeRoot(root, proposal: proposal, host: host)
    place(everything: false)
  }

  /// Finds the node that took an infinity, or a number that is none.
  private func checkFrames() throws(LayoutError) {
    if isFinite(0), state[0].allFinite { return }
    let firstBad = isFinite(0) ? (0..<tree.count).first { isPlaced($0) && !isFinite($0) } : 0
    guard var node = firstBad else { return }
    if rects[node].width.isNaN || rects[node].height.isNaN || rects[node].x.isNaN
      || rects[node].y.isNaN
    {
      throw .notANumber(node: node)
    }
    while let child = tree.children(of: node).first(where: { !isFinite($0) }) { node = child }
    throw .infiniteSize(node: node)
  }

  private func isFinite(_ node: Int) -> Bool { Self.drift(rects[node]) == 0 }

  /// 0 for a rectangle of numbers so small that places added up from the root are finite, whatever
  /// the depth; else no number.
  ///
  /// No number here is above 2¹⁰²⁴ ÷ 2⁴³, and a tree has less than 2³¹ levels.
  @inline(__always)
  static func drift(_ rect: LeadingRect) -> Double {
    (rect.x.magnitude + rect.y.magnitude + rect.width.magnitude + rect.height.magnitude)
      * 0x1p43 * 0
  }
}

/// A proposal whose unspecified lengths are NaN, as the engine keeps it.
struct RawProposal: BitwiseCopyable {
  var width: Double
  var height: Double

  static let neverAsked = RawProposal(width: LayoutEngine.neverAsked, height: 0)

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init(_ proposal: ProposedViewSize) {
    width = proposal.width ?? .nan
    height = proposal.height ?? .nan
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}

/// Whether two proposed lengths are the same; two unspecified ones are.
@inline(__always)
func same(_ a: Double, _ b: Double) -> Bool { a == b || (a.isNaN && b.isNaN) }
