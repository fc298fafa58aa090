import DesignTokens
import Inspection
import LayoutCore
import LocatedJSON
import Testing
import Typesetting
import Views

@Suite struct TokenTreeTests {
  private static let scene = """
    {"layoutScene": 1, "size": {"width": 200, "height": 100},
     "environment": {"theme": {"name": "own", "base": "atomic", "typography": {
       "caps": {"title": 1}, "styles": {"price": {"size": 20, "relativeTo": "title", "weight": "bold"}}}},
       "textSize": "xLarge", "colorScheme": "dark", "boldText": true, "reduceMotion": true,
       "scaler": "linear:1.5", "skin": "retro", "palette": "clay", "controlSize": "small",
       "systemTracking": true},
     "root": {"type": "vstack", "id": "v", "spacing": "md", "children": [
       {"type": "text", "id": "t", "string": "Total", "role": "price"},
       {"type": "text", "id": "own", "string": "a", "modifiers": [
         {"font": {"size": 10, "relativeTo": "caption"}}]},
       {"type": "roundedRectangle", "id": "r", "cornerRadius": "field", "fill": "primary",
         "modifiers": [{"frame": {"height": 10}}, {"tappable": true}, {"padding": "xs"}]},
       {"type": "canvas", "id": "c", "columns": 2, "motion": "slide", "children": [
         {"type": "color"}, {"type": "color", "id": "off"}]}]}}
    """

  private static func tree(modifiers: Bool = false) throws -> FrameTree {
    let document = try SceneDocument(parsing: Array(scene.utf8))
    let layout = try ViewTree.lowering(document, measurer: SyntheticTextMeasurer())
      .laidOut(in: document.size)
    return FrameTree.full(layout, modifiers: modifiers)
  }

  private static func child(_ root: JSONValue?, _ id: String) -> JSONValue? {
    root?["children"]?.elements?.first { $0["id"]?.string == id }
  }

  @Test func `the JSON form has fonts and tokens as they were resolved`() throws {
    let root = try JSONDocument(parsing: try Self.tree().json()).root
    let environment = root["environment"]
    #expect(environment?["theme"]?.string == "own")
    #expect(environment?["colorScheme"]?.string == "dark")
    #expect(environment?["boldText"]?.bool == true)
    #expect(environment?["reduceMotion"]?.bool == true)
    #expect(environment?["scaler"]?.string == "linear:1.5")
    #expect(environment?["palette"]?.string == "clay")
    #expect(environment?["skin"]?.string == "retro")
    #expect(environment?["controlSize"]?.string == "small")

    let text = Self.child(root["root"], "t")?["text"]?["font"]
    #expect(
      text?.members.map { $0.map(\.name) } == [
        "role", "size", "weight", "tracking", "design", "capped",
      ])
    // A cap of 1 holds 20 points; bold and bold text make 900; SF Pro has -0.45 at 20 points.
    #expect(text?["role"]?.string == "price")
    #expect(text?["size"]?.number == 20)
    #expect(text?["weight"]?.integer == 900)
    #expect(text?["tracking"]?.number == -0.45)
    #expect(text?["design"]?.string == "monospaced")
    #expect(text?["capped"]?.bool == true)
    let own = Self.child(root["root"], "own")?["text"]?["font"]
    #expect(own?["relativeTo"]?.string == "caption")
    #expect(own?["size"]?.number == 15 && own?["role"] == nil)

    let tokens = Self.child(root["root"], "r")?["tokens"]
    // Retro has square corners; in dark the kit's primary is lighter; the atomic xs is 4.
    #expect(tokens?[0]?["property"]?.string == "cornerRadius")
    #expect(tokens?[0]?["token"]?.string == "field")
    #expect(tokens?[0]?["value"]?.number == 0)
    #expect(tokens?[1]?["value"]?.string == "#3CC5BD")
    #expect(tokens?[2]?["property"]?.string == "padding")
    #expect(tokens?[2]?["value"]?.number == 4)
    #expect(tokens?.count == 3)
    let area = Self.child(root["root"], "r")?["touchArea"]
    #expect(area?["height"]?.number == 10)
    #expect(Self.child(root["root"], "c")?["motion"]?.string == "fade")
  }

  @Test(arguments: [false, true])
  func `reading and writing what was written changes nothing`(modifiers: Bool) throws {
    let tree = try Self.tree(modifiers: modifiers)
    let written = tree.json()
    let read = try FrameTree(parsing: Array(written.utf8))
    #expect(read.json() == written)
    #expect(read.environment == tree.environment)
    for (a, b) in zip(read.nodes, tree.nodes) {
      #expect(a.tokens == b.tokens && a.touchArea == b.touchArea)
      #expect(a.isOffViewport == b.isOffViewport)
      #expect(a.text?.font.isCapped == b.text?.font.isCapped)
    }
  }

  @Test func `with modifiers a token stands at its modifier`() throws {
    let tree = try Self.tree(modifiers: true)
    let padding = tree.nodes.filter { $0.type == "padding" }
    #expect(padding.map { $0.tokens.map(\.token) } == [["xs"]])
    let rectangle = tree.nodes.first { $0.explicitID == "r" }
    #expect(rectangle?.tokens.map(\.property) == ["cornerRadius", "fill"])
    #expect(tree.nodes.first { $0.type == "tappable" }?.touchArea != nil)
  }

  @Test func `the text form says the settings, the fonts and the tokens`() throws {
    let text = try Self.tree().text()
    let heading = try #require(text.split(separator: "\n").first)
    for word in ["colorScheme dark", "boldText", "scaler linear:1.5", "theme own", "skin retro"] {
      #expect(heading.contains(word))
    }
    #expect(text.contains("price 20 black monospaced tracking -0.45 capped"))
    #expect(text.contains("~caption 15"))
    #expect(text.contains("cornerRadius=field:0  fill=primary:#3CC5BD  padding=xs:4"))
    #expect(text.contains("tappable"))
    #expect(text.contains("  fade"))
  }

  @Test func `a plain screen shows no settings and no tokens`() throws {
    let document = try SceneDocument(
      parsing: Array(#"{"layoutScene": 1, "root": {"type": "text", "string": "a"}}"#.utf8))
    let layout = try ViewTree.lowering(document, measurer: SyntheticTextMeasurer())
      .laidOut(in: document.size)
    let tree = FrameTree(layout, engine: .inTests)
    #expect(tree.environment.settings.isEmpty)
    #expect(!tree.json().contains("tokens") && !tree.json().contains("touchArea"))
    let font = try JSONDocument(parsing: tree.json()).root["root"]?["text"]?["font"]
    #expect(font?.members.map { $0.map(\.name) } == ["role", "size", "lineHeight", "weight"])
  }

  @Test(arguments: [
    (#""tokens": [{"property": "a", "token": "b"}]"#, "a token needs 'value'"),
    (#""tokens": [{"property": "a", "token": "b", "value": []}]"#, "value is a string, not an arr"),
    (#""tokens": [3]"#, "a token is an object, not a number"),
    (#""touchArea": {"x": 1}"#, "touchArea needs 'y'"),
  ])
  func `a fault of a token is said`(member: String, message: String) {
    let document = """
      {"frameTree": 1,
      "engine": {"version": "1", "icu": "72", "cldr": "42", "harfbuzz": "6", "fonts": "none"},
      "environment": {"locale": "ar", "layoutDirection": "rightToLeft", "textSize": "large",
      "scale": 2}, "root": {"type": "a", "frame": {"x": 0, "y": 0, "width": 1, "height": 1},
      \(member)}}
      """
    let error = #expect(throws: FrameTreeError.self) {
      try FrameTree(parsing: Array(document.utf8))
    }
    #expect(error?.message.hasPrefix(message) == true)
  }
}
