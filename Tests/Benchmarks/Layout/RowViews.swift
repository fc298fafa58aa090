internal import Typesetting
internal import Views

/// A row of ``TreeShape/rows(level:lastWidth:)`` as a Swift view.
struct RowView: View {
  var body: some View {
    HStack(spacing: 0) {
      Image("a", width: 40, height: 20)
      Spacer(minLength: 0)
      Image("b", width: 30, height: 16)
      Spacer(minLength: 0)
      Image("c", width: 40, height: 20)
      Spacer(minLength: 0)
      Image("d", width: 30, height: 16)
      Spacer(minLength: 0)
      Image("e", width: 40, height: 20)
    }
    .padding(4)
  }
}

/// Ten of a view below each other.
struct ColumnView<Content: View>: View {
  var content: Content

  var body: some View {
    VStack(spacing: 0) { ForEach(0..<10) { _ in content } }.padding(8)
  }
}

/// The tree of ``TreeShape/rows(level:lastWidth:)`` as Swift views.
enum RowViews {
  /// Lowers the views of a level from 0 to 4.
  static func tree(level: Int, _ measurer: any TextMeasurer) throws -> ViewTree {
    let row = RowView()
    switch level {
    case 0: return try lowered(row, measurer)
    case 1: return try lowered(ColumnView(content: row), measurer)
    case 2: return try lowered(ColumnView(content: ColumnView(content: row)), measurer)
    case 3:
      return try lowered(
        ColumnView(content: ColumnView(content: ColumnView(content: row))), measurer)
    default:
      return try lowered(
        ColumnView(
          content: ColumnView(content: ColumnView(content: ColumnView(content: row)))), measurer)
    }
  }

  private static func lowered(_ view: some View, _ measurer: any TextMeasurer) throws -> ViewTree {
    try ViewTree.lowering(measurer: measurer) { view }
  }
}
