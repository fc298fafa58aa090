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
