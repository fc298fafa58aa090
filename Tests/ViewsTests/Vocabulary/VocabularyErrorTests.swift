import Testing
import Views

@Suite struct VocabularyErrorTests {
  @Test(arguments: [
    (
      #"{"safeAreaPadding": {"top": -1}}"#,
      "3:21: $.root.modifiers[0].safeAreaPadding: safeAreaPadding is at least 0 on every edge"
    ),
    (
      #"{"ignoresSafeArea": {"regions": "screen"}}"#,
      "3:33: $.root.modifiers[0].ignoresSafeArea.regions: 'screen' is no regions"
    ),
    (
      #"{"ignoresSafeArea": {"edges": ["left"]}}"#,
      "3:32: $.root.modifiers[0].ignoresSafeArea.edges[0]: 'left' is no edge"
    ),
    (
      #"{"ignoresSafeArea": {"edges": 3}}"#,
      "3:31: $.root.modifiers[0].ignoresSafeArea.edges: edges is an array of names"
    ),
    (
      #"{"ignoresSafeArea": {"edges": "left"}}"#,
      "3:31: $.root.modifiers[0].ignoresSafeArea.edges: 'left' is no edges"
    ),
    (
      #"{"containerRelativeFrame": {"count": 2}}"#,
      "3:28: $.root.modifiers[0].containerRelativeFrame: containerRelativeFrame needs 'axes'"
    ),
    (
      #"{"containerRelativeFrame": {"axes": []}}"#,
      "3:37: $.root.modifiers[0].containerRelativeFrame.axes: axes names \"horizontal\""
    ),
    (
      #"{"containerRelativeFrame": {"axes": ["vertical"], "count": 0}}"#,
      "3:60: $.root.modifiers[0].containerRelativeFrame.count: count is a whole number from 1"
    ),
    (
      #"{"containerRelativeFrame": {"axes": ["vertical"], "count": 1, "fraction": 1}}"#,
      "3:28: $.root.modifiers[0].containerRelativeFrame: a frame has columns or a fraction"
    ),
    (
      #"{"matchedGeometryEffect": {"isSource": true}}"#,
      "3:27: $.root.modifiers[0].matchedGeometryEffect: matchedGeometryEffect needs 'id'"
    ),
    (
      #"{"matchedGeometryEffect": {"id": "a", "anchor": "left"}}"#,
      "3:49: $.root.modifiers[0].matchedGeometryEffect.anchor: 'left' is no anchor"
    ),
    (#"{"coordinateSpace": 3}"#, "3:21: $.root.modifiers[0].coordinateSpace: coordinateSpace is"),
    (
      #"{"layoutDirectionBehavior": "mirror"}"#,
      "3:29: $.root.modifiers[0].layoutDirectionBehavior: 'mirror' is no layoutDirectionBehavior"
    ),
    (
      #"{"rotationEffect": {"anchor": "top"}}"#,
      "3:20: $.root.modifiers[0].rotationEffect: rotationEffect needs 'degrees'"
    ),
    (
      #"{"transformEffect": [1, 0]}"#,
      "3:21: $.root.modifiers[0].transformEffect: transformEffect is an array of 6 numbers"
    ),
    (
      #"{"projectionEffect": {"a": 1}}"#,
      "3:22: $.root.modifiers[0].projectionEffect: projectionEffect is an array of 9 numbers"
    ),
    (#"{"listStyle": "fancy"}"#, "3:15: $.root.modifiers[0].listStyle: 'fancy' is no listStyle"),
    (#"{"labelStyle": true}"#, "3:16: $.root.modifiers[0].labelStyle: labelStyle is a string"),
    (
      #"{"listRowSeparator": {"edges": ["top"]}}"#,
      "3:22: $.root.modifiers[0].listRowSeparator: listRowSeparator needs 'visibility'"
    ),
    (
      #"{"overlayPreferenceValue": {"key": "a"}}"#,
      "3:28: $.root.modifiers[0].overlayPreferenceValue: overlayPreferenceValue needs 'content'"
    ),
  ])
  func `a fault of a modifier is said with line, column, path and what would be right`(
    modifier: String, message: String
  ) throws {
    let error = try #require(sceneError(scene(modifier: modifier)))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test(arguments: [
    (#"{"type": "label", "icon": {"type": "circle"}}"#, "2:1: $.root: a label needs 'title'"),
    (
      #"{"type": "label", "icon": 3, "title": {"type": "color"}}"#,
      "2:27: $.root.icon: a view is an object with a 'type', not a number"
    ),
    (
      #"{"type": "section", "header": "Title"}"#,
      "2:31: $.root.header: a view is an object with a 'type', not a string"
    ),
    (
      #"{"type": "image", "systemName": "star", "width": 3}"#,
      "2:33: $.root.systemName: an image has a 'systemName'"
    ),
    (
      #"{"type": "scrollView", "offset": {"left": 3}}"#,
      "2:35: $.root.offset.left: offset has no member 'left'"
    ),
    (
      #"{"type": "columnSplit", "children": [{"type": "color"}, {"type": "color"}]}"#,
      "2:1: $.root: a columnSplit has a 'secondaryWidth' or a 'maximumSecondaryWidth'"
    ),
    (
      #"{"type": "navigationSplitView", "children": [{"type": "color"}]}"#,
      "2:45: $.root.children: a navigationSplitView has two or three children"
    ),
    (
      #"{"type": "canvas", "columns": 2, "motion": "jump"}"#,
      "2:44: $.root.motion: 'jump' is no motion"
    ),
  ])
  func `a fault of a view is said with line, column, path and what would be right`(
    root: String, message: String
  ) throws {
    let error = try #require(sceneError(scene(root)))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func `a safe area names its horizontal sides in one way`() throws {
    let mixed = try #require(
      sceneError(scene(#"{"type": "color"}"#, head: #""safeArea": {"left": 1, "leading": 2}, "#)))
    #expect(mixed.contains("$.safeArea: safeArea has left and right sides or leading and trailing"))
    let negative = try #require(
      sceneError(scene(#"{"type": "color"}"#, head: #""safeArea": {"top": -1}, "#)))
    #expect(negative.contains("$.safeArea.top: top is negative"))
  }
}
