/// The Unicode Bidirectional Algorithm, written straight from UAX #9, one step a rule.
///
/// The engine uses ICU's and comes here where ICU leaves the standard (``BidiAnalyzer``). It works
/// on scalars and knows nothing of ICU's data: classes and brackets are given.
///
/// - Complexity: O(scalars); brackets cost at most 63 comparisons each.
/// Source: UAX #9 of Unicode 15.0.
public struct BidiResolver {
  /// The classes as the text has them.
  let original: [BidiClass]

  /// For each scalar 0, the code of its bracket pair where it opens one, or the negated code where
  /// it closes one.
  ///
  /// Canonically equivalent brackets have one code (BD16).
  let brackets: [Int32]

  /// The classes as rules change them.
  var classes: [BidiClass]

  /// The levels as rules change them.
  var levels: [UInt8]

  /// The index of the PDI that matches an isolate initiator, else -1 (BD9).
  var matchingPDI: [Int32]

  /// Whether a PDI matches an isolate initiator.
  var isMatchedPDI: [Bool]

  /// The level of the paragraph.
  var paragraphLevel: UInt8 = 0

  /// The deepest explicit level (BD2).
  static let maximumDepth: UInt8 = 125

  /// Resolves one paragraph.
  ///
  /// - Parameters:
  ///   - classes: The bidi class of each scalar.
  ///   - brackets: For each scalar 0, a pair's code for its opening and the negated code for its
  ///     closing bracket.
  ///   - base: How the level of the paragraph is decided.
  /// - Returns: The levels of the scalars, after L1 for the paragraph as one line.
  public static func resolve(
    classes: [BidiClass], brackets: [Int32], base: BidiBase
  ) -> BidiLevels {
    var resolver = BidiResolver(classes: classes, brackets: brackets)
    resolver.findMatchingPDIs()
    // P2, P3.
    resolver.paragraphLevel =
      base.explicitLevel
      ?? resolver.firstStrongLevel(from: 0, to: classes.count) ?? base.fallbackLevel
    resolver.resolveExplicit()
    resolver.resolveSequences()
    resolver.resetWhitespace()
    return BidiLevels(paragraphLevel: resolver.paragraphLevel, levels: resolver.levels)
  }

  private init(classes: [BidiClass], brackets: [Int32]) {
    original = classes
    self.classes = classes
    self.brackets = brackets
    levels = Array(repeating: 0, count: classes.count)
    matchingPDI = Array(repeating: -1, count: classes.count)
    isMatchedPDI = Array(repeating: false, count: classes.count)
  }

  /// BD9: matches isolate initiators and PDIs.
  private mutating func findMatchingPDIs() {
    var open: [Int] = []
    for index in original.indices {
      let bidiClass = original[index]
      if bidiClass.isIsolateInitiator {
        open.append(index)
      } else if bidiClass == .popDirectionalIsolate, let initiator = open.popLast() {
        matchingPDI[initiator] = Int32(index)
        isMatchedPDI[index] = true
      } else if bidiClass == .paragraphSeparator {
        open.removeAll()
      }
    }
  }

  /// P2, P3: the level of the first strong character, skipping isolates; `nil` without one.
  func firstStrongLevel(from start: Int, to end: Int) -> UInt8? {
    var index = start
    while index < end {
      let bidiClass = original[index]
      if bidiClass == .leftToRight { return 0 }
      if bidiClass == .rightToLeft || bidiClass == .arabicLetter { return 1 }
      if bidiClass.isIsolateInitiator {
        guard matchingPDI[index] >= 0 else { return nil }
        index = Int(matchingPDI[index])
      }
      index += 1
    }
    return nil
  }

  /// L1: separators, and white space before them and at the end, get the paragraph level.
  private mutating func resetWhitespace() {
    var isTrailing = true
    for index in levels.indices.reversed() {
      switch original[index] {
      case .paragraphSeparator, .segmentSeparator:
        isTrailing = true
        levels[index] = paragraphLevel
      case let bidiClass where bidiClass.isResetAtLineEnd:
        if isTrailing { levels[index] = paragraphLevel }
      default:
        isTrailing = false
      }
    }
  }
}
