internal import LocatedJSON

/// The types of views that scene documents know.
enum SceneType {
  case hstack, vstack, zstack, spacer, divider, color, rectangle, roundedRectangle, capsule, circle
  case ellipse, empty, image, text, grid, gridRow, scrollView, viewThatFits, geometryReader
  case adaptiveStack, lazyVGrid, lazyHGrid, flow, split, canvas, list, form, section, label
  case columnSplit, navigationSplitView

  /// The members that are views and count as children before and after those of `children`.
  var views: (before: [JSONKey], after: [JSONKey]) {
    switch self {
    case .section: (["header"], ["footer"])
    case .label: (["icon", "title"], [])
    case .canvas: ([], ["background"])
    default: ([], [])
    }
  }
}

/// What is known of a type of views before one of them is read.
final class SceneTypeEntry: Sendable {
  /// The type's name.
  let key: JSONKey

  let type: SceneType

  /// What a node of the type is in a view tree.
  let nodeType: NodeType

  /// The members beside `type`, `id` and `modifiers`.
  let members: JSONKeys

  private init(_ key: JSONKey, _ type: SceneType, _ members: JSONKeys = []) {
    self.key = key
    self.type = type
    self.members = members
    nodeType = NodeType(rawValue: key.name) ?? .implicit
  }

  /// The names of all types, in the order of ``all``.
  static let keys = JSONKeys(all.map { $0.key })

  /// All types, those first that most views have; made once.
  static let all = [
    SceneTypeEntry(
      "text", .text, JSONKeys(["role", "arguments", "unbreakable"] + TextContent.memberKeys)),
    SceneTypeEntry(
      "image", .image, ["name", "systemName", "width", "height", "resizable", "directional"]),
    SceneTypeEntry("spacer", .spacer, ["minLength"]),
    SceneTypeEntry("hstack", .hstack, ["alignment", "spacing", "children"]),
    SceneTypeEntry("vstack", .vstack, ["alignment", "spacing", "children"]),
    SceneTypeEntry("zstack", .zstack, ["alignment", "children"]),
    SceneTypeEntry("divider", .divider),
    SceneTypeEntry("color", .color, ["color"]),
    SceneTypeEntry("rectangle", .rectangle, ["fill"]),
    SceneTypeEntry("roundedRectangle", .roundedRectangle, ["cornerRadius", "fill"]),
    SceneTypeEntry("capsule", .capsule, ["fill"]),
    SceneTypeEntry("circle", .circle, ["fill"]),
    SceneTypeEntry("ellipse", .ellipse, ["fill"]),
    SceneTypeEntry("empty", .empty),
    SceneTypeEntry(
      "grid", .grid, ["alignment", "horizontalSpacing", "verticalSpacing", "children"]),
    SceneTypeEntry("gridRow", .gridRow, ["alignment", "children"]),
    SceneTypeEntry("scrollView", .scrollView, ["axes", "offset", "contentInsets", "children"]),
    SceneTypeEntry("viewThatFits", .viewThatFits, ["axes", "children"]),
    SceneTypeEntry("geometryReader", .geometryReader, ["children"]),
    SceneTypeEntry(
      "adaptiveStack", .adaptiveStack, ["alignment", "spacing", "threshold", "children"]),
    SceneTypeEntry("lazyVGrid", .lazyVGrid, ["columns", "spacing", "alignment", "children"]),
    SceneTypeEntry("lazyHGrid", .lazyHGrid, ["rows", "spacing", "alignment", "children"]),
    SceneTypeEntry("flow", .flow, ["alignment", "spacing", "lineSpacing", "children"]),
    SceneTypeEntry(
      "split", .split,
      ["ratio", "minimumLeading", "minimumTrailing", "spacing", "divider", "children"]),
    SceneTypeEntry(
      "canvas", .canvas, ["columns", "rows", "selection", "motion", "background", "children"]),
    SceneTypeEntry("list", .list, ["children"]),
    SceneTypeEntry("form", .form, ["children"]),
    SceneTypeEntry("section", .section, ["header", "footer", "children"]),
    SceneTypeEntry("label", .label, ["icon", "title"]),
    SceneTypeEntry(
      "columnSplit", .columnSplit,
      [
        "secondaryWidth", "maximumSecondaryWidth", "showsSecondary", "spacing", "divider",
        "children",
      ]),
    SceneTypeEntry(
      "navigationSplitView", .navigationSplitView,
      ["columnVisibility", "preferredCompactColumn", "children"]),
  ]
}
