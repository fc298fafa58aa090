internal import Synchronization

/// Character properties by code point, looked up in ICU once for each block of 256.
///
/// At most 4352 blocks of 1 KB are kept, the size of all of Unicode. Safe to share between threads:
/// blocks are immutable and the list of them is behind a lock.
public final class CharacterTable: Sendable {
  private let blocks = Mutex<[[CharacterProperties]]>(
    Array(repeating: [], count: 0x110000 >> 8))

  /// Creates an empty table.
  public init() {}

  /// The properties of every code unit of a text; both halves of a surrogate pair have those of
  /// their scalar.
  ///
  /// - Complexity: O(units), once the blocks concerned are filled.
  public func properties(of units: [UInt16]) -> [CharacterProperties] {
    var known = blocks.withLock { $0 }
    var added: [Int] = []
    var result = Array(repeating: CharacterProperties(bits: 0), count: units.count)
    // Neighbours are mostly of one block.
    var number = -1
    var block: [CharacterProperties] = []
    var index = 0
    while index < units.count {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      if Int(scalar >> 8) != number {
        number = Int(scalar >> 8)
        if known[number].isEmpty {
          known[number] = Self.block(number)
          added.append(number)
        }
        block = known[number]
      }
      let properties = block[Int(scalar & 0xFF)]
      result[index] = properties
      if length == 2 { result[index + 1] = properties }
      index += length
    }
    if !added.isEmpty {
      let filled = added.map { ($0, known[$0]) }
      // The copy must go first, else the list is copied once more under the lock.
      known = []
      blocks.withLock { blocks in
        for (block, content) in filled { blocks[block] = content }
      }
    }
    return result
  }

  private static func block(_ number: Int) -> [CharacterProperties] {
    let first = UInt32(number) << 8
    return (first..<first + 256).map { CharacterProperties($0) }
  }
}
