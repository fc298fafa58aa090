internal import Geometry
internal import LayoutCore

/// A tree whose layout is measured.
enum TreeShape: Hashable {
  /// Rows of five leaves and four spacers, ten rows a column, `level` columns inside each other.
  ///
  /// The last leaf of a row is `lastWidth` wide: 40 makes a row symmetric, 50 does not.
  case rows(level: Int, lastWidth: Double)

  /// Horizontal and vertical stacks in turn, each a leaf and the next stack.
  case chain(depth: Int, hasSpacers: Bool)

  /// Stacks in turn, each a leaf and the next stack in a fixed ratio: both axes depend on each other
  /// at every level.
  case coupled(depth: Int)

  /// The sizes of row trees, counted in stacks and leaves.
  static let rowCounts = [10, 101, 1011, 10_111, 101_111]

  /// What the root is proposed.
  var host: ProposedViewSize {
    switch self {
    case .rows: ProposedViewSize(width: 1000, height: nil)
    case .chain: ProposedViewSize(width: 1000, height: 1000)
    case .coupled: ProposedViewSize(width: 400, height: 800)
    }
  }

  /// Builds the tree.
  func tree(_ direction: LayoutDirection = .leftToRight) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    switch self {
    case .rows(let level, let lastWidth): Self.rows(level, lastWidth, &builder)
    case .chain(let depth, let hasSpacers): Self.chain(depth, hasSpacers, &builder)
    case .coupled(let depth): Self.coupled(depth, &builder)
    }
    return builder.finish()
  }

  private static func rows(_ level: Int, _ lastWidth: Double, _ builder: inout LayoutTreeBuilder) {
    guard level > 0 else { return row(lastWidth, &builder) }
    builder.begin(.padding(EdgeInsets(all: 8)))
    builder.begin(.verticalStack(spacing: 0))
    for _ in 0..<10 { rows(level - 1, lastWidth, &builder) }
    builder.end()
    builder.end()
  }

  private static func row(_ lastWidth: Double, _ builder: inout LayoutTreeBuilder) {
    builder.begin(.padding(EdgeInsets(all: 4)))
    builder.begin(.horizontalStack(spacing: 0))
    for place in 0..<5 {
      if place > 0 { builder.leaf(.spacer(minimumLength: 0)) }
      builder.leaf(.fixed(leafSize(place, lastWidth)))
    }
    builder.end()
    builder.end()
  }

  /// The size of the leaf at a place of a row, from 0.
  static func leafSize(_ place: Int, _ lastWidth: Double) -> Size {
    if place % 2 == 1 { return Size(width: 30, height: 16) }
    return Size(width: place == 4 ? lastWidth : 40, height: 20)
  }

  private static func chain(
    _ depth: Int, _ hasSpacers: Bool, _ builder: inout LayoutTreeBuilder
  ) {
    for level in 0..<depth {
      begin(level, &builder)
      builder.leaf(.fixed(Size(width: 1, height: 1)))
    }
    for _ in 0..<depth {
      if hasSpacers { builder.leaf(.spacer(minimumLength: nil)) }
      builder.end()
    }
  }

  private static func begin(_ level: Int, _ builder: inout LayoutTreeBuilder) {
    if level % 2 == 0 {
      builder.begin(.horizontalStack(spacing: 0))
    } else {
      builder.begin(.verticalStack(spacing: 0))
    }
  }

  private static func coupled(_ depth: Int, _ builder: inout LayoutTreeBuilder) {
    guard depth > 0 else {
      builder.leaf(.flexible)
      return
    }
    begin(depth, &builder)
    builder.leaf(.fixed(Size(width: 1, height: 1)))
    builder.begin(.aspectRatio(1.5, contentMode: .fit))
    coupled(depth - 1, &builder)
    builder.end()
    builder.end()
  }
}
