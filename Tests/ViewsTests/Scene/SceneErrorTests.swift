import Geometry
import LayoutCore
import Testing
import Views

@Suite struct SceneErrorTests {
  @Test func `a small document is fine`() {
    #expect(sceneError(scene(#"{"type": "color"}"#)) == nil)
    #expect(sceneError("\u{FEFF}" + scene(#"{"type": "color"}"#)) == nil)
  }

  @Test(arguments: [
    // Unknown names, with the nearest valid one.
    (
      #"{"type": "hstak"}"#, "2:10: $.root.type: 'hstak' is no type of view; did you mean 'hstack'?"
    ),
    (
      #"{"type": "color", "childern": []}"#,
      "2:19: $.root.childern: a 'color' has no member 'childern'"
    ),
    (
      #"{"type": "hstack", "childern": []}"#,
      "2:20: $.root.childern: a 'hstack' has no member 'childern'; did you mean 'children'?"
    ),
    (
      #"{"type": "hstack", "alignment": "middle"}"#,
      "2:33: $.root.alignment: 'middle' is not a vertical alignment"
    ),
    (
      #"{"type": "vstack", "alignment": "leadign"}"#,
      "2:33: $.root.alignment: 'leadign' is not a horizontal alignment; did you mean 'leading'?"
    ),
    (
      #"{"type": "zstack", "alignment": "toplefft"}"#,
      "2:33: $.root.alignment: 'toplefft' is not an alignment"
    ),
    // Wrong types.
    ("[]", "2:1: $.root: a view is an object with a 'type', not an array"),
    ("3", "2:1: $.root: a view is an object with a 'type', not a number"),
    ("{}", "2:1: $.root: a view needs a 'type'"),
    (#"{"type": 3}"#, "2:10: $.root.type: type is a string, not a number"),
    (
      #"{"type": "hstack", "children": {}}"#,
      "2:32: $.root.children: children is an array of views, not an object"
    ),
    (
      #"{"type": "hstack", "children": [{"type": "color"}, null]}"#,
      "2:52: $.root.children[1]: a view is an object with a 'type', not null"
    ),
    (
      #"{"type": "hstack", "spacing": "8"}"#,
      "2:31: $.root.spacing: spacing is a number, not a string"
    ),
    (#"{"type": "color", "id": 7}"#, "2:25: $.root.id: id is a string, not a number"),
    (
      #"{"type": "color", "modifiers": {}}"#,
      "2:32: $.root.modifiers: modifiers is an array of objects, not an object"
    ),
    (
      #"{"type": "image", "width": 5, "height": true}"#,
      "2:41: $.root.height: height is a number, not true or false"
    ),
    // Wrong values.
    (
      #"{"type": "hstack", "spacing": 1000000001}"#,
      "2:31: $.root.spacing: spacing is 1000000001; numbers lie within ±1e9"
    ),
    (
      #"{"type": "spacer", "minLength": -1.5e9}"#,
      "2:33: $.root.minLength: minLength is -1.5e9; numbers lie within ±1e9"
    ),
    (
      #"{"type": "image", "width": -5, "height": 5}"#,
      "2:28: $.root.width: width is negative; it is at least 0"
    ),
    (#"{"type": "image", "width": 5}"#, "2:1: $.root: an image needs 'height'"),
    (#"{"type": "color", "id": ""}"#, "2:25: $.root.id: an id is not empty"),
    (
      #"{"type": "color", "id": "0.2.m1"}"#,
      "2:25: $.root.id: '0.2.m1' has the form of a generated id; choose another one"
    ),
    (
      #"{"type": "zstack", "id": "a", "children": [{"type": "color", "id": "a"}]}"#,
      "2:68: $.root.children[0].id: the id 'a' stands at 2:26 already; ids are unique"
    ),
    // JSON that is none.
    (#"{"type": "spacer", "minLength": NaN}"#, "2:33: NaN is no JSON number"),
    (#"{"type": "spacer", "minLength": Infinity}"#, "2:33: Infinity is no JSON number"),
    (#"{"type": "spacer", "minLength": 1e999}"#, "2:33: "),
    (#"{"type": "color", "id": "\uD800"}"#, "2:26: \\uD800 is half of a surrogate pair"),
    (#"{"type": "color", "type": "color"}"#, "2:19: the member name \"type\" stands twice"),
    (#"{"type": "color",}"#, "2:17: a comma before the closing bracket; remove it"),
    (#"{"type": "color" // red"#, "2:18: JSON has no comments; remove it"),
  ])
  func `a fault of a view is said with line, column, path and what would be right`(
    root: String, message: String
  ) throws {
    let error = try #require(sceneError(scene(root)))
    #expect(error.hasPrefix(message), "\(error)")
    #expect(!error.contains("\n"))
  }

  @Test(arguments: [
    (
      #"{"paddign": 3}"#,
      "3:2: $.root.modifiers[0].paddign: 'paddign' is no modifier; did you mean 'padding'?"
    ),
    (
      #"{"padding": 3, "offset": {}}"#,
      "3:1: $.root.modifiers[0]: a modifier is an object with one member"
    ),
    ("{}", "3:1: $.root.modifiers[0]: a modifier is an object with one member"),
    (#"{"padding": false}"#, "3:13: $.root.modifiers[0].padding: padding is true for 16 points"),
    (
      #"{"padding": {"left": 3}}"#,
      "3:14: $.root.modifiers[0].padding.left: padding has no member 'left'"
    ),
    (#"{"frame": {"width": -1}}"#, "3:21: $.root.modifiers[0].frame.width: width is negative"),
    (
      #"{"frame": {"width": 1, "maxWidth": 2}}"#,
      "3:11: $.root.modifiers[0].frame: a frame has width and height or minimum"
    ),
    (
      #"{"frame": {"maxWidth": "inf"}}"#,
      "3:24: $.root.modifiers[0].frame.maxWidth: maxWidth is a number or \"infinity\""
    ),
    (
      #"{"frame": {"width": "infinity"}}"#,
      "3:21: $.root.modifiers[0].frame.width: width is a number, not a string"
    ),
    (
      #"{"aspectRatio": {"ratio": 0}}"#,
      "3:27: $.root.modifiers[0].aspectRatio.ratio: a ratio of width to height is greater than 0"
    ),
    (
      #"{"aspectRatio": {"contentMode": "stretch"}}"#,
      "3:33: $.root.modifiers[0].aspectRatio.contentMode: 'stretch' is no contentMode; it may be 'fit', 'fill'"
    ),
    (
      #"{"layoutPriority": "high"}"#,
      "3:20: $.root.modifiers[0].layoutPriority: layoutPriority is a number, not a string"
    ),
    (#"{"offset": 3}"#, "3:12: $.root.modifiers[0].offset: offset is an object, not a number"),
    (
      #"{"overlay": {"content": 3}}"#,
      "3:25: $.root.modifiers[0].overlay.content: a view is an object with a 'type', not a number"
    ),
    (
      #"{"overlay": {"alignment": "top"}}"#,
      "3:13: $.root.modifiers[0].overlay: overlay needs 'content'"
    ),
    (
      #"{"alignmentGuide": {"guide": "topp", "value": 3}}"#,
      "3:30: $.root.modifiers[0].alignmentGuide.guide: 'topp' is no guide of this axis; did you mean 'top'?"
    ),
    (
      #"{"alignmentGuide": {"guide": "top"}}"#,
      "3:20: $.root.modifiers[0].alignmentGuide: alignmentGuide needs 'value'"
    ),
    (
      #"{"environment": {"locale": "xx-Abcd-1"}}"#, "3:28: $.root.modifiers[0].environment.locale: "
    ),
    (
      #"{"environment": {"layoutDirection": "rtl"}}"#,
      "3:37: $.root.modifiers[0].environment.layoutDirection: 'rtl' is no layoutDirection; it may be"
    ),
    (
      #"{"environment": {"textSize": "huge"}}"#,
      "3:30: $.root.modifiers[0].environment.textSize: 'huge' is no textSize"
    ),
    (
      #"{"lineLimit": 0}"#,
      "3:15: $.root.modifiers[0].lineLimit: lineLimit is a whole number from 1"
    ),
    (
      #"{"minimumScaleFactor": 0}"#,
      "3:24: $.root.modifiers[0].minimumScaleFactor: minimumScaleFactor is above 0"
    ),
    (#"{"hidden": 1}"#, "3:12: $.root.modifiers[0].hidden: hidden is true or false, not a number"),
  ])
  func `a fault of a modifier is said with line, column and path`(
    modifier: String, message: String
  ) throws {
    let error = try #require(sceneError(scene(modifier: modifier)))
    #expect(error.hasPrefix(message), "\(error)")
    #expect(!error.contains("\n"))
  }

  @Test(arguments: [
    ("", "1:1: the document ends too early; expected a value"),
    ("{", "1:2: the document ends too early"),
    ("[1]", "1:1: $: a scene document is an object, not an array"),
    ("{}", "1:1: $: a scene document needs 'layoutScene'"),
    (
      #"{"layoutScene": 2}"#, "1:17: $.layoutScene: this version reads scene documents of version 1"
    ),
    (#"{"layoutScene": 1}"#, "1:1: $: a scene document needs 'root'"),
    (
      #"{"layoutScene": 1, "rooot": {}}"#,
      "1:20: $.rooot: a scene document has no member 'rooot'; did you mean 'root'?"
    ),
    (#"{"layoutScene": 1, "size": {"width": -1}}"#, "1:38: $.size.width: width is negative"),
    (
      #"{"layoutScene": 1, "customAlignments": [{"name": "top", "axis": "vertical", "default": "top"}]}"#,
      "1:50: $.customAlignments[0].name: 'top' is a built-in alignment"
    ),
    (
      #"{"layoutScene": 1, "customAlignments": [{"name": "a", "axis": "vertical", "default": "leading"}]}"#,
      "1:41: $.customAlignments[0]: 'leading' is no place along the vertical axis"
    ),
    (
      #"{"layoutScene": 1, "strings": "a"}"#,
      "1:31: $.strings: strings is an array of file names, not a string"
    ),
  ])
  func `a fault of the head is said with line, column and path`(
    document: String, message: String
  ) throws {
    let error = try #require(sceneError(document))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func `every truncation of a document is a located error`() {
    let whole = Array(
      scene(
        #"{"type": "hstack", "id": "\u00e9", "spacing": -1.5e1, "children": [{"type": "text", "string": "a\n"}], "modifiers": [{"padding": true}]}"#
      ).utf8)
    #expect(sceneError(whole) == nil)
    for count in 0..<whole.count {
      let error = sceneError(Array(whole.prefix(count)))
      #expect(error?.hasPrefix(count <= 24 ? "1:" : "") == true)
      #expect(error?.contains("the document ends too early") == true, "\(count): \(error ?? "")")
    }
  }

  @Test func `invisible characters in names are escaped in messages`() throws {
    let error = try #require(sceneError(scene("{\"type\": \"h\u{202E}stack\u{200F}\"}")))
    #expect(error.contains(#"'h\u{202E}stack\u{200F}'"#))
  }

  @Test func `nesting at the limit is laid out, one more is a located error`() throws {
    func nested(_ levels: Int) -> [UInt8] {
      var text = "{\"layoutScene\":1,\"size\":{\"width\":100,\"height\":100},\"root\":"
      for _ in 1..<levels { text += "{\"type\":\"vstack\",\"children\":[" }
      text += "{\"type\":\"color\"}"
      for _ in 1..<levels { text += "]}" }
      return Array((text + "}").utf8)
    }
    let document = try SceneDocument(parsing: nested(10_000))
    let tree = try ViewTree.lowering(document, measurer: NoTexts())
    #expect(tree.layout.count == 10_000)
    #expect(try tree.laidOut(in: document.size).engine.frame(of: 9_999).width == 100)
    let error = try #require(sceneError(nested(10_001)))
    #expect(error.hasPrefix("1:\(59 + 10_000 * 29): "), "\(error)")
    #expect(error.contains("10000 deep"))
  }

  @Test
  func `containers of one child with several children in each other do not multiply the work`()
    throws
  {
    var root = #"{"type": "color"}"#
    for _ in 0..<100 {
      root = #"{"type": "scrollView", "children": [{"type": "color"}, \#(root)]}"#
    }
    let document = try SceneDocument(parsing: Array(scene(root).utf8))
    let tree = try ViewTree.lowering(document, measurer: NoTexts())
    // Each level is a scroll view, the column that it makes, and a color.
    #expect(tree.layout.count == 3 * 100 + 1)
  }

  @Test func `ten megabytes of brackets are a located error`() throws {
    let error = try #require(sceneError([UInt8](repeating: 0x5B, count: 10 << 20)))
    #expect(error.hasPrefix("1:"))
    #expect(!error.contains("\n"))
  }
}
