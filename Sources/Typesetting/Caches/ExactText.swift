/// A text as a key: two texts are one only where every code unit is the same.
///
/// `String` takes canonically equivalent texts for equal, but their UTF-16 offsets differ.
struct ExactText: Hashable, Sendable {
  let string: String

  init(_ string: String) { self.string = string }

  static func == (lhs: ExactText, rhs: ExactText) -> Bool {
    let left = lhs.string.utf8
    let right = rhs.string.utf8
    guard left.count == right.count else { return false }
    let fast = unsafe left.withContiguousStorageIfAvailable { left in
      unsafe right.withContiguousStorageIfAvailable { right in
        unsafe left.elementsEqual(right)
      }
    }
    if case .some(.some(let answer)) = fast { return answer }
    return left.elementsEqual(right)
  }

  func hash(into hasher: inout Hasher) {
    let done: Void? = unsafe string.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    guard done == nil else { return }
    for byte in string.utf8 { hasher.combine(byte) }
  }
}
