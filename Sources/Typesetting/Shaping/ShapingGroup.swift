internal import UnicodeServices

/// Parts of a text that one call of HarfBuzz shapes: the words without glyphs of neighbouring items.
///
/// Words take the form they have alone where something stands between them that no rule of their
/// face looks at. Of what lies between two of them, one such character is enough: a space of the
/// face, or a missing glyph in place of a space of another face.
struct ShapingGroup {
  /// The ranges to shape, ascending; all but the last end with the space that parts them from the next.
  private(set) var ranges: [Range<Int>] = []

  /// The offsets of spaces to take for missing glyphs, ascending.
  private(set) var walls: [Int] = []

  /// The end of the last word, before the space that parts it from the next.
  private var end = 0

  /// Adds a word, or an item that is shaped whole, behind all others; a space is between them.
  mutating func add(_ range: Range<Int>) {
    if let last = ranges.last {
      if end + 1 == range.lowerBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges[ranges.count - 1] = last.lowerBound..<end + 1
        ranges.append(range)
      }
    } else {
      ranges.append(range)
    }
    end = range.upperBound
  }

  /// Adds a space of another face.
  mutating func addWall(at offset: Int) {
    if walls.isEmpty { walls.reserveCapacity(32) }
    walls.append(offset)
  }

  /// Takes a whole range where little of it would be left out: less than a quarter, which costs less
  /// to shape than to put words together; tells whether nothing is left out.
  mutating func widen(to whole: Range<Int>) -> Bool {
    let count = ranges.reduce(0) { $0 + $1.count }
    guard 4 * count > 3 * whole.count else { return false }
    ranges = [whole]
    return true
  }
}
