/// Searches for the values of a generator with the greatest score.
///
/// Where ``Property`` asks whether a claim holds for all values, a maximizer looks for those that are
/// worst: it keeps the best records of choices it has seen and changes them, a step at a time, in the
/// ways in which a shrinker would but without wanting them small.
///
/// The same seed finds the same values on every machine.
public struct Maximizer<Value> {
  /// A value that was found.
  public struct Finding {
    /// The value.
    public let value: Value
    /// Its score.
    public let score: Double
    /// The choices that make it.
    public let choices: [UInt64]
  }

  private let generate: (inout Choices) -> Value
  private let score: (Value) -> Double?
  private var random: SplitMix64
  private var pool: [Entry] = []

  private struct Entry {
    var record: ChoiceRecord
    var finding: Finding
  }

  /// How many of the best values are changed further.
  private static var poolSize: Int { 24 }

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - seed: the seed.
  ///   - generate: builds a value from choices.
  ///   - score: how good a value is; nil for one that does not count.
  public init(
    seed: UInt64, generate: @escaping (inout Choices) -> Value,
    score: @escaping (Value) -> Double?
  ) {
    self.generate = generate
    self.score = score
    random = SplitMix64(seed: seed)
  }

  /// Makes a number of steps and returns the best values so far, the best first.
  ///
  /// - Complexity: O(steps) values and scores.
  public mutating func search(steps: Int) -> [Finding] {
    for step in 0..<steps {
      // The first steps, and every eighth after them, try something new.
      if step < 4 * Self.poolSize || step % 8 == 0 || pool.isEmpty {
        add(Choices(seed: random.next()))
      } else {
        add(Choices(replaying: changed(pool[index(below: pool.count)].record)))
      }
    }
    return pool.map { $0.finding }
  }

  private mutating func add(_ source: Choices) {
    var choices = source
    let value = generate(&choices)
    guard let score = score(value) else { return }
    if pool.contains(where: { $0.record.values == choices.values }) { return }
    let finding = Finding(value: value, score: score, choices: choices.values)
    let place = pool.firstIndex { $0.finding.score < score } ?? pool.count
    guard place < Self.poolSize else { return }
    pool.insert(Entry(record: choices.record, finding: finding), at: place)
    if pool.count > Self.poolSize { pool.removeLast() }
  }

  private mutating func index(below count: Int) -> Int {
    Int.random(in: 0..<count, using: &random)
  }

  /// A record with one to three changes.
  private mutating func changed(_ record: ChoiceRecord) -> [UInt64] {
    var values = record.values
    for _ in 0...index(below: 3) {
      guard !values.isEmpty else { break }
      switch index(below: 4) {
      case 0:
        // Another choice.
        values[index(below: values.count)] = UInt64(index(below: 64))
      case 1:
        // A small step.
        let place = index(below: values.count)
        values[place] =
          index(below: 2) == 0 ? values[place] &+ 1 : values[place] == 0 ? 0 : values[place] - 1
      case 2:
        // A part in the place of another one: a tree in the place of a branch.
        guard let from = part(of: record), let to = part(of: record), to.upperBound <= values.count,
          from.upperBound <= record.values.count
        else { continue }
        values.replaceSubrange(to, with: record.values[from])
      default:
        // A part of another value.
        let other = pool[index(below: pool.count)].record
        guard let from = part(of: other), let to = part(of: record), to.upperBound <= values.count
        else { continue }
        values.replaceSubrange(to, with: other.values[from])
      }
      if values.count > 4096 { values.removeLast(values.count - 4096) }
    }
    return values
  }

  /// The choices of a part.
  private mutating func part(of record: ChoiceRecord) -> Range<Int>? {
    record.groups.isEmpty ? nil : record.groups[index(below: record.groups.count)].range
  }
}
