import Geometry
import LayoutCore

/// Trees whose work grows in a known way.
enum TreeShape {
  /// HStack and VStack in turn, spacing 0, of a 1×1 leaf, a spacer if asked for, and the next level.
  static func chain(depth: Int, withSpacers: Bool = false) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    for level in 0..<depth {
      builder.begin(
        level % 2 == 0 ? .horizontalStack(spacing: 0) : .verticalStack(spacing: 0))
      builder.leaf(.fixed(Size(width: 1, height: 1)))
      if withSpacers { builder.leaf(.spacer(minimumLength: 0)) }
    }
    builder.leaf(.fixed(Size(width: 1, height: 1)))
    for _ in 0..<depth { builder.end() }
    return builder.finish()
  }

  /// A leaf and the next level in an aspect ratio, in turn beside and below each other.
  ///
  /// Every level couples width and height.
  static func coupled(levels: Int, leafFirst: Bool = true) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    for level in stride(from: levels, through: 1, by: -1) {
      builder.begin(
        level % 2 == 0 ? .horizontalStack(spacing: 0) : .verticalStack(spacing: 0))
      if leafFirst { builder.leaf(.fixed(Size(width: 1, height: 1))) }
      builder.begin(.aspectRatio(1.5, contentMode: .fit))
    }
    builder.leaf(.flexible)
    for _ in 0..<levels {
      builder.end()
      if !leafFirst { builder.leaf(.fixed(Size(width: 1, height: 1))) }
      builder.end()
    }
    return builder.finish()
  }

  /// Columns of rows: ten rows of nine views, padded, a power of ten of them.
  static func rows(power: Int) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    addRows(power, &builder)
    return builder.finish()
  }

  private static func addRows(_ power: Int, _ builder: inout LayoutTreeBuilder) {
    guard power > 0 else { return addRow(&builder) }
    builder.begin(.padding(EdgeInsets(all: 8)))
    builder.begin(.verticalStack(spacing: 0))
    for _ in 0..<10 { addRows(power - 1, &builder) }
    builder.end()
    builder.end()
  }

  private static func addRow(_ builder: inout LayoutTreeBuilder) {
    builder.begin(.padding(EdgeInsets(all: 4)))
    builder.begin(.horizontalStack(spacing: 0))
    for leaf in 0..<5 {
      if leaf > 0 { builder.leaf(.spacer(minimumLength: 0)) }
      builder.leaf(
        .fixed(
          leaf % 2 == 0 ? Size(width: 40, height: 20) : Size(width: 30, height: 16)))
    }
    builder.end()
    builder.end()
  }

  /// Modifiers around each other, a hundred thousand deep if asked for.
  static func nested(depth: Int) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    for level in 0..<depth {
      switch level % 4 {
      case 0: builder.begin(.padding(EdgeInsets(all: 0.001)))
      case 1: builder.begin(.depthStack())
      case 2: builder.begin(.verticalStack(spacing: 0))
      default: builder.begin(.frame(width: nil, height: 5000))
      }
      // A stack of one child is that child, so two are needed for a level of its own.
      if level % 4 == 2 { builder.leaf(.fixed(Size(width: 1, height: 0))) }
    }
    builder.leaf(.flexible)
    for _ in 0..<depth { builder.end() }
    return builder.finish()
  }
}
