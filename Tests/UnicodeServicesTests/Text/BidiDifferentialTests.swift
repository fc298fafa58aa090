import Foundation
import Testing
import UnicodeServices

/// ICU's levels, where the analyzer trusts them, against our own resolver.
@Suite struct BidiDifferentialTests {
  /// A small generator with a fixed seed: SplitMix64.
  struct Random: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  /// Every class, two kinds of brackets, and a pair that is canonically equivalent to another.
  private static let alphabet: [UInt16] = [
    0x61, 0x5D0, 0x30, 0x2B, 0x23, 0x660, 0x2C, 0x09, 0x20, 0x21, 0x202A, 0x202D, 0x627, 0x202B,
    0x202E, 0x202C, 0x300, 0xAD, 0x2068, 0x2066, 0x2067, 0x2069, 0x28, 0x29, 0x5B, 0x5D, 0x2329,
    0x3009, 0x6F0, 0xA0, 0x200F, 0x61C,
  ]

  @Test(arguments: [2...10, 11...60])
  func `random texts over all classes have one answer`(_ lengths: ClosedRange<Int>) {
    let analyzer = BidiAnalyzer(table: CharacterTable())
    var random = Random(state: 20_260_301)
    let bases: [BidiBase] = [
      .leftToRight, .rightToLeft, .firstStrongElseLeftToRight, .firstStrongElseRightToLeft,
    ]
    var failures = Failures()
    for round in 0..<(lengths.upperBound > 10 ? 10_000 : 60_000) {
      // Without overrides in two rounds of three, so that most texts are ICU's.
      let alphabet =
        round % 3 == 0
        ? Self.alphabet : Self.alphabet.filter { $0 != 0x202D && $0 != 0x202E }
      let length = Int.random(in: lengths, using: &random)
      let units = (0..<length).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &random)]
      }
      let base = bases[round % 4]
      let fast = analyzer.levels(of: units, base: base)
      let own = analyzer.resolvedLevels(of: units, base: base)
      if Self.visible(fast, units) != Self.visible(own, units) {
        failures.add(
          "\(units.map { String($0, radix: 16) }) \(base): \(fast.levels) \(own.levels)")
      }
    }
    #expect(failures.count == 0, "\(failures.first.joined(separator: "\n"))")
  }

  /// The levels of all characters that X9 leaves; the others have none.
  private static func visible(_ levels: BidiLevels, _ units: [UInt16]) -> [UInt8] {
    [levels.paragraphLevel]
      + zip(levels.levels, units).filter { _, unit in
        switch unit {
        case 0x202A...0x202E, 0xAD: false
        default: true
        }
      }.map(\.0)
  }
}

@Suite struct BidiHostileTextTests {
  private let analyzer = BidiAnalyzer(table: CharacterTable())

  @Test func `an unpaired surrogate counts as U+FFFD`() {
    let broken: [UInt16] = [0x5D0, 0xD800, 0x28, 0xDC00, 0x29]
    let repaired = UTF16Text.repaired(broken)
    #expect(repaired == [0x5D0, 0xFFFD, 0x28, 0xFFFD, 0x29])
    let first = analyzer.resolvedLevels(of: broken, base: .leftToRight)
    #expect(first == analyzer.resolvedLevels(of: repaired, base: .leftToRight))
    #expect(UTF16Text.repaired([0xD83D, 0xDE00]) == [0xD83D, 0xDE00])
  }

  @Test func `levels stay at 126 and below however deep isolates and embeddings are`() {
    for control: UInt16 in [0x2066, 0x2067, 0x2068, 0x202A, 0x202B, 0x202E] {
      var units: [UInt16] = Array(repeating: control, count: 5000)
      units += [0x5D0, 0x31, 0x61]
      units += Array(repeating: control >= 0x2066 ? 0x2069 : 0x202C, count: 5000)
      for base in [BidiBase.leftToRight, .rightToLeft, .firstStrongElseLeftToRight] {
        let fast = analyzer.levels(of: units, base: base)
        let own = analyzer.resolvedLevels(of: units, base: base)
        #expect(own.levels.max() ?? 0 <= 126)
        #expect(fast.levels[5000..<5003] == own.levels[5000..<5003])
      }
    }
  }
}

/// Random texts as FriBidi resolves them, recorded by `Tests/Oracles/record_fribidi.py`.
///
/// 3,000 on which FriBidi and a referee written from the rules agree, and the 71 of 60,000 on which
/// they do not: FriBidi 1.0.8 leaks state from one isolate into the next.
@Suite struct FriBidiTests {
  @Test func `levels are those of the rules, with FriBidi where it keeps them`() throws {
    let analyzer = BidiAnalyzer(table: CharacterTable())
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Bidi/fribidi.tsv").path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    var failures = Failures()
    var agreed = 0
    var judged = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      let base: BidiBase =
        switch fields[0] {
        case "0": .leftToRight
        case "1": .rightToLeft
        default: .firstStrongElseLeftToRight
        }
      let units = ConformanceFile.units(
        ConformanceFile.scalars(fields[1].split(separator: " ")))
      let expected = fields[2].split(separator: " ").map { UInt8($0) }
      if fields.count > 3 { judged += 1 } else { agreed += 1 }
      let levels = analyzer.levels(of: units, base: base).levels
      if !zip(levels, expected).allSatisfy({ $1 == nil || $0 == $1 }) {
        failures.add("\(line): \(levels)")
      }
    }
    #expect(agreed == 3000 && judged == 71)
    #expect(failures.count == 0, "\(failures.first.joined(separator: "\n"))")
  }
}
