import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct TouchTargetTests {
  /// A small and a large thing that react to touches, 10 points apart, at the leading edge.
  private static func scene(_ modifier: String = #"{"tappable": true}"#) -> String {
    """
    {"type": "hstack", "id": "row", "spacing": 10, "children": [
      {"type": "color", "id": "small", "modifiers": [
        {"frame": {"width": 20, "height": 10}}, {"padding": {"trailing": 4}}, \(modifier)]},
      {"type": "color", "id": "large", "modifiers": [
        {"frame": {"width": 60, "height": 50}}, \(modifier)]},
      {"type": "spacer"}]}
    """
  }

  private static func area(_ tree: FrameTree, _ id: String) -> [Double] {
    guard let area = tree.node(id)?.touchArea else { return [] }
    return [area.x, area.y, area.width, area.height]
  }

  private static func mirrored(_ frame: [Double], _ direction: LayoutDirection) -> [Double] {
    direction == .rightToLeft ? [200 - frame[0] - frame[2], frame[1], frame[2], frame[3]] : frame
  }

  @Test(arguments: TokenSupport.directions)
  func `what reacts to touches is as large as the view with the modifiers inside`(
    direction: LayoutDirection
  ) throws {
    let tree = try TokenSupport.tree(scene: Self.scene(), direction)
    #expect(tree.frame("small") == Self.mirrored([0, 45, 20, 10], direction))
    // With its padding of 4 the small one is 24 wide; the row begins at the edge and is centred.
    #expect(Self.area(tree, "small") == Self.mirrored([0, 45, 24, 10], direction))
    #expect(Self.area(tree, "large") == Self.mirrored([34, 25, 60, 50], direction))
    let plain = try TokenSupport.tree(scene: Self.scene(#"{"tappable": false}"#), direction)
    #expect(plain.frames == tree.frames)
    #expect(plain.nodes.allSatisfy { $0.touchArea == nil })
  }

  @Test(arguments: TokenSupport.directions)
  func `a least target takes room around what is smaller, and leaves what is larger`(
    direction: LayoutDirection
  ) throws {
    let tree = try TokenSupport.tree(
      scene: Self.scene(), direction, environment: #""minimumTouchTarget": true"#)
    // 24 wide content in 44: 10 before it, 10 after; the large one stands 44 + 10 from the edge.
    #expect(Self.area(tree, "small") == Self.mirrored([0, 28, 44, 44], direction))
    #expect(tree.frame("small") == Self.mirrored([10, 45, 20, 10], direction))
    #expect(Self.area(tree, "large") == Self.mirrored([54, 25, 60, 50], direction))
    #expect(tree.tokens("small") == ["minimumTouchTarget=touchTarget:44.0"])

    let view = try TokenSupport.tree(direction) {
      HStack(spacing: 10) {
        Color().frame(width: 20, height: 10).padding(.trailing, 4).tappable().id("small")
        Color().frame(width: 60, height: 50).tappable().id("large")
        Spacer()
      }
      .environment(\.minimumTouchTarget, 44)
      .id("row")
    }
    #expect(view.nodes == tree.nodes)
  }

  @Test(arguments: TokenSupport.directions)
  func `the theme, the environment and the modifier say how large the least target is`(
    direction: LayoutDirection
  ) throws {
    func side(_ modifier: String, _ environment: String) throws -> Double? {
      let tree = try TokenSupport.tree(
        scene: Self.scene(modifier), direction, environment: environment)
      let x = tree.frame("large")[0]
      return Self.mirrored([x, 0, 60, 0], direction)[0] - 10
    }
    let tap = #"{"tappable": true}"#
    #expect(try side(tap, "") == 24)
    #expect(try side(tap, #""minimumTouchTarget": 30"#) == 30)
    #expect(try side(tap, #""theme": {"minimumTouchTarget": 48}"#) == 24)
    let themed = #""theme": {"minimumTouchTarget": 48}, "minimumTouchTarget": true"#
    #expect(try side(tap, themed) == 48)
    #expect(try side(tap, #""minimumTouchTarget": false"#) == 24)
    let own = #"{"minimumTouchTarget": true}"#
    #expect(try side(own, "") == 44)
    #expect(try side(own, #""theme": {"minimumTouchTarget": 48}"#) == 48)
    #expect(try side(#"{"minimumTouchTarget": 26}"#, "") == 26)
    #expect(try side(#"{"minimumTouchTarget": 0}"#, "") == 24)
  }

  @Test func `a part of a screen may go without a least target`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "hstack", "spacing": 0, "children": [
          {"type": "color", "id": "a", "modifiers": [
            {"frame": {"width": 20, "height": 10}}, {"tappable": true},
            {"environment": {"minimumTouchTarget": null}}]},
          {"type": "color", "id": "b", "modifiers": [
            {"frame": {"width": 20, "height": 10}}, {"tappable": true}]}]}
        """, environment: #""minimumTouchTarget": 44"#)
    #expect(tree.node("a")?.touchArea?.width == 20)
    #expect(tree.node("b")?.touchArea?.width == 44)
  }

  @Test(arguments: TokenSupport.directions)
  func `texts with targets still stand on one baseline`(direction: LayoutDirection) throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "hstack", "alignment": "firstTextBaseline", "children": [
          {"type": "text", "id": "title", "string": "Title", "role": "largeTitle"},
          {"type": "text", "id": "more", "string": "More", "modifiers": [{"tappable": true}]}]}
        """, direction, environment: #""minimumTouchTarget": 44"#)
    let baselines = ["title", "more"].map { tree.node($0)?.text?.lines.first?.baseline ?? 0 }
    #expect(abs(baselines[0] - baselines[1]) < 1e-9)
    #expect(tree.node("more")?.touchArea?.height == 44)
  }

  @Test func `a target passes the proposal on, and a wish of its cell`() throws {
    // A text wider than the room is wrapped as it is without a target.
    let text = #"{"type": "text", "id": "t", "string": "nnnn nnnn nnnn"}"#
    func lines(_ modifier: String) throws -> Int? {
      try TokenSupport.tree(
        scene: text.dropLast() + ", \"modifiers\": [\(modifier), {\"frame\": {\"width\": 40}}]}"
      ).node("t")?.text?.lines.count
    }
    #expect(try lines(#"{"minimumTouchTarget": 44}"#) == (try lines(#"{"padding": 0}"#)))
    let grid = try TokenSupport.tree(
      scene: """
        {"type": "grid", "horizontalSpacing": 0, "children": [
          {"type": "gridRow", "children": [
            {"type": "color", "id": "wide", "modifiers": [
              {"frame": {"height": 5}}, {"gridCellColumns": 2}, {"minimumTouchTarget": 44}]}]},
          {"type": "gridRow", "children": [
            {"type": "color", "modifiers": [{"frame": {"width": 50, "height": 5}}]},
            {"type": "color", "modifiers": [{"frame": {"width": 50, "height": 5}}]}]}]}
        """)
    // A colour over both columns takes all of the 200; over one it would leave 50 to the other.
    #expect(grid.node("wide")?.frame.width == 200)
  }

  @Test func `lengths that are none are repaired`() throws {
    let tree = try TokenSupport.tree {
      Color().frame(width: 10, height: 10).minimumTouchTarget(.nan).id("c")
    }
    #expect(tree.frame("c") == [95, 45, 10, 10])
    #expect(tree.node("c")?.diagnostics.first?.rule == "minimumSize")
  }
}
