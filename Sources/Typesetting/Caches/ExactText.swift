#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A text as a key: two texts are one only where every code unit is the same.
///
/// `String` takes canonically equivalent texts for equal, but their UTF-16 offsets differ.
struct ExactText: Hashable, Sendable {
  let string: String

  /// A hash of the code units, taken once: a dictionary asks for it, and for equality, often.
  private let digest: Int

  /// Makes a key of a text.
  init(_ string: String) {
    self.string = string
    var hasher = Hasher()
    let done: Void? = unsafe string.utf8.withContiguousStorageIfAvailable {
      unsafe hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if done == nil { for byte in string.utf8 { hasher.combine(byte) } }
    digest = hasher.finalize()
  }

  static func == (lhs: ExactText, rhs: ExactText) -> Bool {
    guard lhs.digest == rhs.digest else { return false }
    let left = lhs.string.utf8
    let right = rhs.string.utf8
    guard left.count == right.count else { return false }
    let fast = unsafe left.withContiguousStorageIfAvailable { left in
      unsafe right.withContiguousStorageIfAvailable { right -> Bool in
        // Mostly the very same storage.
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return unsafe first == second || memcmp(first, second, left.count) == 0
      }
    }
    if case .some(.some(let answer)) = fast { return answer }
    return left.elementsEqual(right)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
