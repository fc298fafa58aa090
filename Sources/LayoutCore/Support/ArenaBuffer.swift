/// The owner of a fixed number of plain values in one block of memory, every access checked.
///
/// Layout writes millions of small fields; an array pays a uniqueness test for each. This buffer
/// pays one comparison with its count, and frees its memory when its owner goes away.
@safe
struct ArenaBuffer<Element: BitwiseCopyable>: ~Copyable {
  private let base: UnsafeMutablePointer<Element>

  /// How many elements there are.
  let count: Int

  /// Allocates a block and fills it with one value.
  ///
  /// - Complexity: O(`count`).
  init(repeating value: Element, count: Int) {
    let capacity = Swift.max(count, 1)
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    unsafe base.initialize(repeating: value, count: capacity)
    self.count = count
  }

  deinit { unsafe base.deallocate() }

  /// The element at an index.
  ///
  /// - Precondition: the index is at least 0 and below `count`.
  subscript(index: Int) -> Element {
    unsafeAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "arena index out of range")
      return unsafe base + index
    }
  }

  /// Writes one value over every element.
  ///
  /// - Complexity: O(`count`).
  func fill(_ value: Element) {
    unsafe base.update(repeating: value, count: count)
  }
}
