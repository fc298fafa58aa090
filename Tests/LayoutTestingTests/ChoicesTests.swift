import LayoutTesting
import Testing

@Suite struct ChoicesTests {
  @Test func `choice 0 is the simplest value of every kind`() {
    var choices = Choices(replaying: [])
    #expect(choices.int(in: -5...5) == 0)
    #expect(choices.int(in: 3...5) == 3)
    #expect(choices.int(in: -5 ... -3) == -3)
    #expect(choices.int(in: Int.min...Int.max) == 0)
    #expect(choices.bool() == false)
    #expect(choices.chance(1, in: 2) == false)
    #expect(choices.element(of: ["a", "b"]) == "a")
    #expect(choices.element(weighted: [(1, "a"), (9, "b")]) == "a")
    #expect(choices.optional { _ in 1 } == nil)
    #expect(choices.array(count: 0...9) { _ in 1 } == [])
    #expect(choices.array(count: 2...9) { _ in 1 } == [1, 1])
    #expect(choices.double(in: -3.5...9) == 0)
    #expect(choices.double(in: 0.3...0.4) == 0.3)
    #expect(choices.text(count: 0...9, of: ["x"]) == "")
  }

  @Test func `integers around zero come in order of their magnitude`() {
    func value(_ choice: UInt64, _ range: ClosedRange<Int>) -> Int {
      var choices = Choices(replaying: [choice])
      return choices.int(in: range)
    }
    #expect((0...7).map { value($0, -2...5) } == [0, 1, -1, 2, -2, 3, 4, 5])
    #expect((0...7).map { value($0, -5...2) } == [0, 1, -1, 2, -2, -3, -4, -5])
    #expect((0...4).map { value($0, -2...2) } == [0, 1, -1, 2, -2])
    #expect(value(.max, Int.min...Int.max) == Int.min)
    #expect(value(.max, Int.min ... -1) == Int.min)
    #expect(value(.max, 0...Int.max) == Int.max)
  }

  @Test func `values stay in their range`() {
    for seed in 0..<2000 as Range<UInt64> {
      var choices = Choices(seed: seed)
      #expect((-7...3).contains(choices.int(in: -7...3)))
      #expect((-1.3...2.7).contains(choices.double(in: -1.3...2.7)))
      #expect((0.1...0.2).contains(choices.double(in: 0.1...0.2)))
      #expect((-1e300...1e300).contains(choices.double(in: -1e300...1e300)))
      #expect((2...4).contains(choices.array(count: 2...4) { $0.bool() }.count))
    }
  }

  @Test func `every value of a small range occurs`() {
    var seen: Set<Int> = []
    var counts: Set<Int> = []
    for seed in 0..<500 as Range<UInt64> {
      var choices = Choices(seed: seed)
      seen.insert(choices.int(in: -3...3))
      counts.insert(choices.array(count: 0...3) { $0.bool() }.count)
    }
    #expect(seen == Set(-3...3))
    #expect(counts == Set(0...3))
  }

  @Test func `a record replays to the same value`() {
    for seed in 0..<200 as Range<UInt64> {
      func generate(_ choices: inout Choices) -> [Double] {
        choices.array(count: 0...9) { $0.double(in: -100...100) }
      }
      var original = Choices(seed: seed)
      let value = generate(&original)
      var replayed = Choices(replaying: original.values)
      #expect(generate(&replayed) == value)
      #expect(replayed.values == original.values)
    }
  }

  @Test func `a choice above its limit counts as the limit`() {
    var choices = Choices(replaying: [99])
    #expect(choices.element(of: [1, 2, 3]) == 3)
  }

  @Test func `the generator gives the published sequence`() {
    // The first outputs of SplitMix64 for seed 1234567, as listed with the reference implementation.
    var generator = SplitMix64(seed: 1_234_567)
    let numbers = (0..<3).map { _ in generator.next() }
    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }
}
