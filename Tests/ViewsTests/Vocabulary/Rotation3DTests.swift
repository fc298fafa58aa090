import Geometry
import Inspection
import LayoutCore
import Testing
import Views

@Suite struct Rotation3DTests {
  /// A picture of 40 × 20 at (30, 40) of a host of 100 × 100, turned in space.
  private func drawn(_ members: String) throws -> (left: FrameNode, right: FrameNode) {
    let frames = try SceneFrames(
      """
      {"type": "image", "id": "a", "name": "card", "width": 40, "height": 20, "modifiers": [
        {"rotation3DEffect": {\(members)}}]}
      """, width: 100, height: 100)
    frames.expect("a", 30, 40, 40, 20)
    return (
      try #require(frames.nodes(.leftToRight)["a"]), try #require(frames.nodes(.rightToLeft)["a"])
    )
  }

  private func expect(
    _ found: PhysicalRect?, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard let found else { return #expect(Bool(false), sourceLocation: sourceLocation) }
    // The divisions of a projection round: 1e-9 is far above what a few of them can lose.
    let isNear =
      abs(found.x - x) < 1e-9 && abs(found.y - y) < 1e-9 && abs(found.width - width) < 1e-9
      && abs(found.height - height) < 1e-9
    #expect(isNear, "\(found)", sourceLocation: sourceLocation)
  }

  @Test func `a turn about a vertical axis foreshortens one side and enlarges the other`() throws {
    // The person is max(40, 20) / 1 = 40 away. By 30°, x ±20 goes to ±20 · cos = ±10√3 and
    // z = ∓20 · sin = ∓10: divisors 1 + 10/40 = 5/4 at the right, 1 − 10/40 = 3/4 at the left.
    // Left: 50 − 10√3 · 4/3, height 20 · 4/3; right: 50 + 10√3 · 4/5.
    let root = 3.0.squareRoot()
    let (left, right) = try drawn(#""degrees": 30, "axis": {"y": 1}"#)
    let width = 10 * root * (4.0 / 3 + 4.0 / 5)
    expect(left.transformedFrame, 50 - 40 * root / 3, 50 - 40.0 / 3, width, 80.0 / 3)
    // The mirror image: the near side is at the right.
    expect(
      right.transformedFrame, 100 - (50 - 40 * root / 3) - width, 50 - 40.0 / 3, width, 80.0 / 3)
    #expect(!left.isFlipped && !right.isFlipped)
    let map = try #require(left.transform)
    let near = map.apply(x: 30, y: 40)
    let far = map.apply(x: 70, y: 40)
    #expect(abs(near.y - (50 - 10 / 0.75)) < 1e-9 && abs(far.y - (50 - 10 / 1.25)) < 1e-9)
    let mirrored = try #require(right.transform).apply(x: 70, y: 40)
    #expect(abs(mirrored.x - (100 - near.x)) < 1e-9 && abs(mirrored.y - near.y) < 1e-9)
  }

  @Test func `a turn about a horizontal axis brings the lower edge nearer`() throws {
    // y ±10 goes to ±10 · cos 30° and z = ±10 · sin = ±5: divisors 1 ∓ 5/40 = 7/8 below, 9/8 above.
    // Below: 20 / (7/8) = 160/7 to both sides, 5√3 · 8/7 down; above 5√3 · 8/9 up.
    let root = 3.0.squareRoot()
    let (left, right) = try drawn(#""degrees": 30, "axis": {"x": 2}"#)
    for node in [left, right] {
      expect(
        node.transformedFrame, 50 - 160.0 / 7, 50 - 40 * root / 9, 320.0 / 7,
        40 * root * (1.0 / 9 + 1.0 / 7))
    }
  }

  @Test func `without perspective a turn only shortens`() throws {
    // 40 · cos 60° = 20, about the leading edge.
    let (left, right) = try drawn(
      #""degrees": 60, "axis": {"y": 1}, "anchor": "leading", "perspective": 0"#)
    expect(left.transformedFrame, 30, 40, 20, 20)
    expect(right.transformedFrame, 50, 40, 20, 20)
  }

  @Test func `a turn about the axis towards the person is that of the plane`() throws {
    let plane = try SceneFrames(
      """
      {"type": "image", "id": "a", "name": "card", "width": 40, "height": 20, "modifiers": [
        {"rotationEffect": {"degrees": 30, "anchor": "topLeading"}}]}
      """, width: 100, height: 100)
    let (left, right) = try drawn(
      #""degrees": 30, "axis": {"z": 5}, "anchor": "topLeading", "perspective": 0.3"#)
    let wanted = try #require(plane.nodes(.leftToRight)["a"]?.transformedFrame)
    let mirrored = try #require(plane.nodes(.rightToLeft)["a"]?.transformedFrame)
    expect(left.transformedFrame, wanted.x, wanted.y, wanted.width, wanted.height)
    expect(right.transformedFrame, mirrored.x, mirrored.y, mirrored.width, mirrored.height)
  }

  @Test func `an axis in front of the view moves it, and half a turn shows its back`() throws {
    // Half a turn about a vertical axis 10 in front: the view comes from 10 behind the axis to 10 in
    // front of it. The person is 40 from the axis: 40 / (40 − 10) = 4/3 as large, left and right
    // exchanged.
    let (left, right) = try drawn(#""degrees": 180, "axis": {"y": 1}, "anchorZ": 10"#)
    for node in [left, right] {
      expect(node.transformedFrame, 50 - 80.0 / 3, 50 - 40.0 / 3, 160.0 / 3, 80.0 / 3)
      #expect(node.isFlipped)
    }
  }

  @Test func `what reaches the horizon has no rectangle around it`() throws {
    // About the leading edge by −90°, the trailing edge is 40 in front: where the person is.
    let (left, right) = try drawn(#""degrees": -90, "axis": {"y": 1}, "anchor": "leading""#)
    #expect(left.transform != nil && right.transform != nil)
    #expect(left.transformedFrame == nil && right.transformedFrame == nil)
  }

  @Test func `a turn in space says the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "color", "id": "a", "modifiers": [{"frame": {"width": 40, "height": 20}},
        {"rotation3DEffect": {"degrees": 40, "axis": {"x": 1, "y": 2, "z": -3},
          "anchor": {"x": 0.25, "y": 1}, "anchorZ": 7, "perspective": 0.5}}]}
      """
    ) {
      Color().id("a").frame(width: 40, height: 20)
        .rotation3DEffect(
          .degrees(40), axis: (x: 1, y: 2, z: -3), anchor: UnitPoint(x: 0.25, y: 1), anchorZ: 7,
          perspective: 0.5)
    }
  }

  @Test func `a turn in space changes no layout, and nothing comes of an axis without a length`()
    throws
  {
    let layout = try laidOut {
      HStack(spacing: 0) {
        Color().id("a").rotation3DEffect(.degrees(80), axis: (x: 0, y: 1, z: 0))
        Color().id("b").rotation3DEffect(.degrees(80), axis: (x: 0, y: 0, z: 0))
        Color().id("c").rotation3DEffect(.degrees(.nan), axis: (x: .nan, y: 1, z: .infinity))
          .frame(width: 0)
      }
    }
    #expect(layout.frame(ofID: "b") == PhysicalRect(x: 100, y: 0, width: 100, height: 100))
    let tree = FrameTree(layout, engine: .inTests)
    #expect(tree.nodes.map { $0.transform != nil } == [false, true, false, false])
    #expect(!layout.svg().contains("nan"))
  }

  @Test(arguments: [
    (
      #"{"axis": {"y": 1}}"#,
      "3:22: $.root.modifiers[0].rotation3DEffect: rotation3DEffect needs 'degrees'"
    ),
    (
      #"{"degrees": 3}"#,
      "3:22: $.root.modifiers[0].rotation3DEffect: rotation3DEffect needs 'axis'"
    ),
    (
      #"{"degrees": 3, "axis": {"y": 0}}"#,
      "3:45: $.root.modifiers[0].rotation3DEffect.axis: an axis has a direction"
    ),
    (
      #"{"degrees": 3, "axis": "y"}"#,
      "3:45: $.root.modifiers[0].rotation3DEffect.axis: axis is an object"
    ),
    (
      #"{"degrees": 3, "axis": {"y": 1}, "perspective": -1}"#,
      "3:70: $.root.modifiers[0].rotation3DEffect.perspective: perspective is negative"
    ),
    (
      #"{"degrees": 3, "axis": {"y": 1}, "anchor": "left"}"#,
      "3:65: $.root.modifiers[0].rotation3DEffect.anchor: 'left' is no anchor"
    ),
  ])
  func `a fault of a turn in space is said with its place`(value: String, message: String) throws {
    let error = try #require(sceneError(scene(modifier: #"{"rotation3DEffect": \#(value)}"#)))
    #expect(error.hasPrefix(message), "\(error)")
  }
}
