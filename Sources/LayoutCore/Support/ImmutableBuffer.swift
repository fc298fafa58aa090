/// The owner of plain values that never change after creation, every access checked.
///
/// Sendable although it holds a pointer: the memory is written only while a single thread has the
/// owner, and freed when the last owner goes away.
@safe
struct ImmutableBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>

  private let filled: UInt32

  /// How many elements the block has room for, or less.
  private let capacity: UInt32

  /// How many elements there are.
  var count: Int {
    @inline(__always)
    get { Int(filled) }
  }

  /// Copies the elements of an array.
  ///
  /// - Complexity: O(count).
  init(_ elements: ContiguousArray<Element>) {
    let (base, capacity) = unsafe Self.allocated(max(elements.count, 1))
    unsafe self.init(adopting: base, count: elements.count, capacity: capacity)
    unsafe elements.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe base.initialize(from: start, count: source.count)
    }
  }

  /// Takes over a block that ``allocated(_:)`` gave, whose first `count` elements are there.
  ///
  /// - Precondition: there are fewer than 2³² elements, as indices of nodes are half as wide.
  init(adopting base: UnsafeMutablePointer<Element>, count: Int, capacity: Int) {
    unsafe self.base = base
    filled = UInt32(count)
    self.capacity = UInt32(clamping: capacity)
  }

  deinit { unsafe Self.release(base, Int(capacity)) }

  /// A block with room for at least `capacity` elements, at least one, and for how many it has room;
  /// it ends with ``release(_:_:)``.
  static func allocated(_ capacity: Int) -> (UnsafeMutablePointer<Element>, Int) {
    unsafe bound(BufferPool.allocate(capacity * MemoryLayout<Element>.stride))
  }

  /// The first `count` elements of a block in one with room for another number of elements, likewise.
  static func reallocated(
    _ base: UnsafeMutablePointer<Element>, count: Int, from old: Int, to capacity: Int
  ) -> (UnsafeMutablePointer<Element>, Int) {
    let stride = MemoryLayout<Element>.stride
    let block = unsafe MemoryBlock(start: base, size: old * stride)
    return unsafe bound(
      BufferPool.reallocate(block, used: count * stride, capacity * stride))
  }

  /// Gives a block up.
  static func release(_ base: UnsafeMutablePointer<Element>, _ capacity: Int) {
    unsafe BufferPool.release(
      MemoryBlock(start: base, size: capacity * MemoryLayout<Element>.stride))
  }

  private static func bound(_ block: MemoryBlock) -> (UnsafeMutablePointer<Element>, Int) {
    let capacity = block.size / MemoryLayout<Element>.stride
    return unsafe (block.start.bindMemory(to: Element.self, capacity: capacity), capacity)
  }

  /// A view of the elements for someone who keeps their owner alive.
  var view: BufferView<Element> { unsafe BufferView(base: base, count: count) }

  /// A buffer of the same elements.
  ///
  /// - Complexity: O(count).
  func copy() -> ImmutableBuffer {
    let (copy, capacity) = unsafe Self.allocated(max(count, 1))
    unsafe copy.initialize(from: base, count: count)
    return unsafe ImmutableBuffer(adopting: copy, count: count, capacity: capacity)
  }

  /// Replaces an element before anyone else can see the buffer, or when nobody else can any more.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  func replace(at index: Int, _ element: Element) {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
    unsafe base[index] = element
  }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe UnsafePointer(base + index)
    }
  }
}

/// A view of an ``ImmutableBuffer``, every access checked.
///
/// Whoever stores a view also stores a strong reference to the object that owns the buffer; a
/// layout engine reads its tree through views, one indirection less than through the tree.
@safe
struct BufferView<Element: BitwiseCopyable & Sendable> {
  private let base: UnsafePointer<Element>

  /// How many elements there are.
  let count: Int

  fileprivate init(base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = UnsafePointer(base)
    self.count = count
  }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe base + index
    }
  }
}
