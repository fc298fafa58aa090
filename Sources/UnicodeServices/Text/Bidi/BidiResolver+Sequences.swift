extension BidiResolver {
  /// X9, X10: takes the removed characters out, finds the isolating run sequences and resolves
  /// each.
  mutating func resolveSequences() {
    let kept = original.indices.filter { !original[$0].isRemovedByX9 }
    let runs = levelRuns(of: kept)
    var runOfPDI: [Int: Int] = [:]
    for (number, run) in runs.enumerated() where isMatchedPDI[kept[run.lowerBound]] {
      runOfPDI[kept[run.lowerBound]] = number
    }
    let explicit = levels
    for run in runs where !isMatchedPDI[kept[run.lowerBound]] {
      // BD13.
      var indices: [Int] = []
      var current = run
      while true {
        indices.append(contentsOf: kept[current])
        let last = kept[current.upperBound - 1]
        guard original[last].isIsolateInitiator, matchingPDI[last] >= 0,
          let next = runOfPDI[Int(matchingPDI[last])]
        else { break }
        current = runs[next]
      }
      resolve(
        indices, explicit: explicit, kept: kept, first: run.lowerBound,
        last: current.upperBound - 1)
    }
    levelRemovedCharacters()
  }

  private func levelRuns(of kept: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for position in kept.indices.dropFirst()
    where levels[kept[position]] != levels[kept[start]] {
      runs.append(start..<position)
      start = position
    }
    if start < kept.count { runs.append(start..<kept.count) }
    return runs
  }

  /// X10: resolves one isolating run sequence; `first` and `last` are its ends within `kept`.
  private mutating func resolve(
    _ indices: [Int], explicit: [UInt8], kept: [Int], first: Int, last: Int
  ) {
    let level = explicit[indices[0]]
    let before = first > 0 ? explicit[kept[first - 1]] : paragraphLevel
    let lastIndex = kept[last]
    let endsInOpenIsolate =
      original[lastIndex].isIsolateInitiator && matchingPDI[lastIndex] < 0
    let after =
      endsInOpenIsolate || last + 1 >= kept.count ? paragraphLevel : explicit[kept[last + 1]]
    var sequence = BidiSequence(
      indices: indices, level: level,
      start: max(level, before) & 1 == 1 ? .rightToLeft : .leftToRight,
      end: max(level, after) & 1 == 1 ? .rightToLeft : .leftToRight)
    sequence.resolveWeak(&classes)
    sequence.resolveBrackets(&classes, brackets: brackets)
    sequence.resolveNeutral(&classes)
    // I1, I2.
    for index in indices {
      switch classes[index] {
      case .leftToRight: levels[index] = level & 1 == 1 ? level + 1 : level
      case .rightToLeft: levels[index] = level & 1 == 1 ? level : level + 1
      default: levels[index] = level & 1 == 1 ? level + 1 : level + 2
      }
    }
  }

  /// Gives what X9 removed the level of the character before it.
  private mutating func levelRemovedCharacters() {
    var level = paragraphLevel
    for index in levels.indices {
      if original[index].isRemovedByX9 { levels[index] = level } else { level = levels[index] }
    }
  }
}
