import DesignTokens
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct TokenLayoutTests {
  /// A column and a row whose distances are tokens, as a document.
  private static let scene = """
    {"type": "vstack", "id": "column", "spacing": "md", "alignment": "leading", "children": [
      {"type": "color", "id": "a", "modifiers": [
        {"frame": {"width": 20, "height": 10}}, {"padding": {"leading": "sm"}}]},
      {"type": "hstack", "id": "row", "spacing": "xs", "children": [
        {"type": "color", "id": "b", "modifiers": [{"frame": {"width": 20, "height": 10}}]},
        {"type": "color", "id": "c", "modifiers": [{"frame": {"width": 20, "height": 10}}]}]}],
      "modifiers": [{"padding": "base"}, {"frame": {"maxWidth": "infinity",
        "maxHeight": "infinity", "alignment": "topLeading"}}]}
    """

  /// The same as a view.
  @ViewBuilder private static var view: some View {
    VStack(alignment: .leading, spacing: .md) {
      Color().frame(width: 20, height: 10).padding(.leading, .sm).id("a")
      HStack(spacing: .xs) {
        Color().frame(width: 20, height: 10).id("b")
        Color().frame(width: 20, height: 10).id("c")
      }
      .id("row")
    }
    .padding(.base)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .id("column")
  }

  @Test(arguments: TokenSupport.directions)
  func `distances of the theme are those of stacks and paddings`(
    direction: LayoutDirection
  ) throws {
    let tree = try TokenSupport.tree(scene: Self.scene, direction)
    // base 16, sm 8, md 12, xs 4: a at 16 + 8, the row 16 + 10 + 12 from the top.
    let leftToRight: [String: [Double]] = [
      "a": [24, 16, 20, 10], "b": [16, 38, 20, 10], "c": [40, 38, 20, 10],
      "column": [16, 16, 44, 32],
    ]
    for (id, frame) in leftToRight {
      let mirrored = [200 - frame[0] - frame[2], frame[1], frame[2], frame[3]]
      #expect(tree.frame(id) == (direction == .rightToLeft ? mirrored : frame), "\(id)")
    }
    #expect(tree.tokens("column") == ["spacing=md:12.0", "padding=base:16.0"])
    #expect(tree.tokens("a") == ["padding.leading=sm:8.0"])
    #expect(tree.tokens("row") == ["spacing=xs:4.0"])
    #expect(tree.tokens("b").isEmpty)
  }

  @Test(arguments: TokenSupport.directions, [false, true])
  func `a document and a view with the same tokens give the same tree`(
    direction: LayoutDirection, modifiers: Bool
  ) throws {
    let document = try TokenSupport.tree(scene: Self.scene, direction, modifiers: modifiers)
    let view = try TokenSupport.tree(direction, modifiers: modifiers) { Self.view }
    #expect(document.nodes == view.nodes)
  }

  @Test(arguments: TokenSupport.directions)
  func `another theme lays the screen out anew`(direction: LayoutDirection) throws {
    let kit = try TokenSupport.tree(scene: Self.scene, direction, environment: #""theme": "kit""#)
    #expect(kit.nodes == (try TokenSupport.tree(scene: Self.scene, direction)).nodes)
    let atomic = try TokenSupport.tree(
      scene: Self.scene, direction, environment: #""theme": "atomic""#)
    // md is 16 instead of 12.
    #expect(atomic.frame("b")[1] == 42)
    let own = try TokenSupport.tree(
      scene: Self.scene, direction,
      environment: #""theme": {"base": "atomic", "name": "own", "spacing": {"md": 30}}"#)
    #expect(own.frame("b")[1] == 56)
    #expect(own.environment.settings.contains { $0.name == "theme" && $0.value == "own" })
    let view = try TokenSupport.tree(direction) { Self.view.theme { $0.spacing.md = 30 } }
    #expect(view.frame("b") == own.frame("b"))
    let variant = try TokenSupport.tree(direction) { Self.view.theme(.atomic) }
    #expect(variant.frame("b") == atomic.frame("b"))
  }

  @Test func `a part of a screen may change single tokens of the theme around it`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "vstack", "spacing": "md", "id": "outer", "children": [
          {"type": "vstack", "spacing": "md", "id": "inner", "children": [
            {"type": "color"}, {"type": "color", "modifiers": [{"padding": "xl"}]}],
            "modifiers": [{"environment": {"theme": {"spacing": {"md": 1}}}}]},
          {"type": "color"}]}
        """, environment: #""theme": {"spacing": {"md": 7, "xl": 9}}"#)
    #expect(tree.tokens("outer") == ["spacing=md:7.0"])
    #expect(tree.tokens("inner") == ["spacing=md:1.0"])
    // What the part does not change is the theme's around it.
    #expect(tree.nodes.contains { $0.tokens.map(\.value) == [.number(9)] })
  }

  @Test func `lengths grow with the text beside them, on whole pixels`() throws {
    let scene = """
      {"type": "image", "id": "i", "name": "star", "width": {"scaled": 20, "relativeTo": "caption"},
       "height": {"scaled": 20, "relativeTo": "caption"}}
      """
    // The specification's row for 20 beside caption at 2x.
    let expected = [16.5, 16.5, 16.5, 20, 24, 26.5, 29, 35, 40, 49, 55, 64]
    for (size, side) in zip(DynamicTypeSize.allCases, expected) {
      let tree = try TokenSupport.tree(
        scene: scene, environment: "\"textSize\": \"\(size.rawValue)\"")
      #expect(tree.node("i")?.frame.width == side)
      #expect(tree.node("i")?.frame.height == side)
    }
    let tree = try TokenSupport.tree(scene: scene, environment: #""textSize": "xxxLarge""#)
    #expect(tree.tokens("i").first == "width=scaled(20, caption):29.0")
  }

  @Test func `a length that grows is held to its cap, and content to its width`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "color", "id": "c", "modifiers": [
          {"frame": {"height": {"scaled": 20, "relativeTo": "caption", "maxMultiplier": 1.5},
                     "width": "contentWidth"}}]}
        """,
      environment: #""textSize": "accessibility5", "theme": {"maximumContentWidth": 150}"#)
    // 64 without a cap, 1.5 times 20 with it.
    #expect(tree.node("c")?.frame.size == Size(width: 150, height: 30))
    #expect(
      tree.tokens("c") == [
        "width=contentWidth:150.0", "height=scaled(20, caption, \u{D7}1.5):30.0",
      ])
    #expect(LengthToken.names.allSatisfy { LengthToken(name: $0)?.name == $0 })
  }

  private struct Badge: View {
    @ScaledMetric(relativeTo: .caption) private var side = 20.0
    @ScaledMetric private var height: Double = 22
    var body: some View { Color().frame(width: side, height: height).id("badge") }
  }

  @Test func `a scaled metric of a view follows the text size of its place`() throws {
    let tree = try TokenSupport.tree { Badge().dynamicTypeSize(.xxxLarge) }
    #expect(tree.node("badge")?.frame.width == 29)
    // Body lines are 29 high at xxxLarge, 22 at large.
    #expect(tree.node("badge")?.frame.height == 29)
    let usual = try TokenSupport.tree { Badge() }
    #expect(usual.node("badge")?.frame.size == Size(width: 20, height: 22))
  }

  @Test(arguments: ControlSize.allCases)
  func `measures of controls follow the size of controls`(size: ControlSize) throws {
    let scene = """
      {"type": "color", "id": "c", "modifiers": [
        {"frame": {"width": "control.iconSize", "height": "control.minimumHeight"}},
        {"padding": {"horizontal": "control.horizontalPadding"}}]}
      """
    let tree = try TokenSupport.tree(
      scene: scene, environment: "\"controlSize\": \"\(size.rawValue)\"")
    let metrics = TokenSet.kit.control(size, in: DesignEnvironment())
    #expect(tree.node("c")?.frame.width == metrics.iconSize)
    #expect(tree.node("c")?.frame.height == metrics.minimumHeight)
    let nested = try TokenSupport.tree(
      scene: """
        {"type": "hstack", "children": [\(scene)],
         "modifiers": [{"controlSize": "\(size.rawValue)"}]}
        """)
    #expect(nested.tokens("c") == tree.tokens("c"))
  }

  @Test(arguments: DynamicTypeSize.allCases)
  func `a hairline is one pixel, and a point at accessibility sizes`(size: DynamicTypeSize) throws {
    for scale in [1.0, 2, 3] {
      let thickness = size.isAccessibilitySize ? 1 : 1 / scale
      let tree = try TokenSupport.tree(
        scene: """
          {"type": "vstack", "spacing": 0, "children": [
            {"type": "divider", "id": "d"},
            {"type": "color", "id": "c", "modifiers": [{"frame": {"height": "hairline"}}]},
            {"type": "split", "divider": true, "children": [
              {"type": "color", "id": "l"}, {"type": "color", "id": "t"}]}]}
          """,
        environment: "\"textSize\": \"\(size.rawValue)\", \"displayScale\": \(Int(scale))")
      #expect(tree.node("d")?.frame.height == thickness)
      #expect(tree.node("c")?.frame.height == thickness)
      let leading = try #require(tree.node("l")?.frame)
      let trailing = try #require(tree.node("t")?.frame)
      #expect(abs(trailing.x - leading.maxX - thickness) < 1e-9)
    }
  }

  @Test func `a corner is the skin's, else the theme's, and half of the shorter side at most`()
    throws
  {
    let scene = """
      {"type": "roundedRectangle", "id": "r", "cornerRadius": "box",
       "modifiers": [{"frame": {"width": 60, "height": 40}}]}
      """
    func corner(_ environment: String) throws -> [String] {
      try TokenSupport.tree(scene: scene, environment: environment).tokens("r")
    }
    #expect(try corner("") == ["cornerRadius=box:16.0"])
    #expect(try corner(#""theme": {"radius": {"box": 99}}"#) == ["cornerRadius=box:20.0"])
    #expect(try corner(#""skin": "retro", "theme": "atomic""#) == ["cornerRadius=box:0.0"])
    #expect(try corner(#""skin": "comic""#) == ["cornerRadius=box:12.0"])
    let view = try TokenSupport.tree {
      RoundedRectangle(cornerRadius: .box).frame(width: 60, height: 40).skin(.comic).id("r")
    }
    #expect(view.tokens("r") == ["cornerRadius=box:12.0"])
  }
}
