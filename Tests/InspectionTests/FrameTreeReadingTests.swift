import Geometry
import Inspection
import LocatedJSON
import Testing

@Suite struct FrameTreeReadingTests {
  private static let head = """
    {"frameTree": 1, "scene": "s",
    "engine": {"version": "1", "icu": "72", "cldr": "42", "harfbuzz": "6", "fonts": "none"},
    "environment": {"locale": "ar", "layoutDirection": "rightToLeft", "textSize": "large",
    "proposal": {"width": 390, "height": null}, "scale": 2},

    """

  private static func tree(_ root: String) -> [UInt8] {
    Array((head + "\"root\": \(root)}").utf8)
  }

  @Test func `the example of the format is read`() throws {
    let tree = try FrameTree(
      parsing: Self.tree(
        """
        {"id": "row", "type": "hstack", "frame": {"x": 16, "y": 411, "width": 358, "height": 22},
        "proposal": {"width": 358, "height": "infinity"}, "mirrored": true, "children": [
        {"id": "title", "type": "text", "frame": {"x": 300, "y": 411, "width": 74, "height": 22},
        "text": {"string": "\\u0645", "truncated": false, "paragraphDirection": "rightToLeft",
        "font": {"role": "headline", "size": 17, "lineHeight": 22}, "lines": [
        {"range": [0, 1], "frame": {"x": 300, "y": 411, "width": 74, "height": 22},
        "baseline": 428.6, "truncated": false, "runs": [
        {"range": [0, 1], "level": 1, "x": 300, "width": 74, "font": "Noto"}]}]}},
        {"id": "0.1", "type": "color", "role": "overlay",
        "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}]}
        """))
    #expect(tree.scene == "s")
    #expect(tree.environment.layoutDirection == .rightToLeft)
    #expect(tree.environment.proposal == ProposedViewSize(width: 390, height: nil))
    #expect(tree.nodes.map(\.type) == ["hstack", "text", "color"])
    #expect(tree.nodes.map(\.depth) == [0, 1, 1])
    #expect(tree.nodes.map(\.end) == [3, 2, 3])
    #expect((0..<3).map { tree.id(of: $0) } == ["row", "title", "0.1"])
    #expect(tree.nodes[0].proposal == ProposedViewSize(width: 358, height: .infinity))
    #expect(tree.nodes[0].isMirrored)
    #expect(tree.nodes[1].text?.lines.first?.runs.first?.level == 1)
    #expect(tree.nodes[1].text?.lines.first?.paragraphDirection == .rightToLeft)
    #expect(tree.nodes[2].role == "overlay")
  }

  @Test(arguments: [
    ("[]", "5:9: $.root: a node is an object, not an array"),
    (#"{"type": "color"}"#, "5:9: $.root: a node needs 'frame'"),
    (
      #"{"type": 3, "frame": {"x": 0, "y": 0, "width": 1, "height": 1}}"#,
      "5:18: $.root.type: type is a string, not a number"
    ),
    (
      #"{"type": "color", "frame": {"x": "0", "y": 0, "width": 1, "height": 1}}"#,
      "5:42: $.root.frame.x: x is a number, not a string"
    ),
    (
      #"{"type": "color", "frame": {"x": 0, "y": 0, "width": 1}}"#,
      "5:36: $.root.frame: frame needs 'height'"
    ),
    (
      #"{"type": "a", "frame": {"x":0,"y":0,"width":1,"height":1}, "children": {}}"#,
      "5:80: $.root.children: children is an array, not an object"
    ),
    (
      #"{"type": "a", "frame": {"x":0,"y":0,"width":1,"height":1}, "proposal": {"width": "1"}}"#,
      #"5:90: $.root.proposal.width: a proposed width is a number, null or "infinity""#
    ),
  ])
  func `a fault is said with its place and path`(root: String, message: String) {
    let error = #expect(throws: FrameTreeError.self) {
      try FrameTree(parsing: Self.tree(root))
    }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func `another version and broken JSON are said`() {
    let version = #expect(throws: FrameTreeError.self) {
      try FrameTree(parsing: Array(#"{"frameTree": 2}"#.utf8))
    }
    #expect(
      version.map { "\($0)" }
        == "1:15: $.frameTree: this version reads frame trees of version 1")
    let broken = #expect(throws: FrameTreeError.self) {
      try FrameTree(parsing: Array("{\n\"frameTree\": 1,".utf8))
    }
    #expect(broken?.location.line == 2)
    #expect(broken?.path == "")
  }

  @Test func `members of later versions are passed over`() throws {
    let tree = try FrameTree(
      parsing: Self.tree(
        #"{"type": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1}, "new": [1, {}]}"#))
    #expect(tree.nodes.count == 1)
  }

  @Test func `a tree of 100000 levels is read and written without recursion`() throws {
    let levels = FrameTree.depthLimit
    let frame = #""frame":{"x":0,"y":0,"width":1,"height":1}"#
    var document = Self.head + "\"root\": "
    for _ in 1..<levels { document += "{\"type\":\"z\",\(frame),\"children\":[" }
    document += "{\"type\":\"c\",\(frame)}"
    for _ in 1..<levels { document += "]}" }
    document += "}"
    let tree = try FrameTree(parsing: Array(document.utf8))
    #expect(tree.nodes.count == levels)
    #expect(tree.nodes.last?.depth == levels - 1)
  }

  @Test func `one level more than the limit is an error with a place`() {
    let brackets = [UInt8](repeating: 0x5B, count: 2 * FrameTree.depthLimit + 100)
    let error = #expect(throws: FrameTreeError.self) { try FrameTree(parsing: brackets) }
    #expect(error?.location.column == 2 * FrameTree.depthLimit + 17)
  }
}
