import Geometry
import LayoutCore
import Testing

@Suite struct RegionLayoutTests {
  private func frames(
    _ direction: LayoutDirection, width: Double?, height: Double?,
    _ build: (inout LayoutTreeBuilder) -> Void
  ) throws -> [PhysicalRect] {
    try BothDirections.frames(direction, width, height, .none, build)
  }

  /// Asserts the left-to-right x of the nodes after the first, and that right to left mirrors them.
  private func expectColumns(
    _ expected: [(x: Double, width: Double)], in width: Double,
    _ build: (inout LayoutTreeBuilder) -> Void
  ) throws {
    let left = try frames(.leftToRight, width: width, height: 100, build)
    let right = try frames(.rightToLeft, width: width, height: 100, build)
    for (index, column) in expected.enumerated() {
      #expect(abs(left[index + 1].x - column.x) < 1e-6)
      #expect(abs(left[index + 1].width - column.width) < 1e-6)
      #expect(abs(right[index + 1].x - (width - column.x - column.width)) < 1e-6)
    }
  }

  private func lazyGrid(_ items: [GridItem], cells: Int) -> (inout LayoutTreeBuilder) -> Void {
    { builder in
      builder.begin(.custom(LazyGridLayout(axis: .vertical, items: items)))
      for _ in 0..<cells { builder.leaf(.flexible) }
      builder.end()
    }
  }

  @Test func `Columns of a lazy grid share the width in order`() throws {
    // 200 − 8 − 70 = 122 for the adaptive item: ⌊(122 + 8) / (40 + 8)⌋ = 2 columns of (122 − 8) / 2.
    try expectColumns(
      [(0, 70), (78, 57), (143, 57)], in: 200,
      lazyGrid([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))], cells: 3))
    // (200 − 8) / 2 = 96 each.
    try expectColumns(
      [(0, 96), (104, 96)], in: 200, lazyGrid([GridItem(), GridItem()], cells: 2))
    // The second minimum comes too late for the first: it takes 96, then 140; placed in 244 the
    // first has (244 − 8) / 2 = 118. A root of 244 in a host of 200 begins at −22.
    try expectColumns(
      [(-22, 118), (104, 140)], in: 200,
      lazyGrid([GridItem(), GridItem(.flexible(minimum: 140))], cells: 2))
    // The first takes its minimum 140, the second what is left: 192 − 140 = 52.
    try expectColumns(
      [(0, 140), (148, 52)], in: 200,
      lazyGrid([GridItem(.flexible(minimum: 140)), GridItem()], cells: 2))
    // 320 − 16 − 50 = 254; the second is held to 60, the third has 194.
    try expectColumns(
      [(0, 50), (58, 60), (126, 194)], in: 320,
      lazyGrid(
        [GridItem(.fixed(50)), GridItem(.flexible(maximum: 60)), GridItem()], cells: 3))
    // ⌊383 / 88⌋ = 4 columns of (375 − 24) / 4 = 87.75.
    try expectColumns(
      [(0, 87.75), (95.75, 87.75), (191.5, 87.75), (287.25, 87.75)], in: 375,
      lazyGrid([GridItem(.adaptive(minimum: 80))], cells: 4))
  }

  @Test func `A wrapping row goes on in a next line where it is full`() throws {
    // 120 + 4 + 100 = 224 ≤ 300, + 4 + 90 > 300: two lines, 30 and 10 high, 8 apart.
    let build: (inout LayoutTreeBuilder) -> Void = { builder in
      builder.begin(.custom(FlowLayout(spacing: 4)))
      builder.leaf(.fixed(Size(width: 120, height: 20)))
      builder.leaf(.fixed(Size(width: 100, height: 30)))
      builder.leaf(.fixed(Size(width: 90, height: 10)))
      builder.end()
    }
    let left = try frames(.leftToRight, width: 300, height: nil, build)
    #expect(left[0].size == Size(width: 224, height: 48))
    // The row is centred in 300: (300 − 224) / 2 = 38.
    #expect(left[1] == PhysicalRect(x: 38, y: 5, width: 120, height: 20))
    #expect(left[2] == PhysicalRect(x: 162, y: 0, width: 100, height: 30))
    #expect(left[3] == PhysicalRect(x: 38, y: 38, width: 90, height: 10))
    let right = try frames(.rightToLeft, width: 300, height: nil, build)
    #expect(right[1].x == 142)
    #expect(right[3].x == 172)
  }

  @Test func `A split shares the width by its ratio and keeps minimums`() throws {
    func split(_ ratio: Double, _ leading: Double, _ trailing: Double)
      -> (inout LayoutTreeBuilder) -> Void
    {
      { builder in
        builder.begin(
          .custom(
            SplitLayout(
              ratio: ratio, minimumLeading: leading, minimumTrailing: trailing, spacing: 10)))
        builder.leaf(.flexible)
        builder.leaf(.flexible)
        builder.end()
      }
    }
    // 410 − 10 = 400: 0.25 of it is 100.
    try expectColumns([(0, 100), (110, 300)], in: 410, split(0.25, 0, 0))
    // The leading panel is raised to 150, the trailing one has 250.
    try expectColumns([(0, 150), (160, 250)], in: 410, split(0.25, 150, 0))
    // The trailing panel keeps 350: the leading one has 50.
    try expectColumns([(0, 50), (60, 350)], in: 410, split(0.25, 0, 350))
    // 300 + 200 do not fit into 400: the leading panel keeps its own first.
    try expectColumns([(0, 300), (310, 100)], in: 410, split(0.5, 300, 200))
  }

  @Test func `Cells of a canvas lie whole viewports away from the selected one`() throws {
    let build: (inout LayoutTreeBuilder) -> Void = { builder in
      builder.begin(.custom(CanvasLayout(columns: 2, selectedColumn: 0, selectedRow: 1)))
      for _ in 0..<4 { builder.leaf(.flexible) }
      builder.end()
    }
    // Viewport 300 × 100; row 1, column 0 is shown.
    let left = try frames(.leftToRight, width: 300, height: 100, build)
    #expect(left[1...4].map { $0.x } == [0, 300, 0, 300])
    #expect(left[1...4].map { $0.y } == [-100, -100, 0, 0])
    let right = try frames(.rightToLeft, width: 300, height: 100, build)
    #expect(right[1...4].map { $0.x } == [0, -300, 0, -300])
  }

  @Test func `Content of a scroll view moves by an offset from its leading edge`() throws {
    func scroll(_ offset: Double) -> (inout LayoutTreeBuilder) -> Void {
      { builder in
        builder.begin(
          .scrollView(ScrollRegion(axes: .horizontal, offset: Size(width: offset, height: 0))))
        builder.leaf(.fixed(Size(width: 250, height: 40)))
        builder.end()
      }
    }
    // Content 250 in 100: the offset is held to 0…150; in the other direction the physical offset is
    // 250 − (offset + 100).
    try expectColumns([(0, 250)], in: 100, scroll(0))
    try expectColumns([(-30, 250)], in: 100, scroll(30))
    try expectColumns([(-150, 250)], in: 100, scroll(400))
    try expectColumns([(0, 250)], in: 100, scroll(-20))
  }
}
