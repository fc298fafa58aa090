package import Typesetting
internal import UnicodeServices

/// What few texts say of themselves.
package struct TextDetails: Sendable {
  /// The width of letters; nil for that of the font.
  package var width: FontWidth?
  /// The parts that no line break divides.
  package var unbreakable: [UnbreakablePart] = []

  /// Says nothing.
  package init() {}
}

/// A part of a text that no line break divides.
package enum UnbreakablePart: Hashable, Sendable {
  /// A UTF-16 range.
  case range(Range<Int>)
  /// A string, wherever it stands in the text.
  case text(String)

  /// Where the parts are in a text.
  ///
  /// - Parameters:
  ///   - parts: the parts.
  ///   - text: the text.
  /// - Returns: the ranges in the text, none of them empty, and the parts that are not in it, or not
  ///   wholly.
  /// - Complexity: O(parts × length).
  package static func ranges(
    of parts: [UnbreakablePart], in text: String
  ) -> (found: [Range<Int>], missing: [UnbreakablePart]) {
    let units = UTF16Text.units(of: text)
    var found: [Range<Int>] = []
    var missing: [UnbreakablePart] = []
    for part in parts {
      switch part {
      case .range(let range):
        let inside = range.clamped(to: 0..<units.count)
        if inside != range || range.isEmpty { missing.append(part) }
        if !inside.isEmpty { found.append(inside) }
      case .text(let string):
        let places = occurrences(of: UTF16Text.units(of: string), in: units)
        if places.isEmpty { missing.append(part) }
        found += places
      }
    }
    return (found, missing)
  }

  /// Where a string stands in a text, found by Knuth, Morris and Pratt's way in one pass.
  private static func occurrences(of part: [UInt16], in text: [UInt16]) -> [Range<Int>] {
    guard !part.isEmpty, part.count <= text.count else { return [] }
    // For each prefix, how much of it is still matched when its next unit does not match.
    var fallback = [0]
    var matched = 0
    for index in part.indices.dropFirst() {
      while matched > 0, part[matched] != part[index] { matched = fallback[matched - 1] }
      if part[matched] == part[index] { matched += 1 }
      fallback.append(matched)
    }
    var result: [Range<Int>] = []
    matched = 0
    for index in text.indices {
      while matched > 0, part[matched] != text[index] { matched = fallback[matched - 1] }
      if part[matched] == text[index] { matched += 1 }
      guard matched == part.count else { continue }
      result.append((index + 1 - matched)..<(index + 1))
      matched = fallback[matched - 1]
    }
    return result
  }
}

extension UnbreakablePart: CustomStringConvertible {
  /// The part for a message.
  package var description: String {
    switch self {
    case .range(let range): "\(range.lowerBound)..\(range.upperBound)"
    case .text(let text): "'\(text.escapedForMessage)'"
    }
  }
}
