extension String {
  /// The text of UTF-16 units, with U+FFFD for halves of surrogate pairs.
  ///
  /// `String(decoding:as:)` gives the same, ten times slower: values of a few units are what is read
  /// here all the time, and the library's way leads through unspecialized code.
  ///
  /// - Complexity: O(n).
  init(utf16 units: UnsafeBufferPointer<UInt16>) {
    // One unit becomes at most three bytes.
    let capacity = units.count * 3
    unsafe self.init(unsafeUninitializedCapacity: capacity) { bytes in
      var writer = unsafe UTF8Writer(bytes: bytes)
      var position = 0
      while position < units.count {
        let unit = unsafe UInt32(units[position])
        position += 1
        if unit & 0xF800 != 0xD800 {
          writer.append(unit)
        } else if unit < 0xDC00, position < units.count,
          case let low = unsafe UInt32(units[position]), low & 0xFC00 == 0xDC00
        {
          position += 1
          writer.append(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
        } else {
          writer.append(0xFFFD)
        }
      }
      return writer.count
    }
  }
}

/// Writes code points into bytes that are enough for them.
@safe
private struct UTF8Writer {
  let bytes: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  mutating func append(_ codePoint: UInt32) {
    if codePoint < 0x80 {
      put(codePoint)
    } else if codePoint < 0x800 {
      put(0xC0 | codePoint >> 6)
      put(0x80 | codePoint & 0x3F)
    } else if codePoint < 0x10000 {
      put(0xE0 | codePoint >> 12)
      put(0x80 | codePoint >> 6 & 0x3F)
      put(0x80 | codePoint & 0x3F)
    } else {
      put(0xF0 | codePoint >> 18)
      put(0x80 | codePoint >> 12 & 0x3F)
      put(0x80 | codePoint >> 6 & 0x3F)
      put(0x80 | codePoint & 0x3F)
    }
  }

  private mutating func put(_ byte: UInt32) {
    unsafe bytes[count] = UInt8(truncatingIfNeeded: byte)
    count += 1
  }
}
