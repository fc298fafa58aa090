/// What is kept of each node while a tree is built, a block for each column, every access checked.
///
/// The columns grow together, so that adding a node asks only once whether there is room. At first they
/// lie in one block, which is all that a small tree needs; later each has its own, which becomes the
/// tree's without a copy.
@safe
struct NodeBuffer: ~Copyable {
  private var nodes: UnsafeMutablePointer<LayoutNode>
  private var gaps: UnsafeMutablePointer<Double>
  private var parents: UnsafeMutablePointer<Int32>
  private var spacings: UnsafeMutablePointer<SpacingTable.Code>
  /// The block in which all columns lie; nil when each has its own.
  private var shared: UnsafeMutablePointer<UInt64>?
  /// How many words that block has.
  private let sharedSize: Int
  private var capacity: Int

  /// How many nodes there are.
  private(set) var count = 0

  /// Allocates room for a number of nodes.
  init(capacity wanted: Int) {
    // Each column begins at a multiple of eight bytes.
    let capacity = (max(wanted, 1) + 7) & ~7
    func words<Element>(_: Element.Type) -> Int { capacity * MemoryLayout<Element>.stride / 8 }
    let gapsStart = words(LayoutNode.self)
    let parentsStart = gapsStart + words(Double.self)
    let spacingsStart = parentsStart + words(Int32.self)
    let (block, size) = unsafe ImmutableBuffer<UInt64>.allocated(
      spacingsStart + words(SpacingTable.Code.self))
    func column<Element>(_ start: Int, of _: Element.Type) -> UnsafeMutablePointer<Element> {
      unsafe UnsafeMutableRawPointer(block + start).bindMemory(
        to: Element.self, capacity: capacity)
    }
    unsafe nodes = column(0, of: LayoutNode.self)
    unsafe gaps = column(gapsStart, of: Double.self)
    unsafe parents = column(parentsStart, of: Int32.self)
    unsafe spacings = column(spacingsStart, of: SpacingTable.Code.self)
    unsafe shared = block
    sharedSize = size
    self.capacity = capacity
  }

  deinit {
    if let shared = unsafe shared {
      return unsafe ImmutableBuffer<UInt64>.release(shared, sharedSize)
    }
    unsafe ImmutableBuffer<LayoutNode>.release(nodes, capacity)
    unsafe ImmutableBuffer<Double>.release(gaps, capacity)
    unsafe ImmutableBuffer<Int32>.release(parents, capacity)
    unsafe ImmutableBuffer<SpacingTable.Code>.release(spacings, capacity)
  }

  /// Makes room for at least `count` nodes.
  mutating func reserveCapacity(_ count: Int) {
    if count > capacity { resize(count) }
  }

  /// Adds a node without a gap before it.
  ///
  /// Inlined, so that a node that is made in the call is written where it stays.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ node: LayoutNode, parent: Int32, spacing: SpacingTable.Code) {
    if count == capacity { grow() }
    let index = count
    unsafe (nodes + index).initialize(to: node)
    unsafe (gaps + index).initialize(to: 0)
    unsafe (parents + index).initialize(to: parent)
    unsafe (spacings + index).initialize(to: spacing)
    count = index &+ 1
  }

  /// The node at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`; so for the other columns.
  subscript(index: Int) -> LayoutNode {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(nodes + checked(index)) }
    @inline(__always)
    unsafeMutableAddress { unsafe nodes + checked(index) }
  }

  /// The distance before a node when its parent is a stack, in points.
  subscript(gap index: Int) -> Double {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(gaps + checked(index)) }
    @inline(__always)
    unsafeMutableAddress { unsafe gaps + checked(index) }
  }

  /// The parent of a node, −1 for none.
  subscript(parent index: Int) -> Int32 {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(parents + checked(index)) }
  }

  /// The number of a node's spacing.
  subscript(spacing index: Int) -> SpacingTable.Code {
    @inline(__always)
    unsafeAddress { unsafe UnsafePointer(spacings + checked(index)) }
    @inline(__always)
    unsafeMutableAddress { unsafe spacings + checked(index) }
  }

  @inline(__always)
  private func checked(_ index: Int) -> Int {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
    return index
  }

  /// The columns that a tree keeps.
  struct Finished: ~Copyable {
    let nodes: ImmutableBuffer<LayoutNode>
    let gaps: ImmutableBuffer<Double>
    let parents: ImmutableBuffer<Int32>
  }

  /// Ends filling; room that is left over is given back.
  consuming func finish() -> Finished {
    let kept = max(count, 1)
    let (nodes, nodesCapacity) = unsafe resized(nodes, kept)
    let (gaps, gapsCapacity) = unsafe resized(gaps, kept)
    let (parents, parentsCapacity) = unsafe resized(parents, kept)
    if let shared = unsafe shared {
      unsafe ImmutableBuffer<UInt64>.release(shared, sharedSize)
    } else {
      unsafe ImmutableBuffer<SpacingTable.Code>.release(spacings, capacity)
    }
    let finished = unsafe Finished(
      nodes: ImmutableBuffer(adopting: nodes, count: count, capacity: nodesCapacity),
      gaps: ImmutableBuffer(adopting: gaps, count: count, capacity: gapsCapacity),
      parents: ImmutableBuffer(adopting: parents, count: count, capacity: parentsCapacity))
    discard self
    return finished
  }

  /// Small blocks grow faster: they are copied, where the pages of a large one are only moved.
  @inline(never)
  private mutating func grow() { resize(capacity < 1024 ? capacity * 4 : capacity * 2) }

  private mutating func resize(_ wanted: Int) {
    // A block that an earlier tree has left may be larger: then all columns are.
    let (nodes, capacity) = unsafe resized(nodes, wanted)
    unsafe self.nodes = nodes
    unsafe gaps = resized(gaps, capacity).0
    unsafe parents = resized(parents, capacity).0
    unsafe spacings = resized(spacings, capacity).0
    if let block = unsafe shared { unsafe ImmutableBuffer<UInt64>.release(block, sharedSize) }
    unsafe shared = nil
    self.capacity = capacity
  }

  /// A column with another room, which holds all nodes, in a block of its own; and what it has room
  /// for.
  private func resized<Element: BitwiseCopyable & Sendable>(
    _ column: UnsafeMutablePointer<Element>, _ wanted: Int
  ) -> (UnsafeMutablePointer<Element>, Int) {
    guard unsafe shared != nil else {
      return unsafe ImmutableBuffer<Element>.reallocated(
        column, count: count, from: capacity, to: wanted)
    }
    let (own, capacity) = unsafe ImmutableBuffer<Element>.allocated(wanted)
    unsafe own.initialize(from: column, count: count)
    return unsafe (own, capacity)
  }
}
