/// Makes a failing record simpler as long as it fails.
///
/// 1. Put an inner group in the place of an outer one with the same label.
/// 2. Delete groups, the largest first.
/// 3. Delete runs of 8, 4, 2 and 1 choices.
/// 4. Set groups to 0.
/// 5. Lower single choices, to 0 at once or by bisection.
/// 6. Lower equal choices together, since a claim may be about their equality.
/// 7. Lower a choice and raise the next one by as much.
///
/// The passes repeat until none helps or the steps are used up.
struct Shrinker {
  /// Generates from choices; true with the record really used, if the property still fails.
  let fails: ([UInt64]) -> ChoiceRecord?

  private(set) var best: ChoiceRecord
  private(set) var steps = 0
  private let maximumSteps: Int

  init(_ record: ChoiceRecord, maximumSteps: Int, fails: @escaping ([UInt64]) -> ChoiceRecord?) {
    self.best = record
    self.maximumSteps = maximumSteps
    self.fails = fails
  }

  mutating func run() {
    var before: ChoiceRecord
    repeat {
      before = best
      hoistGroups()
      deleteGroups()
      deleteRuns()
      clearGroups()
      lowerChoices()
      lowerEqualChoices()
      moveAmounts()
    } while best != before && steps < maximumSteps
  }

  /// Keeps a candidate if it is simpler and still fails.
  private mutating func accept(_ candidate: [UInt64]) -> Bool {
    guard steps < maximumSteps, candidate != best.values else { return false }
    steps += 1
    guard let record = fails(candidate), record.isSimpler(than: best) else { return false }
    best = record
    return true
  }

  private mutating func hoistGroups() {
    var outer = 0
    while outer < best.groups.count {
      var hoisted = false
      let group = best.groups[outer]
      for inner in best.groups.dropFirst(outer + 1) {
        guard inner.range.upperBound <= group.range.upperBound else { break }
        guard inner.label == group.label, inner.range.count < group.range.count else { continue }
        var candidate = best.values
        candidate.replaceSubrange(group.range, with: best.values[inner.range])
        if accept(candidate) {
          hoisted = true
          break
        }
      }
      if !hoisted { outer += 1 }
    }
  }

  private mutating func deleteGroups() {
    var size = best.values.count
    while size > 0 {
      // From the end, so that what stands before keeps its place.
      var index = best.groups.count - 1
      while index >= 0 {
        if index < best.groups.count, best.groups[index].range.count == size {
          var candidate = best.values
          candidate.removeSubrange(best.groups[index].range)
          _ = accept(candidate)
        }
        index -= 1
      }
      size = best.groups.map(\.range.count).filter { $0 < size }.max() ?? 0
    }
  }

  private mutating func deleteRuns() {
    for width in [8, 4, 2, 1] {
      var start = best.values.count - width
      while start >= 0 {
        if start + width <= best.values.count {
          var candidate = best.values
          candidate.removeSubrange(start..<start + width)
          _ = accept(candidate)
        }
        start -= 1
      }
    }
  }

  private mutating func clearGroups() {
    var index = 0
    while index < best.groups.count {
      let range = best.groups[index].range
      if range.count > 1, best.values[range].contains(where: { $0 != 0 }) {
        var candidate = best.values
        candidate.replaceSubrange(range, with: repeatElement(0, count: range.count))
        _ = accept(candidate)
      }
      index += 1
    }
  }

  private mutating func lowerChoices() {
    var index = 0
    while index < best.values.count {
      lower([index])
      index += 1
    }
  }

  private mutating func lowerEqualChoices() {
    for value in Set(best.values).sorted(by: >) where value > 0 {
      let indices = best.values.indices.filter { best.values[$0] == value }
      if indices.count > 1 { lower(indices) }
    }
  }

  /// Lowers choices that are equal by the same amount: to 0, else by bisection.
  private mutating func lower(_ indices: [Int]) {
    guard let first = indices.first, let last = indices.last else { return }
    // Everything below `passing` was seen to pass, or counts as such.
    var passing: UInt64 = 0
    guard best.values[first] > 0, !accept(replacing(indices, with: 0)) else { return }
    while last < best.values.count, best.values[first] > passing + 1, steps < maximumSteps {
      let middle = passing + (best.values[first] - passing) / 2
      if !accept(replacing(indices, with: middle)) { passing = middle }
    }
  }

  private mutating func moveAmounts() {
    var index = 0
    while index + 1 < best.values.count {
      let amount = best.values[index]
      if amount > 0, best.values[index + 1] <= UInt64.max - amount {
        var candidate = replacing([index], with: 0)
        candidate[index + 1] += amount
        _ = accept(candidate)
      }
      index += 1
    }
  }

  private func replacing(_ indices: [Int], with value: UInt64) -> [UInt64] {
    var candidate = best.values
    for index in indices { candidate[index] = value }
    return candidate
  }
}
