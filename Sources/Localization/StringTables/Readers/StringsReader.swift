/// Reads the pairs of a `.strings` file, an old-style property list.
struct StringsReader {
  /// A key, its value, and the places of both.
  struct Pair: Hashable {
    var key: String
    var keyOffset: Int
    var value: String
    var valueOffset: Int
  }

  /// An octal escape beyond ASCII, whose meaning depends on an encoding nobody uses any more.
  struct OctalEscape: Hashable {
    var offset: Int
  }

  private let file: CatalogFile
  private let bytes: [UInt8]
  private var offset = 0
  private(set) var pairs: [Pair] = []
  private(set) var octalEscapes: [OctalEscape] = []

  static func read(
    _ file: CatalogFile
  ) throws(CatalogError) -> (pairs: [Pair], octalEscapes: [OctalEscape]) {
    var reader = StringsReader(file: file)
    try reader.read()
    return (reader.pairs, reader.octalEscapes)
  }

  private init(file: CatalogFile) {
    self.file = file
    bytes = file.bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func read() throws(CatalogError) {
    try skipSpace()
    while offset < bytes.count {
      let keyOffset = offset
      let key = try word("a key in quotes")
      try skipSpace()
      var value = key
      var valueOffset = keyOffset
      if take("=") {
        try skipSpace()
        valueOffset = offset
        value = try word("a value in quotes")
        try skipSpace()
      }
      guard take(";") else {
        throw file.error(offset, "a ; is missing behind \(key.prefix(40).debugDescription)")
      }
      guard value.utf8.count <= CatalogLimits.valueSize else {
        throw file.error(
          valueOffset,
          "a text of \(value.utf8.count) bytes; at most \(CatalogLimits.valueSize) are allowed")
      }
      pairs.append(Pair(key: key, keyOffset: keyOffset, value: value, valueOffset: valueOffset))
      guard pairs.count <= CatalogLimits.keys else {
        throw file.error(keyOffset, "more than \(CatalogLimits.keys) keys")
      }
      try skipSpace()
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
    offset += 1
    return true
  }

  /// White space and comments.
  private mutating func skipSpace() throws(CatalogError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        offset += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let start = offset
        offset += 2
        while offset + 1 < bytes.count,
          bytes[offset] != UInt8(ascii: "*") || bytes[offset + 1] != UInt8(ascii: "/")
        {
          offset += 1
        }
        guard offset + 1 < bytes.count else {
          throw file.error(start, "the comment is not closed with */")
        }
        offset += 2
      } else {
        return
      }
    }
  }

  // MARK: Words

  private mutating func word(_ expected: String) throws(CatalogError) -> String {
    guard offset < bytes.count else {
      throw file.error(offset, "the file ends too early; expected \(expected)")
    }
    if bytes[offset] == 0x22 || bytes[offset] == 0x27 { return try quoted() }
    let start = offset
    while offset < bytes.count, Self.isBare(bytes[offset]) {
      // A comment ends a bare word.
      if bytes[offset] == UInt8(ascii: "/"), offset + 1 < bytes.count,
        "/*".utf8.contains(bytes[offset + 1])
      {
        break
      }
      offset += 1
    }
    guard offset > start else { throw file.error(start, "expected \(expected)") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_./$:-".utf8.contains(byte)
  }

  private mutating func quoted() throws(CatalogError) -> String {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    var high: UInt32?
    while offset < bytes.count, bytes[offset] != quote {
      guard bytes[offset] == UInt8(ascii: "\\") else {
        flush(&high, to: &text)
        text.append(bytes[offset])
        offset += 1
        continue
      }
      guard offset + 1 < bytes.count else { break }
      try escape(&high, to: &text)
    }
    guard offset < bytes.count else { throw file.error(start, "the quote is not closed") }
    flush(&high, to: &text)
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  /// Half of a surrogate pair that nothing completes.
  private func flush(_ high: inout UInt32?, to text: inout [UInt8]) {
    if high != nil { text.append(contentsOf: [0xEF, 0xBF, 0xBD]) }
    high = nil
  }

  private mutating func escape(
    _ high: inout UInt32?, to text: inout [UInt8]
  ) throws(CatalogError) {
    let start = offset
    let letter = bytes[offset + 1]
    offset += 2
    if letter == UInt8(ascii: "U") || letter == UInt8(ascii: "u") {
      return try unicodeEscape(start, &high, to: &text)
    }
    flush(&high, to: &text)
    if let control = CEscape.control(letter) { return text.append(control) }
    switch letter {
    case 0x30...0x37:
      var value = Int(letter - 0x30)
      var digits = 1
      while digits < 3, offset < bytes.count, (0x30...0x37).contains(bytes[offset]) {
        value = value * 8 + Int(bytes[offset] - 0x30)
        offset += 1
        digits += 1
      }
      if value < 0x80 {
        text.append(UInt8(value))
      } else {
        octalEscapes.append(OctalEscape(offset: start))
        text.append(contentsOf: bytes[start..<offset])
      }
    default: text.append(letter)
    }
  }

  private mutating func unicodeEscape(
    _ start: Int, _ high: inout UInt32?, to text: inout [UInt8]
  ) throws(CatalogError) {
    var unit: UInt32 = 0
    var digits = 0
    while digits < 4, offset < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, bytes[offset] < 0x80
    {
      unit = unit << 4 | UInt32(digit)
      offset += 1
      digits += 1
    }
    guard digits > 0 else { throw file.error(start, "\\U needs hexadecimal digits") }
    if let first = high, unit & 0xFC00 == 0xDC00 {
      high = nil
      let value = 0x10000 + (first & 0x3FF) << 10 + (unit & 0x3FF)
      append(value, to: &text)
      return
    }
    flush(&high, to: &text)
    if unit & 0xFC00 == 0xD800 {
      high = unit
    } else {
      append(unit, to: &text)
    }
  }

  private func append(_ value: UInt32, to text: inout [UInt8]) {
    let scalar = Unicode.Scalar(value) ?? "\u{FFFD}"
    text.append(contentsOf: UTF8.encode(scalar) ?? .init())
  }
}
