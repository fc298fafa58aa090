/// One entry of the tape: a value or a member name.
///
/// A container is followed by its content, a member name by its value, so a subtree is one run of the
/// tape. Nodes are 16 bytes, and the parents form the parser's stack: nothing recurses.
struct JSONNode: Sendable, BitwiseCopyable {
  enum Kind: UInt32 {
    case null, falseWord, trueWord, number, string, array, object, name
  }

  /// The byte offset of the first byte, the opening quote of a string.
  var offset: UInt32

  /// For a container the index behind its subtree, else the byte offset behind the value.
  var extent: UInt32

  /// The index of the container, ``none`` for the root.
  var parent: UInt32

  /// Kind in bits 0…2, "has escapes" in bit 3; above the number of elements or members of a
  /// container and 28 bits of the digest of a text.
  private var bits: UInt32

  static let none = UInt32.max

  @inline(__always)
  init(
    _ kind: Kind, offset: Int, end: Int, parent: UInt32, hasEscapes: Bool = false,
    digest: UInt32 = 0
  ) {
    self.offset = UInt32(truncatingIfNeeded: offset)
    self.extent = UInt32(truncatingIfNeeded: end)
    self.parent = parent
    self.bits = kind.rawValue | (hasEscapes ? 8 : 0) | digest &<< 4
  }

  var kind: Kind {
    @inline(__always)
    get { Kind(rawValue: bits & 7) ?? .null }
  }

  /// What tells a text without escapes from others at a glance, see ``JSONDigest/short``.
  var short: UInt32 { bits &>> 4 }

  /// Whether a text may be one of which that is known.
  @inline(__always)
  func mayBe(_ short: UInt32) -> Bool { self.short == short || hasEscapes }

  var hasEscapes: Bool { bits & 8 != 0 }

  var isObject: Bool { bits & 7 == Kind.object.rawValue }

  var isContainer: Bool { bits & 7 == Kind.array.rawValue || bits & 7 == Kind.object.rawValue }

  /// The number of elements or members.
  var count: Int {
    get { isContainer ? Int(bits >> 4) : 0 }
    set { bits = bits & 15 | UInt32(truncatingIfNeeded: newValue) << 4 }
  }
}
