internal import Synchronization

/// Character properties by code point, looked up in ICU once for each block of 256.
///
/// At most 4352 blocks of 1 KB are kept, the size of all of Unicode. Safe to share between threads:
/// what is known is an immutable value behind a lock.
public final class CharacterTable: Sendable {
  /// The blocks that have been asked for, one after the other.
  private struct Known {
    /// The place of a block of 256 code points among those in `properties`, plus one.
    var places: [UInt16] = Array(repeating: 0, count: 0x110000 >> 8)
    var properties: [CharacterProperties] = []
  }

  private let known = Mutex(Known())

  /// Creates an empty table.
  public init() {}

  /// The properties of every code unit of a text; both halves of a surrogate pair have those of
  /// their scalar.
  ///
  /// - Complexity: O(units), once the blocks concerned are filled.
  public func properties(of units: [UInt16]) -> [CharacterProperties] {
    var known = known.withLock { $0 }
    var result = Array(repeating: CharacterProperties(bits: 0), count: units.count)
    var isNew = false
    var index = 0
    while index < units.count {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      var place = known.places[Int(scalar >> 8)]
      if place == 0 {
        place = Self.fill(Int(scalar >> 8), in: &known)
        isNew = true
      }
      let properties = known.properties[(Int(place) - 1) << 8 | Int(scalar & 0xFF)]
      result[index] = properties
      if length == 2 { result[index + 1] = properties }
      index += length
    }
    if isNew { keep(known) }
    return result
  }

  /// Looks up a block; gives its place plus one.
  private static func fill(_ number: Int, in known: inout Known) -> UInt16 {
    let first = UInt32(number) << 8
    known.properties.append(contentsOf: (first..<first + 256).map { CharacterProperties($0) })
    known.places[number] = UInt16(known.properties.count >> 8)
    return known.places[number]
  }

  /// Takes over what a text added, unless another thread has added more.
  private func keep(_ new: Known) {
    known.withLock { known in
      if new.properties.count > known.properties.count { known = new }
    }
  }
}
