/// Finds the boundaries of grapheme clusters: what a reader takes for one character.
///
/// ICU's iterator gives the same at thirty times the cost, as it is made for rules of any kind.
///
/// Source: UAX #29, rules GB3 to GB13, and GB9c as CLDR has it.
struct GraphemeRules {
  private var previous = GraphemeClass.control

  /// Whether the text so far ends in an odd number of regional indicators.
  private var hasOpenFlag = false

  /// What the text so far ends in, as far as rule GB11 is concerned.
  private var emoji = JoinState.none

  /// What the text so far ends in, as far as rule GB9c is concerned.
  private var conjunct = JoinState.none

  private enum JoinState {
    case none
    /// A pictograph, or a consonant, with marks.
    case open
    /// The same with a joiner, or a virama, behind.
    case joined
  }

  /// The boundaries of a text, 0 and the end included.
  ///
  /// - Complexity: O(units).
  static func boundaries(
    in units: [UInt16], properties: [CharacterProperties]
  ) -> [Int] {
    var result: [Int] = []
    if isSimple(units, properties) {
      result.append(addingCapacity: units.count + 1) { boundaries in
        for index in 0...units.count { boundaries.append(index) }
      }
      return result
    }
    result.reserveCapacity(units.count + 1)
    var rules = GraphemeRules()
    var index = 0
    let text = units.span
    let characters = properties.span
    while index < text.count {
      let next = characters[index].graphemeClass
      let unit = text[index]
      if next == .other, rules.previous == .other, unit & 0xF800 != 0xD800 {
        // GB999 between letters: the usual case, in which no rule has anything open.
        result.append(index)
        index += 1
        continue
      }
      // GB3.
      let isInLineEnd = index > 0 && unit == 0x0A && text[index - 1] == 0x0D
      if rules.breaks(before: next), !isInLineEnd { result.append(index) }
      index += UTF16Text.scalar(in: units, at: index).length
    }
    result.append(units.count)
    return result
  }

  /// Whether each unit is a cluster because no rule joins it to a neighbour.
  private static func isSimple(
    _ units: [UInt16], _ properties: [CharacterProperties]
  ) -> Bool {
    let highest = properties.reduce(UInt32(0)) { max($0, $1.bits & GraphemeClass.mask) }
    guard highest >> GraphemeClass.shift <= GraphemeClass.control.rawValue else { return false }
    return !units.contains { $0 & 0xF800 == 0xD800 || $0 == 0x0D }
  }

  /// Whether a cluster begins with the next character.
  private mutating func breaks(before next: GraphemeClass) -> Bool {
    let result = isBoundary(before: next)
    hasOpenFlag = next == .regionalIndicator && !hasOpenFlag
    switch next {
    case .pictographic: emoji = .open
    case .virama, .combiningExtend, .extend: if emoji == .joined { emoji = .none }
    case .zeroWidthJoiner: emoji = emoji == .open ? .joined : .none
    default: emoji = .none
    }
    switch next {
    case .linkingConsonant: conjunct = .open
    case .virama: if conjunct == .open { conjunct = .joined }
    case .combiningExtend, .zeroWidthJoiner: break
    default: conjunct = .none
    }
    previous = next
    return result
  }

  private func isBoundary(before next: GraphemeClass) -> Bool {
    // GB4, GB5; the start of the text, GB1, counts as a control.
    if previous == .control || next == .control { return true }
    switch next {
    // GB9, GB9a.
    case .virama, .combiningExtend, .extend, .zeroWidthJoiner, .spacingMark: return false
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
    // GB9c.
    case .linkingConsonant: return conjunct != .joined && previous != .prepend
    // GB11.
    case .pictographic: return emoji != .joined && previous != .prepend
    // GB12, GB13.
    case .regionalIndicator: return !hasOpenFlag && previous != .prepend
    // GB9b, GB999.
    default: return previous != .prepend
    }
  }
}
