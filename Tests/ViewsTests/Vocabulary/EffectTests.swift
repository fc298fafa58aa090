import Geometry
import Inspection
import LayoutCore
import Testing
import Views

@Suite struct EffectTests {
  @Test func `effects say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "hstack", "id": "row", "spacing": 0, "children": [
        {"type": "image", "id": "a", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"rotationEffect": {"degrees": 90, "anchor": "topLeading"}}]},
        {"type": "image", "id": "b", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"scaleEffect": {"x": 2, "y": 0.5, "anchor": "leading"}}]},
        {"type": "image", "id": "c", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"flipsForRightToLeftLayoutDirection": true}]},
        {"type": "image", "id": "d", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"layoutDirectionBehavior": "mirrors"}]},
        {"type": "image", "id": "e", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"layoutDirectionBehavior": "fixed"}]},
        {"type": "image", "id": "f", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"layoutDirectionBehavior": {"mirrors": "leftToRight"}}]},
        {"type": "image", "id": "g", "name": "arrow", "width": 20, "height": 10, "modifiers": [
          {"transformEffect": [1, 0, 0.5, 1, 3, 4]},
          {"projectionEffect": [1, 0, 0.01, 0, 1, 0, 0, 0, 1]}]},
        {"type": "image", "id": "h", "name": "arrow.forward", "width": 20, "height": 10},
        {"type": "image", "id": "i", "systemName": "chevron.right"}
      ]}
      """
    ) {
      HStack(spacing: 0) {
        Image("arrow", width: 20, height: 10).id("a")
          .rotationEffect(.degrees(90), anchor: .topLeading)
        Image("arrow", width: 20, height: 10).id("b").scaleEffect(x: 2, y: 0.5, anchor: .leading)
        Image("arrow", width: 20, height: 10).id("c").flipsForRightToLeftLayoutDirection(true)
        Image("arrow", width: 20, height: 10).id("d").layoutDirectionBehavior(.mirrors)
        Image("arrow", width: 20, height: 10).id("e").layoutDirectionBehavior(.fixed)
        Image("arrow", width: 20, height: 10).id("f")
          .layoutDirectionBehavior(.mirrors(in: .leftToRight))
        Image("arrow", width: 20, height: 10).id("g")
          .transformEffect(ProjectionTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 3, ty: 4))
          .projectionEffect(projection)
        Image("arrow.forward", width: 20, height: 10).id("h")
        Image(systemName: "chevron.right").id("i")
      }
      .id("row")
    }
  }

  private var projection: ProjectionTransform {
    var map = ProjectionTransform()
    map.m13 = 0.01
    return map
  }

  /// One picture of 20 × 10 at (40, 45) of a host of 100 × 100 with a modifier.
  private func drawn(_ modifier: String) throws -> (left: FrameNode, right: FrameNode) {
    let frames = try SceneFrames(
      """
      {"type": "image", "id": "a", "name": "arrow", "width": 20, "height": 10, "modifiers": [
        \(modifier)]}
      """, width: 100, height: 100)
    frames.expect("a", 40, 45, 20, 10)
    return (
      try #require(frames.nodes(.leftToRight)["a"]), try #require(frames.nodes(.rightToLeft)["a"])
    )
  }

  @Test func `a turn is the other way round about the mirrored anchor right to left`() throws {
    // About (40, 45) by 90° clockwise, (x, y) goes to (40 − (y − 45), 45 + (x − 40)): the right edge
    // of 20 goes below, the height of 10 to the left.
    let (left, right) = try drawn(
      #"{"rotationEffect": {"degrees": 90, "anchor": "topLeading"}}"#)
    #expect(left.transformedFrame == PhysicalRect(x: 30, y: 45, width: 10, height: 20))
    // The mirror image: 100 − 30 − 10 = 60.
    #expect(right.transformedFrame == PhysicalRect(x: 60, y: 45, width: 10, height: 20))
    #expect(!left.isFlipped && !right.isFlipped)
  }

  @Test func `a size is about the mirrored anchor right to left`() throws {
    // Twice as wide about the leading edge, half as high about the middle.
    let (left, right) = try drawn(#"{"scaleEffect": {"x": 2, "y": 0.5, "anchor": "leading"}}"#)
    #expect(left.transformedFrame == PhysicalRect(x: 40, y: 47.5, width: 40, height: 5))
    #expect(right.transformedFrame == PhysicalRect(x: 20, y: 47.5, width: 40, height: 5))
  }

  @Test func `a map of the plane is mirrored with the view`() throws {
    // 3 towards the trailing edge, 4 down, slanted by half the height.
    let (left, right) = try drawn(#"{"transformEffect": [1, 0, 0.5, 1, 3, 4]}"#)
    #expect(left.transformedFrame == PhysicalRect(x: 43, y: 49, width: 25, height: 10))
    #expect(right.transformedFrame == PhysicalRect(x: 32, y: 49, width: 25, height: 10))
  }

  @Test(arguments: [
    (#"{"flipsForRightToLeftLayoutDirection": true}"#, false, true),
    (#"{"flipsForRightToLeftLayoutDirection": false}"#, false, false),
    (#"{"layoutDirectionBehavior": "mirrors"}"#, false, true),
    (#"{"layoutDirectionBehavior": "fixed"}"#, false, false),
    (#"{"layoutDirectionBehavior": {"mirrors": "leftToRight"}}"#, true, false),
  ])
  func `drawing is flipped in the direction that was asked for`(
    modifier: String, left: Bool, right: Bool
  ) throws {
    let nodes = try drawn(modifier)
    #expect(nodes.left.isFlipped == left)
    #expect(nodes.right.isFlipped == right)
    #expect(nodes.left.isMirrored == left)
    // A flip moves nothing: it is the mirror about the middle, x' = 100 − x.
    #expect(nodes.left.transformedFrame == nil && nodes.right.transformedFrame == nil)
    let map = right ? nodes.right.transform : left ? nodes.left.transform : nil
    if let map { #expect(map == ProjectionTransform(mirroringAbout: 50)) }
  }

  @Test func `names of pictures say whether they follow the direction`() throws {
    let frames = try SceneFrames(
      """
      {"type": "hstack", "children": [
        {"type": "image", "id": "forward", "systemName": "chevron.forward"},
        {"type": "image", "id": "right", "systemName": "chevron.right"},
        {"type": "image", "id": "on", "name": "plane", "width": 5, "height": 5,
         "directional": true},
        {"type": "image", "id": "off", "name": "arrow.backward", "width": 5, "height": 5,
         "directional": false}
      ]}
      """)
    let nodes = frames.nodes(.rightToLeft)
    #expect(nodes["forward"]?.isMirrored == true)
    #expect(nodes["right"]?.isMirrored == false)
    #expect(nodes["on"]?.isMirrored == true)
    #expect(nodes["off"]?.isMirrored == false)
    #expect(frames.nodes(.leftToRight).values.allSatisfy { !$0.isFlipped })
  }

  @Test func `effects apply to all that is inside and to nothing beside`() throws {
    // The row of 20 is turned about its middle by 180°: its two halves change places; the
    // background outside of the effect stays.
    let frames = try SceneFrames(
      """
      {"type": "hstack", "id": "row", "spacing": 0, "children": [
        {"type": "image", "id": "a", "width": 10, "height": 10},
        {"type": "image", "id": "b", "width": 10, "height": 10}],
       "modifiers": [{"background": {"type": "color", "id": "inside"}}, {"rotationEffect": 180},
        {"background": {"type": "color", "id": "outside"}}]}
      """, width: 100, height: 100)
    let nodes = frames.nodes(.leftToRight)
    #expect(nodes["a"]?.transformedFrame?.x == 50)
    #expect(nodes["b"]?.transformedFrame?.x == 40)
    #expect(nodes["inside"]?.transform != nil)
    #expect(nodes["outside"]?.transform == nil)
  }

  @Test func `effects keep priority, spacing and guides of what is inside`() throws {
    let plain = try SceneFrames(
      """
      {"type": "hstack", "alignment": "firstTextBaseline", "children": [
        {"type": "text", "id": "a", "string": "nnn", "role": "title"},
        {"type": "text", "id": "b", "string": "nnn nnn", "modifiers": [{"layoutPriority": 1}]}]}
      """, width: 100)
    let turned = try SceneFrames(
      """
      {"type": "hstack", "alignment": "firstTextBaseline", "children": [
        {"type": "text", "id": "a", "string": "nnn", "role": "title",
         "modifiers": [{"rotationEffect": 10}]},
        {"type": "text", "id": "b", "string": "nnn nnn",
         "modifiers": [{"layoutPriority": 1}, {"scaleEffect": 2}]}]}
      """, width: 100)
    for id in ["a", "b"] {
      #expect(plain.nodes(.leftToRight)[id]?.frame == turned.nodes(.leftToRight)[id]?.frame)
      #expect(plain.nodes(.rightToLeft)[id]?.frame == turned.nodes(.rightToLeft)[id]?.frame)
    }
  }

  @Test func `maps that have no numbers are left out of frame trees`() throws {
    // The divisor is 0 at x 40: −0.025 · 40 + 1.
    let (left, _) = try drawn(#"{"projectionEffect": [1, 0, -0.025, 0, 1, 0, 0, 0, 1]}"#)
    #expect(left.transform != nil)
    let grown = String(repeating: #"{"scaleEffect": 1e9}, "#, count: 40)
    let frames = try SceneFrames(
      #"{"type": "color", "id": "a", "modifiers": [\#(grown){"scaleEffect": 1e9}]}"#)
    let node = try #require(frames.nodes(.rightToLeft)["a"])
    #expect(node.transform == nil && node.transformedFrame == nil)
    let tree = FrameTree(frames.left, engine: .inTests)
    #expect(try FrameTree(parsing: Array(tree.json().utf8)).json() == tree.json())
    #expect(!frames.left.svg().contains("nan") && !frames.left.svg().contains("inf"))
  }
}
