/// One value of a ``JSONDocument``: a light handle that decodes on demand.
public struct JSONValue: Sendable {
  let storage: JSONStorage
  let index: Int

  /// The six kinds of JSON values.
  public enum Kind: String, Sendable, Hashable {
    /// `null`.
    case null
    /// `true` or `false`.
    case bool
    /// A number.
    case number
    /// A string.
    case string
    /// An array.
    case array
    /// An object.
    case object
  }

  var node: JSONNode { storage.nodes[index] }

  /// Which kind of value this is.
  public var kind: Kind {
    switch node.kind {
    case .null: .null
    case .falseWord, .trueWord: .bool
    case .number: .number
    case .string, .name: .string
    case .array: .array
    case .object: .object
    }
  }

  /// Whether the value is `null`.
  public var isNull: Bool { node.kind == .null }

  /// The truth value, or nil if this is none.
  public var bool: Bool? {
    switch node.kind {
    case .trueWord: true
    case .falseWord: false
    default: nil
    }
  }

  /// The text with escapes resolved, or nil if this is no string.
  ///
  /// - Complexity: O(length); allocates for more than 15 bytes.
  public var string: String? {
    node.kind == .string ? storage.text(of: node) : nil
  }

  /// The number rounded to the nearest double, always finite, or nil if this is no number.
  public var number: Double? {
    guard node.kind == .number else { return nil }
    if let short = shortDecimal { return short }
    return numberLiteral.flatMap { Double($0) }
  }

  /// The number as it stands in the document, or nil if this is no number.
  ///
  /// Amounts of money are read from this: `1299.10` keeps its digits.
  public var numberLiteral: String? {
    guard node.kind == .number else { return nil }
    let bytes = storage.bytes
    return JSONText.text(bytes.span, Int(node.offset), Int(node.extent))
  }

  /// The number as an integer, or nil if it has a fraction or does not fit.
  public var integer: Int? {
    guard let number else { return nil }
    if let literal = numberLiteral, let exact = Int(literal) { return exact }
    return Int(exactly: number)
  }

  /// The number of elements or members, 0 for values that have none.
  ///
  /// - Complexity: O(1).
  public var count: Int { node.count }

  /// The byte offset of the value's first byte.
  public var offset: Int { Int(node.offset) }

  /// Where the value begins.
  ///
  /// - Complexity: O(1), after one walk over the document for its first location.
  public var location: SourceLocation { storage.location(of: offset) }

  /// Where the name of the member begins whose value this is, or nil if it is no member's value.
  public var nameLocation: SourceLocation? {
    nameNode.map { storage.location(of: Int($0.offset)) }
  }

  /// The array or object that holds this value, or nil for the root.
  public var parent: JSONValue? {
    node.parent == JSONNode.none ? nil : JSONValue(storage: storage, index: Int(node.parent))
  }

  /// The name node in front of a member's value.
  var nameNode: JSONNode? {
    guard node.parent != JSONNode.none, storage.nodes[Int(node.parent)].kind == .object else {
      return nil
    }
    return storage.nodes[index - 1]
  }

  /// Literals of up to 15 digits without an exponent need no general conversion.
  ///
  /// The digits as an integer and the power of ten that divides it are exact, so the quotient is
  /// rounded once, as the literal's value would be.
  private var shortDecimal: Double? {
    let bytes = storage.bytes
    let node = self.node
    var offset = Int(node.offset)
    let end = Int(node.extent)
    let isNegative = bytes[offset] == 0x2D
    if isNegative { offset += 1 }
    guard end - offset <= 16 else { return nil }
    var value: Int64 = 0
    var divisor = 1.0
    var point = false
    while offset < end {
      let byte = bytes[offset]
      offset += 1
      if byte == 0x2E, !point {
        point = true
        continue
      }
      let digit = byte &- 0x30
      guard digit < 10 else { return nil }
      value = value * 10 + Int64(digit)
      if point { divisor *= 10 }
    }
    guard value < 1_000_000_000_000_000 else { return nil }
    return (isNegative ? -Double(value) : Double(value)) / divisor
  }
}
