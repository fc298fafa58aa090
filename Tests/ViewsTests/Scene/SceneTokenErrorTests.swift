import Testing

@Suite struct SceneTokenErrorTests {
  @Test(arguments: [
    (
      #"{"type": "vstack", "spacing": "medium"}"#,
      "2:31: $.root.spacing: spacing is a number, not a string, and 'medium' is no length of a theme"
    ),
    (
      #"{"type": "vstack", "spacing": "contrl.spacing"}"#,
      "2:31: $.root.spacing: spacing is a number, not a string, and 'contrl.spacing' is no length "
        + "of a theme; did you mean 'control.spacing'?"
    ),
    (#"{"type": "vstack", "spacing": {"scale": 3}}"#, "2:32: $.root.spacing.scale: spacing has no"),
    (
      #"{"type": "vstack", "spacing": {"scaled": 3, "relativeTo": "bodie"}}"#,
      "2:59: $.root.spacing.relativeTo: 'bodie' is no role; did you mean 'body'?"
    ),
    (#"{"type": "color", "color": "primry"}"#, "2:28: $.root.color: 'primry' is no colour; did"),
    (##"{"type": "color", "color": "#12345"}"##, "2:28: $.root.color: '#12345' is no colour"),
    (#"{"type": "circle", "fill": 3}"#, "2:28: $.root.fill: a colour is a string, not a number"),
    (#"{"type": "circle", "color": "ink"}"#, "2:20: $.root.color: a 'circle' has no member"),
    (
      #"{"type": "roundedRectangle", "cornerRadius": "boxx"}"#,
      "2:46: $.root.cornerRadius: 'boxx' is no cornerRadius; did you mean 'box'?"
    ),
    (
      #"{"type": "text", "string": "a", "role": "heading.huge"}"#,
      "2:41: $.root.role: 'heading.huge' is no role; did you mean"
    ),
    (#"{"type": "text", "string": "a", "role": "price"}"#, "2:41: $.root.role: 'price' is no role"),
  ])
  func `a fault of a view's tokens is said with its place`(root: String, message: String) {
    let error = sceneError(scene(root))
    #expect(error?.hasPrefix(message) == true, "\(error ?? "no error")")
  }

  @Test(arguments: [
    (#"{"padding": "huge"}"#, "3:13: $.root.modifiers[0].padding: padding is a number"),
    (#"{"padding": {"top": "x"}}"#, "3:21: $.root.modifiers[0].padding.top: top is a number"),
    (#"{"frame": {"minWidth": -1}}"#, "3:24: $.root.modifiers[0].frame.minWidth: minWidth is neg"),
    (#"{"foregroundStyle": "blu"}"#, "3:21: $.root.modifiers[0].foregroundStyle: 'blu' is no col"),
    (#"{"fill": {"variant": "soft"}}"#, "3:10: $.root.modifiers[0].fill: fill needs 'role'"),
    (#"{"fill": {"role": "ink"}}"#, "3:19: $.root.modifiers[0].fill.role: 'ink' is no colour role"),
    (
      #"{"fill": {"role": "info", "surface": "ink"}}"#,
      "3:38: $.root.modifiers[0].fill.surface: a surface is 'base', 'raised' or 'nested'"
    ),
    (#"{"border": {"width": 1}}"#, "3:12: $.root.modifiers[0].border: border needs 'color'"),
    (#"{"shadow": "huge"}"#, "3:12: $.root.modifiers[0].shadow: 'huge' is no elevation"),
    (#"{"surface": "round"}"#, "3:13: $.root.modifiers[0].surface: 'round' is no surface"),
    (#"{"background": "x"}"#, "3:16: $.root.modifiers[0].background: 'x' is no colour"),
    (#"{"controlSize": "huge"}"#, "3:17: $.root.modifiers[0].controlSize: 'huge' is no controlS"),
    (
      #"{"dynamicTypeSize": "xLarge...small"}"#,
      "3:21: $.root.modifiers[0].dynamicTypeSize: 'xLarge' is larger than 'small'; the smaller"
    ),
    (
      #"{"dynamicTypeSize": "...hug"}"#,
      "3:21: $.root.modifiers[0].dynamicTypeSize: 'hug' is no textSize"
    ),
    (#"{"dynamicTypeSize": "huge"}"#, "3:21: $.root.modifiers[0].dynamicTypeSize: 'huge' is no"),
    (
      #"{"minimumTouchTarget": false}"#,
      "3:24: $.root.modifiers[0].minimumTouchTarget: minimumTouchTarget is true for the"
    ),
    (#"{"minimumTouchTarget": -1}"#, "3:24: $.root.modifiers[0].minimumTouchTarget: minimumTouch"),
    (#"{"font": {"lineHeight": 3}}"#, "3:25: $.root.modifiers[0].font.lineHeight: 'lineHeight' b"),
    (
      #"{"font": {"size": 3, "lineHeight": 3}}"#,
      "3:36: $.root.modifiers[0].font.lineHeight: 'lineHeight' belongs to a size with 'relativeTo'"
    ),
    (#"{"font": {"design": "slab"}}"#, "3:21: $.root.modifiers[0].font.design: 'slab' is no desi"),
    (
      #"{"font": {"maxMultiplier": 0.5}}"#,
      "3:28: $.root.modifiers[0].font.maxMultiplier: a cap is a multiple"
    ),
    (
      #"{"environment": {"theme": "kitt"}}"#,
      "3:27: $.root.modifiers[0].environment.theme: 'kitt' is no theme; did you mean 'kit'?"
    ),
    (
      #"{"environment": {"roleCaps": "all"}}"#,
      "3:30: $.root.modifiers[0].environment.roleCaps: 'all' is no set of caps"
    ),
    (
      #"{"environment": {"palette": {"light": {}}}}"#,
      "3:39: $.root.modifiers[0].environment.palette.light: a palette's light needs 'canvas'"
    ),
    (
      #"{"environment": {"minimumTouchTarget": "big"}}"#,
      "3:40: $.root.modifiers[0].environment.minimumTouchTarget: minimumTouchTarget is a number"
    ),
  ])
  func `a fault of a modifier's tokens is said with its place`(modifier: String, message: String) {
    let error = sceneError(scene(modifier: modifier))
    #expect(error?.hasPrefix(message) == true, "\(error ?? "no error")")
  }
}
