/// An isolating run sequence while rules W1 to N2 resolve it.
///
/// Source: UAX #9, BD13.
struct BidiSequence {
  /// The scalars of the sequence in logical order.
  let indices: [Int]

  /// Their common explicit level.
  let level: UInt8

  /// sos: the class assumed before the sequence, L or R.
  let start: BidiClass

  /// eos: the class assumed after the sequence, L or R.
  let end: BidiClass

  /// Which members are still NSM before W1, for the last clause of N0.
  private var isMark: [Bool] = []

  init(indices: [Int], level: UInt8, start: BidiClass, end: BidiClass) {
    self.indices = indices
    self.level = level
    self.start = start
    self.end = end
  }

  /// The embedding direction, L or R.
  private var embedding: BidiClass { level & 1 == 1 ? .rightToLeft : .leftToRight }

  /// W1-W7.
  mutating func resolveWeak(_ classes: inout [BidiClass]) {
    isMark = indices.map { classes[$0] == .nonspacingMark }
    // W1.
    var previous = start
    for index in indices {
      if classes[index] == .nonspacingMark {
        let isolates = previous.isIsolateInitiator || previous == .popDirectionalIsolate
        classes[index] = isolates ? .otherNeutral : previous
      }
      previous = classes[index]
    }
    // W2, W3.
    var strong = start
    for index in indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .arabicLetter:
        strong = .arabicLetter
        classes[index] = .rightToLeft
      case .europeanNumber where strong == .arabicLetter: classes[index] = .arabicNumber
      default: break
      }
    }
    resolveSeparators(&classes)
    // W7.
    strong = start
    for index in indices {
      switch classes[index] {
      case .leftToRight, .rightToLeft: strong = classes[index]
      case .europeanNumber where strong == .leftToRight: classes[index] = .leftToRight
      default: break
      }
    }
  }

  /// W4-W6.
  private func resolveSeparators(_ classes: inout [BidiClass]) {
    // W4. A separator already turned into a number counts for the next one, as the rule reads the
    // text from left to right.
    for position in indices.indices.dropFirst().dropLast() {
      let before = classes[indices[position - 1]]
      guard before == classes[indices[position + 1]] else { continue }
      switch classes[indices[position]] {
      case .europeanSeparator where before == .europeanNumber:
        classes[indices[position]] = before
      case .commonSeparator where before == .europeanNumber || before == .arabicNumber:
        classes[indices[position]] = before
      default: break
      }
    }
    // W5.
    var position = 0
    while position < indices.count {
      guard classes[indices[position]] == .europeanTerminator else {
        position += 1
        continue
      }
      var next = position
      while next < indices.count, classes[indices[next]] == .europeanTerminator { next += 1 }
      let touchesNumber =
        position > 0 && classes[indices[position - 1]] == .europeanNumber
        || next < indices.count && classes[indices[next]] == .europeanNumber
      if touchesNumber {
        for member in position..<next { classes[indices[member]] = .europeanNumber }
      }
      position = next
    }
    // W6.
    for index in indices {
      switch classes[index] {
      case .europeanSeparator, .europeanTerminator, .commonSeparator:
        classes[index] = .otherNeutral
      default: break
      }
    }
  }

  /// N0, with the pairs of BD16.
  func resolveBrackets(_ classes: inout [BidiClass], brackets: [Int32]) {
    let pairs = bracketPairs(classes, brackets)
    guard !pairs.isEmpty else { return }
    let opposite: BidiClass = embedding == .leftToRight ? .rightToLeft : .leftToRight
    for (open, close) in pairs {
      var hasEmbedding = false
      var hasOpposite = false
      for position in open + 1..<close {
        guard let strong = Self.strong(classes[indices[position]]) else { continue }
        if strong == embedding {
          hasEmbedding = true
          break
        }
        hasOpposite = true
      }
      let direction: BidiClass
      if hasEmbedding {
        direction = embedding
      } else if hasOpposite {
        var context = start
        for position in (0..<open).reversed() {
          if let strong = Self.strong(classes[indices[position]]) {
            context = strong
            break
          }
        }
        direction = context == opposite ? opposite : embedding
      } else {
        continue
      }
      set(direction, at: open, &classes)
      set(direction, at: close, &classes)
    }
  }

  /// Sets a bracket and the marks after it.
  private func set(_ direction: BidiClass, at position: Int, _ classes: inout [BidiClass]) {
    classes[indices[position]] = direction
    var next = position + 1
    while next < indices.count, isMark[next] {
      classes[indices[next]] = direction
      next += 1
    }
  }

  /// BD16: the pairs by their opening bracket; none when more than 63 are open at once.
  private func bracketPairs(_ classes: [BidiClass], _ brackets: [Int32]) -> [(Int, Int)] {
    var open: [(code: Int32, position: Int)] = []
    var pairs: [(Int, Int)] = []
    scan: for position in indices.indices {
      let code = brackets[indices[position]]
      guard code != 0, classes[indices[position]] == .otherNeutral else { continue }
      if code > 0 {
        if open.count == 63 { break scan }
        open.append((code, position))
      } else if let match = open.lastIndex(where: { $0.code == -code }) {
        pairs.append((open[match].position, position))
        open.removeSubrange(match...)
      }
    }
    return pairs.sorted { $0.0 < $1.0 }
  }

  /// N1, N2.
  func resolveNeutral(_ classes: inout [BidiClass]) {
    var position = 0
    while position < indices.count {
      guard Self.isNeutral(classes[indices[position]]) else {
        position += 1
        continue
      }
      var next = position
      while next < indices.count, Self.isNeutral(classes[indices[next]]) { next += 1 }
      let before = position == 0 ? start : Self.strong(classes[indices[position - 1]]) ?? start
      let after = next == indices.count ? end : Self.strong(classes[indices[next]]) ?? end
      let direction = before == after ? before : embedding
      for member in position..<next { classes[indices[member]] = direction }
      position = next
    }
  }

  /// L for L, R for R, EN and AN, else `nil`.
  private static func strong(_ bidiClass: BidiClass) -> BidiClass? {
    switch bidiClass {
    case .leftToRight: .leftToRight
    case .rightToLeft, .europeanNumber, .arabicNumber: .rightToLeft
    default: nil
    }
  }

  /// NI: what N1 and N2 resolve.
  private static func isNeutral(_ bidiClass: BidiClass) -> Bool {
    switch bidiClass {
    case .paragraphSeparator, .segmentSeparator, .whiteSpace, .otherNeutral: true
    case .popDirectionalIsolate: true
    default: bidiClass.isIsolateInitiator
    }
  }
}
