/// A source of draws that records every choice made from it.
///
/// A generator is a function that draws from `Choices` and builds a value. Since the record decides
/// the value, a failing value is made simpler by editing its record and generating again: generators
/// compose freely and none needs code for shrinking. Draws are arranged so that a smaller choice is a
/// simpler one, and 0 the simplest.
///
/// Recursive generators end if their simplest alternative does not recurse: after
/// ``maximumCount`` draws every choice is 0.
public struct Choices: Sendable {
  /// The number of draws after which every choice is 0.
  public static let maximumCount = 1 << 16

  private var generator: SplitMix64
  private let replay: [UInt64]?
  private(set) var record = ChoiceRecord()

  /// A source of random choices.
  public init(seed: UInt64) {
    generator = SplitMix64(seed: seed)
    replay = nil
  }

  /// A source that repeats recorded choices and is 0 behind their end.
  public init(replaying values: [UInt64]) {
    generator = SplitMix64(seed: 0)
    replay = values
  }

  /// The choices made so far.
  public var values: [UInt64] { record.values }

  /// An integer in `0...limit`, uniformly; everything else is made of this.
  public mutating func draw(upTo limit: UInt64) -> UInt64 {
    let index = record.values.count
    let value: UInt64
    if index >= Self.maximumCount {
      // Not recorded any more: a generator in an endless loop must not take all memory.
      return 0
    } else if let replay {
      value = index < replay.count ? min(replay[index], limit) : 0
    } else {
      value = limit == .max ? generator.next() : UInt64.random(in: 0...limit, using: &generator)
    }
    record.values.append(value)
    return value
  }

  /// Marks the choices of a part, such as an element or a subtree, as belonging together.
  ///
  /// Shrinking deletes whole groups, and puts a group in the place of one around it that has the
  /// same label: a failing tree is replaced by its failing branch.
  public mutating func group<Value>(
    _ label: String, _ generate: (inout Choices) throws -> Value
  ) rethrows -> Value {
    let index = record.groups.count
    let start = record.values.count
    record.groups.append(ChoiceRecord.Group(label: label, range: start..<start))
    let value = try generate(&self)
    record.groups[index].range = start..<record.values.count
    return value
  }
}
