import Testing
import UnicodeServices

/// The break test files of Unicode, whole.
///
/// Where ICU leaves them, exactly the lines listed differ: both a regression and a mended ICU show.
@Suite struct BreakConformanceTests {
  /// A file with what is known of it.
  struct File: Sendable, CustomStringConvertible {
    var name: String
    var kind: TextBreakKind
    var count: Int
    var deviations: Set<Int>
    var description: String { name }
  }

  private static let files = [
    File(name: "GraphemeBreakTest", kind: .grapheme, count: 602, deviations: []),
    File(name: "SentenceBreakTest", kind: .sentence, count: 502, deviations: []),
    // CLDR takes COLON out of MidLetter.
    File(
      name: "WordBreakTest", kind: .word, count: 1823,
      deviations: Set([1253, 1254, 1267, 1268, 1712]).union(1283...1292)),
    // No break after HYPHEN-MINUS at the start of text before letters (LB20a of Unicode 16); none
    // between IS and NU (LB25 of Unicode 16); a break before, not after, IS in "equals .35" (LB15c).
    File(
      name: "LineBreakTest", kind: .line, count: 7654,
      deviations: Set([
        2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431, 2873, 2875, 7477,
      ]).union(7576...7581).union(7583...7587)),
  ]

  @Test(arguments: files)
  func `all lines but the known deviations`(_ file: File) throws {
    let breaker = TextBreaker(table: CharacterTable())
    var count = 0
    var different: Set<Int> = []
    for (number, line) in try ConformanceFile.lines("auxiliary/\(file.name).txt") {
      let content = line.split(separator: "#", omittingEmptySubsequences: false)[0]
      guard content.contains(where: { !$0.isWhitespace }) else { continue }
      count += 1
      var units: [UInt16] = []
      var expected: [Int] = []
      for field in content.split(whereSeparator: \.isWhitespace) {
        if field == "\u{F7}" {
          if !units.isEmpty { expected.append(units.count) }
        } else if field != "\u{D7}" {
          units += ConformanceFile.units(ConformanceFile.scalars([field]))
        }
      }
      let boundaries = breaker.boundaries(file.kind, in: units, language: "en").map(\.offset)
      if boundaries != expected { different.insert(number) }
    }
    #expect(count == file.count)
    #expect(different == file.deviations)
  }
}
