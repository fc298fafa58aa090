import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// What a change costs, in counters, and what it leaves alone.
@Suite struct EditingTests {
  private static let host = ProposedViewSize(width: 1000, height: nil)

  /// A row of two leaves, 4 apart, in a direction.
  private static func row(
    _ first: LayoutLeaf, _ direction: LayoutDirection, islandIn inner: LayoutDirection? = nil
  ) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    builder.begin(.horizontalStack(spacing: 4))
    builder.leaf(first)
    builder.layoutDirection = inner ?? direction
    builder.begin(.frame(width: 50, height: 10, alignment: .leading))
    builder.leaf(.fixed(Size(width: 20, height: 10)))
    builder.end()
    builder.end()
    return builder.finish()
  }

  private static func frames(_ tree: LayoutTree) throws -> [PhysicalRect] {
    let engine = LayoutEngine(tree)
    try engine.layout(in: ProposedViewSize(width: 100, height: 20))
    return Array(engine.frames())
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a leaf with other lengths gives the tree that is built with it`(
    direction: LayoutDirection
  ) throws {
    let pairs: [(LayoutLeaf, LayoutLeaf)] = [
      (.fixed(Size(width: 10, height: 10)), .fixed(Size(width: 30, height: 16))),
      (.spacer(minimumLength: 2), .spacer(minimumLength: nil)),
      (.spacer(minimumLength: nil), .spacer(minimumLength: 70)),
      (.divider(thickness: 1), .divider(thickness: 3)),
      (
        .resizable(natural: Size(width: 5, height: 5), minimum: .zero),
        .resizable(
          natural: Size(width: 9, height: 9), minimum: Size(width: 60, height: 30))
      ),
    ]
    for (before, after) in pairs {
      let engine = LayoutEngine(Self.row(before, direction))
      try engine.layout(in: ProposedViewSize(width: 100, height: 20))
      try engine.setLeaf(1, to: after)
      try engine.layout(in: ProposedViewSize(width: 100, height: 20))
      #expect(try Array(engine.frames()) == Self.frames(Self.row(after, direction)))
      // A root 34 wide less: the row is centred in 100.
    }
  }

  @Test func `a wider leaf moves what follows it away from the leading edge`() throws {
    // The row is 10 + 4 + 50 wide, then 30 + 4 + 50, centred in 100: it begins at 18, then at 8.
    for (direction, before, after) in [
      (LayoutDirection.leftToRight, 18.0 + 14, 8.0 + 34), (.rightToLeft, 18, 8),
    ] {
      let engine = LayoutEngine(Self.row(.fixed(Size(width: 10, height: 10)), direction))
      try engine.layout(in: ProposedViewSize(width: 100, height: 20))
      #expect(engine.frame(of: 2).x == before)
      try engine.setLeaf(1, to: .fixed(Size(width: 30, height: 10)))
      try engine.layout(in: ProposedViewSize(width: 100, height: 20))
      #expect(engine.frame(of: 2).x == after)
    }
  }

  @Test func `a change asks only the nodes around it again`() throws {
    let engine = LayoutEngine(TreeShape.rows(power: 4))
    try engine.layout(in: Self.host)
    let first = engine.evaluations
    let leaf = try #require(
      (engine.tree.count / 2..<engine.tree.count).first { engine.tree.kind(of: $0) == .fixed })
    let size = engine.frame(of: leaf).size
    try engine.setLeaf(leaf, to: .fixed(Size(width: size.width, height: size.height + 10)))
    try engine.layout(in: Self.host)
    // Five stacks and their paddings lie around the leaf.
    #expect(engine.evaluations - first == 10)
    #expect(engine.frame(of: leaf).height == size.height + 10)
  }

  @Test func `turning the direction around measures nothing`() throws {
    let engine = LayoutEngine(TreeShape.rows(power: 2))
    try engine.layout(in: Self.host)
    let first = engine.evaluations
    let before = engine.frames()
    try engine.flipLayoutDirection()
    try engine.layout(in: Self.host)
    #expect(engine.evaluations == first)
    for (before, after) in zip(before, engine.frames()) {
      #expect(isClose(after.x, 1000 - before.maxX))
    }
  }

  @Test func `an island keeps its direction when what is around it turns around`() throws {
    let leaf = LayoutLeaf.fixed(Size(width: 10, height: 10))
    let engine = LayoutEngine(Self.row(leaf, .leftToRight))
    try engine.layout(in: ProposedViewSize(width: 100, height: 20))
    try engine.flipLayoutDirection(keeping: [2])
    let expected = Self.row(leaf, .rightToLeft, islandIn: .leftToRight)
    #expect(try Array(engine.frames()) == Self.frames(expected))
  }

  @Test func `a layout that reads the direction is asked again when it turns around`() throws {
    struct Arrow: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
      ) -> Size {
        Size(width: subviews.layoutDirection == .rightToLeft ? 30 : 10, height: 10)
      }
      func placeSubviews(
        in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
      ) {}
    }
    var builder = LayoutTreeBuilder()
    builder.begin(.padding(EdgeInsets(all: 1)))
    builder.begin(.custom(Arrow()))
    builder.end()
    builder.end()
    let engine = LayoutEngine(builder.finish())
    try engine.layout(in: .unspecified)
    #expect(engine.frame(of: 0).width == 12)
    try engine.flipLayoutDirection()
    try engine.layout(in: .unspecified)
    #expect(engine.frame(of: 0).width == 32)
  }

  @Test func `spacing that knows left from right needs a new tree`() throws {
    var spacing = ViewSpacing()
    spacing.formUnion(.zero, edges: .leading)
    var builder = LayoutTreeBuilder()
    builder.begin(.horizontalStack())
    builder.leaf(.measured(MeasuredLeaf(index: 3, spacing: spacing)))
    builder.leaf(.flexible)
    builder.end()
    let engine = LayoutEngine(builder.finish(), measurer: SketchMeasurer())
    try engine.layout(in: Self.host)
    #expect(throws: LayoutEditError.directionalSpacing) { try engine.flipLayoutDirection() }
  }

  @Test func `a change in place is seen by its engine alone`() throws {
    let tree = Self.row(.fixed(Size(width: 10, height: 10)), .leftToRight)
    let before = try Self.frames(tree)
    let engine = LayoutEngine(tree)
    try engine.setLeaf(1, to: .fixed(Size(width: 40, height: 10)))
    try engine.flipLayoutDirection()
    #expect(try Self.frames(tree) == before)
    #expect(try Self.frames(engine.tree) != before)
  }

  @Test func `what needs a new tree is refused and changes nothing`() throws {
    let engine = LayoutEngine(Self.row(.fixed(Size(width: 10, height: 10)), .leftToRight))
    try engine.layout(in: Self.host)
    let before = engine.frames()
    #expect(throws: LayoutEditError.differsInKind(node: 1)) {
      try engine.setLeaf(1, to: .flexible)
    }
    #expect(throws: LayoutEditError.differsInKind(node: 1)) {
      try engine.setLeaf(1, to: .fixed(Size(width: .nan, height: 10)))
    }
    #expect(throws: LayoutEditError.differsInKind(node: 1)) {
      try engine.setLeaf(1, to: .fixed(Size(width: 10, height: -1)))
    }
    #expect(throws: LayoutEditError.notALeafOfItsOwn(node: 2)) {
      try engine.setLeaf(2, to: .fixed(Size(width: 10, height: 10)))
    }
    try engine.layout(in: Self.host)
    #expect(engine.frames() == before)
  }

  @Test func `a new tree measures only what is new and what is around it`() throws {
    let old = LayoutEngine(TreeShape.rows(power: 3))
    try old.layout(in: Self.host)
    let same = LayoutEngine(TreeShape.rows(power: 3), continuing: old)
    try same.layout(in: Self.host)
    #expect(same.evaluations == 0)
    #expect(same.frames() == old.frames())
  }

  @Test func `a view put between others leaves their answers`() throws {
    func list(_ rows: Int, inserted: Int?) -> LayoutTree {
      var builder = LayoutTreeBuilder()
      builder.begin(.verticalStack(spacing: 0))
      for row in 0...rows {
        if row == inserted {
          builder.begin(.padding(EdgeInsets(all: 1)))
          builder.leaf(.measured(MeasuredLeaf(index: 5, spacing: SketchMeasurer.spacing)))
          builder.end()
        }
        guard row < rows else { break }
        builder.begin(.horizontalStack())
        builder.leaf(.measured(MeasuredLeaf(index: row % 7, spacing: SketchMeasurer.spacing)))
        builder.leaf(.spacer(minimumLength: nil))
        builder.end()
      }
      builder.end()
      return builder.finish()
    }
    for place in [0, 20, 40] {
      let measurer = GrowingTextMeasurer()
      let old = LayoutEngine(list(40, inserted: nil), measurer: measurer)
      try old.layout(in: Self.host)
      let tree = list(40, inserted: place)
      let next = LayoutEngine(tree, measurer: measurer, continuing: old)
      try next.layout(in: Self.host)
      // The column, the padding and the text.
      #expect(next.evaluations == 3)
      let fresh = LayoutEngine(tree, measurer: measurer)
      try fresh.layout(in: Self.host)
      #expect(next.frames() == fresh.frames())
    }
  }
}
