internal import Geometry

// The algorithm of a stack, in numbered steps (layout rule 6):
// 1. Without a proposed length along the axis every child is proposed none either.
// 2. Otherwise the room is the proposal less the gaps. The highest priority is served first; what
//    every child of a lower priority needs at least is set aside before.
// 3. Within a priority the least flexible child is served first. It is proposed an equal share of
//    the room that is left, answers what it likes, and the room shrinks by the answer.
// 4. The next priority has what is left, and what was set aside for it.
// 5. Across the axis the stack is as long as its aligned children together.
extension LayoutEngine {
  /// Runs the algorithm and leaves each child's proposal and answer with the child.
  func runStack<A: StackAxis>(
    _: A.Type, _ index: Int, _ major: Double, _ minor: Double
  ) -> (major: Double, minor: Double) {
    let slot = Int(nodes[index].slot)
    let proposal = A.proposal(major, minor)
    slots[slot].lastWidth = proposal.width
    slots[slot].lastHeight = proposal.height

    let gaps = nodes[index].second
    let everyone = (index + 1)..<Int(nodes[index].end)
    if major.isNaN {
      var child = everyone.lowerBound
      while child < everyone.upperBound {
        _ = give(A.self, child, .nan, minor)
        child = Int(nodes[child].end)
      }
    } else {
      let room = major - gaps
      switch nodes[index].priorityGroups {
      case 1:
        let count = Int(nodes[index].childCount)
        _ = serve(A.self, everyone, priority: Self.anyPriority, count: count, room: room, minor)
      case 2: serveTwoPriorities(A.self, index, everyone, room: room, minor)
      default: servePriorities(A.self, everyone, room: room, minor)
      }
    }
    return measureRun(A.self, index, everyone, gaps: gaps)
  }

  /// Step 5: the lengths of a stack whose children have answered.
  private func measureRun<A: StackAxis>(
    _: A.Type, _ index: Int, _ children: Range<Int>, gaps: Double
  ) -> (major: Double, minor: Double) {
    var length = gaps
    var breadth = 0.0
    if nodes[index].flags.contains(.alignsByGuides) {
      let key = alignmentKey(A.axis, of: index)
      var least = 0.0
      var greatest = 0.0
      var child = children.lowerBound
      while child < children.upperBound {
        let (major, minor) = A.lengths(rects[child].size)
        let origin = -guide(child, key)
        length += major
        least = min(least, origin)
        greatest = max(greatest, origin + minor)
        child = Int(nodes[child].end)
      }
      breadth = greatest - least
    } else {
      var child = children.lowerBound
      while child < children.upperBound {
        let (major, minor) = A.lengths(rects[child].size)
        length += major
        if minor > breadth { breadth = minor }
        child = Int(nodes[child].end)
      }
      slots[Int(nodes[index].slot)].breadth = breadth
    }
    return (length, breadth)
  }

  /// The guide by which a stack aligns its children across its axis.
  func alignmentKey(_ axis: Axis, of index: Int) -> AlignmentKey.Code {
    axis == .horizontal ? nodes[index].verticalKey : nodes[index].horizontalKey
  }

  /// Proposes a share to a child, leaves proposal and answer with it, and returns its length.
  @inline(__always)
  private func give<A: StackAxis>(
    _: A.Type, _ child: Int, _ major: Double, _ minor: Double
  ) -> Double {
    let proposal = A.proposal(major, minor)
    if nodes[child].kind == .fixed {
      let answer = Size(width: nodes[child].first, height: nodes[child].second)
      proposals[child] = proposal
      rects[child].width = answer.width
      rects[child].height = answer.height
      return A.lengths(answer).major
    }
    let answer = size(child, proposal.width, proposal.height)
    proposals[child] = proposal
    rects[child].width = answer.width
    rects[child].height = answer.height
    return A.lengths(answer).major
  }

  @inline(__always)
  private func length<A: StackAxis>(
    _: A.Type, _ child: Int, _ major: Double, _ minor: Double
  ) -> Double {
    let proposal = A.proposal(major, minor)
    if nodes[child].kind.isLeaf {
      return A.lengths(size(child, proposal.width, proposal.height)).major
    }
    state[0].trials &+= 1
    defer { state[0].trials &-= 1 }
    return A.lengths(size(child, proposal.width, proposal.height)).major
  }

  // MARK: Step 3: one priority

  /// Stands for a priority where a stack has only one.
  private static var anyPriority: Int { -1 }

  /// Serves the children of one priority and returns the room that is left.
  ///
  /// Children whose length does not depend on their share have no flexibility, so they come first
  /// and are served while the others are looked for. A single other child comes last, so it is not
  /// asked for its flexibility unless having none would give it another share.
  private func serve<A: StackAxis>(
    _: A.Type, _ children: Range<Int>, priority: Int, count: Int, room: Double, _ minor: Double
  ) -> Double {
    let base = state[0].top
    let wholeRoom = room
    var room = room
    var left = Double(count)
    var order: Int32 = 0
    // Whether a rigid child stands behind one that is not, so that the order of serving matters.
    var isMixed = false
    var mostRoom = room
    var child = children.lowerBound
    while child < children.upperBound {
      let next = Int(nodes[child].end)
      if priority < 0 || Int(nodes[child].priority) == priority {
        if isRigid(A.self, child) {
          take(&room, give(A.self, child, share(room, left), minor))
          left -= 1
          if room > mostRoom { mostRoom = room }
          isMixed = state[0].top > base
        } else {
          push(Contender(unmeasured: child, order: order))
        }
      }
      order &+= 1
      child = next
    }
    defer { state[0].top = base }
    let flexible = state[0].top - base
    if flexible == 0 { return room }
    if flexible == 1 {
      let only = Int(scratch[base].node)
      let last = share(room, left)
      // Without any room, or with infinite room, every share is the same in every order.
      let isSameForAll = room == .infinity || mostRoom <= 0
      let isBounded = !nodes[only].flags.contains(.unbounded)
      // A child that is alone in its priority is served the same whatever its flexibility is.
      let isLast =
        count == 1
        || isBounded
          && (!isMixed || isSameForAll || isFlexible(A.self, only, share: last, minor))
      if isLast {
        take(&room, give(A.self, only, last, minor))
        return room
      }
    }
    if !probe(A.self, base, minor) {
      // A child that could have been flexible is not: it is served in its place among the rigid.
      return serveInOrder(
        A.self, children, priority: priority, count: count, room: wholeRoom, minor, base)
    }
    return serveContenders(A.self, from: base, left: left, room: room, minor)
  }

  /// Whether a child surely has flexibility: it takes more of a share than of nothing.
  @inline(never)
  private func isFlexible<A: StackAxis>(
    _: A.Type, _ child: Int, share: Double, _ minor: Double
  ) -> Bool {
    if nodes[child].kind == .spacer || nodes[child].kind == .flexible { return true }
    return length(A.self, child, 0, minor) < length(A.self, child, share, minor)
  }

  /// Finds the flexibility of the children on the scratch list from `base` on; false when one has
  /// none.
  private func probe<A: StackAxis>(_: A.Type, _ base: Int, _ minor: Double) -> Bool {
    var allFlexible = true
    for place in base..<state[0].top {
      var contender = scratch[place]
      measureFlexibility(A.self, &contender, minor)
      scratch[place] = contender
      if contender.flexibility <= 0 { allFlexible = false }
    }
    return allFlexible
  }

  private func measureFlexibility<A: StackAxis>(
    _: A.Type, _ contender: inout Contender, _ minor: Double
  ) {
    let child = Int(contender.node)
    if nodes[child].kind == .spacer {
      // What a spacer that is not rigid along the axis answers to 0 and to infinity.
      contender.minimum = max(nodes[child].first, 0)
      contender.flexibility = .infinity
      return
    }
    contender.minimum = length(A.self, child, 0, minor)
    let maximum = length(A.self, child, .infinity, minor)
    contender.flexibility =
      maximum == .infinity ? .infinity : maximum - contender.minimum
    if contender.flexibility.isNaN { contender.flexibility = 0 }
  }

  /// The general form of `serve`: every child of the priority is ordered, rigid ones too.
  private func serveInOrder<A: StackAxis>(
    _: A.Type, _ children: Range<Int>, priority: Int, count: Int, room: Double,
    _ minor: Double, _ base: Int
  ) -> Double {
    var flexible = base
    let known = state[0].top
    var order: Int32 = 0
    var child = children.lowerBound
    while child < children.upperBound {
      if priority < 0 || Int(nodes[child].priority) == priority {
        if flexible < known, Int(scratch[flexible].node) == child {
          push(scratch[flexible])
          flexible += 1
        } else {
          push(Contender(unmeasured: child, order: order))
        }
      }
      order &+= 1
      child = Int(nodes[child].end)
    }
    return serveContenders(A.self, from: known, left: Double(count), room: room, minor)
  }

  /// Orders the children on the scratch list from `base` on and gives each its share of the room.
  @inline(__always)
  private func serveContenders<A: StackAxis>(
    _: A.Type, from base: Int, left: Double, room: Double, _ minor: Double
  ) -> Double {
    sort(base)
    var (left, room) = (left, room)
    for place in base..<state[0].top {
      take(&room, give(A.self, Int(scratch[place].node), share(room, left), minor))
      left -= 1
    }
    return room
  }

  /// Whether a child's length is the same whatever share of the axis it is proposed.
  @inline(__always)
  private func isRigid<A: StackAxis>(_: A.Type, _ child: Int) -> Bool {
    nodes[child].dependencies.isDisjoint(with: A.ownDependency)
  }

  @inline(__always)
  private func share(_ room: Double, _ left: Double) -> Double {
    room > 0 ? room / left : 0
  }

  /// Takes a length from the room; infinity less infinity leaves the room as it was.
  @inline(__always)
  private func take(_ room: inout Double, _ length: Double) {
    let rest = room - length
    if !rest.isNaN { room = rest }
  }

  // MARK: Steps 2 and 4: several priorities

  /// Two priorities, as in every stack with a spacer: no list is needed.
  private func serveTwoPriorities<A: StackAxis>(
    _: A.Type, _ index: Int, _ children: Range<Int>, room: Double, _ minor: Double
  ) {
    let high = UInt16(truncatingIfNeeded: nodes[index].payload)
    var highCount = 0
    var low: UInt16 = 0
    var reserve = 0.0
    // Spacers of one least length are equally flexible, so they are served as written.
    var spacers = EqualSpacers()
    var child = children.lowerBound
    while child < children.upperBound {
      let priority = nodes[child].priority
      if priority == high {
        highCount += 1
      } else {
        low = priority
        if nodes[child].kind == .spacer, !isRigid(A.self, child) {
          let least = max(nodes[child].first, 0)
          spacers.add(least)
          reserve += least
        } else {
          spacers.areAll = false
          reserve += length(A.self, child, 0, minor)
        }
      }
      child = Int(nodes[child].end)
    }
    let lowCount = Int(nodes[index].childCount) - highCount
    var left = room
    take(&left, reserve)
    left = serve(A.self, children, priority: Int(high), count: highCount, room: left, minor)
    take(&left, -reserve)
    if spacers.areAll {
      serveAsWritten(A.self, children, low, count: lowCount, room: left, minor)
    } else {
      _ = serve(A.self, children, priority: Int(low), count: lowCount, room: left, minor)
    }
  }

  /// Whether the children of a priority are all spacers of one least length.
  private struct EqualSpacers {
    var areAll = true
    private var least = Double.nan

    mutating func add(_ least: Double) {
      if self.least.isNaN { self.least = least }
      if self.least != least { areAll = false }
    }
  }

  /// Serves the children of one priority that are equally flexible.
  private func serveAsWritten<A: StackAxis>(
    _: A.Type, _ children: Range<Int>, _ priority: UInt16, count: Int, room: Double,
    _ minor: Double
  ) {
    var room = room
    var left = Double(count)
    var child = children.lowerBound
    while child < children.upperBound {
      if nodes[child].priority == priority {
        take(&room, give(A.self, child, share(room, left), minor))
        left -= 1
      }
      child = Int(nodes[child].end)
    }
  }

  /// Any number of priorities, through a list ordered by them.
  private func servePriorities<A: StackAxis>(
    _: A.Type, _ children: Range<Int>, room: Double, _ minor: Double
  ) {
    let base = state[0].top
    defer { state[0].top = base }
    var highest = -Double.infinity
    var child = children.lowerBound
    while child < children.upperBound {
      highest = max(highest, priorities[Int(nodes[child].priority)])
      child = Int(nodes[child].end)
    }
    var reserve = 0.0
    var order: Int32 = 0
    child = children.lowerBound
    while child < children.upperBound {
      let priority = priorities[Int(nodes[child].priority)]
      var contender = Contender(unmeasured: child, order: order, priority: priority)
      if priority < highest {
        contender.minimum = length(A.self, child, 0, minor)
        reserve += contender.minimum
      }
      push(contender)
      order &+= 1
      child = Int(nodes[child].end)
    }
    sort(base)

    var left = room
    take(&left, reserve)
    var start = base
    let end = state[0].top
    while start < end {
      let priority = scratch[start].priority
      var stop = start
      var setAside = 0.0
      while stop < end, scratch[stop].priority == priority {
        setAside += scratch[stop].minimum
        stop += 1
      }
      if priority < highest { take(&left, -setAside) }
      serveGroup(A.self, start..<stop, room: &left, minor)
      start = stop
    }
  }

  /// Serves one priority of an ordered list.
  private func serveGroup<A: StackAxis>(
    _: A.Type, _ group: Range<Int>, room: inout Double, _ minor: Double
  ) {
    if group.count > 1 {
      for place in group {
        var contender = scratch[place]
        if !isRigid(A.self, Int(contender.node)) {
          measureFlexibility(A.self, &contender, minor)
          scratch[place] = contender
        } else {
          scratch[place].minimum = 0
        }
      }
      sort(group.lowerBound, group.upperBound)
    }
    var left = Double(group.count)
    for place in group {
      take(&room, give(A.self, Int(scratch[place].node), share(room, left), minor))
      left -= 1
    }
  }

  // MARK: The scratch list

  private func push(_ contender: Contender) {
    let top = state[0].top
    scratch.ensure(top + 1)
    scratch[top] = contender
    state[0].top = top &+ 1
  }

  /// Orders the scratch list from `base` on: by priority, then by flexibility, then as written.
  private func sort(_ base: Int) { sort(base, state[0].top) }

  private func sort(_ base: Int, _ end: Int) {
    if end - base <= 16 { return insertionSort(base, end) }
    mergeSort(base, end)
  }

  private func insertionSort(_ base: Int, _ end: Int) {
    guard end - base > 1 else { return }
    for place in (base + 1)..<end {
      let contender = scratch[place]
      var hole = place
      while hole > base, contender.precedes(scratch[hole - 1]) {
        scratch[hole] = scratch[hole - 1]
        hole -= 1
      }
      scratch[hole] = contender
    }
  }

  /// Sorts runs of 16 and merges them through the free end of the scratch list.
  private func mergeSort(_ base: Int, _ end: Int) {
    let count = end - base
    let free = max(end, state[0].top)
    scratch.ensure(free + count)
    var start = base
    while start < end {
      insertionSort(start, min(start + 16, end))
      start += 16
    }
    var width = 16
    while width < count {
      var out = free
      var left = base
      while left < end {
        let middle = min(left + width, end)
        let right = min(left + 2 * width, end)
        var i = left
        var j = middle
        while i < middle || j < right {
          if j >= right || (i < middle && !scratch[j].precedes(scratch[i])) {
            scratch[out] = scratch[i]
            i += 1
          } else {
            scratch[out] = scratch[j]
            j += 1
          }
          out += 1
        }
        left = right
      }
      for offset in 0..<count { scratch[base + offset] = scratch[free + offset] }
      width *= 2
    }
  }
}

extension Contender {
  /// Whether this child is served before another one of its stack.
  ///
  /// Source: layout rule 6 step 1: of two infinitely flexible children the one with the
  /// larger minimum comes first.
  @inline(__always)
  func precedes(_ other: Contender) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if flexibility != other.flexibility { return flexibility < other.flexibility }
    if flexibility == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return order < other.order
  }
}
