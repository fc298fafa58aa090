extension JSONValue {
  /// The elements of an array in order; iterating allocates nothing.
  public struct Elements: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(_ array: JSONValue) {
      storage = array.storage
      index = array.index + 1
      end = Int(array.node.extent)
    }

    /// The next element, or nil at the end.
    public mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      let element = JSONValue(storage: storage, index: index)
      index = element.indexBehind
      return element
    }
  }

  /// The members of an object in the document's order; iterating allocates nothing.
  public struct Members: Sequence, IteratorProtocol, Sendable {
    private let storage: JSONStorage
    private var index: Int
    private let end: Int

    init(_ object: JSONValue) {
      storage = object.storage
      index = object.index + 1
      end = Int(object.node.extent)
    }

    /// The next member, or nil at the end.
    public mutating func next() -> Member? {
      guard index < end else { return nil }
      let member = Member(value: JSONValue(storage: storage, index: index + 1))
      index = member.value.indexBehind
      return member
    }
  }

  /// A name and its value.
  public struct Member: Sendable {
    /// The value behind the colon.
    public let value: JSONValue

    private var node: JSONNode { value.storage.nodes[value.index - 1] }

    /// The name with escapes resolved; allocates for more than 15 bytes.
    public var name: String { value.storage.text(of: node) }

    /// The byte offset of the name's opening quote.
    public var nameOffset: Int { Int(node.offset) }

    /// Where the name begins.
    public var nameLocation: SourceLocation { value.storage.location(of: nameOffset) }

    /// Whether the name has exactly these Unicode scalars; allocates nothing for names without
    /// escapes.
    public func hasName(_ name: String) -> Bool { value.storage.isText(node, name) }
  }

  /// The elements, or nil if this is no array.
  public var elements: Elements? { kind == .array ? Elements(self) : nil }

  /// The members, or nil if this is no object.
  public var members: Members? { kind == .object ? Members(self) : nil }

  /// The value of a member, or nil if this is no object or has no such member.
  ///
  /// Names are compared scalar by scalar: `é` as one scalar and as two are different names.
  ///
  /// - Complexity: O(``count``).
  public subscript(name: String) -> JSONValue? {
    storage.member(name, of: index).map { JSONValue(storage: storage, index: $0) }
  }

  /// An element, or nil if this is no array or has no such element.
  ///
  /// - Complexity: O(*position*).
  public subscript(position: Int) -> JSONValue? {
    guard var elements, position >= 0, position < count else { return nil }
    for _ in 0..<position { _ = elements.next() }
    return elements.next()
  }

  /// The tape index of what follows the value's subtree.
  var indexBehind: Int {
    let node = self.node
    return node.isContainer ? Int(node.extent) : index + 1
  }
}

extension JSONValue {
  /// What kind of value this is, for a message: `an object`, `true or false`, `null`.
  package var kindName: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
