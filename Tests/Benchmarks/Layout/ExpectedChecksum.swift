internal import Geometry

/// The checksum that a tree must have, worked out from the rules and without an engine.
extension Checksum {
  /// The checksum that a tree must have in a direction.
  static func expected(_ shape: TreeShape, _ direction: LayoutDirection) -> Checksum {
    var sum = Checksum()
    switch shape {
    case .rows(let level, let lastWidth):
      let rows = RowArithmetic(lastWidth: lastWidth, direction: direction)
      rows.add(level, x: 0, y: 0, width: 1000, to: &sum)
    case .chain(let depth, let hasSpacers):
      ChainArithmetic(depth: depth, hasSpacers: hasSpacers).add(to: &sum)
    case .coupled(let depth): CoupledArithmetic.add(depth, to: &sum)
    }
    return sum
  }
}

/// Rows and columns of rows: every column is as wide as its proposal.
private struct RowArithmetic {
  var lastWidth: Double
  var direction: LayoutDirection

  /// Adds the frames of a tree that stands at a place of its parent.
  func add(_ level: Int, x: Double, y: Double, width: Double, to sum: inout Checksum) {
    sum.add(x: x, y: y, width: width, height: height(level))
    guard level > 0 else { return addRow(width, to: &sum) }
    for child in 0..<10 {
      add(
        level - 1, x: 8, y: 8 + Double(child) * height(level - 1), width: width - 16, to: &sum)
    }
  }

  /// A row is 20 high and padded by 4; a column is ten children high and padded by 8.
  private func height(_ level: Int) -> Double {
    level == 0 ? 28 : 10 * height(level - 1) + 16
  }

  /// Five leaves with four spacers between them that share what is left.
  private func addRow(_ width: Double, to sum: inout Checksum) {
    let spacer = (width - 8 - 40 - 30 - 40 - 30 - lastWidth) / 4
    var position = 4.0
    for place in 0..<5 {
      let leaf = TreeShape.leafSize(place, lastWidth)
      if place > 0 {
        addChild(position, y: 14, Size(width: spacer, height: 0), in: width, to: &sum)
        position += spacer
      }
      addChild(position, y: 14 - leaf.height / 2, leaf, in: width, to: &sum)
      position += leaf.width
    }
  }

  /// A child of a row, counted from the leading edge.
  private func addChild(
    _ position: Double, y: Double, _ size: Size, in width: Double, to sum: inout Checksum
  ) {
    let x = direction == .leftToRight ? position : width - position - size.width
    sum.add(x: x, y: y, width: size.width, height: size.height)
  }
}

/// Chains: the lengths of every level, from the innermost outwards, then their places.
private struct ChainArithmetic {
  var depth: Int
  var hasSpacers: Bool

  private func isHorizontal(_ level: Int) -> Bool { level % 2 == 0 }

  /// Adds a chain; it stands at the origin of its host, which is as large or which it fills.
  func add(to sum: inout Checksum) {
    let sizes = sizes()
    let root = sizes[0]
    sum.add(
      x: (1000 - root.width) / 2, y: (1000 - root.height) / 2, width: root.width,
      height: root.height)
    for level in 0..<depth {
      let size = sizes[level]
      let inner = level + 1 < depth ? sizes[level + 1] : nil
      let along = isHorizontal(level) ? size.width : size.height
      let across = isHorizontal(level) ? size.height : size.width
      addPart(level, 0, 1, 1, across, to: &sum)
      var used = 1.0
      if let inner {
        let length = isHorizontal(level) ? inner.width : inner.height
        let breadth = isHorizontal(level) ? inner.height : inner.width
        addPart(level, used, length, breadth, across, to: &sum)
        used += length
      }
      if hasSpacers { addPart(level, used, along - used, 0, across, to: &sum) }
    }
  }

  /// A part of a stack: `position` along it, centred across it.
  private func addPart(
    _ level: Int, _ position: Double, _ length: Double, _ breadth: Double, _ across: Double,
    to sum: inout Checksum
  ) {
    let offset = (across - breadth) / 2
    if isHorizontal(level) {
      sum.add(x: position, y: offset, width: length, height: breadth)
    } else {
      sum.add(x: offset, y: position, width: breadth, height: length)
    }
  }

  /// A stack is as long as its parts need, and with a spacer as long as its proposal if that is
  /// more; the spacer's 8 points are set aside before the inner stack is proposed the rest.
  private func sizes() -> [Size] {
    var proposals: [Size] = []
    var proposal = Size(width: 1000, height: 1000)
    for level in 0..<depth {
      proposals.append(proposal)
      let taken = hasSpacers ? 9.0 : 1.0
      if isHorizontal(level) {
        proposal.width = max(proposal.width - taken, 0)
      } else {
        proposal.height = max(proposal.height - taken, 0)
      }
    }
    var sizes = Array(repeating: Size.zero, count: depth)
    var inner = Size.zero
    for level in (0..<depth).reversed() {
      let proposed = proposals[level]
      let parts = hasSpacers ? 9.0 : 1.0
      if isHorizontal(level) {
        let least = inner.width + parts
        inner.width = hasSpacers ? max(least, proposed.width) : least
        inner.height = max(inner.height, 1)
      } else {
        let least = inner.height + parts
        inner.height = hasSpacers ? max(least, proposed.height) : least
        inner.width = max(inner.width, 1)
      }
      sizes[level] = inner
    }
    return sizes
  }
}

/// Stacks of a leaf and the next stack in the ratio 3 to 2.
private enum CoupledArithmetic {
  static func add(_ depth: Int, to sum: inout Checksum) {
    var sizes: [Size] = []
    var proposal = Size(width: 400, height: 800)
    for level in stride(from: depth, to: 0, by: -1) {
      if level % 2 == 0 { proposal.width -= 1 } else { proposal.height -= 1 }
      if proposal.width / 1.5 <= proposal.height {
        proposal.height = proposal.width / 1.5
      } else {
        proposal.width = proposal.height * 1.5
      }
    }
    // The area takes what it is proposed; each stack is one point longer than what is inside.
    var size = proposal
    sizes.append(size)
    for level in 1...depth {
      if level % 2 == 0 {
        size = Size(width: size.width + 1, height: max(size.height, 1))
      } else {
        size = Size(width: max(size.width, 1), height: size.height + 1)
      }
      sizes.append(size)
    }
    sum.add(
      x: (400 - size.width) / 2, y: (800 - size.height) / 2, width: size.width,
      height: size.height)
    for level in stride(from: depth, to: 0, by: -1) {
      let outer = sizes[level]
      let inner = sizes[level - 1]
      if level % 2 == 0 {
        sum.add(x: 0, y: (outer.height - 1) / 2, width: 1, height: 1)
        sum.add(
          x: 1, y: (outer.height - inner.height) / 2, width: inner.width, height: inner.height)
      } else {
        sum.add(x: (outer.width - 1) / 2, y: 0, width: 1, height: 1)
        sum.add(x: (outer.width - inner.width) / 2, y: 1, width: inner.width, height: inner.height)
      }
    }
  }
}
