/// Writes strings so that nothing in them stays hidden.
enum JSONStrings {
  /// Appends a quoted string.
  ///
  /// The quote, the backslash and control characters are escaped as JSON demands, and every
  /// character with ``Unicode/Scalar/isInvisibleInText`` as `\uXXXX`.
  static func append(_ value: String, to output: inout [UInt8]) {
    output.append(0x22)
    let text = value.utf8
    var pending = text.startIndex
    let bytes = text.span
    var offset = 0
    while let hit = nextEscaped(bytes, from: offset) {
      let start = text.index(text.startIndex, offsetBy: hit.offset)
      output.append(contentsOf: text[pending..<start])
      appendEscape(hit.scalar, to: &output)
      offset = hit.offset + hit.length
      pending = text.index(text.startIndex, offsetBy: offset)
    }
    output.append(contentsOf: text[pending...])
    output.append(0x22)
  }

  private static func nextEscaped(
    _ bytes: Span<UInt8>, from start: Int
  ) -> (offset: Int, length: Int, scalar: Unicode.Scalar)? {
    var offset = start
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        if byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
          return (offset, 1, Unicode.Scalar(byte))
        }
        offset += 1
        continue
      }
      if mayLeadInvisible(byte), let scalar = JSONText.scalar(bytes, offset) {
        let length = JSONText.sequenceLength(bytes, offset)
        if scalar.isInvisibleInText { return (offset, length, scalar) }
        offset += length
      } else {
        offset += 1
      }
    }
    return nil
  }

  /// The first bytes of the UTF-8 forms of invisible characters; continuation bytes are none.
  private static func mayLeadInvisible(_ byte: UInt8) -> Bool {
    switch byte {
    case 0xC2, 0xCD, 0xD8, 0xE1, 0xE2, 0xE3, 0xEF, 0xF0, 0xF3: true
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
