/// Line and column, both counted from zero, while bytes are walked over.
struct LineWalk: Sendable {
  var line = 0
  var column = 0

  /// The first offset that has a column: behind the byte order mark, if there is one.
  static func start(of bytes: Span<UInt8>) -> Int {
    bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
  }

  /// Walks from one offset to a later one.
  mutating func advance(over bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard start < end else { return }
    for offset in start..<end {
      let byte = bytes[offset]
      if byte == 0x0A {
        line += 1
        column = 0
      } else if byte == 0x0D, offset + 1 == bytes.count || bytes[offset + 1] != 0x0A {
        line += 1
        column = 0
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
  }
}
