/// A list of plain values that is filled, every access checked; it becomes an ``ImmutableBuffer``
/// without a copy.
///
/// The block grows with `realloc`, which moves the pages of a large block instead of their content.
/// Unlike an array it has one owner for certain, so that adding asks for nothing but room.
@safe
@usableFromInline
package struct BuildBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable {
  @usableFromInline var base: UnsafeMutablePointer<Element>
  @usableFromInline var capacity: Int
  @usableFromInline var filled = 0

  /// How many elements there are.
  @inlinable
  package var count: Int { filled }

  /// Allocates room for a number of elements.
  package init(capacity: Int) {
    unsafe (base, self.capacity) = ImmutableBuffer<Element>.allocated(max(capacity, 1))
  }

  deinit { unsafe ImmutableBuffer<Element>.release(base, capacity) }

  /// Makes room for at least `count` elements.
  package mutating func reserveCapacity(_ count: Int) {
    if count > capacity { resize(count) }
  }

  /// Adds an element.
  ///
  /// - Complexity: O(1) amortised.
  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    if filled == capacity { grow() }
    unsafe (base + filled).initialize(to: element)
    filled &+= 1
  }

  /// Whether there is no element.
  var isEmpty: Bool { count == 0 }

  /// The indices of the elements.
  var indices: Range<Int> { 0..<count }

  /// The last element, nil when there is none.
  var last: Element? { count > 0 ? self[count - 1] : nil }

  /// Takes the last element away; nil when there is none.
  mutating func popLast() -> Element? {
    guard filled > 0 else { return nil }
    filled &-= 1
    return unsafe base[filled]
  }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  @inlinable
  package subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: filled), "arena index out of range")
      return unsafe UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: filled), "arena index out of range")
      return unsafe base + index
    }
  }

  /// The elements in an array without room to spare.
  ///
  /// - Complexity: O(`count`).
  @inlinable
  package func elements() -> ContiguousArray<Element> {
    var result: ContiguousArray<Element> = []
    unsafe result.append(contentsOf: UnsafeBufferPointer(start: base, count: count))
    return result
  }

  /// Ends filling; room that is left over is given back.
  consuming func finish() -> ImmutableBuffer<Element> {
    if count < capacity { resize(max(count, 1)) }
    let result = unsafe ImmutableBuffer(adopting: base, count: count, capacity: capacity)
    discard self
    return result
  }

  /// Small blocks grow faster: they are copied, where the pages of a large one are only moved.
  @usableFromInline
  @inline(never)
  mutating func grow() {
    let isSmall = capacity * MemoryLayout<Element>.stride < 16 * 1024
    resize(isSmall ? capacity * 4 : capacity * 2)
  }

  private mutating func resize(_ capacity: Int) {
    unsafe (base, self.capacity) = ImmutableBuffer<Element>.reallocated(
      base, count: count, from: self.capacity, to: capacity)
  }
}
