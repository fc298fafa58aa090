/// Reading UTF-16 arrays.
public enum UTF16Text {
  /// The code units of a text.
  ///
  /// - Complexity: O(length), in one pass over the UTF-8 of a native string.
  public static func units(of text: String) -> [UInt16] {
    let decoded = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
      unsafe units(ofUTF8: bytes)
    }
    return decoded ?? Array(text.utf16)
  }

  /// Decodes the UTF-8 of a string, which Swift keeps valid.
  private static func units(ofUTF8 bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
    var result: [UInt16] = []
    result.append(addingCapacity: bytes.count) { units in
      var index = 0
      func follow(_ place: Int) -> UInt32 { unsafe UInt32(bytes[place] & 0x3F) }
      while index < bytes.count {
        let lead = unsafe UInt32(bytes[index])
        switch lead {
        case 0..<0x80:
          units.append(UInt16(lead))
          index += 1
        case 0x80..<0xE0:
          units.append(UInt16((lead & 0x1F) << 6 | follow(index + 1)))
          index += 2
        case 0xE0..<0xF0:
          units.append(
            UInt16((lead & 0xF) << 12 | follow(index + 1) << 6 | follow(index + 2)))
          index += 3
        default:
          let high = (lead & 7) << 18 | follow(index + 1) << 12
          let scalar = (high | follow(index + 2) << 6 | follow(index + 3)) - 0x10000
          units.append(UInt16(0xD800 + scalar >> 10))
          units.append(UInt16(0xDC00 + scalar & 0x3FF))
          index += 4
        }
      }
    }
    return result
  }

  /// The units with every unpaired surrogate replaced by U+FFFD, offsets unchanged.
  public static func repaired(_ units: [UInt16]) -> [UInt16] {
    guard units.contains(where: { $0 & 0xF800 == 0xD800 }) else { return units }
    var result = units
    var index = 0
    while index < result.count {
      if result[index] & 0xF800 == 0xD800 {
        let paired =
          result[index] & 0xFC00 == 0xD800 && index + 1 < result.count
          && result[index + 1] & 0xFC00 == 0xDC00
        if paired { index += 1 } else { result[index] = 0xFFFD }
      }
      index += 1
    }
    return result
  }

  /// The code point at an offset and its length in units; an unpaired surrogate reads as U+FFFD.
  ///
  /// Inlinable, as every stage reads texts by it: a call took a tenth of setting a text.
  @inlinable
  public static func scalar(in units: [UInt16], at index: Int) -> (value: UInt32, length: Int) {
    let unit = units[index]
    guard unit & 0xF800 == 0xD800 else { return (UInt32(unit), 1) }
    guard unit & 0xFC00 == 0xD800, index + 1 < units.count,
      units[index + 1] & 0xFC00 == 0xDC00
    else { return (0xFFFD, 1) }
    let high = UInt32(unit & 0x3FF) << 10
    return (0x10000 + high + UInt32(units[index + 1] & 0x3FF), 2)
  }
}
