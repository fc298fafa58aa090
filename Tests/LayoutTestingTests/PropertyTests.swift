import LayoutTesting
import Testing

/// A tree whose generator is recursive.
private indirect enum Tree: Equatable, Sendable {
  case leaf(Int)
  case node([Tree])

  init(_ choices: inout Choices, depth: Int = 0) {
    self = choices.group("tree") { choices in
      guard depth < 6, choices.bool() else { return .leaf(choices.int(in: 0...1000)) }
      return .node(choices.array(count: 0...4) { Tree(&$0, depth: depth + 1) })
    }
  }

  var leaves: [Int] {
    switch self {
    case .leaf(let value): [value]
    case .node(let children): children.flatMap(\.leaves)
    }
  }
}

private struct Refusal: Error {}

@Suite struct PropertyTests {
  @Test func `a claim that holds passes`() {
    let failure = Property.check(cases: 500) { choices in
      choices.array(count: 0...20) { $0.int(in: -9...9) }
    } holds: { numbers in
      Array(numbers.reversed().reversed()) == numbers
    }
    #expect(failure == nil)
  }

  @Test func `a number shrinks to the boundary`() throws {
    let failure = try #require(
      Property.check(cases: 100) {
        $0.int(in: 0...1_000_000)
      } holds: {
        $0 < 4711
      })
    #expect(failure.minimal.value == 4711)
    #expect(failure.choices == [4711])
  }

  @Test func `an array loses what does not matter`() throws {
    let failure = try #require(
      Property.check(cases: 100) { choices in
        choices.array(count: 0...50) { $0.int(in: -100...100) }
      } holds: { numbers in
        !numbers.contains { $0 > 20 }
      })
    #expect(failure.minimal.value == [21])
    #expect((failure.first.value?.count ?? 0) >= 1)
  }

  @Test func `two elements that matter together both stay`() throws {
    let failure = try #require(
      Property.check(cases: 200) { choices in
        choices.array(count: 0...50) { $0.int(in: 0...9) }
      } holds: { numbers in
        Set(numbers).count == numbers.count
      })
    #expect(failure.minimal.value == [0, 0])
  }

  @Test func `a sum moves into the last summand`() throws {
    let failure = try #require(
      Property.check(cases: 200) { choices in
        (choices.int(in: 0...1000), choices.int(in: 0...1000))
      } holds: {
        $0 + $1 < 900
      })
    let value = try #require(failure.minimal.value)
    #expect(value == (0, 900))
  }

  @Test func `a tree is replaced by its failing branch`() throws {
    let failure = try #require(
      Property.check(cases: 500) {
        Tree(&$0)
      } holds: {
        !$0.leaves.contains { $0 >= 500 }
      })
    #expect(failure.minimal.value == .leaf(500))
  }

  @Test func `text shrinks to its simplest scalars`() throws {
    let failure = try #require(
      Property.check { choices in
        choices.text(count: 0...30, of: ["a", "b", "\u{202E}"])
      } holds: {
        !$0.unicodeScalars.contains("\u{202E}")
      })
    #expect(failure.minimal.value == "\u{202E}")
    #expect(failure.description.contains("\\u{202E}"))
    #expect(!failure.description.unicodeScalars.contains("\u{202E}"))
  }

  @Test func `a claim that throws fails and is shrunk`() throws {
    let failure = try #require(
      Property.check(cases: 100) {
        $0.int(in: 0...100_000)
      } holds: { number in
        if number > 99 { throw Refusal() }
        return true
      })
    #expect(failure.minimal.value == 100)
    #expect(failure.minimal.fault.contains("Refusal"))
  }

  @Test func `a generator that throws fails without a value`() throws {
    let failure = try #require(
      Property.check { choices -> Int in
        let number = choices.int(in: 0...9)
        if number > 3 { throw Refusal() }
        return number
      } holds: { _ in
        true
      })
    #expect(failure.minimal.value == nil)
    #expect(failure.choices == [4])
  }

  @Test func `a fault's sentence is in the report`() throws {
    let failure = try #require(
      Property.check(cases: 100, seed: 5) {
        $0.int(in: 0...1000)
      } fault: { number in
        number > 17 ? "\(number) is more than 17" : nil
      })
    #expect(failure.description.contains("18 is more than 17"))
    #expect(failure.description.contains("seed \(failure.seed)"))
    let first = try #require(failure.first.value)
    #expect(failure.description.contains("\(first) is more than 17"))
  }

  @Test func `the same seed gives the same failure`() throws {
    func run(_ cases: Int, _ seed: UInt64) -> PropertyFailure<Tree>? {
      Property.check(cases: cases, seed: seed) {
        Tree(&$0)
      } holds: {
        $0.leaves.count < 12
      }
    }
    let first = try #require(run(500, 0))
    #expect(run(500, 0)?.description == first.description)
    // The seed of the report repeats the failing case alone.
    let repeated = try #require(run(1, first.seed))
    #expect(repeated.first.value == first.first.value)
    #expect(repeated.minimal.value == first.minimal.value)
  }

  @Test func `shrinking ends at its limit of steps`() throws {
    var calls = 0
    let failure = try #require(
      Property.check(cases: 1, maximumSteps: 50) { choices in
        choices.array(count: 100...200) { $0.int(in: 0...1_000_000) }
      } holds: { _ in
        calls += 1
        return false
      })
    #expect(failure.steps <= 50)
    #expect(calls <= 52)
  }

  @Test func `an endless generator meets zeros and ends`() {
    let failure = Property.check(cases: 3) { choices in
      var count = 0
      while choices.draw(upTo: 1_000_000_000) > 0 { count += 1 }
      return count
    } holds: {
      $0 <= Choices.maximumCount
    }
    #expect(failure == nil)
  }
}
