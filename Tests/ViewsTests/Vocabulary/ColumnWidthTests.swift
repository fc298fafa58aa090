import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Views

@Suite struct ColumnWidthTests {
  /// A sidebar, a list of contents and a detail, each a color with a width or none.
  private func navigation(
    sidebar: String? = nil, content: String? = nil, detail: String? = nil, members: String = "",
    hasContent: Bool = true
  ) -> String {
    func column(_ id: String, _ width: String?) -> String {
      let modifiers = width.map { #", "modifiers": [{"navigationSplitViewColumnWidth": \#($0)}]"# }
      return #"{"type": "color", "id": "\#(id)"\#(modifiers ?? "")}"#
    }
    let middle = hasContent ? column("content", content) + ", " : ""
    return """
      {"type": "navigationSplitView", "id": "navigation", \(members) "children": [
        \(column("sidebar", sidebar)), \(middle)\(column("detail", detail))]}
      """
  }

  @Test func `a column has the width that its content asks for`() throws {
    // 1001 − 2 · 0.5 = 1000: 150 and 200 for the columns, 650 for the detail. Right to left the
    // sidebar is at 1001 − 150 = 851.
    let frames = try SceneFrames(
      navigation(sidebar: "150", content: #"{"min": 150, "ideal": 200, "max": 400}"#),
      width: 1001, height: 50)
    frames.expect("sidebar", 0, 0, 150, 50)
    frames.expect("0.3", 150, 0, 0.5, 50)
    frames.expect("content", 150.5, 0, 200, 50)
    frames.expect("0.4", 350.5, 0, 0.5, 50)
    frames.expect("detail", 351, 0, 650, 50)
  }

  @Test func `a column that says nothing keeps the standard width`() throws {
    // 1001 − 1 − 320 − 100 = 580.
    let frames = try SceneFrames(navigation(content: "100"), width: 1001, height: 50)
    frames.expect("sidebar", 0, 0, 320, 50)
    frames.expect("content", 320.5, 0, 100, 50)
    frames.expect("detail", 421, 0, 580, 50)
  }

  @Test func `the column beside the detail gives way first, then the sidebar`() throws {
    let range = #"{"min": 100, "ideal": 250}"#
    // 600 less lines; the detail keeps 250: 250 + 250 + 250 − 600 = 150, all from the contents.
    let some = try SceneFrames(
      navigation(sidebar: range, content: range, detail: #"{"min": 250, "ideal": 300}"#),
      width: 601, height: 50)
    some.expect("sidebar", 0, 0, 250, 50)
    some.expect("content", 250.5, 0, 100, 50)
    some.expect("detail", 351, 0, 250, 50)
    // 500 less lines: 250 too much, 150 from the contents and 100 from the sidebar.
    let more = try SceneFrames(
      navigation(sidebar: range, content: range, detail: #"{"min": 250, "ideal": 300}"#),
      width: 501, height: 50)
    more.expect("sidebar", 0, 0, 150, 50)
    more.expect("content", 150.5, 0, 100, 50)
    more.expect("detail", 251, 0, 250, 50)
  }

  @Test func `where the least widths have no room columns take what those before them leave`()
    throws
  {
    // 151 − 1 = 150: 100 for the sidebar, 50 for the contents, nothing for the detail.
    let range = #"{"min": 100, "ideal": 250}"#
    let frames = try SceneFrames(
      navigation(sidebar: range, content: range, detail: "80"), width: 151, height: 50)
    frames.expect("sidebar", 0, 0, 100, 50)
    frames.expect("content", 100.5, 0, 50, 50)
    frames.expect("detail", 151, 0, 0, 50)
  }

  @Test func `fixed columns never give way to the detail`() throws {
    // 501 − 0.5 = 500.5 − 400 = 100.5, though the detail wants 300.
    let frames = try SceneFrames(
      navigation(sidebar: "400", detail: "300", hasContent: false), width: 501, height: 50)
    frames.expect("sidebar", 0, 0, 400, 50)
    frames.expect("detail", 400.5, 0, 100.5, 50)
  }

  @Test func `without a width the columns are as wide as they would like to be`() throws {
    // 150 + 0.5 + 200 + 0.5 + 300 = 651.
    let document = try SceneDocument(
      parsing: Array(
        scene(
          navigation(
            sidebar: "150", content: #"{"min": 150, "ideal": 200}"#,
            detail: #"{"min": 250, "ideal": 300}"#)
        ).utf8))
    let layout = try ViewLayout.resolving(
      document, in: ProposedViewSize(width: nil, height: 50), measurer: NoTexts())
    #expect(
      layout.frame(ofID: "navigation") == PhysicalRect(x: 0, y: 0, width: 651, height: 50))
  }

  @Test func `a column that stands alone has all of the width`() throws {
    let compact = try SceneFrames(navigation(sidebar: "150"), width: 390, height: 50) {
      $0.horizontalSizeClass = .compact
    }
    compact.expect("sidebar", 0, 0, 390, 50)
    let detail = try SceneFrames(
      navigation(detail: "150", members: #""columnVisibility": "detailOnly","#), width: 390,
      height: 50)
    detail.expect("detail", 0, 0, 390, 50)
  }

  @Test func `of several widths in a column the outermost counts, then the first`() throws {
    // The column of the outer split is 100 wide, not 300; that of the inner one stays its own.
    let layout = try laidOut(in: ProposedViewSize(width: 1000.5, height: 50)) {
      NavigationSplitView {
        VStack {
          Color().navigationSplitViewColumnWidth(100)
          Color().navigationSplitViewColumnWidth(300)
        }
        .id("sidebar")
      } detail: {
        NavigationSplitView {
          Color().navigationSplitViewColumnWidth(40).navigationSplitViewColumnWidth(60).id("inner")
        } detail: {
          Color()
        }
        .id("detail")
      }
    }
    #expect(layout.frame(ofID: "sidebar")?.width == 100)
    #expect(layout.frame(ofID: "detail")?.width == 900)
    #expect(layout.frame(ofID: "inner")?.width == 60)
  }

  @Test func `column widths say the same in a document and in a view`() throws {
    for sizeClass in ["compact", "regular"] {
      try expectSameFrames(
        navigation(
          sidebar: "150", content: #"{"min": 150, "ideal": 200, "max": 400}"#,
          detail: #"{"min": 60, "ideal": 70, "max": "infinity"}"#), sizeClass: sizeClass
      ) {
        NavigationSplitView {
          Color().id("sidebar").navigationSplitViewColumnWidth(150)
        } content: {
          Color().id("content").navigationSplitViewColumnWidth(min: 150, ideal: 200, max: 400)
        } detail: {
          Color().id("detail").navigationSplitViewColumnWidth(min: 60, ideal: 70, max: .infinity)
        }
        .id("navigation")
      }
    }
  }

  @Test(arguments: [
    (-1.0, 100.0, 200.0), (0, -100, 200), (0, .nan, 200), (0, .infinity, .infinity), (0, 1, .nan),
  ])
  func `a width of which none can be made is noted and leaves the column as it is`(
    least: Double, ideal: Double, most: Double
  ) throws {
    let layout = try laidOut(in: ProposedViewSize(width: 1000.5, height: 50)) {
      NavigationSplitView {
        Color().id("sidebar").navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
      } detail: {
        Color()
      }
    }
    #expect(layout.frame(ofID: "sidebar")?.width == 320)
    #expect(layout.tree.layout.diagnostics.map(\.rule) == ["navigationSplitViewColumnWidth"])
  }

  @Test func `bounds that contradict each other hold the ideal width, the least one last`() throws {
    for (least, ideal, most, width) in [
      (50.0, 20.0, 90.0, 50.0), (50, 200, 90, 90), (50, 70, 20, 50), (1e300, 70, 20, 1000),
    ] {
      let layout = try laidOut(in: ProposedViewSize(width: 1000.5, height: 50)) {
        NavigationSplitView {
          Color().id("sidebar").navigationSplitViewColumnWidth(min: least, ideal: ideal, max: most)
        } detail: {
          Color()
        }
      }
      #expect(layout.frame(ofID: "sidebar")?.width == width)
    }
  }

  @Test func `another width of a column is laid out by an update`() throws {
    func views(_ width: Double?, _ direction: LayoutDirection) throws -> ViewTree {
      try ViewTree.lowering(
        environment: EnvironmentValues(layoutDirection: direction), measurer: NoTexts()
      ) {
        NavigationSplitView {
          if let width {
            Color().id("sidebar").navigationSplitViewColumnWidth(width)
          } else {
            Color().id("sidebar")
          }
        } detail: {
          Color().id("detail")
        }
      }
    }
    for direction in LayoutDirection.allCases {
      var layout = try views(100, direction).laidOut(
        in: ProposedViewSize(width: 1000.5, height: 10))
      for (asked, width) in [(100.0, 100.0), (200, 200), (nil, 320), (40, 40)] {
        try layout.update(to: views(asked, direction))
        let x = direction.isMirrored ? 1000.5 - width : 0
        #expect(
          layout.frame(ofID: "sidebar") == PhysicalRect(x: x, y: 0, width: width, height: 10))
        #expect(layout.frame(ofID: "detail")?.width == 1000 - width)
      }
    }
  }

  @Test func `the widths of columns are explained`() throws {
    let frames = try SceneFrames(
      navigation(
        sidebar: "150", content: #"{"min": 100, "ideal": 250, "max": 400}"#,
        detail: #"{"min": 250, "ideal": 300}"#), width: 551, height: 50)
    for layout in [frames.left, frames.right] {
      let node = try #require(layout.node(withID: "content"))
      let text = layout.explanation(of: node)
      // 550 − 150 − 250 = 150 for the contents.
      #expect(text.contains("column 1 wants 150 and has 150"))
      #expect(text.contains("column 2 wants 250, at least 100 and at most 400, and has 150"))
      #expect(
        text.contains(
          "column 3 has the remaining 250, which are at least 250 where the others can give way"))
    }
  }

  @Test(arguments: [
    (
      #"-3"#,
      "3:36: $.root.modifiers[0].navigationSplitViewColumnWidth: navigationSplitViewColumnWidth is negative"
    ),
    (
      #""wide""#,
      "3:36: $.root.modifiers[0].navigationSplitViewColumnWidth: navigationSplitViewColumnWidth is an object"
    ),
    (
      #"{"min": 3}"#,
      "3:36: $.root.modifiers[0].navigationSplitViewColumnWidth: navigationSplitViewColumnWidth needs 'ideal'"
    ),
    (
      #"{"ideal": 3, "maximum": 4}"#,
      "3:49: $.root.modifiers[0].navigationSplitViewColumnWidth.maximum: navigationSplitViewColumnWidth has no member 'maximum'"
    ),
    (
      #"{"min": 5, "ideal": 3}"#,
      "3:36: $.root.modifiers[0].navigationSplitViewColumnWidth: the ideal width is below"
    ),
    (
      #"{"ideal": 3, "max": 2}"#,
      "3:36: $.root.modifiers[0].navigationSplitViewColumnWidth: the ideal width is above"
    ),
    (
      #"{"ideal": "infinity"}"#,
      "3:46: $.root.modifiers[0].navigationSplitViewColumnWidth.ideal: ideal is a number"
    ),
  ])
  func `a fault of a column's width is said with its place`(value: String, message: String) throws {
    let error = try #require(
      sceneError(scene(modifier: #"{"navigationSplitViewColumnWidth": \#(value)}"#)))
    #expect(error.hasPrefix(message), "\(error)")
  }
}
