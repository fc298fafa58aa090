internal import CICU

extension ICUBuffer {
  /// Parts that fit into the first buffer.
  private static let stackParts = 32

  /// A call that formats into an output, reports its status and returns the length needed.
  typealias Format = (
    _ output: UnsafeMutablePointer<cicu_output>, _ status: UnsafeMutablePointer<Int32>
  ) -> Int32

  /// The text that `format` writes, with its parts.
  ///
  /// - Throws: `ICUError` when the call fails.
  static func formatted(
    while operation: @autoclosure () -> String, _ format: Format
  ) throws(ICUError) -> FormattedString {
    var capacity = stackUnits
    var partCapacity = stackParts
    var status: Int32 = 0
    for _ in 0..<2 {
      status = 0
      var needed = 0
      var count = 0
      let result: FormattedString? = unsafe withUnsafeTemporaryAllocation(
        of: UInt16.self, capacity: capacity
      ) { text in
        unsafe withUnsafeTemporaryAllocation(of: cicu_part.self, capacity: partCapacity) { parts in
          var output = unsafe cicu_output(
            text: text.baseAddress, capacity: Int32(capacity), parts: parts.baseAddress,
            part_capacity: Int32(partCapacity), count: 0)
          needed = unsafe Int(format(&output, &status))
          count = unsafe Int(output.count)
          guard status <= 0, needed <= capacity, count <= partCapacity else { return nil }
          return unsafe FormattedString(
            string: String(utf16: UnsafeBufferPointer(rebasing: text[..<needed])),
            parts: collect(UnsafeBufferPointer(rebasing: parts[..<count])))
        }
      }
      if let result { return result }
      guard needed > capacity || count > partCapacity,
        status <= 0 || status == ICUStatus.bufferOverflow
      else { break }
      // A text that did not fit may not have had its parts counted yet: each unit can begin one of
      // a few nested parts.
      partCapacity = max(partCapacity, count, 4 * needed)
      capacity = max(capacity, needed)
    }
    throw ICUError(code: max(status, ICUStatus.illegalArgument), operation: operation())
  }

  private static func collect(
    _ parts: UnsafeBufferPointer<cicu_part>
  ) -> [FormattedPart] {
    var result: [FormattedPart] = []
    let count = parts.count
    result.reserveCapacity(count)
    for position in 0..<count {
      let part = unsafe parts[position]
      guard part.start < part.end,
        let next = FormattedPart(
          category: part.category, field: part.field, range: Int(part.start)..<Int(part.end))
      else { continue }
      // ICU reports nearly in order: an enclosing part comes late.
      var place = result.count
      while place > 0, FormattedPart.precedes(next, result[place - 1]) { place -= 1 }
      if place == result.count {
        result.append(next)
      } else {
        result.insert(next, at: place)
      }
    }
    return result
  }
}
