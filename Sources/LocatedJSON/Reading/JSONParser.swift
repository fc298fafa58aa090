/// Turns bytes into a tape of nodes in one pass without recursion.
///
/// 1. A value is read; a container is pushed by making it the parent of what follows.
/// 2. Behind a value stands a comma, and the next value or name is read, or the end of the parent,
///    which pops it.
/// 3. When the root is popped only white space may follow.
struct JSONParser: ~Copyable {
  /// A fault at a byte offset, before its line and column are known.
  struct Failure: Error {
    var offset: Int
    var reason: JSONError.Reason
  }

  let limits: JSONLimits
  var nodes: [JSONNode] = []
  var names = JSONNameTable()
  var parent = JSONNode.none
  var count = 0
  var depth = 0
  var maximumDepth = 0
  var objectCount = 0

  init(limits: JSONLimits) {
    self.limits = limits
  }

  mutating func parse(_ bytes: Span<UInt8>) throws(Failure) {
    // Room for a dense document: what is not needed of it is never touched.
    nodes.reserveCapacity(min(bytes.count / 4, limits.maximumValueCount, 1 << 20) + 1)
    var position = LineWalk.start(of: bytes)
    try readValue(bytes, &position, expected: .value)
    while parent != JSONNode.none {
      try continueContainer(bytes, &position)
    }
    skipWhitespace(bytes, &position)
    if position < bytes.count {
      throw unexpected(bytes, position, .end)
    }
  }

  // MARK: Containers

  /// Reads from behind a value to behind the next one, or closes the container.
  private mutating func continueContainer(
    _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(Failure) {
    let isObject = nodes[Int(parent)].kind == .object
    let close: UInt8 = isObject ? 0x7D : 0x5D
    skipWhitespace(bytes, &position)
    guard position < bytes.count else {
      throw unexpected(bytes, position, Self.continuation(isObject, isEmpty: count == 0))
    }
    if bytes[position] == close {
      position += 1
      closeContainer()
      return
    }
    if count > 0 {
      guard bytes[position] == 0x2C else {
        throw unexpected(bytes, position, Self.continuation(isObject, isEmpty: false))
      }
      let comma = position
      position += 1
      skipWhitespace(bytes, &position)
      if position < bytes.count, bytes[position] == 0x5D || bytes[position] == 0x7D {
        throw Failure(offset: comma, reason: .trailingComma)
      }
    }
    let expected = Self.next(isObject, isFirst: count == 0)
    if isObject {
      try readName(bytes, &position, expected: expected)
    }
    count += 1
    try readValue(bytes, &position, expected: isObject ? .value : expected)
  }

  private mutating func openContainer(
    _ kind: JSONNode.Kind, _ position: inout Int
  ) throws(Failure) {
    guard depth < limits.maximumDepth else {
      throw Failure(offset: position, reason: .depthLimit(limits.maximumDepth))
    }
    if kind == .object { objectCount += 1 }
    depth += 1
    maximumDepth = max(maximumDepth, depth)
    let index = nodes.count
    try append(JSONNode(kind, offset: position, end: 0, parent: parent))
    if parent != JSONNode.none {
      nodes[Int(parent)].count = count
    }
    parent = UInt32(truncatingIfNeeded: index)
    count = 0
    position += 1
  }

  private mutating func closeContainer() {
    let index = Int(parent)
    nodes[index].count = count
    nodes[index].extent = UInt32(truncatingIfNeeded: nodes.count)
    if count > JSONNameTable.linearCount, nodes[index].kind == .object {
      names.removeAll(of: parent, count: count)
    }
    parent = nodes[index].parent
    count = parent == JSONNode.none ? 0 : nodes[Int(parent)].count
    depth -= 1
  }

  // MARK: Values

  private mutating func readValue(
    _ bytes: Span<UInt8>, _ position: inout Int, expected: JSONError.Expected
  ) throws(Failure) {
    skipWhitespace(bytes, &position)
    guard position < bytes.count else { throw unexpected(bytes, position, expected) }
    switch bytes[position] {
    case 0x22:
      try readString(bytes, &position, kind: .string)
    case 0x7B:
      try openContainer(.object, &position)
    case 0x5B:
      try openContainer(.array, &position)
    case 0x2D, 0x30...0x39:
      try readNumber(bytes, &position)
    case 0x74:
      try readWord(Self.trueLetters, .trueWord, bytes, &position)
    case 0x66:
      try readWord(Self.falseLetters, .falseWord, bytes, &position)
    case 0x6E:
      try readWord(Self.nullLetters, .null, bytes, &position)
    default:
      throw misplacedValue(bytes, position, expected)
    }
  }

  private mutating func readName(
    _ bytes: Span<UInt8>, _ position: inout Int, expected: JSONError.Expected
  ) throws(Failure) {
    guard position < bytes.count, bytes[position] == 0x22 else {
      throw unexpected(bytes, position, expected)
    }
    try readString(bytes, &position, kind: .name)
    if let first = names.insert(nodes.count - 1, bytes, nodes, count: count) {
      let name = nodes[nodes.count - 1]
      throw Failure(
        offset: Int(name.offset),
        reason: .duplicateName(
          JSONText.decode(bytes, name),
          first: SourceLocation(line: 0, column: 0, offset: Int(nodes[first].offset))))
    }
    skipWhitespace(bytes, &position)
    guard position < bytes.count, bytes[position] == 0x3A else {
      throw unexpected(bytes, position, .colon)
    }
    position += 1
  }

  private static let trueLetters = Array("true".utf8)
  private static let falseLetters = Array("false".utf8)
  private static let nullLetters = Array("null".utf8)

  private mutating func readWord(
    _ letters: [UInt8], _ kind: JSONNode.Kind, _ bytes: Span<UInt8>, _ position: inout Int
  ) throws(Failure) {
    let start = position
    var end = start
    while end < bytes.count, end - start < letters.count, bytes[end] == letters[end - start] {
      end += 1
    }
    if end - start < letters.count, end == bytes.count {
      throw Failure(offset: end, reason: .truncated(expected: .restOfWord))
    }
    guard end - start == letters.count, end == Self.endOfWord(bytes, start) else {
      throw misplacedValue(bytes, start, .value)
    }
    position = end
    try append(JSONNode(kind, offset: start, end: end, parent: parent))
  }

  mutating func append(_ node: JSONNode) throws(Failure) {
    guard nodes.count < limits.maximumValueCount else {
      throw Failure(offset: Int(node.offset), reason: .valueLimit(limits.maximumValueCount))
    }
    nodes.append(node)
  }

  private func skipWhitespace(_ bytes: Span<UInt8>, _ position: inout Int) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }
}
