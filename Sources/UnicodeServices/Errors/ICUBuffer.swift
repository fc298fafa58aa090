/// The one way in which buffers are lent to ICU.
///
/// ICU's functions fill a buffer and return the length they needed. Each call here gets 128 units on
/// the stack; only when that was too little is it made once more with the length asked for.
@safe
package enum ICUBuffer {
  /// Units of the first buffer.
  package static let stackUnits = 128

  /// A call that fills at most `capacity` units, reports its status and returns the length needed.
  package typealias Fill<Unit> = (
    _ buffer: UnsafeMutablePointer<Unit>, _ capacity: Int32, _ status: UnsafeMutablePointer<Int32>
  ) -> Int32

  /// The text that `fill` writes in UTF-16; ill-formed units become U+FFFD.
  ///
  /// - Throws: `ICUError` when the call fails.
  package static func string(
    while operation: @autoclosure () -> String, _ fill: Fill<UInt16>
  ) throws(ICUError) -> String {
    try unsafe preflight(while: operation(), fill) { unsafe String(utf16: $0) }
  }

  /// The UTF-16 units that `fill` writes.
  ///
  /// - Throws: `ICUError` when the call fails.
  package static func units(
    while operation: @autoclosure () -> String, _ fill: Fill<UInt16>
  ) throws(ICUError) -> [UInt16] {
    try unsafe preflight(while: operation(), fill) { unsafe Array($0) }
  }

  /// The identifier or keyword that `fill` writes in ASCII.
  ///
  /// - Throws: `ICUError` when the call fails.
  package static func ascii(
    while operation: @autoclosure () -> String, _ fill: Fill<CChar>
  ) throws(ICUError) -> String {
    try unsafe preflight(while: operation(), fill) { buffer in
      unsafe String(decoding: buffer.lazy.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  private static func preflight<Unit: BitwiseCopyable, Result>(
    while operation: @autoclosure () -> String,
    _ fill: Fill<Unit>,
    use: (UnsafeBufferPointer<Unit>) -> Result
  ) throws(ICUError) -> Result {
    var capacity = stackUnits
    var status: Int32 = 0
    for _ in 0..<2 {
      status = 0
      var needed = 0
      let result: Result? = unsafe withUnsafeTemporaryAllocation(
        of: Unit.self, capacity: capacity
      ) { buffer in
        guard let start = buffer.baseAddress else { return nil }
        needed = unsafe Int(fill(start, Int32(capacity), &status))
        guard status <= 0, needed <= capacity else { return nil }
        return unsafe use(UnsafeBufferPointer(start: start, count: needed))
      }
      if let result { return result }
      guard needed > capacity, status <= 0 || status == ICUStatus.bufferOverflow else { break }
      capacity = needed
    }
    throw ICUError(code: max(status, ICUStatus.illegalArgument), operation: operation())
  }
}
