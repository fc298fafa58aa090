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
    if let result = Self.read(units, known) { return result }
    for index in units.indices {
      let scalar = UTF16Text.scalar(in: units, at: index).value
      if known.places[Int(scalar >> 8)] == 0 { Self.fill(Int(scalar >> 8), in: &known) }
    }
    keep(known)
    return Self.read(units, known) ?? []
  }

  /// Reads the properties of a text; `nil` where some are not known.
  private static func read(_ units: [UInt16], _ known: Known) -> [CharacterProperties]? {
    let text = units.span
    let places = known.places.span
    let properties = known.properties.span
    var result: [CharacterProperties] = []
    result.append(addingCapacity: text.count) { characters in
      var index = 0
      while index < text.count {
        var scalar = UInt32(text[index])
        var length = 1
        if scalar & 0xF800 == 0xD800 { (scalar, length) = UTF16Text.scalar(in: units, at: index) }
        let place = Int(places[Int(scalar >> 8)])
        guard place > 0 else { return }
        let found = properties[(place - 1) << 8 | Int(scalar & 0xFF)]
        characters.append(found)
        if length == 2 { characters.append(found) }
        index += length
      }
    }
    return result.count == units.count ? result : nil
  }

  /// Looks up a block.
  private static func fill(_ number: Int, in known: inout Known) {
    let first = UInt32(number) << 8
    known.properties.append(contentsOf: (first..<first + 256).map { CharacterProperties($0) })
    known.places[number] = UInt16(known.properties.count >> 8)
  }

  /// Takes over what a text added, unless another thread has added more.
  private func keep(_ new: Known) {
    known.withLock { known in
      if new.properties.count > known.properties.count { known = new }
    }
  }
}
