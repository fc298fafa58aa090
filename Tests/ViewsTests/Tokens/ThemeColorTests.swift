import DesignTokens
import Inspection
import LayoutCore
import Testing
import Typesetting
import Views

@Suite struct ThemeColorTests {
  @Test func `every colour has a name by which it is found`() {
    #expect(Set(ThemeColor.names).count == ThemeColor.names.count)
    for name in ThemeColor.names { #expect(ThemeColor(name: name)?.name == name) }
    #expect(ThemeColor(name: "primary") == .role(.primary))
    #expect(ThemeColor(name: "errorContent") == .contentOn(.error))
    #expect(ThemeColor(name: "accent.900") == .step(.accent, .step900))
    #expect(ThemeColor(name: "content.tertiary") == .content(.tertiary))
    #expect(ThemeColor(name: "#0B7A7580")?.name == "#0B7A7580")
    for name in [
      "", "red", "accent.55", "primary.", "#12", "#GGGGGG", "Primary", "content.primary",
    ] {
      #expect(ThemeColor(name: name) == nil, "\(name)")
    }
  }

  @Test func `a colour is the theme's in the scheme, the palette's, or its own`() {
    var environment = EnvironmentValues()
    func hex(_ color: ThemeColor) -> String { color.resolved(in: environment).description }
    #expect(hex(.role(.primary)) == "#0B7A75")
    #expect(hex(.palette(.ink)) == Palette.harbor.light.ink.description)
    environment.colorScheme = .dark
    #expect(hex(.role(.primary)) == "#3CC5BD")
    #expect(hex(.surface(.base)) == "#12161C")
    #expect(hex(.palette(.ink)) == Palette.harbor.dark.ink.description)
    environment.appearance = Appearance(palette: .clay, skin: .comic)
    #expect(hex(.palette(.ink)) == Palette.clay.dark.ink.description)
    environment.tokens.dark[.primary] = HexColor(hex: 0x010203)
    #expect(hex(.role(.primary)) == "#010203")
    #expect(hex(.contentOn(.primary)) == "#FFFFFF")
    #expect(hex(.hex(HexColor(hex: 0xABCDEF))) == "#ABCDEF")
  }

  @Test func `texts and shapes have the colour of their place, and shapes one of their own`() throws
  {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "vstack", "children": [
          {"type": "text", "id": "t", "string": "a"},
          {"type": "circle", "id": "c"},
          {"type": "color", "id": "own", "color": "error"},
          {"type": "text", "id": "inner", "string": "a",
           "modifiers": [{"foregroundStyle": "content.secondary"}]},
          {"type": "text", "id": "none", "string": "a",
           "modifiers": [{"foregroundStyle": null}]}],
         "modifiers": [{"foregroundStyle": "accent"}]}
        """)
    #expect(tree.tokens("t") == ["foreground=accent:#C2410C"])
    #expect(tree.tokens("c") == ["fill=accent:#C2410C"])
    #expect(tree.tokens("own") == ["fill=error:#C4202B"])
    #expect(tree.tokens("inner").first?.hasPrefix("foreground=content.secondary:") == true)
    #expect(tree.tokens("none").isEmpty)
    let view = try TokenSupport.tree {
      Text(verbatim: "a").foregroundStyle(.role(.accent)).id("t")
    }
    #expect(view.tokens("t") == tree.tokens("t"))
    let shape = try TokenSupport.tree { Circle().fill(.role(.error)).id("c") }
    #expect(shape.tokens("c") == ["fill=error:#C4202B"])
  }

  @Test func `a background may be a colour by name`() throws {
    let short = try TokenSupport.tree(
      scene: #"{"type": "text", "string": "a", "modifiers": [{"background": "raised"}]}"#)
    let long = try TokenSupport.tree(
      scene: """
        {"type": "text", "string": "a", "modifiers": [
          {"background": {"type": "color", "color": "raised"}}]}
        """)
    let view = try TokenSupport.tree { Text(verbatim: "a").background(.surface(.raised)) }
    #expect(short.nodes == long.nodes)
    #expect(short.nodes == view.nodes)
  }

  @Test(arguments: FillVariant.allCases)
  func `a fill colours the view and the texts in it and moves nothing`(
    variant: FillVariant
  ) throws {
    let text = #"{"type": "text", "id": "t", "string": "Sale"}"#
    let plain = try TokenSupport.tree(scene: text)
    let tree = try TokenSupport.tree(
      scene: text.replacing(
        "}",
        with: """
          , "modifiers": [{"fill": {"variant": "\(variant.rawValue)", "role": "warning"}}]}
          """))
    #expect(tree.frames == plain.frames)
    let style = variant.style(.warning, in: TokenSet.kit.light)
    let foreground = "foreground=\(variant.rawValue).warning:\(style.foreground)"
    #expect(tree.tokens("t").contains(foreground))
    #expect(
      tree.tokens("t").contains { $0.hasPrefix("background=") } == (style.background != nil))
    #expect(tree.tokens("t").contains { $0.hasPrefix("border=") } == (style.border != nil))
    let view = try TokenSupport.tree { Text(verbatim: "Sale").fill(variant, .warning).id("t") }
    #expect(view.tokens("t") == tree.tokens("t"))
  }

  @Test func `a surface is what the skin and the palette make of it`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "color", "id": "s", "modifiers": [
          {"frame": {"width": 100, "height": 50}}, {"surface": "field"}]}
        """, environment: #""skin": "comic", "palette": "harbor""#)
    // Comic: 10 points of corner, a line of 2 points in full ink, a hard shadow 4 points aside.
    let light = Palette.harbor.light
    #expect(
      tree.tokens("s") == [
        "surface=comic:flat", "background=surfaceTint:\(light.surfaceTint)",
        "cornerRadius=field:10.0", "border=comic:\(light.ink)", "border.width=comic:2.0",
        "shadow.opacity=comic:1.0", "shadow.radius=comic:0.0", "shadow.x=comic:4.0",
        "shadow.y=comic:4.0",
      ])
    #expect(tree.frame("s") == [50, 25, 100, 50])
    let glass = try TokenSupport.tree {
      Color().frame(width: 100, height: 50).surface().skin(.glass).id("s")
    }
    // 0.6 of 255 is 153, 99 in hexadecimal.
    #expect(glass.tokens("s")[1] == "background=surfaceTint:\(light.surfaceTint)99")
  }

  @Test func `lines and shadows are data that takes no room`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "color", "id": "c", "modifiers": [
          {"frame": {"width": 60, "height": 40}},
          {"border": {"color": "error", "width": "hairline"}}, {"shadow": "low"}]}
        """)
    #expect(tree.frame("c") == [70, 30, 60, 40])
    #expect(
      tree.tokens("c") == [
        "border=error:#C4202B", "border.width=error:0.5", "shadow.opacity=low:0.1",
        "shadow.radius=low:4.0", "shadow.x=low:0.0", "shadow.y=low:1.0",
      ])
    let view = try TokenSupport.tree {
      Color().frame(width: 60, height: 40).border(.role(.error), width: 0.5).shadow(.low).id("c")
    }
    #expect(view.nodes == tree.nodes)
    let flat = try TokenSupport.tree {
      Color().border(.role(.error)).shadow(.flat).id("c")
    }
    #expect(flat.tokens("c") == ["border=error:#C4202B", "border.width=error:1.0"])
  }
}
