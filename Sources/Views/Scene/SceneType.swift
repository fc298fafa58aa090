/// The types of views that scene documents know.
enum SceneType: String, CaseIterable {
  case hstack, vstack, zstack, spacer, divider, color, rectangle, roundedRectangle, capsule, circle
  case ellipse, empty, image, text, grid, gridRow, scrollView, viewThatFits, geometryReader
  case adaptiveStack, lazyVGrid, lazyHGrid, flow, split, canvas, list, form, section, label
  case columnSplit, navigationSplitView

  /// The members beside `type`, `id` and `modifiers`.
  var members: [String] {
    switch self {
    case .hstack, .vstack: ["alignment", "spacing", "children"]
    case .zstack, .gridRow: ["alignment", "children"]
    case .grid: ["alignment", "horizontalSpacing", "verticalSpacing", "children"]
    case .scrollView: ["axes", "offset", "contentInsets", "children"]
    case .viewThatFits: ["axes", "children"]
    case .lazyVGrid: ["columns", "spacing", "alignment", "children"]
    case .lazyHGrid: ["rows", "spacing", "alignment", "children"]
    case .flow: ["alignment", "spacing", "lineSpacing", "children"]
    case .split:
      ["ratio", "minimumLeading", "minimumTrailing", "spacing", "divider", "children"]
    case .columnSplit:
      [
        "secondaryWidth", "maximumSecondaryWidth", "showsSecondary", "spacing", "divider",
        "children",
      ]
    case .navigationSplitView: ["columnVisibility", "preferredCompactColumn", "children"]
    case .canvas: ["columns", "rows", "selection", "motion", "background", "children"]
    case .geometryReader, .list, .form: ["children"]
    case .section: ["header", "footer", "children"]
    case .label: ["icon", "title"]
    case .adaptiveStack: ["alignment", "spacing", "threshold", "children"]
    case .spacer: ["minLength"]
    case .roundedRectangle: ["cornerRadius", "fill"]
    case .color: ["color"]
    case .rectangle, .capsule, .circle, .ellipse: ["fill"]
    case .image: ["name", "systemName", "width", "height", "resizable", "directional"]
    case .text: ["role", "arguments", "unbreakable"] + TextContent.memberNames
    case .divider, .empty: []
    }
  }

  /// The members that are views and count as children before and after those of `children`.
  var views: (before: [String], after: [String]) {
    switch self {
    case .section: (["header"], ["footer"])
    case .label: (["icon", "title"], [])
    case .canvas: ([], ["background"])
    default: ([], [])
    }
  }

  /// What a node of the type is in a view tree.
  var nodeType: NodeType { Self.nodeTypes[self] ?? .implicit }

  /// Made once: comparing a name with all others costs more than decoding a view.
  private static let nodeTypes = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, NodeType(rawValue: $0.rawValue) ?? .implicit) })
}
