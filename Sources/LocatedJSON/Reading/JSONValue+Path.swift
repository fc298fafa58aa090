extension JSONValue {
  /// The way from the root to this value, as in `$.root.children[2].modifiers[0].padding`.
  ///
  /// Member names that are no identifiers stand in brackets, quoted and with invisible characters
  /// escaped: `$.strings["%lld items"]`.
  ///
  /// - Complexity: O(depth × siblings).
  public var path: String {
    var steps: [JSONValue] = []
    var value = self
    while let parent = value.parent {
      steps.append(value)
      value = parent
    }
    return steps.reversed().reduce(into: "$") { path, step in
      if let node = step.nameNode {
        path += Self.step(storage.text(of: node))
      } else {
        path += "[\(step.position)]"
      }
    }
  }

  /// The number of elements in front of this one.
  private var position: Int {
    guard let parent, var elements = parent.elements else { return 0 }
    var position = 0
    while let element = elements.next(), element.index < index { position += 1 }
    return position
  }

  private static func step(_ name: String) -> String {
    let isIdentifier =
      !name.isEmpty
      && name.utf8.enumerated().allSatisfy { position, byte in
        (byte | 0x20) &- 0x61 < 26 || byte == 0x5F || (position > 0 && byte &- 0x30 < 10)
      }
    guard !isIdentifier else { return "." + name }
    var writer = JSONWriter(style: .compact)
    writer.string(name)
    return "[" + String(decoding: writer.bytes, as: UTF8.self) + "]"
  }
}
