/// A value as storage keeps it: what JSON can say.
public enum StoredValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number; numbers without a fraction are stored as these.
  case integer(Int)
  /// A number; finite.
  case number(Double)
  /// Text.
  case string(String)
  /// Values in an order.
  case array([StoredValue])
  /// Values by name.
  case object([String: StoredValue])

  /// The value of a name; nil for other values and unknown names.
  public subscript(name: String) -> StoredValue? {
    if case .object(let members) = self { return members[name] }
    return nil
  }

  /// A number; whole ones become integers.
  ///
  /// Nil for numbers that storage cannot keep: infinities and NaN.
  public init?(number: Double) {
    guard number.isFinite else { return nil }
    // Beyond 2^53 a whole double need not be the number that was meant.
    if let whole = Int(exactly: number), whole.magnitude <= 1 << 53 {
      self = .integer(whole)
    } else {
      self = .number(number)
    }
  }

  /// The stored form of any codable value.
  ///
  /// - Throws: `EncodingError` for what storage cannot keep, and what the value itself throws.
  public init(encoding value: some Encodable) throws {
    self = try StoredValueEncoder.encode(value, path: [])
  }

  /// A codable value from its stored form.
  ///
  /// - Throws: `DecodingError` for a value of another form, and what the type itself throws.
  public func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try StoredValueDecoder.decode(type, from: self, path: [])
  }

  /// What kind of value it is, in words.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a truth value"
    case .integer, .number: "a number"
    case .string: "text"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
