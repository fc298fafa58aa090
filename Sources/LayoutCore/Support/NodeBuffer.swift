internal import Glibc

/// What is kept of each node while a tree is built, a block for each column, every access checked.
///
/// The columns grow together, so that adding a node asks only once whether there is room; at the end
/// they become the tree's without a copy.
@safe
struct NodeBuffer: ~Copyable {
  private var nodes: UnsafeMutablePointer<LayoutNode>
  private var gaps: UnsafeMutablePointer<Double>
  private var parents: UnsafeMutablePointer<Int32>
  private var spacings: UnsafeMutablePointer<SpacingTable.Code>
  private var capacity: Int

  /// How many nodes there are.
  private(set) var count = 0

  /// Allocates room for a number of nodes.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe nodes = ImmutableBuffer<LayoutNode>.allocated(self.capacity)
    unsafe gaps = ImmutableBuffer<Double>.allocated(self.capacity)
    unsafe parents = ImmutableBuffer<Int32>.allocated(self.capacity)
    unsafe spacings = ImmutableBuffer<SpacingTable.Code>.allocated(self.capacity)
  }

  deinit {
    unsafe free(nodes)
    unsafe free(gaps)
    unsafe free(parents)
    unsafe free(spacings)
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
    unsafe free(spacings)
    if count < capacity { resizeKept(max(count, 1)) }
    let finished = unsafe Finished(
      nodes: ImmutableBuffer(adopting: nodes, count: count),
      gaps: ImmutableBuffer(adopting: gaps, count: count),
      parents: ImmutableBuffer(adopting: parents, count: count))
    discard self
    return finished
  }

  /// Small blocks grow faster: they are copied, where the pages of a large one are only moved.
  @inline(never)
  private mutating func grow() { resize(capacity < 1024 ? capacity * 4 : capacity * 2) }

  private mutating func resize(_ capacity: Int) {
    resizeKept(capacity)
    unsafe spacings = ImmutableBuffer<SpacingTable.Code>.reallocated(spacings, capacity)
    self.capacity = capacity
  }

  /// Gives the columns that a tree keeps another room.
  private mutating func resizeKept(_ capacity: Int) {
    unsafe nodes = ImmutableBuffer<LayoutNode>.reallocated(nodes, capacity)
    unsafe gaps = ImmutableBuffer<Double>.reallocated(gaps, capacity)
    unsafe parents = ImmutableBuffer<Int32>.reallocated(parents, capacity)
  }
}
