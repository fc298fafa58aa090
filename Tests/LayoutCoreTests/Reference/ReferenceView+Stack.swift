import Geometry
import LayoutCore
import LayoutTesting

extension ReferenceView {
  // 6. The size of a stack.
  func stackSize(_ axis: Axis, _ proposal: ProposedViewSize, minor: Double?) -> Size {
    let answers = stackAnswers(axis, major: proposal[axis], minor: minor)
    let length = answers.reduce(gaps(axis).reduce(0, +)) { $0 + $1.size[axis] }
    return .along(axis, length, across: minorRange(axis, answers).length)
  }

  // 6. Placing: the same algorithm with the minor proposal, or the own minor size without one.
  func stackPlacements(_ axis: Axis, _ viewSize: ViewSize) -> [Placement] {
    let minor = viewSize.proposal[axis.cross] ?? viewSize.size[axis.cross]
    let answers = stackAnswers(axis, major: viewSize.proposal[axis], minor: minor)
    let range = minorRange(axis, answers)
    let gaps = gaps(axis)
    var position = 0.0
    var result: [Placement] = []
    for (index, answer) in answers.enumerated() {
      position += gaps[index]
      let across = range.origins[index] - range.lowest
      result.append(
        axis == .horizontal
          ? Placement(proposal: answer.proposal, x: position, y: across)
          : Placement(proposal: answer.proposal, x: across, y: position))
      position += answer.size[axis]
    }
    return result
  }

  /// The gap before each child; 0 before the first.
  private func gaps(_ axis: Axis) -> [Double] {
    guard case .stack(_, _, let spacing) = kind else { return [] }
    return children.indices.map { index in
      if index == 0 { return 0 }
      return spacing
        ?? children[index - 1].spacing.distance(
          to: children[index].spacing, along: axis, direction: direction)
    }
  }

  /// What each child is proposed and answers.
  private func stackAnswers(_ axis: Axis, major: Double?, minor: Double?) -> [ViewSize] {
    func ask(_ child: ReferenceView, _ length: Double?) -> ViewSize {
      child.viewSize(.along(axis, length, across: minor))
    }
    guard let major else { return children.map { ask($0, nil) } }

    func least(_ child: ReferenceView) -> Double { ask(child, 0).size[axis] }
    var room = major - gaps(axis).reduce(0, +)
    func take(_ length: Double) {
      let rest = room - length
      if !rest.isNaN { room = rest }
    }
    // 6 step 1: by priority, then by flexibility, then as written.
    let priorities = Set(children.map(\.priority)).sorted(by: >)
    let reserves = priorities.map { priority in
      children.filter { $0.priority == priority }.reduce(0) { $0 + least($1) }
    }
    // 6 step 2: set aside what lower priorities need at least.
    take(reserves.dropFirst().reduce(0, +))
    var answers: [Int: ViewSize] = [:]
    for (rank, priority) in priorities.enumerated() {
      if rank > 0 { take(-reserves[rank]) }
      let group = children.indices.filter { children[$0].priority == priority }
        .map { index in
          Flexibility(
            index: index, minimum: least(children[index]),
            maximum: ask(children[index], .infinity).size[axis])
        }
        .sorted()
      // 6 step 3.
      for (served, member) in group.enumerated() {
        let share = max(room / Double(group.count - served), 0)
        let answer = ask(children[member.index], share)
        answers[member.index] = answer
        take(answer.size[axis])
      }
    }
    return children.indices.compactMap { answers[$0] }
  }

  // 6. Across the axis: the union of the aligned children and the point 0.
  private func minorRange(
    _ axis: Axis, _ answers: [ViewSize]
  ) -> (origins: [Double], lowest: Double, length: Double) {
    guard case .stack(_, let guide, _) = kind else { return ([], 0, 0) }
    let origins = zip(children, answers).map { -$0.value(of: guide, $1) }
    // An infinite child behind an infinite guide ends nowhere: ∞ − ∞ says nothing.
    let ends = zip(origins, answers).map { $0 + $1.size[axis.cross] }.filter { !$0.isNaN }
    let lowest = min(0, origins.min() ?? 0)
    let highest = max(0, ends.max() ?? 0)
    return (origins, lowest, highest - lowest)
  }
}

/// How much a child can give (6, step 1).
struct Flexibility: Comparable {
  var index: Int
  var minimum: Double
  var maximum: Double

  var flexibility: Double { maximum == .infinity ? .infinity : maximum - minimum }

  static func < (left: Flexibility, right: Flexibility) -> Bool {
    if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
    if left.flexibility == .infinity, left.minimum != right.minimum {
      return left.minimum > right.minimum
    }
    return left.index < right.index
  }

  static func == (left: Flexibility, right: Flexibility) -> Bool { left.index == right.index }
}
