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
    var status: cicu_status = 0
    // Chinese and Japanese lines break nearly everywhere.
    let capacity = units.count
    let found = unsafe withUnsafeTemporaryAllocation(of: cicu_break.self, capacity: capacity) {
      buffer in
      let count = unsafe cicu_breaks_all(
        pointer, units, Int32(units.count), isForLines, buffer.baseAddress, Int32(capacity),
        &status)
      var result: [TextBreak] = []
      result.append(addingCapacity: Int(count)) { breaks in
        for index in 0..<Int(count) {
          let found = unsafe buffer[index]
          breaks.append(TextBreak(offset: Int(found.offset), status: found.status))
        }
      }
      return result
    }
    return status <= 0 ? found : nil
  }
}
