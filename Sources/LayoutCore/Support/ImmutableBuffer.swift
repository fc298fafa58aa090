internal import Glibc

/// The owner of plain values that never change after creation, every access checked.
///
/// Sendable although it holds a pointer: the memory is written only while a single thread has the
/// owner, and freed when the last owner goes away.
@safe
struct ImmutableBuffer<Element: BitwiseCopyable & Sendable>: ~Copyable, @unchecked Sendable {
  private let base: UnsafeMutablePointer<Element>

  /// How many elements there are.
  let count: Int

  /// Copies the elements of an array.
  ///
  /// - Complexity: O(count).
  init(_ elements: ContiguousArray<Element>) {
    count = elements.count
    unsafe base = Self.allocated(max(elements.count, 1))
    unsafe elements.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe base.initialize(from: start, count: source.count)
    }
  }

  /// Takes over a block that ``allocated(_:)`` gave, whose first `count` elements are there.
  init(adopting base: UnsafeMutablePointer<Element>, count: Int) {
    unsafe self.base = base
    self.count = count
  }

  deinit { unsafe free(base) }

  /// A block with room for `capacity` elements, at least one; it ends with `free`.
  static func allocated(_ capacity: Int) -> UnsafeMutablePointer<Element> {
    unsafe bound(malloc(capacity * MemoryLayout<Element>.stride), capacity)
  }

  /// The block with room for another number of elements.
  static func reallocated(
    _ base: UnsafeMutablePointer<Element>, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    unsafe bound(realloc(base, capacity * MemoryLayout<Element>.stride), capacity)
  }

  private static func bound(
    _ block: UnsafeMutableRawPointer?, _ capacity: Int
  ) -> UnsafeMutablePointer<Element> {
    guard let block = unsafe block else { preconditionFailure("the system has no memory left") }
    return unsafe block.bindMemory(to: Element.self, capacity: capacity)
  }

  /// A view of the elements for someone who keeps their owner alive.
  var view: BufferView<Element> { unsafe BufferView(base: base, count: count) }

  /// A buffer of the same elements.
  ///
  /// - Complexity: O(count).
  func copy() -> ImmutableBuffer {
    let copy = unsafe Self.allocated(max(count, 1))
    unsafe copy.initialize(from: base, count: count)
    return unsafe ImmutableBuffer(adopting: copy, count: count)
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
