/// Finds embedding levels: ICU's, corrected where ICU leaves the standard.
///
/// ICU 72 differs from UAX #9 in paragraphs that hold
/// - an LRO or RLO: it forgets that isolate controls and brackets are overridden (X5a-X6a);
/// - a bracket directly followed, but for X9 characters, by a mark (last clause of N0);
/// - more than 63 open brackets (BD16);
/// - one direction only, and explicit controls or Arabic numbers: it takes a shortcut and reports
///   the paragraph level everywhere, which gives the right order with other levels.
///
/// A linear scan finds these and sends them to ``BidiResolver``; all others are ICU's.
public final class BidiAnalyzer: Sendable {
  private let table: CharacterTable
  private let pool = HandlePool<BidiHandle>()

  /// Creates an analyzer that looks properties up in a table.
  public init(table: CharacterTable) {
    self.table = table
  }

  /// The levels of one paragraph.
  ///
  /// `"abc \u{5D0}\u{5D1}\u{5D2}"` has levels 0000111 as a left-to-right paragraph and 2221111 as
  /// a right-to-left one.
  ///
  /// - Parameters:
  ///   - units: A text; unpaired surrogates count as U+FFFD.
  ///   - range: The paragraph, its separator included.
  ///   - properties: The properties of all units, or `nil` to look them up.
  ///   - base: How the level of the paragraph is decided.
  /// - Returns: A level for each unit of the range.
  /// - Complexity: O(units).
  /// Source: UAX #9 of the Unicode version of ICU; wraps `ubidi_setPara`, `ubidi_getLevels`.
  public func levels(
    of units: [UInt16], in range: Range<Int>? = nil, properties: [CharacterProperties]? = nil,
    base: BidiBase
  ) -> BidiLevels {
    let units = UTF16Text.repaired(units)
    let range = range ?? 0..<units.count
    return levels(
      ofRepaired: units, in: range, properties: properties ?? table.properties(of: units),
      base: base)
  }

  /// The levels of one paragraph of a text without unpaired surrogates.
  package func levels(
    ofRepaired units: [UInt16], in range: Range<Int>, properties: [CharacterProperties],
    base: BidiBase
  ) -> BidiLevels {
    let expectsLeftToRight = base == .leftToRight || base == .firstStrongElseLeftToRight
    // No letter below the Hebrew block runs right to left, and no control stands there.
    if expectsLeftToRight, Self.highestUnit(units, range) < 0x590 {
      return BidiLevels(paragraphLevel: 0, levels: .filled(with: 0, count: range.count))
    }
    let traits = BidiTraits(properties, range)
    if traits.isPlainLeftToRight, expectsLeftToRight {
      return BidiLevels(paragraphLevel: 0, levels: .filled(with: 0, count: range.count))
    }
    let isRightToLeft =
      !expectsLeftToRight || base == .firstStrongElseLeftToRight && traits.hasRightToLeft
    if traits.isPlainRightToLeft, isRightToLeft {
      // W4 to W6 make separators neutral where no number is, N1 and N2 give these the paragraph's
      // direction, and L1 its level.
      return BidiLevels(paragraphLevel: 1, levels: .filled(with: 1, count: range.count))
    }
    if !traits.needsOwnResolver {
      let answer = pool.withHandle(make: { BidiHandle() }) { handle in
        handle.resolve(units, in: range, base: base)
      }
      if case .some(.some(let answer)) = answer, answer.isMixed || !traits.mayHideLevels {
        return answer.levels
      }
    }
    return resolvedLevels(of: units, in: range, properties: properties, base: base)
  }

  private static func highestUnit(_ units: [UInt16], _ range: Range<Int>) -> UInt16 {
    var highest: UInt16 = 0
    for index in range { highest = max(highest, units[index]) }
    return highest
  }

  /// The levels by our own resolver, whatever the text holds.
  public func resolvedLevels(
    of units: [UInt16], in range: Range<Int>? = nil, properties: [CharacterProperties]? = nil,
    base: BidiBase
  ) -> BidiLevels {
    let units = UTF16Text.repaired(units)
    let range = range ?? 0..<units.count
    let properties = properties ?? table.properties(of: units)
    var classes: [BidiClass] = []
    var brackets: [Int32] = []
    classes.reserveCapacity(range.count)
    brackets.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let (scalar, length) = UTF16Text.scalar(in: units, at: index)
      classes.append(properties[index].bidiClass)
      brackets.append(Self.bracketCode(of: scalar, properties[index]))
      index += length
    }
    var result = BidiResolver.resolve(classes: classes, brackets: brackets, base: base)
    guard result.levels.count < range.count else { return result }
    var levels: [UInt8] = []
    levels.reserveCapacity(range.count)
    index = range.lowerBound
    for level in result.levels {
      let (_, length) = UTF16Text.scalar(in: units, at: index)
      for _ in 0..<length { levels.append(level) }
      index += length
    }
    result.levels = levels
    return result
  }

  /// The code of a bracket for ``BidiResolver``: that of its closing bracket, negated where it is
  /// the closing one, 0 for other characters.
  private static func bracketCode(of scalar: UInt32, _ properties: CharacterProperties) -> Int32 {
    if properties.isOpeningBracket {
      return Int32(canonical(CharacterProperties.pairedBracket(of: scalar)))
    }
    return properties.isClosingBracket ? -Int32(canonical(scalar)) : 0
  }

  /// BD16 compares canonical equivalents: U+2329 and U+232A are U+3008 and U+3009.
  private static func canonical(_ bracket: UInt32) -> UInt32 {
    switch bracket {
    case 0x2329: 0x3008
    case 0x232A: 0x3009
    default: bracket
    }
  }
}
