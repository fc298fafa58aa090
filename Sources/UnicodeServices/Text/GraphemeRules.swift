/// Finds the boundaries of grapheme clusters: what a reader takes for one character.
///
/// ICU's iterator gives the same at thirty times the cost, as it is made for rules of any kind.
///
/// Source: UAX #29, rules GB3 to GB13.
struct GraphemeRules {
  private var previous = GraphemeClass.control

  /// Whether the text so far ends in an odd number of regional indicators.
  private var hasOpenFlag = false

  /// What the text so far ends in, as far as rule GB11 is concerned.
  private var emoji = EmojiState.none

  private enum EmojiState {
    case none
    /// ExtPict Extend*
    case pictograph
    /// ExtPict Extend* ZWJ
    case joined
  }

  /// The boundaries of a text, 0 and the end included.
  ///
  /// - Complexity: O(units).
  static func boundaries(
    in units: [UInt16], properties: [CharacterProperties]
  ) -> [Int] {
    let highest = properties.reduce(UInt32(0)) { max($0, $1.bits >> 26 & 0xF) }
    let hasSurrogates = units.contains { $0 & 0xF800 == 0xD800 }
    if highest <= GraphemeClass.control.rawValue, !hasSurrogates { return Array(0...units.count) }
    var result: [Int] = []
    result.reserveCapacity(units.count + 1)
    var rules = GraphemeRules()
    var index = 0
    while index < units.count {
      if rules.breaks(before: properties[index].graphemeClass) { result.append(index) }
      index += UTF16Text.scalar(in: units, at: index).length
    }
    result.append(units.count)
    return result
  }

  /// Whether a cluster begins with the next character.
  private mutating func breaks(before next: GraphemeClass) -> Bool {
    let result = isBoundary(before: next)
    hasOpenFlag = next == .regionalIndicator && !hasOpenFlag
    switch next {
    case .pictographic: emoji = .pictograph
    case .extend: if emoji == .joined { emoji = .none }
    case .zeroWidthJoiner: emoji = emoji == .pictograph ? .joined : .none
    default: emoji = .none
    }
    previous = next
    return result
  }

  private func isBoundary(before next: GraphemeClass) -> Bool {
    // GB3.
    if previous == .carriageReturn, next == .lineFeed { return false }
    // GB4, GB5; the start of the text, GB1, counts as a control.
    if previous.isControl || next.isControl { return true }
    switch next {
    // GB9, GB9a.
    case .extend, .zeroWidthJoiner, .spacingMark: return false
    // GB6.
    case .initial, .openSyllable, .closedSyllable:
      return previous != .initial && previous != .prepend
    // GB6, GB7.
    case .vowel:
      switch previous {
      case .initial, .openSyllable, .vowel, .prepend: return false
      default: return true
      }
    // GB7, GB8.
    case .final:
      switch previous {
      case .openSyllable, .vowel, .closedSyllable, .final, .prepend: return false
      default: return true
      }
    // GB11.
    case .pictographic: return emoji != .joined && previous != .prepend
    // GB12, GB13.
    case .regionalIndicator: return !hasOpenFlag && previous != .prepend
    // GB9b, GB999.
    default: return previous != .prepend
    }
  }
}
