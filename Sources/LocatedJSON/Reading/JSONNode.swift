/// One entry of the tape: a value or a member name.
///
/// A container is followed by its content, a member name by its value, so a subtree is one run of the
/// tape. Nodes are 16 bytes, and the parents form the parser's stack: nothing recurses.
struct JSONNode: Sendable {
  enum Kind: UInt32 {
    case null, falseWord, trueWord, number, string, array, object, name
  }

  /// The byte offset of the first byte, the opening quote of a string.
  var offset: UInt32

  /// For a container the index behind its subtree, else the byte offset behind the value.
  var extent: UInt32

  /// The index of the container, ``none`` for the root.
  var parent: UInt32

  /// Kind in bits 0…2, "has escapes" in bit 3, number of elements or members above.
  private var bits: UInt32

  static let none = UInt32.max

  init(_ kind: Kind, offset: Int, end: Int, parent: UInt32, hasEscapes: Bool = false) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.extent = UInt32(truncatingIfNeeded: end)
    self.parent = parent
    self.bits = kind.rawValue | (hasEscapes ? 8 : 0)
  }

  var kind: Kind { Kind(rawValue: bits & 7) ?? .null }

  var hasEscapes: Bool { bits & 8 != 0 }

  var isContainer: Bool { bits & 7 == Kind.array.rawValue || bits & 7 == Kind.object.rawValue }

  var count: Int {
    get { Int(bits >> 4) }
    set { bits = bits & 15 | UInt32(truncatingIfNeeded: newValue) << 4 }
  }
}
