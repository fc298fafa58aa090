import Geometry
import LayoutCore
import Testing

@Suite struct GridTests {
  private func cell(
    _ width: Double, _ height: Double, _ builder: inout LayoutTreeBuilder,
    _ change: (inout GridCellAttributes) -> Void = { _ in }
  ) {
    var attributes = GridCellAttributes()
    change(&attributes)
    builder.begin(.gridCell(attributes))
    builder.leaf(.fixed(Size(width: width, height: height)))
    builder.end()
  }

  private func row(
    _ builder: inout LayoutTreeBuilder, alignment: VerticalAlignment? = nil,
    _ cells: (inout LayoutTreeBuilder) -> Void
  ) {
    builder.begin(.gridRow(alignment: alignment))
    cells(&builder)
    builder.end()
  }

  @Test func `Columns are as wide as their widest cell, rows as high as their highest`() throws {
    // Columns 40 and 30, 5 apart: 75. Rows 20 and 25, 6 apart: 51. In 100 × 60 the grid begins at
    // (12.5, 4.5); cells are centred in their slots.
    let frames = try BothDirections(width: 100, height: 60) { builder in
      builder.begin(.grid(horizontalSpacing: 5, verticalSpacing: 6))
      row(&builder) {
        cell(40, 10, &$0)
        cell(10, 20, &$0)
      }
      row(&builder) {
        cell(20, 25, &$0)
        cell(30, 15, &$0)
      }
      builder.end()
    }
    frames.expect(0, 12.5, 4.5, 75, 51, in: 100)
    frames.expect(3, 12.5, 9.5, 40, 10, in: 100)
    // The second column is at 12.5 + 45 = 57.5; (30 − 10) / 2 = 10.
    frames.expect(5, 67.5, 4.5, 10, 20, in: 100)
    // The second row is at 4.5 + 26 = 30.5.
    frames.expect(8, 22.5, 30.5, 20, 25, in: 100)
    frames.expect(10, 57.5, 35.5, 30, 15, in: 100)
  }

  @Test func `What a span is wider than its columns is shared among them`() throws {
    // Columns 20 and 10 with a gap of 4 are 34; a span of 54 is 20 wider: 30 and 20.
    let frames = try BothDirections(width: 54, height: 100) { builder in
      builder.begin(.grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 0))
      row(&builder) {
        cell(20, 10, &$0)
        cell(10, 10, &$0)
      }
      row(&builder) { cell(54, 10, &$0) { $0.columns = 2 } }
      builder.end()
    }
    frames.expect(0, 0, 40, 54, 20, in: 54)
    frames.expect(3, 0, 40, 20, 10, in: 54)
    frames.expect(5, 34, 40, 10, 10, in: 54)
    frames.expect(8, 0, 50, 54, 10, in: 54)
  }

  @Test func `An anchor, a column's and a row's alignment each have their say`() throws {
    // One column of 50, rows of 20. The column is trailing; the second cell has an anchor of its
    // own, the third a row that is aligned at the bottom.
    let frames = try BothDirections(width: 50, height: 60) { builder in
      builder.begin(.grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0))
      row(&builder) {
        cell(10, 10, &$0) { $0.columnAlignment = .trailing }
        cell(0, 20, &$0)
      }
      row(&builder) {
        cell(10, 10, &$0) { $0.anchor = UnitPoint(x: 0.25, y: 0.5) }
        cell(0, 20, &$0)
      }
      row(&builder, alignment: .bottom) {
        cell(50, 10, &$0)
        cell(0, 20, &$0)
      }
      builder.end()
    }
    // Trailing: 50 − 10.
    frames.expect(3, 40, 0, 10, 10, in: 50)
    // A quarter of the slot less a quarter of the cell: 12.5 − 2.5 = 10, and 10 − 5 = 5 down.
    frames.expect(8, 10, 25, 10, 10, in: 50)
    frames.expect(13, 0, 50, 50, 10, in: 50)
  }

  @Test func `A cell without a size of its own takes what the others need`() throws {
    // The line is 40 wide as its column, not 100 as the host; it is 1 high.
    let frames = try BothDirections(width: 100, height: 40) { builder in
      builder.begin(.grid(horizontalSpacing: 0, verticalSpacing: 0))
      row(&builder) { cell(40, 10, &$0) }
      var attributes = GridCellAttributes()
      attributes.unsizedAxes = .horizontal
      builder.begin(.gridCell(attributes))
      builder.begin(.frame(width: nil, height: 1))
      builder.leaf(.flexible)
      builder.end()
      builder.end()
      builder.end()
    }
    frames.expect(0, 30, 14.5, 40, 11, in: 100)
    frames.expect(6, 30, 24.5, 40, 1, in: 100)
  }

  @Test func `Rows of a lazy grid fill column by column`() throws {
    // Two rows in 108 less a gap of 8: 50 each. Three cells of 30: two columns of 30, 10 apart.
    let frames = try BothDirections(width: 100, height: 108) { builder in
      builder.begin(
        .custom(LazyGridLayout(axis: .horizontal, items: [GridItem(), GridItem()], spacing: 10)))
      for _ in 0..<3 {
        builder.begin(.frame(width: 30, height: nil))
        builder.leaf(.flexible)
        builder.end()
      }
      builder.end()
    }
    // 70 wide in 100.
    frames.expect(0, 15, 0, 70, 108, in: 100)
    frames.expect(1, 15, 0, 30, 50, in: 100)
    frames.expect(3, 15, 58, 30, 50, in: 100)
    frames.expect(5, 55, 0, 30, 50, in: 100)
  }

  @Test func `Cells of a lazy grid are aligned in their slots`() throws {
    // A column of 60 with a cell of 20 × 10 in a row that another one makes 30 high.
    let frames = try BothDirections(width: 128, height: 30) { builder in
      builder.begin(
        .custom(
          LazyGridLayout(
            axis: .vertical,
            items: [GridItem(.fixed(60), alignment: .bottomTrailing), GridItem(.fixed(60))])))
      builder.leaf(.fixed(Size(width: 20, height: 10)))
      builder.leaf(.fixed(Size(width: 10, height: 30)))
      builder.end()
    }
    frames.expect(1, 40, 20, 20, 10, in: 128)
    frames.expect(2, 93, 0, 10, 30, in: 128)
  }

  @Test func `Content that scrolls both ways is centred where it is shorter`() throws {
    // 150 × 40 in 100 × 100: scrolled by 30 across, in the middle of the height.
    let frames = try BothDirections(width: 100, height: 100) { builder in
      builder.begin(
        .scrollView(
          ScrollRegion(
            axes: [.horizontal, .vertical], offset: Size(width: 30, height: 10))))
      builder.leaf(.fixed(Size(width: 150, height: 40)))
      builder.end()
    }
    frames.expect(1, -30, 30, 150, 40, in: 100)
  }
}
