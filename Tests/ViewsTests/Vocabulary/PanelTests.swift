import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Views

@Suite struct PanelTests {
  private static let split = """
    {"type": "split", "id": "split", "ratio": 0.25, "spacing": 10, "divider": true, "children": [
      {"type": "color", "id": "leading"}, {"type": "color", "id": "trailing"}]}
    """

  @Test func `a split has a hairline between its panels`() throws {
    // At 2 pixels a point a line is 0.5 thick: 420.5 − 20 − 0.5 = 400, of which a quarter is 100.
    let frames = try SceneFrames(Self.split, width: 420.5, height: 100)
    frames.expect("leading", 0, 0, 100, 100)
    frames.expect("0.2", 110, 0, 0.5, 100)
    frames.expect("trailing", 120.5, 0, 300, 100)
  }

  @Test func `in a compact width panels are above each other, the line between them`() throws {
    // 100 − 20 − 0.5 = 79.5 for two panels: 39.75 each.
    let frames = try SceneFrames(Self.split, width: 200, height: 100) {
      $0.horizontalSizeClass = .compact
    }
    frames.expect("leading", 0, 0, 200, 39.75)
    frames.expect("0.2", 0, 49.75, 200, 0.5)
    frames.expect("trailing", 0, 60.25, 200, 39.75)
  }

  @Test func `splits say the same in a document and in a view`() throws {
    for sizeClass in ["compact", "regular"] {
      try expectSameFrames(Self.split, sizeClass: sizeClass) {
        Split(ratio: 0.25, spacing: 10, divider: true) {
          Color().id("leading")
        } trailing: {
          Color().id("trailing")
        }
        .id("split")
      }
    }
  }

  private func columns(_ members: String) -> String {
    """
    {"type": "columnSplit", "id": "columns", \(members), "children": [
      {"type": "color", "id": "primary"},
      {"type": "color", "id": "secondary", "modifiers": [{"frame": {"minWidth": 90}}]}]}
    """
  }

  @Test func `a secondary column has its width, the primary one the rest`() throws {
    // 500.5 − 0.5 = 500: 120 for the secondary column at the trailing side.
    let frames = try SceneFrames(columns(#""secondaryWidth": 120"#), width: 500.5, height: 50)
    frames.expect("primary", 0, 0, 380, 50)
    frames.expect("0.2", 380, 0, 0.5, 50)
    frames.expect("secondary", 380.5, 0, 120, 50)
    // At most 150, and the content wants 90.
    let capped = try SceneFrames(
      columns(#""maximumSecondaryWidth": 150, "divider": false, "spacing": 10"#), width: 500,
      height: 50)
    capped.expect("primary", 0, 0, 400, 50)
    capped.expect("secondary", 410, 0, 90, 50)
  }

  @Test func `a secondary column is shown where it is wanted and the width is not compact`() throws
  {
    let compact = try SceneFrames(
      columns(#""secondaryWidth": 120"#), width: 300, height: 50
    ) { $0.horizontalSizeClass = .compact }
    compact.expect("primary", 0, 0, 300, 50)
    #expect(compact.nodes(.leftToRight)["secondary"] == nil)
    let unwanted = try SceneFrames(
      columns(#""secondaryWidth": 120, "showsSecondary": false"#), width: 300, height: 50)
    unwanted.expect("primary", 0, 0, 300, 50)
    #expect(unwanted.nodes(.leftToRight)["secondary"] == nil)
  }

  private struct ColumnMark: View {
    @Environment(\.isSecondaryColumn) var isSecondary
    var body: some View { Color().id(isSecondary ? "second" : "first") }
  }

  @Test func `views know that they stand in a secondary column`() throws {
    let layout = try laidOut {
      ColumnSplit(secondaryWidth: .fixed(50), divider: false) {
        ColumnMark()
      } secondary: {
        ColumnMark()
      }
    }
    #expect(layout.frame(ofID: "first")?.width == 150)
    #expect(layout.frame(ofID: "second")?.width == 50)
  }

  @Test func `column splits say the same in a document and in a view`() throws {
    try expectSameFrames(columns(#""maximumSecondaryWidth": 150, "spacing": 4"#)) {
      ColumnSplit(secondaryWidth: .capped(150), spacing: 4) {
        Color().id("primary")
      } secondary: {
        Color().id("secondary").frame(minWidth: 90)
      }
      .id("columns")
    }
  }

  private func navigation(_ members: String = "", contents: Bool = true) -> String {
    """
    {"type": "navigationSplitView", "id": "navigation", \(members) "children": [
      {"type": "color", "id": "sidebar"},
      \(contents ? #"{"type": "color", "id": "content"},"# : "")
      {"type": "color", "id": "detail"}]}
    """
  }

  @Test func `a sidebar and a list of contents leave the rest to the detail`() throws {
    // 1001 − 2 · 0.5 = 1000; 320 and 320 of it are taken.
    let all = try SceneFrames(navigation(), width: 1001, height: 50)
    all.expect("sidebar", 0, 0, 320, 50)
    all.expect("content", 320.5, 0, 320, 50)
    all.expect("detail", 641, 0, 360, 50)
    all.expect("0.3", 320, 0, 0.5, 50)
    all.expect("0.4", 640.5, 0, 0.5, 50)
    let two = try SceneFrames(
      navigation(#""columnVisibility": "doubleColumn","#), width: 1000.5, height: 50)
    two.expect("content", 0, 0, 320, 50)
    two.expect("detail", 320.5, 0, 680, 50)
    let one = try SceneFrames(
      navigation(#""columnVisibility": "detailOnly","#), width: 1000, height: 50)
    one.expect("detail", 0, 0, 1000, 50)
  }

  @Test func `in a compact width one column is shown`() throws {
    for (preferred, contents, shown) in [
      ("sidebar", true, "sidebar"), ("content", true, "content"), ("detail", true, "detail"),
      ("content", false, "sidebar"), ("detail", false, "detail"),
    ] {
      let frames = try SceneFrames(
        navigation(#""preferredCompactColumn": "\#(preferred)","#, contents: contents), width: 390,
        height: 50
      ) { $0.horizontalSizeClass = .compact }
      frames.expect(shown, 0, 0, 390, 50)
      #expect(frames.nodes(.leftToRight).count == 2)
    }
  }

  @Test func `navigation says the same in a document and in a view`() throws {
    for sizeClass in ["compact", "regular"] {
      try expectSameFrames(navigation(), sizeClass: sizeClass) {
        NavigationSplitView {
          Color().id("sidebar")
        } content: {
          Color().id("content")
        } detail: {
          Color().id("detail")
        }
        .id("navigation")
      }
      try expectSameFrames(
        navigation(#""columnVisibility": "detailOnly","#, contents: false), sizeClass: sizeClass
      ) {
        NavigationSplitView(columnVisibility: .detailOnly) {
          Color().id("sidebar")
        } detail: {
          Color().id("detail")
        }
        .id("navigation")
      }
    }
  }

  private static let canvas = """
    {"type": "canvas", "id": "canvas", "columns": 3, "rows": 2, "selection": {"column": 1, "row": 1},
     "motion": "slide", "background": {"type": "color", "id": "background"}, "children": [
      {"type": "color", "id": "a"}, {"type": "color", "id": "b"}, {"type": "color", "id": "c"},
      {"type": "color", "id": "d"}, {"type": "color", "id": "e", "modifiers": [{"padding": 5}]},
      {"type": "color", "id": "f"}]}
    """

  @Test func `cells of a canvas have their place on the compass, and a background behind all`()
    throws
  {
    // Viewports of 100 × 50; column 1 of row 1 is shown, so the first cell is at (−100, −50).
    let frames = try SceneFrames(Self.canvas, width: 100, height: 50)
    frames.expect("a", -100, -50, 100, 50)
    frames.expect("f", 100, 0, 100, 50)
    frames.expect("e", 5, 5, 90, 40)
    frames.expect("background", -100, -50, 300, 100)
    for direction in LayoutDirection.allCases {
      let nodes = frames.nodes(direction)
      #expect(
        ["a", "b", "c", "d", "e", "f"].map { nodes[$0]?.compass } == [
          "topLeading", "top", "topTrailing", "leading", "center", "trailing",
        ])
      #expect(nodes["background"]?.compass == nil)
      #expect(nodes["background"]?.role == "background")
      #expect(nodes["a"]?.isOffViewport == true)
      #expect(nodes["e"]?.isOffViewport == false)
      #expect(nodes["canvas"]?.motion == "slide")
    }
    let calm = try SceneFrames(Self.canvas, width: 100, height: 50) {
      $0.accessibilityReduceMotion = true
    }
    #expect(calm.nodes(.leftToRight)["canvas"]?.motion == "fade")
  }

  @Test func `the compass has the eight neighbours and nothing further`() {
    #expect(CompassPoint(columns: 0, rows: -1) == .top)
    #expect(CompassPoint(columns: 2, rows: 0) == nil)
  }

  @Test func `a canvas says the same in a document and in a view`() throws {
    try expectSameFrames(Self.canvas) {
      Canvas(columns: 3, rows: 2, selection: (column: 1, row: 1)) {
        Color().id("a")
        Color().id("b")
        Color().id("c")
        Color().id("d")
        Color().id("e").padding(5)
        Color().id("f")
      } background: {
        Color().id("background")
      }
      .id("canvas")
    }
  }

  @Test func `cells and panels are containers for the frames in them`() throws {
    let frames = try SceneFrames(
      """
      {"type": "split", "ratio": 0.75, "children": [
        {"type": "image", "id": "a", "width": 5, "height": 5, "modifiers": [
          {"containerRelativeFrame": {"axes": ["horizontal"], "fraction": 0.5}},
          {"background": {"type": "color", "id": "slot"}}]},
        {"type": "canvas", "columns": 2, "children": [
          {"type": "color", "id": "cell", "modifiers": [
            {"containerRelativeFrame": {"axes": ["horizontal", "vertical"], "fraction": 0.5}}]}]}]}
      """, width: 400, height: 100)
    // Half of 300, at the panel's leading corner; half of 100 × 100, in the corner of the cell.
    frames.expect("slot", 0, 0, 150, 5)
    frames.expect("cell", 300, 0, 50, 50)
  }

  @Test func `layouts of stacks and grids arrange views as the containers do`() throws {
    for isRow in [true, false] {
      let changing =
        isRow ? AnyLayout(HStackLayout(spacing: 4)) : AnyLayout(VStackLayout(spacing: 4))
      let layout = try laidOut {
        changing {
          Image("", width: 10, height: 10).id("a")
          Image("", width: 20, height: 20).id("b")
        }
        .id("box")
      }
      let size = layout.frame(ofID: "box")?.size
      #expect(size == (isRow ? Size(width: 34, height: 20) : Size(width: 20, height: 34)))
    }
    let direct = try laidOut {
      HStackLayout(alignment: .top, spacing: 0) {
        VStackLayout(alignment: .trailing, spacing: 0) {
          Image("", width: 10, height: 10).id("a")
          Image("", width: 30, height: 10)
        }
        ZStackLayout(alignment: .bottomTrailing) {
          Image("", width: 10, height: 10).id("b")
          Image("", width: 30, height: 40)
        }
        GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            Image("", width: 10, height: 10)
            Image("", width: 15, height: 10).id("c")
          }
        }
      }
    }
    // The row of 30 + 30 + 25 = 85 begins at 57.5, at the top (100 − 40) / 2 = 30.
    #expect(direct.frame(ofID: "a") == PhysicalRect(x: 77.5, y: 30, width: 10, height: 10))
    #expect(direct.frame(ofID: "b") == PhysicalRect(x: 107.5, y: 60, width: 10, height: 10))
    #expect(direct.frame(ofID: "c") == PhysicalRect(x: 127.5, y: 30, width: 15, height: 10))
  }
}
