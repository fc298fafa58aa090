import Testing
import UnicodeServices

/// The bidi test files of Unicode, whole, through the public analyzer and the resolver alone.
@Suite struct BidiConformanceTests {
  enum Engine: String, CaseIterable, Sendable { case analyzer, resolver }

  private static func levels(
    _ engine: Engine, _ analyzer: BidiAnalyzer, _ units: [UInt16], _ base: BidiBase
  ) -> BidiLevels {
    switch engine {
    case .analyzer: analyzer.levels(of: units, base: base)
    case .resolver: analyzer.resolvedLevels(of: units, base: base)
    }
  }

  /// One scalar for each class, as BidiTest.txt has no characters of its own.
  private static let samples: [Substring: UInt32] = [
    "L": 0x61, "R": 0x5D0, "EN": 0x30, "ES": 0x2B, "ET": 0x23, "AN": 0x660, "CS": 0x2C,
    "B": 0x2029, "S": 0x09, "WS": 0x20, "ON": 0x21, "LRE": 0x202A, "LRO": 0x202D, "AL": 0x627,
    "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "NSM": 0x300, "BN": 0xAD, "FSI": 0x2068,
    "LRI": 0x2066, "RLI": 0x2067, "PDI": 0x2069,
  ]

  private static let removed: Set<Substring> = ["LRE", "LRO", "RLE", "RLO", "PDF", "BN"]

  @Test(arguments: Engine.allCases)
  func `BidiTest, levels and order of all 770,241 cases`(_ engine: Engine) throws {
    let analyzer = BidiAnalyzer(table: CharacterTable())
    let bases: [BidiBase] = [.firstStrongElseLeftToRight, .leftToRight, .rightToLeft]
    var expectedLevels: [UInt8?] = []
    var expectedOrder: [Int] = []
    var failures = Failures()
    var count = 0
    for (number, line) in try ConformanceFile.lines("BidiTest.txt") {
      guard let first = line.first, first != "#" else { continue }
      if line.hasPrefix("@Levels:") {
        expectedLevels = line.dropFirst(8).split(whereSeparator: \.isWhitespace)
          .map { UInt8($0) }
        continue
      }
      if line.hasPrefix("@Reorder:") {
        expectedOrder = line.dropFirst(9).split(whereSeparator: \.isWhitespace)
          .compactMap { Int($0) }
        continue
      }
      guard first != "@" else { continue }
      let fields = line.split(separator: ";")
      let bits = try #require(Int(fields[1].filter { $0 != " " }, radix: 16))
      let units = fields[0].split(separator: " ").compactMap { Self.samples[$0] }
        .map { UInt16($0) }
      for (bit, base) in bases.enumerated() where bits >> bit & 1 == 1 {
        count += 1
        let result = Self.levels(engine, analyzer, units, base)
        let isRight =
          zip(result.levels, expectedLevels).allSatisfy { $1 == nil || $0 == $1 }
          && Self.order(result.levels, expectedLevels) == expectedOrder
        if !isRight {
          failures.add("line \(number) \(base): \(line): \(result.levels)")
        }
      }
    }
    #expect(count == 770_241)
    #expect(failures.count == 0, "\(failures.first.joined(separator: "\n"))")
  }

  /// L2 over what X9 leaves.
  private static func order(_ levels: [UInt8], _ expected: [UInt8?]) -> [Int] {
    let kept = levels.indices.filter { expected[$0] != nil }
    return VisualOrder.indices(ofLevels: kept.map { levels[$0] }).map { kept[$0] }
  }

  @Test(arguments: Engine.allCases)
  func `BidiCharacterTest, level of the paragraph, levels and order of all 91,707 cases`(
    _ engine: Engine
  ) throws {
    let analyzer = BidiAnalyzer(table: CharacterTable())
    var failures = Failures()
    var count = 0
    for (number, line) in try ConformanceFile.lines("BidiCharacterTest.txt") {
      guard let first = line.first, first != "#" else { continue }
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      let scalars = ConformanceFile.scalars(fields[0].split(separator: " "))
      let base: BidiBase =
        switch fields[1] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .firstStrongElseLeftToRight
        }
      let units = ConformanceFile.units(scalars)
      let result = Self.levels(engine, analyzer, units, base)
      // One level for each scalar.
      var levels: [UInt8] = []
      var index = 0
      for scalar in scalars {
        levels.append(result.levels[index])
        index += scalar > 0xFFFF ? 2 : 1
      }
      count += 1
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      let order = fields[4].split(separator: " ").compactMap { Int($0) }
      let isRight =
        String(result.paragraphLevel) == fields[2] && levels.count == expected.count
        && zip(levels, expected).allSatisfy { $1 == nil || $0 == $1 }
        && Self.order(levels, expected) == order
      if !isRight { failures.add("line \(number): \(line): \(levels)") }
    }
    #expect(count == 91_707)
    #expect(failures.count == 0, "\(failures.first.joined(separator: "\n"))")
  }
}
