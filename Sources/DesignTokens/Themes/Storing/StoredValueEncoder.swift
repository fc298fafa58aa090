/// Makes stored values of codable ones.
struct StoredValueEncoder: Encoder {
  /// A value that is being made; containers of one value share it.
  final class Node {
    enum Content {
      case nothing
      case value(StoredValue)
      case array([Node])
      case object([String: Node])
    }

    var content = Content.nothing

    /// The finished value; an encoder that wrote nothing has an empty object.
    var value: StoredValue {
      switch content {
      case .nothing: .object([:])
      case .value(let value): value
      case .array(let nodes): .array(nodes.map(\.value))
      case .object(let nodes): .object(nodes.mapValues(\.value))
      }
    }
  }

  let node: Node
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  static func encode(_ value: some Encodable, path: [any CodingKey]) throws -> StoredValue {
    if let scalar = try scalar(value, path: path) { return scalar }
    let node = Node()
    try value.encode(to: StoredValueEncoder(node: node, codingPath: path))
    return node.value
  }

  /// The stored form of the types that storage knows by itself; nil for others.
  private static func scalar(_ value: some Encodable, path: [any CodingKey]) throws -> StoredValue?
  {
    switch value {
    case let value as Bool: return .bool(value)
    case let value as String: return .string(value)
    case let value as Double:
      guard let number = StoredValue(number: value) else { throw unkeepable(value, path) }
      return number
    case let value as Float:
      guard let number = StoredValue(number: Double(value)) else { throw unkeepable(value, path) }
      return number
    case let value as any BinaryInteger:
      guard let whole = Int(exactly: value) else { throw unkeepable(value, path) }
      return .integer(whole)
    default: return nil
    }
  }

  private static func unkeepable(_ value: some Any, _ path: [any CodingKey]) -> EncodingError {
    EncodingError.invalidValue(
      value,
      EncodingError.Context(
        codingPath: path, debugDescription: "\(value) is no finite number of 64 bits"))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if case .object = node.content {} else { node.content = .object([:]) }
    return KeyedEncodingContainer(Keyed(node: node, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    if case .array = node.content {} else { node.content = .array([]) }
    return Unkeyed(node: node, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(node: node, codingPath: codingPath)
  }

  struct Single: SingleValueEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]

    mutating func encodeNil() { node.content = .value(.null) }

    mutating func encode<T: Encodable>(_ value: T) throws {
      node.content = .value(try StoredValueEncoder.encode(value, path: codingPath))
    }
  }

  struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let node: Node
    let codingPath: [any CodingKey]

    /// A new value under a key, with the encoder that makes it.
    private func encoder(_ key: any CodingKey) -> StoredValueEncoder {
      let child = Node()
      if case .object(var nodes) = node.content {
        nodes[key.stringValue] = child
        node.content = .object(nodes)
      }
      return StoredValueEncoder(node: child, codingPath: codingPath + [key])
    }

    mutating func encodeNil(forKey key: Key) { encoder(key).node.content = .value(.null) }

    mutating func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
      let encoder = encoder(key)
      encoder.node.content = .value(
        try StoredValueEncoder.encode(value, path: encoder.codingPath))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
      encoder(key).container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key).unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder(StoredValueKey(name: "super")) }

    mutating func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
  }

  struct Unkeyed: UnkeyedEncodingContainer {
    let node: Node
    let codingPath: [any CodingKey]

    var count: Int {
      if case .array(let nodes) = node.content { return nodes.count }
      return 0
    }

    /// A new value at the end, with the encoder that makes it.
    private func encoder() -> StoredValueEncoder {
      let child = Node()
      let key = StoredValueKey(index: count)
      if case .array(let nodes) = node.content { node.content = .array(nodes + [child]) }
      return StoredValueEncoder(node: child, codingPath: codingPath + [key])
    }

    mutating func encodeNil() { encoder().node.content = .value(.null) }

    mutating func encode<T: Encodable>(_ value: T) throws {
      let encoder = encoder()
      encoder.node.content = .value(
        try StoredValueEncoder.encode(value, path: encoder.codingPath))
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
      keyedBy keyType: NestedKey.Type
    ) -> KeyedEncodingContainer<NestedKey> {
      encoder().container(keyedBy: keyType)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
      encoder().unkeyedContainer()
    }

    mutating func superEncoder() -> any Encoder { encoder() }
  }
}
