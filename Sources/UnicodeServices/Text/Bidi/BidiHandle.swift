internal import CICU

/// A `UBiDi`.
///
/// Unchecked: ICU forbids concurrent use of one object, and a handle is used by the one caller that
/// took it out of its pool under the pool's lock.
@safe final class BidiHandle: @unchecked Sendable {
  private let pointer: OpaquePointer

  /// Opens an object; `nil` without memory.
  init?() {
    guard let pointer = unsafe cicu_bidi_open() else { return nil }
    unsafe self.pointer = pointer
  }

  deinit { unsafe cicu_bidi_close(pointer) }

  /// Resolves a paragraph; `nil` when ICU refuses.
  ///
  /// The second value tells whether both directions occur: if not, ICU reports the paragraph level
  /// everywhere.
  func resolve(
    _ units: [UInt16], in range: Range<Int>, base: BidiBase
  ) -> (levels: BidiLevels, isMixed: Bool)? {
    let request: UInt8 =
      switch base {
      case .leftToRight: 0
      case .rightToLeft: 1
      case .firstStrongElseLeftToRight: 0xFE
      case .firstStrongElseRightToLeft: 0xFF
      }
    var status: cicu_status = 0
    return unsafe units.withUnsafeBufferPointer { buffer in
      let slice = unsafe UnsafeBufferPointer(rebasing: buffer[range])
      unsafe cicu_bidi_set_paragraph(
        pointer, slice.baseAddress, Int32(slice.count), request, &status)
      guard status <= 0 else { return nil }
      var levels: [UInt8] = []
      if !slice.isEmpty {
        guard let pointer = unsafe cicu_bidi_levels(pointer, &status), status <= 0 else {
          return nil
        }
        levels = unsafe Array(UnsafeBufferPointer(start: pointer, count: slice.count))
      }
      let result = unsafe BidiLevels(
        paragraphLevel: cicu_bidi_paragraph_level(pointer), levels: levels)
      return unsafe (result, cicu_bidi_is_mixed(pointer))
    }
  }
}
