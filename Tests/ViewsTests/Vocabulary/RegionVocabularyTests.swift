import Geometry
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct RegionVocabularyTests {
  private let area = EdgeInsets(top: 60, leading: 20, bottom: 30, trailing: 40)

  @Test func `safe-area modifiers say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "vstack", "id": "column", "spacing": 0, "children": [
        {"type": "color", "id": "top", "modifiers": [
          {"ignoresSafeArea": {"regions": "container", "edges": ["top", "horizontal"]}}]},
        {"type": "color", "id": "inner", "modifiers": [
          {"ignoresSafeArea": true}, {"safeAreaPadding": {"horizontal": 10, "top": 4}}]},
        {"type": "color", "id": "list", "modifiers": [
          {"ignoresSafeArea": {"edges": ["bottom"]}},
          {"safeAreaInset": {"edge": "bottom", "spacing": 6, "content":
            {"type": "image", "id": "bar", "width": 40, "height": 30}}}]}
      ]}
      """, safeArea: area
    ) {
      VStack(spacing: 0) {
        Color().id("top").ignoresSafeArea(.container, edges: [.top, .horizontal])
        Color().id("inner").ignoresSafeArea()
          .safeAreaPadding(EdgeInsets(top: 4, leading: 10, trailing: 10))
        Color().id("list").ignoresSafeArea(edges: .bottom)
          .safeAreaInset(edge: .bottom, spacing: 6) {
            Image("", width: 40, height: 30).id("bar")
          }
      }
      .id("column")
    }
  }

  @Test func `frames relative to a container say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "scrollView", "id": "scroll", "axes": ["horizontal"],
       "contentInsets": {"horizontal": 16}, "offset": {"x": 20}, "children": [
        {"type": "hstack", "spacing": 10, "children": [
          {"type": "color", "id": "a", "modifiers": [
            {"containerRelativeFrame": {"axes": ["horizontal"], "count": 4, "span": 3,
             "spacing": 10, "alignment": "leading"}}]},
          {"type": "color", "id": "b", "modifiers": [
            {"containerRelativeFrame": {"axes": ["horizontal", "vertical"]}}]},
          {"type": "color", "id": "c", "modifiers": [
            {"containerRelativeFrame": {"axes": ["vertical"], "fraction": 0.5, "plus": -8}}]}
        ]}]}
      """
    ) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color().id("a")
            .containerRelativeFrame(
              .horizontal, count: 4, span: 3, spacing: 10, alignment: .leading)
          Color().id("b").containerRelativeFrame([.horizontal, .vertical])
          Color().id("c").containerRelativeFrame(.vertical) { length, _ in length * 0.5 - 8 }
        }
      }
      .contentInsets(EdgeInsets(leading: 16, trailing: 16))
      .scrolled(x: 20)
      .id("scroll")
    }
  }

  @Test func `matched geometry and spaces say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "hstack", "id": "row", "children": [
        {"type": "color", "id": "pill", "modifiers": [
          {"matchedGeometryEffect": {"id": "a", "namespace": "tabs", "properties": "position",
           "anchor": "topLeading", "isSource": false}}]},
        {"type": "color", "id": "tab", "modifiers": [
          {"frame": {"width": 30, "height": 20}},
          {"matchedGeometryEffect": {"id": "a", "namespace": "tabs", "anchor": {"x": 0.25, "y": 1}}}
        ]}],
       "modifiers": [{"coordinateSpace": "bar"}]}
      """
    ) {
      HStack {
        Color().id("pill")
          .matchedGeometryEffect(
            id: "a", in: Namespace.ID("tabs"), properties: .position, anchor: .topLeading,
            isSource: false)
        Color().id("tab").frame(width: 30, height: 20)
          .matchedGeometryEffect(
            id: "a", in: Namespace.ID("tabs"), anchor: UnitPoint(x: 0.25, y: 1))
      }
      .id("row")
      .coordinateSpace(.named("bar"))
    }
  }

  @Test func `a notch at the left is leading or trailing by the direction`() throws {
    let document = try SceneDocument(
      parsing: Array(
        scene(
          #"{"type": "color", "id": "root"}"#,
          head: #""safeArea": {"left": 59, "right": 10, "top": 5, "keyboard": 100}, "#
        ).utf8))
    #expect(
      document.safeArea.insets(in: .leftToRight)
        == EdgeInsets(top: 5, leading: 59, trailing: 10))
    #expect(
      document.safeArea.insets(in: .rightToLeft)
        == EdgeInsets(top: 5, leading: 10, trailing: 59))
    #expect(document.safeArea.keyboardHeight == 100)
  }

  @Test func `a namespace is told apart from another one by its place in the source`() {
    struct Tabs {
      @Namespace var first
      @Namespace var second
    }
    #expect(Tabs().first == Tabs().first)
    #expect(Tabs().first != Tabs().second)
  }

  @Test func `modifiers of a row of a grid with an id reach its cells`() throws {
    // Each cell is 10 wide and padded by 5: two columns of 20, 8 apart.
    let layout = try laidOut {
      Grid {
        GridRow {
          Image("", width: 10, height: 10).id("a")
          Image("", width: 10, height: 10).id("b")
        }
        .padding(5)
      }
      .id("grid")
    }
    #expect(layout.frame(ofID: "grid")?.size == Size(width: 48, height: 20))
  }
}
