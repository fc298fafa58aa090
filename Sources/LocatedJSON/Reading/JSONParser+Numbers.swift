extension JSONParser {
  /// Reads a number from its sign or first digit and appends its node.
  mutating func readNumber(_ bytes: Span<UInt8>, _ position: inout Int) throws(Failure) {
    let start = position
    var offset = start
    if bytes[offset] == 0x2D {
      offset += 1
      try requireDigitAfterSign(bytes, offset, start)
    }
    let integerStart = offset
    Self.skipDigits(bytes, &offset)
    let integerDigits = offset - integerStart
    if integerDigits > 1, bytes[integerStart] == 0x30 {
      throw Failure(offset: integerStart, reason: .invalidNumber(.leadingZero))
    }
    if offset < bytes.count, bytes[offset] == 0x2E {
      offset += 1
      try requireDigit(bytes, offset, .missingFractionDigits)
      Self.skipDigits(bytes, &offset)
    }
    var hasExponent = false
    if offset < bytes.count, bytes[offset] | 0x20 == 0x65 {
      hasExponent = true
      offset += 1
      if offset < bytes.count, bytes[offset] == 0x2B || bytes[offset] == 0x2D { offset += 1 }
      try requireDigit(bytes, offset, .missingExponentDigits)
      Self.skipDigits(bytes, &offset)
    }
    // The largest finite double has 309 digits before the point.
    if hasExponent || integerDigits >= 309 {
      let literal = JSONText.text(bytes, start, offset)
      guard let value = Double(literal), value.isFinite else {
        throw Failure(
          offset: start, reason: .numberOverflow(JSONText.shortened(literal)))
      }
    }
    position = offset
    try append(JSONNode(.number, offset: start, end: offset, parent: parent))
  }

  private static func skipDigits(_ bytes: Span<UInt8>, _ offset: inout Int) {
    while offset < bytes.count, isDigit(bytes[offset]) { offset += 1 }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  private func requireDigit(
    _ bytes: Span<UInt8>, _ offset: Int, _ fault: JSONError.NumberFault
  ) throws(Failure) {
    guard offset < bytes.count else {
      throw Failure(offset: offset, reason: .truncated(expected: .digits))
    }
    guard Self.isDigit(bytes[offset]) else {
      throw Failure(offset: offset, reason: .invalidNumber(fault))
    }
  }

  /// Sorts out what else may stand behind a minus: the end, a point, a word such as `Infinity`.
  private func requireDigitAfterSign(
    _ bytes: Span<UInt8>, _ offset: Int, _ start: Int
  ) throws(Failure) {
    guard offset < bytes.count, !Self.isDigit(bytes[offset]) else {
      return try requireDigit(bytes, offset, .missingIntegerDigits)
    }
    let word = JSONText.text(bytes, offset, min(Self.endOfWord(bytes, offset), offset + 32))
    if Self.isNonFiniteWord(word) {
      throw Failure(offset: start, reason: .nonFiniteWord("-" + word))
    }
    if bytes[offset] == 0x2E {
      throw Failure(offset: offset, reason: .invalidNumber(.missingIntegerDigits))
    }
    throw unexpected(bytes, offset, .digits)
  }
}
