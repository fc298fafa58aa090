/// Finds member names that stand twice in one object.
///
/// Objects of a few members are searched directly. Larger ones share one open-addressing table;
/// since objects close in the reverse order of opening, names are removed in the reverse order of
/// insertion, which leaves a table with linear probing exactly as it was.
struct JSONNameTable: Sendable {
  /// The number of members up to which an object is searched directly.
  static let linearCount = 8

  private struct Entry {
    var hash: UInt32
    var node: UInt32
  }

  private var slots: [UInt32] = []
  private var journal: [Entry] = []

  /// Notes the name at an index as member number `count` of its parent and returns the index of an
  /// equal name of the same object, if there is one.
  mutating func insert(
    _ index: Int, _ bytes: Span<UInt8>, _ nodes: [JSONNode], count: Int
  ) -> Int? {
    let parent = nodes[index].parent
    guard count >= Self.linearCount else {
      var other = Int(parent) + 1
      while other < index {
        if Self.areEqual(bytes, nodes[other], nodes[index]) { return other }
        other = Self.nextName(nodes, other)
      }
      return nil
    }
    if count == Self.linearCount {
      var other = Int(parent) + 1
      while other < index {
        _ = add(other, bytes, nodes)
        other = Self.nextName(nodes, other)
      }
    }
    return add(index, bytes, nodes)
  }

  /// Forgets the names of the object that closes now.
  mutating func removeAll(of parent: UInt32, count: Int) {
    for _ in 0..<count {
      guard let entry = journal.popLast() else { return }
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != UInt32(journal.count) {
        slot = (slot + 1) & (slots.count - 1)
      }
      slots[slot] = Self.free
    }
  }

  private static let free = UInt32.max

  private mutating func add(_ index: Int, _ bytes: Span<UInt8>, _ nodes: [JSONNode]) -> Int? {
    if (journal.count + 1) * 2 > slots.count { grow() }
    let hash = Self.hash(bytes, nodes[index])
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != Self.free {
      let entry = journal[Int(slots[slot])]
      if entry.hash == hash, nodes[Int(entry.node)].parent == nodes[index].parent,
        Self.areEqual(bytes, nodes[Int(entry.node)], nodes[index])
      {
        return Int(entry.node)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    slots[slot] = UInt32(truncatingIfNeeded: journal.count)
    journal.append(Entry(hash: hash, node: UInt32(truncatingIfNeeded: index)))
    return nil
  }

  private mutating func grow() {
    slots = Array(repeating: Self.free, count: max(64, slots.count * 2))
    for (number, entry) in journal.enumerated() {
      var slot = Int(entry.hash) & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = UInt32(truncatingIfNeeded: number)
    }
  }

  private static func nextName(_ nodes: [JSONNode], _ name: Int) -> Int {
    let value = nodes[name + 1]
    return value.isContainer ? Int(value.extent) : name + 2
  }

  /// A keyed hash, so that nobody can prepare a document of colliding names.
  private static func hash(_ bytes: Span<UInt8>, _ node: JSONNode) -> UInt32 {
    var hasher = Hasher()
    hasher.combine(node.parent)
    if node.hasEscapes {
      combine(JSONText.unescaped(bytes, node).span, into: &hasher)
    } else {
      combine(bytes.extracting(Int(node.offset) + 1..<Int(node.extent) - 1), into: &hasher)
    }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  private static func combine(_ name: Span<UInt8>, into hasher: inout Hasher) {
    var word: UInt64 = 0
    for offset in 0..<name.count {
      word = word << 8 | UInt64(name[offset])
      if offset & 7 == 7 {
        hasher.combine(word)
        word = 0
      }
    }
    hasher.combine(word)
    hasher.combine(name.count)
  }

  private static func areEqual(_ bytes: Span<UInt8>, _ a: JSONNode, _ b: JSONNode) -> Bool {
    guard !a.hasEscapes, !b.hasEscapes else {
      return JSONText.unescaped(bytes, a) == JSONText.unescaped(bytes, b)
    }
    guard a.short == b.short else { return false }
    let length = a.extent - a.offset
    guard length == b.extent - b.offset else { return false }
    for offset in 0..<Int(length)
    where bytes[Int(a.offset) + offset] != bytes[Int(b.offset) + offset] {
      return false
    }
    return true
  }
}
