import Geometry
import Inspection
import LayoutCore
import Testing
import Views

/// Why views of the layout vocabulary have their sizes, and how effects are drawn.
@Suite struct VocabularyExplanationTests {
  private func explanation(
    _ id: String, _ root: String, width: Double = 400, safeArea: EdgeInsets = EdgeInsets()
  ) throws -> String {
    let frames = try SceneFrames(root, width: width, height: 200, safeArea: safeArea)
    let node = try #require(frames.left.node(withID: id))
    return frames.left.explanation(of: node)
  }

  @Test func `what a view reaches over is told`() throws {
    let text = try explanation(
      "a", #"{"type": "color", "id": "a", "modifiers": [{"ignoresSafeArea": true}]}"#,
      safeArea: EdgeInsets(top: 20, bottom: 10))
    #expect(text.hasPrefix("host  400×200  safe area 20,0,10,0\n"))
    #expect(
      text.contains(
        "when it is placed its content is proposed 400×200, which reaches 20 top, 0 leading, 10 bottom, "
          + "0 trailing over the safe area, and takes 400×200"))
    let none = try explanation(
      "a", #"{"type": "color", "id": "a", "modifiers": [{"ignoresSafeArea": true}]}"#)
    #expect(none.contains("none of its edges touches"))
    let padded = try explanation(
      "a", #"{"type": "color", "id": "a", "modifiers": [{"safeAreaPadding": 3}]}"#)
    #expect(padded.contains("belongs to the safe area; takes 3 top"))
  }

  @Test func `the container of a length is told`() throws {
    let columns = try explanation(
      "a",
      """
      {"type": "color", "id": "a", "modifiers": [{"containerRelativeFrame":
        {"axes": ["horizontal"], "count": 4, "span": 3, "spacing": 10}}]}
      """)
    // (400 − 30) / 4 · 3 + 20.
    #expect(columns.contains("width is 297.5: 3 of 4 columns of the host, 10 apart"))
    let inside = try explanation(
      "a",
      """
      {"type": "scrollView", "children": [{"type": "color", "id": "a", "modifiers": [
        {"containerRelativeFrame": {"axes": ["vertical"]}}]}]}
      """)
    #expect(inside.contains("height is that of the container around it: 200"))
  }

  @Test func `whose geometry a view takes over is told`() throws {
    let root = """
      {"type": "hstack", "children": [
        {"type": "color", "id": "a", "modifiers": [
          {"matchedGeometryEffect": {"id": "x", "namespace": "n", "isSource": false}}]},
        {"type": "color", "id": "b", "modifiers": [
          {"matchedGeometryEffect": {"id": "x", "namespace": "n"}}]}]}
      """
    #expect(
      try explanation("a", root).contains(
        "the content takes over the position and size of 'x' of 'n'"))
    #expect(try explanation("b", root).contains("lends its geometry to 'x' of 'n'"))
  }

  @Test func `layouts of this package say by which rules they answer`() throws {
    let row = try explanation(
      "a", #"{"type": "list", "children": [{"type": "color", "id": "a"}]}"#)
    #expect(row.contains("its content has insets of 11 top, 16 leading, 11 bottom and 16 trailing"))
    #expect(row.contains("is at least 44 high"))
    let split = try explanation(
      "a",
      """
      {"type": "split", "ratio": 0.25, "children": [
        {"type": "color", "id": "a"}, {"type": "color"}]}
      """)
    #expect(split.contains("the leading panel has 100 of it and the trailing one 300"))
  }

  @Test func `a picture is drawn as effects want it`() throws {
    // The picture of 10 × 10 is in the middle of 400 × 200; flipped about x 200, x' = 400 − x.
    let frames = try SceneFrames(
      #"{"type": "image", "systemName": "chevron.forward"}"#, width: 400, height: 200)
    #expect(!frames.left.svg().contains("transform"))
    #expect(frames.right.svg().contains(#"<g transform="matrix(-1 0 0 1 400 0)">"#))
    let turned = try SceneFrames(
      """
      {"type": "hstack", "spacing": 0, "children": [
        {"type": "color", "id": "a"}, {"type": "color", "id": "b"}],
       "modifiers": [{"rotationEffect": 180}]}
      """, width: 400, height: 200)
    // A half turn about (200, 100), for the row and both of its children.
    let picture = turned.left.svg()
    #expect(picture.split(separator: "matrix(-1 0 0 -1 400 200)").count == 4)
  }
}
