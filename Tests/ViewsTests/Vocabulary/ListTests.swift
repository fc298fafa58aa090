import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct ListTests {
  private static let box = #""width": 30, "height": 20"#

  @Test func `lists say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "list", "id": "list", "children": [
        {"type": "text", "id": "loose", "string": "n"},
        {"type": "section", "id": "section",
         "header": {"type": "text", "id": "header", "string": "nn"},
         "footer": {"type": "text", "id": "footer", "string": "nnn"},
         "children": [
          {"type": "label", "id": "label",
           "icon": {"type": "image", "id": "icon", "systemName": "star"},
           "title": {"type": "text", "id": "title", "string": "nnnn"}},
          {"type": "hstack", "id": "row", "children": [
            {"type": "text", "string": "n"}, {"type": "spacer"}, {"type": "text", "string": "n"}],
           "modifiers": [{"listRowInsets": {"leading": 40}},
            {"listRowSeparator": {"visibility": "hidden", "edges": ["bottom"]}}]},
          {"type": "color", "id": "last"}
        ]},
        {"type": "text", "id": "after", "string": "n"}
      ], "modifiers": [{"listStyle": "plain"}]}
      """
    ) {
      List {
        Text(verbatim: "n").id("loose")
        Section {
          Label {
            Text(verbatim: "nnnn").id("title")
          } icon: {
            Image(systemName: "star").id("icon")
          }
          .id("label")
          HStack {
            Text(verbatim: "n")
            Spacer()
            Text(verbatim: "n")
          }
          .id("row")
          .listRowInsets(EdgeInsets(leading: 40))
          .listRowSeparator(.hidden, edges: .bottom)
          Color().id("last")
        } header: {
          Text(verbatim: "nn").id("header")
        } footer: {
          Text(verbatim: "nnn").id("footer")
        }
        .id("section")
        Text(verbatim: "n").id("after")
      }
      .id("list")
      .listStyle(.plain)
    }
  }

  @Test func `forms and label styles say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "form", "id": "form", "children": [
        {"type": "section", "children": [
          {"type": "label", "id": "a", "icon": {"type": "circle"},
           "title": {"type": "text", "id": "t", "string": "nn"}}],
         "modifiers": [{"labelStyle": "titleOnly"}]},
        {"type": "label", "id": "b", "icon": {"type": "circle", "id": "c"},
         "title": {"type": "text", "string": "nn"}, "modifiers": [{"labelStyle": "iconOnly"}]}
      ]}
      """
    ) {
      Form {
        Section {
          Label {
            Text(verbatim: "nn").id("t")
          } icon: {
            Circle()
          }.id("a")
        }
        .labelStyle(.titleOnly)
        Label {
          Text(verbatim: "nn")
        } icon: {
          Circle().id("c")
        }.id("b").labelStyle(.iconOnly)
      }
      .id("form")
    }
  }

  @Test func `rows are at least 44 high and begin at the leading margin`() throws {
    // Sections stand 35 / 2 = 17.5 below the top, 16 from the sides; content 16 further in. The row
    // of 20 is 44 high, its content (44 − 20) / 2 = 12 below its top; that of 30 is 30 + 22 = 52.
    let frames = try SceneFrames(
      """
      {"type": "list", "id": "list", "children": [
        {"type": "image", "id": "a", \(Self.box)},
        {"type": "image", "id": "b", "width": 30, "height": 30},
        {"type": "image", "id": "c", \(Self.box)}]}
      """)
    frames.expect("list", 0, 0, 390, 600)
    frames.expect("a", 32, 29.5, 30, 20)
    frames.expect("b", 32, 72.5, 30, 30)
    // 17.5 + 44 + 52 = 113.5.
    frames.expect("c", 32, 125.5, 30, 20)
    // The line above a row begins where its content does and ends at the trailing edge of the
    // section: 390 − 16 − 32 = 342 long, one pixel thick.
    frames.expect("0.1.m0", 32, 61.5, 342, 0.5)
    frames.expect("0.2.m0", 32, 113.5, 342, 0.5)
    #expect(frames.nodes(.leftToRight)["0.0.m0"] == nil)
    #expect(frames.nodes(.leftToRight)["0.1.m0"]?.role == "separator")
  }

  @Test func `a wide screen has wider margins`() throws {
    let frames = try SceneFrames(
      #"{"type": "list", "children": [{"type": "image", "id": "a", "width": 30, "height": 20}]}"#
    ) { $0.horizontalSizeClass = .regular }
    // 20 from the side and 20 further in.
    frames.expect("a", 40, 29.5, 30, 20)
  }

  @Test func `a plain list goes from edge to edge`() throws {
    let frames = try SceneFrames(
      """
      {"type": "list", "children": [
        {"type": "image", "id": "a", \(Self.box)},
        {"type": "section", "id": "s", "children": [{"type": "image", "id": "b", \(Self.box)}]}],
       "modifiers": [{"listStyle": "plain"}]}
      """)
    frames.expect("a", 16, 12, 30, 20)
    frames.expect("s", 0, 44, 390, 44)
    frames.expect("b", 16, 56, 30, 20)
  }

  @Test func `sections stand apart, with a header above and a footer below`() throws {
    // Header and footer have no text here: 10 high, with 7 above and below, 24 each.
    let frames = try SceneFrames(
      """
      {"type": "list", "children": [
        {"type": "section", "id": "first", "children": [{"type": "image", "id": "a", \(Self.box)}],
         "footer": {"type": "image", "id": "foot", "width": 50, "height": 10}},
        {"type": "section", "id": "second", "children": [{"type": "image", "id": "b", \(Self.box)}],
         "header": {"type": "image", "id": "head", "width": 50, "height": 10}}],
       "modifiers": [{"listStyle": "grouped"}]}
      """)
    // 17.5, then 44 + 24 = 68; 35 further the second section, its header first.
    frames.expect("first", 0, 17.5, 390, 68)
    frames.expect("foot", 16, 68.5, 50, 10)
    frames.expect("second", 0, 120.5, 390, 68)
    frames.expect("head", 16, 127.5, 50, 10)
    frames.expect("b", 16, 156.5, 30, 20)
    #expect(frames.nodes(.leftToRight)["head"]?.role == "header")
    #expect(frames.nodes(.leftToRight)["foot"]?.role == "footer")
  }

  @Test func `the line of a label's row begins where the title does`() throws {
    // The icon is 20 wide, the title 8 further: 32 + 20 + 8 = 60.
    let frames = try SceneFrames(
      """
      {"type": "list", "children": [
        {"type": "color"},
        {"type": "label", "id": "label", "icon": {"type": "image", "width": 20, "height": 20},
         "title": {"type": "image", "id": "title", "width": 100, "height": 20}}]}
      """)
    frames.expect("title", 60, 73.5, 100, 20)
    frames.expect("0.1.m0", 60, 61.5, 314, 0.5)
  }

  @Test func `rows of a repeated view are rows of their own`() throws {
    let layout = try laidOut(in: ProposedViewSize(width: 390, height: 600)) {
      List(0..<3) { number in Text(verbatim: "n").id("row\(number)") }
    }
    let tops = (0..<3).compactMap { layout.frame(ofID: "row\($0)")?.y }
    #expect(tops.count == 3)
    #expect(zip(tops, tops.dropFirst()).allSatisfy { $1 - $0 == 44 })
  }

  @Test func `outside of a list a section is what is in it`() throws {
    let layout = try laidOut {
      VStack(spacing: 0) {
        Section {
          Image("", width: 10, height: 10).id("a")
          Image("", width: 10, height: 10).id("b")
        } header: {
          Image("", width: 10, height: 5).id("header")
        }
        .id("section")
        .padding(1)
      }
      .id("column")
    }
    // Three views, each padded by 1: 7 + 12 + 12.
    #expect(layout.frame(ofID: "column")?.size == Size(width: 12, height: 31))
    #expect(layout.frame(ofID: "section") == nil)
    #expect(layout.frame(ofID: "header")?.height == 5)
  }

  @Test func `a label stands on the baseline of its title's first line`() throws {
    let layout = try laidOut(in: ProposedViewSize(width: 60, height: 200)) {
      Label {
        Text(verbatim: "nnnn nnnn").id("title")
      } icon: {
        Image("", width: 10, height: 10).id("icon")
      }
    }
    let title = try #require(layout.frame(ofID: "title"))
    let icon = try #require(layout.frame(ofID: "icon"))
    let node = try #require(layout.node(withID: "title"))
    let text = try #require(layout.tree.text(of: node))
    let size = text.typeset.size(width: title.width, height: nil)
    #expect(size.firstBaseline < size.height / 2)
    #expect(abs(icon.maxY - (title.y + size.firstBaseline)) < 1e-9)
    #expect(title.x - icon.maxX == 8)
  }

  @Test func `a background reaches across the whole row`() throws {
    let list = """
      {"type": "list", "children": [
        {"type": "image", "id": "a", \(Self.box)},
        {"type": "image", "id": "b", \(Self.box), "modifiers": [
          {"padding": 2}, {"listRowBackground": {"type": "color", "id": "ground"}},
          {"listRowInsets": {"leading": 40}}]}],
       "modifiers": [{"listStyle": "plain"}]}
      """
    let frames = try SceneFrames(list)
    // The second row is 24 + 0 high, so 44, below the first; its content is 40 in and padded by 2.
    frames.expect("ground", 0, 44, 390, 44)
    frames.expect("b", 42, 56, 30, 20)
    #expect(frames.nodes(.leftToRight)["ground"]?.role == "background")
    try expectSameFrames(list) {
      List {
        Image("", width: 30, height: 20).id("a")
        Image("", width: 30, height: 20).id("b")
          .padding(2)
          .listRowBackground(Color().id("ground"))
          .listRowInsets(EdgeInsets(leading: 40))
      }
      .listStyle(.plain)
    }
    // Outside of a list there is nothing behind it.
    let alone = try SceneFrames(
      #"{"type": "color", "modifiers": [{"listRowBackground": {"type": "color", "id": "ground"}}]}"#
    )
    #expect(alone.nodes(.leftToRight)["ground"] == nil)
  }

  @Test func `a row says where its line begins and ends`() throws {
    let frames = try SceneFrames(
      """
      {"type": "list", "children": [{"type": "color"},
        {"type": "image", "id": "b", "width": 100, "height": 20, "modifiers": [
          {"alignmentGuide": {"guide": "listRowSeparatorLeading", "value": 30}},
          {"alignmentGuide": {"guide": "listRowSeparatorTrailing", "value": 90}}]}],
       "modifiers": [{"listStyle": "plain"}]}
      """)
    // The content begins at 16: from 46 to 106.
    frames.expect("0.1.m2", 46, 44, 60, 0.5)
  }

  @Test func `sections inside sections, and beside them, are laid out`() throws {
    let frames = try SceneFrames(
      """
      {"type": "list", "id": "list", "children": [
        {"type": "section", "id": "outer", "children": [
          {"type": "image", "id": "a", \(Self.box)},
          {"type": "section", "id": "inner", "children": [{"type": "image", "id": "b", \(Self.box)}]},
          {"type": "image", "id": "c", \(Self.box)}],
         "modifiers": [{"overlay": {"alignment": "topLeading", "content":
          {"type": "section", "children": [{"type": "image", "id": "over", \(Self.box)}]}}}]},
        {"type": "list", "id": "empty", "children": []}],
       "modifiers": [{"listStyle": "plain"}]}
      """)
    frames.expect("outer", 0, 0, 390, 132)
    frames.expect("b", 16, 56, 30, 20)
    frames.expect("c", 16, 100, 30, 20)
    frames.expect("over", 0, 0, 30, 20)
    // The third row of the outer section has its line; the inner one has none.
    frames.expect("0.0.2.m0", 16, 88, 374, 0.5)
    #expect(frames.nodes(.leftToRight)["empty"] != nil)
  }
}
