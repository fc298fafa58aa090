/// Helpers over the bytes of a document.
enum JSONText {
  /// Eight bytes, the first one lowest.
  ///
  /// - Precondition: there are eight at the offset.
  @inline(__always)
  static func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt64 {
    precondition(offset >= 0 && offset <= bytes.count &- 8, "a document has fewer bytes")
    var word: UInt64 = 0
    for place in 0..<8 {
      word |= UInt64(bytes[offset &+ place]) &<< UInt64(truncatingIfNeeded: place &* 8)
    }
    return word
  }

  /// The length of the well-formed UTF-8 sequence at an offset, or 0 if it is ill-formed.
  ///
  /// Source: Unicode 15, table 3-7.
  static func sequenceLength(_ bytes: Span<UInt8>, _ offset: Int) -> Int {
    let lead = bytes[offset]
    switch lead {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: return hasTail(bytes, offset, 1) ? 2 : 0
    case 0xE0...0xEF:
      guard hasTail(bytes, offset, 2) else { return 0 }
      let second = bytes[offset + 1]
      if lead == 0xE0, second < 0xA0 { return 0 }
      if lead == 0xED, second > 0x9F { return 0 }
      return 3
    case 0xF0...0xF4:
      guard hasTail(bytes, offset, 3) else { return 0 }
      let second = bytes[offset + 1]
      if lead == 0xF0, second < 0x90 { return 0 }
      if lead == 0xF4, second > 0x8F { return 0 }
      return 4
    default: return 0
    }
  }

  private static func hasTail(_ bytes: Span<UInt8>, _ offset: Int, _ count: Int) -> Bool {
    guard offset + count < bytes.count else { return false }
    for index in offset + 1...offset + count where bytes[index] & 0xC0 != 0x80 {
      return false
    }
    return true
  }

  /// The scalar at an offset, or nil if the bytes there are no UTF-8.
  static func scalar(_ bytes: Span<UInt8>, _ offset: Int) -> Unicode.Scalar? {
    let length = sequenceLength(bytes, offset)
    switch length {
    case 0: return nil
    case 1: return Unicode.Scalar(bytes[offset])
    default:
      var value = UInt32(bytes[offset]) & (0x7F >> UInt32(length))
      for index in offset + 1..<offset + length {
        value = value << 6 | UInt32(bytes[index] & 0x3F)
      }
      return Unicode.Scalar(value)
    }
  }

  static func hexadecimalDigit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }

  /// The text of a range that is known to be well-formed.
  static func text(_ bytes: Span<UInt8>, _ start: Int, _ end: Int) -> String {
    do {
      return String(copying: try UTF8Span(validating: bytes.extracting(start..<end)))
    } catch {
      assertionFailure("the parser has checked this range")
      return "\u{FFFD}"
    }
  }

  /// A literal cut to a length that fits a message.
  static func shortened(_ literal: String) -> String {
    literal.utf8.count <= 40 ? literal : literal.prefix(24) + "\u{2026}" + literal.suffix(8)
  }

  /// The text of a string or member name, escapes resolved.
  static func decode(_ bytes: Span<UInt8>, _ node: JSONNode) -> String {
    guard node.hasEscapes else { return text(bytes, Int(node.offset) + 1, Int(node.extent) - 1) }
    return String(decoding: unescaped(bytes, node), as: UTF8.self)
  }

  /// The UTF-8 bytes of a string or member name whose escapes were checked before.
  static func unescaped(_ bytes: Span<UInt8>, _ node: JSONNode) -> [UInt8] {
    var result: [UInt8] = []
    var offset = Int(node.offset) + 1
    let end = Int(node.extent) - 1
    result.reserveCapacity(end - offset)
    while offset < end {
      let byte = bytes[offset]
      guard byte == 0x5C else {
        result.append(byte)
        offset += 1
        continue
      }
      offset = appendEscape(bytes, offset, to: &result)
    }
    return result
  }

  private static func appendEscape(
    _ bytes: Span<UInt8>, _ offset: Int, to result: inout [UInt8]
  ) -> Int {
    switch bytes[offset + 1] {
    case 0x62: result.append(0x08)
    case 0x66: result.append(0x0C)
    case 0x6E: result.append(0x0A)
    case 0x72: result.append(0x0D)
    case 0x74: result.append(0x09)
    case 0x75:
      var value = hexadecimalUnit(bytes, offset + 2)
      let isPair = value >= 0xD800 && value <= 0xDBFF
      if isPair {
        value = 0x10000 + (value - 0xD800) << 10 + (hexadecimalUnit(bytes, offset + 8) - 0xDC00)
      }
      result.append(contentsOf: UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init())
      return offset + (isPair ? 12 : 6)
    default: result.append(bytes[offset + 1])
    }
    return offset + 2
  }

  private static func hexadecimalUnit(_ bytes: Span<UInt8>, _ offset: Int) -> UInt32 {
    var unit: UInt32 = 0
    for index in offset..<offset + 4 {
      unit = unit << 4 | UInt32(hexadecimalDigit(bytes[index]) ?? 0)
    }
    return unit
  }
}
