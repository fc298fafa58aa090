extension JSONParser {
  /// Reads a string from its opening quote, checks UTF-8 and escapes, and appends its node.
  mutating func readString(
    _ bytes: Span<UInt8>, _ position: inout Int, kind: JSONNode.Kind
  ) throws(Failure) {
    let start = position
    var offset = start + 1
    var hasEscapes = false
    while true {
      Self.skipPlain(bytes, &offset)
      guard offset < bytes.count else {
        throw Failure(offset: offset, reason: .truncated(expected: .closingQuote))
      }
      let byte = bytes[offset]
      if byte == 0x22 { break }
      if byte == 0x5C {
        hasEscapes = true
        offset = try endOfEscape(bytes, offset)
      } else if byte < 0x20 {
        throw Failure(offset: offset, reason: .controlCharacter(byte))
      } else {
        let length = JSONText.sequenceLength(bytes, offset)
        guard length > 0 else {
          throw Failure(offset: offset, reason: .invalidUTF8(byte))
        }
        offset += length
      }
    }
    position = offset + 1
    let digest = JSONDigest(bytes, start + 1, offset - start - 1).short
    try append(
      JSONNode(
        kind, offset: start, end: position, parent: parent, hasEscapes: hasEscapes,
        digest: digest))
  }

  /// Goes to the first byte that is not plain, or to the end.
  @inline(__always)
  private static func skipPlain(_ bytes: Span<UInt8>, _ offset: inout Int) {
    while offset &+ 8 <= bytes.count {
      let other = otherThanPlain(JSONText.word(bytes, offset))
      if other != 0 {
        offset &+= other.trailingZeroBitCount &>> 3
        return
      }
      offset &+= 8
    }
    while offset < bytes.count, isPlain(bytes[offset]) { offset &+= 1 }
  }

  /// The highest bit of each of eight bytes that is not plain; above the first such byte there may
  /// be more bits.
  @inline(__always)
  private static func otherThanPlain(_ word: UInt64) -> UInt64 {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quote = word ^ (ones &* 0x22)
    let backslash = word ^ (ones &* 0x5C)
    let control = (word &- (ones &* 0x20)) & ~word
    let found = (quote &- ones) & ~quote | (backslash &- ones) & ~backslash | control | word
    return found & (ones &* 0x80)
  }

  /// Printable ASCII other than the double quote and the backslash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte >= 0x20 && byte < 0x80 && byte != 0x22 && byte != 0x5C
  }

  /// The offset behind an escape sequence, both halves of a surrogate pair included.
  private func endOfEscape(_ bytes: Span<UInt8>, _ start: Int) throws(Failure) -> Int {
    guard start + 1 < bytes.count else {
      throw Failure(offset: bytes.count, reason: .truncated(expected: .closingQuote))
    }
    switch bytes[start + 1] {
    case 0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74:
      return start + 2
    case 0x75:
      let unit = try unicodeEscape(bytes, start)
      if unit < 0xD800 || unit > 0xDFFF { return start + 6 }
      guard unit < 0xDC00 else { throw Failure(offset: start, reason: .loneSurrogate(unit)) }
      return try endOfSurrogatePair(bytes, start, high: unit)
    default:
      guard let scalar = JSONText.scalar(bytes, start + 1) else {
        throw Failure(offset: start + 1, reason: .invalidUTF8(bytes[start + 1]))
      }
      throw Failure(offset: start, reason: .invalidEscape(scalar))
    }
  }

  private func endOfSurrogatePair(
    _ bytes: Span<UInt8>, _ start: Int, high: UInt16
  ) throws(Failure) -> Int {
    let second = start + 6
    if second == bytes.count || (second + 1 == bytes.count && bytes[second] == 0x5C) {
      throw Failure(offset: bytes.count, reason: .truncated(expected: .closingQuote))
    }
    guard bytes[second] == 0x5C, bytes[second + 1] == 0x75 else {
      throw Failure(offset: start, reason: .loneSurrogate(high))
    }
    let low = try unicodeEscape(bytes, second)
    guard low >= 0xDC00, low <= 0xDFFF else {
      throw Failure(offset: start, reason: .loneSurrogate(high))
    }
    return second + 6
  }

  private func unicodeEscape(_ bytes: Span<UInt8>, _ start: Int) throws(Failure) -> UInt16 {
    var unit: UInt16 = 0
    for offset in start + 2..<start + 6 {
      guard offset < bytes.count else {
        throw Failure(offset: bytes.count, reason: .truncated(expected: .closingQuote))
      }
      guard let digit = JSONText.hexadecimalDigit(bytes[offset]) else {
        throw Failure(offset: start, reason: .invalidUnicodeEscape)
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}
