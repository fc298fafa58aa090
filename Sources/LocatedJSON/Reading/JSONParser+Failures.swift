extension JSONParser {
  /// What may follow inside a container when no comma or value was found.
  static func continuation(_ isObject: Bool, isEmpty: Bool) -> JSONError.Expected {
    if isEmpty { return next(isObject, isFirst: true) }
    return isObject ? .commaOrObjectEnd : .commaOrArrayEnd
  }

  /// What may stand where an element or member begins.
  static func next(_ isObject: Bool, isFirst: Bool) -> JSONError.Expected {
    switch (isObject, isFirst) {
    case (true, true): .nameOrObjectEnd
    case (true, false): .name
    case (false, true): .valueOrArrayEnd
    case (false, false): .value
    }
  }

  /// The failure for a character that does not fit, or for the end of the document.
  func unexpected(
    _ bytes: Span<UInt8>, _ offset: Int, _ expected: JSONError.Expected
  ) -> Failure {
    guard offset < bytes.count else {
      return Failure(offset: bytes.count, reason: .truncated(expected: expected))
    }
    let byte = bytes[offset]
    if byte == 0x2F, offset + 1 < bytes.count,
      bytes[offset + 1] == 0x2F || bytes[offset + 1] == 0x2A
    {
      return Failure(offset: offset, reason: .comment)
    }
    guard let scalar = JSONText.scalar(bytes, offset) else {
      return Failure(offset: offset, reason: .invalidUTF8(byte))
    }
    return Failure(offset: offset, reason: .unexpectedCharacter(scalar, expected: expected))
  }

  /// The failure for something that begins no value: a word, a number in another notation, a mark.
  func misplacedValue(
    _ bytes: Span<UInt8>, _ offset: Int, _ expected: JSONError.Expected
  ) -> Failure {
    let byte = bytes[offset]
    let end = min(Self.endOfWord(bytes, offset), offset + 32)
    if end > offset {
      let word = JSONText.text(bytes, offset, end)
      return Failure(
        offset: offset,
        reason: Self.isNonFiniteWord(word) ? .nonFiniteWord(word) : .unexpectedWord(word))
    }
    if byte == 0x2B {
      return Failure(offset: offset, reason: .invalidNumber(.leadingPlus))
    }
    if byte == 0x2E {
      return Failure(offset: offset, reason: .invalidNumber(.missingIntegerDigits))
    }
    return unexpected(bytes, offset, expected)
  }

  /// The offset behind the ASCII letters, digits and underscores that begin at `start`, which must
  /// be a letter or underscore for there to be a word.
  static func endOfWord(_ bytes: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      let isLetter = (byte | 0x20) &- 0x61 < 26 || byte == 0x5F
      guard isLetter || (end > start && byte &- 0x30 < 10) else { break }
      end += 1
    }
    return end
  }

  /// Whether a word is one of the spellings of "not a number" and infinity.
  static func isNonFiniteWord(_ word: String) -> Bool {
    ["nan", "inf", "infinity"].contains(word.lowercased())
  }
}
