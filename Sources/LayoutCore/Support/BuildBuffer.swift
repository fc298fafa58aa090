internal import Glibc

/// A list of plain values that is filled and then becomes an ``ImmutableBuffer`` without a copy,
/// every access checked.
///
/// The block grows with `realloc`, which moves the pages of a large block instead of their content.
@safe
struct BuildBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  private var capacity: Int

  /// How many elements there are.
  private(set) var count = 0

  /// Allocates room for a number of elements.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    unsafe base = ImmutableBuffer<Element>.allocated(self.capacity)
  }

  deinit { unsafe free(base) }

  /// Makes room for at least `count` elements.
  mutating func reserveCapacity(_ count: Int) {
    if count > capacity { resize(count) }
  }

  /// Adds an element.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow() }
    unsafe (base + count).initialize(to: element)
    count += 1
  }

  /// Takes the last elements away.
  ///
  /// - Precondition: there are as many.
  mutating func removeLast(_ number: Int) {
    precondition(number >= 0 && number <= count, "a buffer has fewer elements")
    count -= number
  }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe UnsafePointer(base + index)
    }
    unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe base + index
    }
  }

  /// Ends filling; room that is left over is given back.
  consuming func finish() -> ImmutableBuffer<Element> {
    if count < capacity { resize(max(count, 1)) }
    let result = unsafe ImmutableBuffer(adopting: base, count: count)
    discard self
    return result
  }

  /// Small blocks grow faster: they are copied, where the pages of a large one are only moved.
  @inline(never)
  private mutating func grow() {
    let isSmall = capacity * MemoryLayout<Element>.stride < 16 * 1024
    resize(isSmall ? capacity * 4 : capacity * 2)
  }

  private mutating func resize(_ capacity: Int) {
    unsafe base = ImmutableBuffer<Element>.reallocated(base, capacity)
    self.capacity = capacity
  }
}
