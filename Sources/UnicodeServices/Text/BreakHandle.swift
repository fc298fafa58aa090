internal import CICU

/// A `UBreakIterator`.
///
/// Unchecked: ICU forbids concurrent use of one iterator, and a handle is used by the one caller
/// that took it out of its pool under the pool's lock.
@safe final class BreakHandle: @unchecked Sendable {
  private let pointer: OpaquePointer
  private let isForLines: Bool

  /// Opens an iterator; `nil` when ICU has no rules for it.
  init?(kind: TextBreakKind, locale: String) {
    var status: cicu_status = 0
    let opened = unsafe locale.withCString {
      unsafe cicu_breaks_open(Int32(kind.rawValue), $0, &status)
    }
    guard status <= 0, let pointer = unsafe opened else { return nil }
    unsafe self.pointer = pointer
    isForLines = kind == .line
  }

  deinit { unsafe cicu_breaks_close(pointer) }

  /// All boundaries after 0; `nil` when ICU fails.
  func boundaries(of units: [UInt16]) -> [TextBreak]? {
    var capacity = min(units.count, units.count / 3 + 16)
    while true {
      var status: cicu_status = 0
      var offsets: [Int32] = Array(repeating: 0, count: capacity)
      var statuses: [Int32] = Array(repeating: 0, count: capacity)
      let count = unsafe cicu_breaks_all(
        pointer, units, Int32(units.count), isForLines, &offsets, &statuses, Int32(capacity),
        &status)
      guard status <= 0 else { return nil }
      if Int(count) <= capacity {
        return (0..<Int(count)).map {
          TextBreak(offset: Int(offsets[$0]), status: statuses[$0])
        }
      }
      capacity = Int(count)
    }
  }
}
