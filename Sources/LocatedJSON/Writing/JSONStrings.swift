/// Writes strings so that nothing in them stays hidden.
enum JSONStrings {
  /// Appends a quoted string.
  ///
  /// The quote, the backslash and control characters are escaped as JSON demands, and every
  /// character with ``Unicode/Scalar/isInvisibleInText`` as `\uXXXX`.
  static func append(_ value: String, to output: inout [UInt8]) {
    let utf8 = value.utf8
    let text = utf8.span
    var plain = 0
    output.append(addingCapacity: text.count + 2) { span in
      span.append(0x22)
      while plain < text.count, isPlain(text[plain]) {
        span.append(text[plain])
        plain += 1
      }
      if plain == text.count { span.append(0x22) }
    }
    if plain < text.count { appendEscaping(text, from: plain, to: &output) }
  }

  private static func appendEscaping(
    _ text: Span<UInt8>, from start: Int, to output: inout [UInt8]
  ) {
    var offset = start
    while offset < text.count {
      let hit = nextEscaped(text, from: offset)
      let end = hit?.offset ?? text.count
      output.append(addingCapacity: end - offset) { span in
        for index in offset..<end { span.append(text[index]) }
      }
      offset = end
      if let hit {
        appendEscape(hit.scalar, to: &output)
        offset += hit.length
      }
    }
    output.append(0x22)
  }

  /// Printable ASCII other than the double quote and the backslash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != 0x22 && byte != 0x5C
  }

  private static func nextEscaped(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (offset: Int, length: Int, scalar: Unicode.Scalar)? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if isPlain(byte) {
        offset += 1
        continue
      }
      if byte < 0x80 { return (offset, 1, Unicode.Scalar(byte)) }
      if offset + 1 < bytes.count, mayBeInvisible(byte, bytes[offset + 1]),
        let scalar = JSONText.scalar(bytes, offset), scalar.isInvisibleInText
      {
        return (offset, JSONText.sequenceLength(bytes, offset), scalar)
      }
      offset += 1
    }
    return nil
  }

  /// Whether the UTF-8 form of an invisible character begins with these two bytes.
  private static func mayBeInvisible(_ first: UInt8, _ second: UInt8) -> Bool {
    switch first {
    case 0xC2: second < 0xA0 || second == 0xAD
    case 0xCD: second == 0x8F
    case 0xD8: second == 0x9C
    case 0xE1: second == 0x85 || second == 0x9E || second == 0xA0
    case 0xE2: second == 0x80 || second == 0x81
    case 0xE3: second == 0x85
    case 0xEF: second >= 0xB8
    case 0xF0: second == 0x9B || second == 0x9D
    case 0xF3: second == 0xA0
    default: false
    }
  }

  private static func appendEscape(_ scalar: Unicode.Scalar, to output: inout [UInt8]) {
    output.append(0x5C)
    switch scalar.value {
    case 0x22, 0x5C: output.append(UInt8(scalar.value))
    case 0x08: output.append(0x62)
    case 0x09: output.append(0x74)
    case 0x0A: output.append(0x6E)
    case 0x0C: output.append(0x66)
    case 0x0D: output.append(0x72)
    default:
      let units = Array(UTF16.encode(scalar) ?? .init())
      appendUnit(units[0], to: &output)
      if units.count > 1 {
        output.append(0x5C)
        appendUnit(units[1], to: &output)
      }
    }
  }

  private static func appendUnit(_ unit: UInt16, to output: inout [UInt8]) {
    output.append(0x75)
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 15)
      output.append(digit < 10 ? 0x30 + digit : 0x57 + digit)
    }
  }
}
