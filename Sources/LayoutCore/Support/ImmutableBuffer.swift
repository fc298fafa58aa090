/// The owner of plain values that never change after creation, every access checked.
///
/// Sendable although it holds a pointer: the memory is written in the initializer only, and freed
/// when the last owner goes away.
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
    unsafe base = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    unsafe elements.withUnsafeBufferPointer { source in
      guard let start = source.baseAddress else { return }
      unsafe base.initialize(from: start, count: source.count)
    }
  }

  deinit { unsafe base.deallocate() }

  /// A view of the elements for someone who keeps their owner alive.
  var view: BufferView<Element> { unsafe BufferView(base: base, count: count) }

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
