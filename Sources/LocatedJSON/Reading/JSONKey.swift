/// A name or word that is known when a program is written, and is found in documents without
/// decoding any.
///
/// A name's first and last eight bytes and its length tell names of up to 16 bytes apart; of longer
/// ones the bytes between are compared too. The compiler works them out of a literal.
@usableFromInline
package struct JSONKey: ExpressibleByStringLiteral, Sendable {
  /// The name as text.
  @usableFromInline let literal: StaticString

  @usableFromInline let digest: JSONDigest

  /// Takes a name.
  @inlinable
  @inline(__always)
  package init(stringLiteral literal: StaticString) {
    self.literal = literal
    digest = JSONDigest(literal)
  }

  /// The name as text.
  package var name: String { literal.description }
}

/// What tells names apart at a glance.
@usableFromInline
struct JSONDigest: Hashable, Sendable, BitwiseCopyable {
  /// The first eight bytes, fewer when there are fewer, the first one lowest.
  @usableFromInline let first: UInt64
  /// The last eight bytes, likewise.
  @usableFromInline let last: UInt64
  @usableFromInline let length: Int

  @inlinable
  @inline(__always)
  init(first: UInt64, last: UInt64, length: Int) {
    self.first = first
    self.last = last
    self.length = length
  }

  /// The digest of a literal.
  @inlinable
  @inline(__always)
  init(_ literal: StaticString) {
    let length = literal.utf8CodeUnitCount
    var first: UInt64 = 0
    var last: UInt64 = 0
    let start = max(length &- 8, 0)
    for place in 0..<min(length, 8) {
      let shift = UInt64(truncatingIfNeeded: place &* 8)
      first |= UInt64(literal.byte(at: place)) &<< shift
      last |= UInt64(literal.byte(at: start &+ place)) &<< shift
    }
    self.init(first: first, last: last, length: length)
  }

  /// The digest of a part of a document.
  @inline(__always)
  init(_ bytes: Span<UInt8>, _ start: Int, _ length: Int) {
    if length >= 8 {
      self.init(
        first: JSONText.word(bytes, start), last: JSONText.word(bytes, start &+ length &- 8),
        length: length)
    } else if start &+ 8 <= bytes.count {
      let kept = UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* length)
      let word = length == 0 ? 0 : JSONText.word(bytes, start) & kept
      self.init(first: word, last: word, length: length)
    } else {
      var word: UInt64 = 0
      for place in 0..<length {
        word |= UInt64(bytes[start &+ place]) &<< UInt64(truncatingIfNeeded: place &* 8)
      }
      self.init(first: word, last: word, length: length)
    }
  }

  /// 28 bits that differ for nearly all different names.
  @inlinable var short: UInt32 {
    @inline(__always)
    get {
      let mixed =
        (first ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        ^ last &* 0xC2B2_AE3D_27D4_EB4F
      return UInt32(truncatingIfNeeded: mixed &>> 36)
    }
  }
}

/// A list of keys in which names are looked up.
package struct JSONKeys: ExpressibleByArrayLiteral, Sendable {
  package let keys: [JSONKey]

  /// What each key has in ``JSONNode/short``, close together.
  let shorts: [UInt32]

  /// Takes keys.
  package init(_ keys: [JSONKey]) {
    self.keys = keys
    shorts = keys.map { $0.digest.short }
  }

  /// Takes keys.
  package init(arrayLiteral keys: JSONKey...) { self.init(keys) }
}

extension JSONStorage {
  /// The place of a string or member name in a list, nil when it is none of it.
  @inline(__always)
  func place(of node: JSONNode, in list: JSONKeys) -> Int? {
    var place = 0
    while place < list.shorts.count {
      if node.mayBe(list.shorts[place]), isText(node, list.keys[place]) { return place }
      place &+= 1
    }
    return nil
  }

  /// Whether a string or member name has exactly the Unicode scalars of a text.
  func isText(_ node: JSONNode, _ text: String) -> Bool {
    guard !node.hasEscapes else { return self.text(of: node).utf8.elementsEqual(text.utf8) }
    guard text.utf8.count == Int(node.extent - node.offset) - 2 else { return false }
    var offset = Int(node.offset) + 1
    for byte in text.utf8 {
      if bytes[offset] != byte { return false }
      offset += 1
    }
    return true
  }

  /// The index of the value of an object's member, nil when there is none.
  func member(_ name: String, of object: Int) -> Int? {
    firstMember(of: object) { isText($0, name) }
  }

  /// The same for a name that is known as a key.
  func member(_ key: JSONKey, of object: Int) -> Int? {
    let short = key.digest.short
    return firstMember(of: object) { $0.mayBe(short) && isText($0, key) }
  }

  /// The index of the value of the first member whose name is a wanted one.
  @inline(__always)
  func firstMember(of object: Int, where isWanted: (JSONNode) -> Bool) -> Int? {
    guard nodes[object].isObject else { return nil }
    let end = Int(nodes[object].extent)
    var name = object + 1
    while name < end {
      if isWanted(nodes[name]) { return name + 1 }
      let value = nodes[name + 1]
      name = value.isContainer ? Int(value.extent) : name + 2
    }
    return nil
  }

  /// Whether a string or member name is a key, for one that ``JSONNode/mayBe(_:)``.
  @inline(never)
  func isText(_ node: JSONNode, _ key: JSONKey) -> Bool {
    if node.hasEscapes { return text(of: node).utf8.elementsEqual(key.name.utf8) }
    let array = self.bytes
    let bytes = array.span
    let start = Int(node.offset) + 1
    guard JSONDigest(bytes, start, Int(node.extent) - 1 - start) == key.digest else { return false }
    // The first and last eight bytes are the same.
    var place = 8
    while place < key.digest.length - 8 {
      guard bytes[start + place] == key.literal.byte(at: place) else { return false }
      place += 1
    }
    return true
  }
}

extension JSONValue {
  /// The value of a member, or nil if this is no object or has no such member.
  ///
  /// - Complexity: O(``count``).
  package func member(_ key: JSONKey) -> JSONValue? {
    storage.member(key, of: index).map { JSONValue(storage: storage, index: $0) }
  }

  /// Whether this is an object with a member of that name.
  package func hasMember(_ key: JSONKey) -> Bool { storage.member(key, of: index) != nil }

  /// Whether this is a string of exactly these Unicode scalars.
  package func isText(_ key: JSONKey) -> Bool {
    let node = self.node
    return node.kind == .string && node.mayBe(key.digest.short) && storage.isText(node, key)
  }

  /// The place of the key that this string is in a list, nil when it is none of them.
  package func place(in list: JSONKeys) -> Int? {
    let node = self.node
    return node.kind == .string ? storage.place(of: node, in: list) : nil
  }

  /// The first member whose name is in neither of two lists; nil when there is none, or this is no
  /// object.
  package func firstMember(outside known: JSONKeys, _ more: JSONKeys) -> Member? {
    let found = storage.firstMember(of: index) {
      storage.place(of: $0, in: known) == nil && storage.place(of: $0, in: more) == nil
    }
    return found.map { Member(value: JSONValue(storage: storage, index: $0)) }
  }
}
