/// Makes codable values of stored ones.
struct StoredValueDecoder: Decoder {
  let value: StoredValue
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func decode<T: Decodable>(
    _ type: T.Type, from value: StoredValue, path: [any CodingKey]
  ) throws -> T {
    let scalar: Any?
    switch type {
    case is Bool.Type: scalar = if case .bool(let value) = value { value } else { nil }
    case is String.Type: scalar = if case .string(let value) = value { value } else { nil }
    case is Double.Type: scalar = number(value)
    case is Float.Type: scalar = number(value).map { Float($0) }
    case let type as any BinaryInteger.Type: scalar = integer(type, value)
    default: return try T(from: StoredValueDecoder(value: value, codingPath: path))
    }
    guard let result = scalar as? T else { throw mismatch(type, value, path) }
    return result
  }

  private static func number(_ value: StoredValue) -> Double? {
    switch value {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  private static func integer<T: BinaryInteger>(_ type: T.Type, _ value: StoredValue) -> T? {
    switch value {
    case .integer(let value): T(exactly: value)
    case .number(let value): T(exactly: value)
    default: nil
    }
  }

  static func mismatch(
    _ type: any Any.Type, _ value: StoredValue, _ path: [any CodingKey]
  ) -> DecodingError {
    .typeMismatch(
      type,
      DecodingError.Context(
        codingPath: path, debugDescription: "\(type) is wanted, and \(value.kind) stands there"))
  }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else {
      throw Self.mismatch([String: StoredValue].self, value, codingPath)
    }
    return KeyedDecodingContainer(Keyed(members: members, codingPath: codingPath))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else {
      throw Self.mismatch([StoredValue].self, value, codingPath)
    }
    return Unkeyed(elements: elements, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    Single(value: value, codingPath: codingPath)
  }

  struct Single: SingleValueDecodingContainer {
    let value: StoredValue
    let codingPath: [any CodingKey]

    func decodeNil() -> Bool { value == .null }

    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      try StoredValueDecoder.decode(type, from: value, path: codingPath)
    }
  }

  struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let members: [String: StoredValue]
    let codingPath: [any CodingKey]

    var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

    private func decoder(_ key: any CodingKey) throws -> StoredValueDecoder {
      guard let value = members[key.stringValue] else {
        throw DecodingError.keyNotFound(
          key,
          DecodingError.Context(
            codingPath: codingPath, debugDescription: "'\(key.stringValue)' is missing"))
      }
      return StoredValueDecoder(value: value, codingPath: codingPath + [key])
    }

    func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value == .null }

    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      let decoder = try decoder(key)
      return try StoredValueDecoder.decode(type, from: decoder.value, path: decoder.codingPath)
    }

    func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<NestedKey> {
      try decoder(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      try decoder(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try decoder(StoredValueKey(name: "super")) }

    func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
  }

  struct Unkeyed: UnkeyedDecodingContainer {
    let elements: [StoredValue]
    let codingPath: [any CodingKey]
    private(set) var currentIndex = 0

    init(elements: [StoredValue], codingPath: [any CodingKey]) {
      self.elements = elements
      self.codingPath = codingPath
    }

    var count: Int? { elements.count }
    var isAtEnd: Bool { currentIndex >= elements.count }

    private func decoder() throws -> StoredValueDecoder {
      let path = codingPath + [StoredValueKey(index: currentIndex)]
      guard !isAtEnd else {
        throw DecodingError.valueNotFound(
          StoredValue.self,
          DecodingError.Context(
            codingPath: path, debugDescription: "the array has only \(elements.count) values"))
      }
      return StoredValueDecoder(value: elements[currentIndex], codingPath: path)
    }

    mutating func decodeNil() throws -> Bool {
      guard try decoder().value == .null else { return false }
      currentIndex += 1
      return true
    }

    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      let decoder = try decoder()
      let result = try StoredValueDecoder.decode(
        type, from: decoder.value, path: decoder.codingPath)
      currentIndex += 1
      return result
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy type: NestedKey.Type
    ) throws -> KeyedDecodingContainer<NestedKey> {
      let container = try decoder().container(keyedBy: type)
      currentIndex += 1
      return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
      let container = try decoder().unkeyedContainer()
      currentIndex += 1
      return container
    }

    mutating func superDecoder() throws -> any Decoder {
      let decoder = try decoder()
      currentIndex += 1
      return decoder
    }
  }
}
