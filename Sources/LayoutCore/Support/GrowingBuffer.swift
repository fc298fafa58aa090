/// A buffer that grows when it is full and keeps its room, every access checked.
///
/// Its bookkeeping stands behind a pointer, so that a class can hold it in a constant: a variable
/// property would cost an exclusivity check with every access.
@safe
struct GrowingBuffer<Element: BitwiseCopyable>: ~Copyable {
  @safe
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var capacity: Int
  }

  private let header: UnsafeMutablePointer<Header>
  private let filler: Element

  /// Allocates room for a number of elements; new room holds `filler`.
  init(filler: Element, capacity: Int) {
    let capacity = Swift.max(capacity, 1)
    let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe base.initialize(repeating: filler, count: capacity)
    unsafe header = UnsafeMutablePointer<Header>.allocate(capacity: 1)
    unsafe header.initialize(to: Header(base: base, capacity: capacity))
    self.filler = filler
  }

  deinit {
    unsafe header.pointee.base.deallocate()
    unsafe header.deallocate()
  }

  /// How many elements there is room for.
  var capacity: Int { unsafe header.pointee.capacity }

  /// Makes room for at least `count` elements; those that are there keep their places.
  ///
  /// - Complexity: O(1) amortised.
  @inline(__always)
  func ensure(_ count: Int) {
    if unsafe count > header.pointee.capacity { grow(count) }
  }

  @inline(never)
  private func grow(_ count: Int) {
    let old = unsafe header.pointee
    let capacity = Swift.max(count, old.capacity * 2)
    let base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe base.initialize(from: old.base, count: old.capacity)
    unsafe (base + old.capacity).initialize(repeating: filler, count: capacity - old.capacity)
    unsafe old.base.deallocate()
    unsafe header.pointee = Header(base: base, capacity: capacity)
  }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `capacity`.
  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(
        unsafe UInt(bitPattern: index) < UInt(bitPattern: header.pointee.capacity),
        "arena index out of range")
      return unsafe UnsafePointer(header.pointee.base + index)
    }
    nonmutating unsafeMutableAddress {
      precondition(
        unsafe UInt(bitPattern: index) < UInt(bitPattern: header.pointee.capacity),
        "arena index out of range")
      return unsafe header.pointee.base + index
    }
  }
}
