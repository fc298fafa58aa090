/// Reading UTF-16 arrays.
public enum UTF16Text {
  /// The code units of a text.
  ///
  /// Counting the units of a text first, as `Array` does, would build an index of it.
  public static func units(of text: String) -> [UInt16] {
    var units: [UInt16] = []
    units.reserveCapacity(text.utf8.count)
    for unit in text.utf16 { units.append(unit) }
    return units
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
