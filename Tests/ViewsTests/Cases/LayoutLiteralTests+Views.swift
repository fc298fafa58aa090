import DesignTokens
import Geometry
import LayoutCore
import LocatedJSON
import Typesetting
import Views

extension LayoutLiteralTests {
  static var viewChecks: [String: Check] {
    [
      "padding.default": { _, expected in
        let layout = try laidOut(.unspecified) { Rectangle().frame(width: 1, height: 1).padding() }
        let insets = try edgeInsets(expected)
        let leaf = layout.engine.frame(of: 1)
        return compare(
          [leaf.x, leaf.y, layout.engine.frame(of: 0).width, layout.engine.frame(of: 0).height],
          [insets.leading, insets.top, 1 + insets.horizontal, 1 + insets.vertical])
      },
      "zIndex": { input, expected in
        let layout = try laidOut(.unspecified) {
          ZStack {
            Color().id("white").zIndex(1)
            Color().id("black")
          }
        }
        let children = layout.tree.layout.children(of: 0)
        let order = children.sorted {
          layout.tree.zIndex(of: $0) < layout.tree.zIndex(of: $1)
        }
        let names = order.map { layout.tree.id(of: $0) }
        let standard = layout.tree.zIndex(of: children[1])
        let wanted = try expected.member("drawOrder").list().map { try $0.text() }
        let wantedStandard = try expected.member("default").length()
        return names == wanted && standard == wantedStandard
          ? [] : ["\(names), \(standard)"]
      },
      "divider.thickness": { input, expected in
        try zip(input.list(), expected.lengths()).flatMap { input, wanted in
          var environment = EnvironmentValues()
          environment.displayScale = try input.member("scale").length()
          if let name = try input["textSize"]?.text(), let size = DynamicTypeSize(rawValue: name) {
            environment.dynamicTypeSize = size
          }
          let tree = try ViewTree.lowering(
            environment: environment, measurer: SyntheticTextMeasurer()
          ) { Divider() }
          let layout = try tree.laidOut(in: ProposedViewSize(width: 50, height: 50))
          return compare([layout.engine.frame(of: 0).height], [wanted])
        }
      },
      "spacing.default": { input, expected in try defaultSpacing(input, expected) },
      "layoutPriority.through": { input, expected in try priorities(input, expected) },
    ]
  }

  private static func laidOut(
    _ host: ProposedViewSize, @ViewBuilder _ content: () -> some View
  ) throws -> ViewLayout {
    try ViewTree.lowering(measurer: SyntheticTextMeasurer(), content: content).laidOut(in: host)
  }

  private static func defaultSpacing(
    _ input: JSONValue, _ expected: JSONValue
  ) throws -> [String] {
    let views: [String: AnyView] = [
      "rect": AnyView(Rectangle().frame(width: 5, height: 5)),
      "color": AnyView(Color()),
      "text": AnyView(Text(verbatim: "text")),
      "padded text": AnyView(Text(verbatim: "text").padding()),
    ]
    var found: [[Double]] = [[], []]
    for pair in try input.member("pairs").list() {
      let names = try pair.text().split(separator: "|").map(String.init)
      guard let first = views[names[0]], let second = views[names[1]] else { return ["\(names)"] }
      let row = try laidOut(.unspecified) {
        HStack {
          first
          second
        }
      }
      let column = try laidOut(.unspecified) {
        VStack {
          first
          second
        }
      }
      let (a, b) = (row.tree.layout.children(of: 0)[0], row.tree.layout.children(of: 0)[1])
      found[0].append(row.engine.frame(of: b).x - row.engine.frame(of: a).maxX)
      found[1].append(column.engine.frame(of: b).y - column.engine.frame(of: a).maxY)
    }
    return try compare(found[0], expected.member("horizontal").lengths(), "horizontal")
      + compare(found[1], expected.member("vertical").lengths(), "vertical")
  }

  // MARK: Priorities

  /// A view of priority 2 in a wrapper, beside one of priority 1: whoever is served first takes
  /// everything, so the wrapper let the 2 through when the first one has the room.
  private static func priorities(_ input: JSONValue, _ expected: JSONValue) throws -> [String] {
    // Effects that this version does not have, and custom layouts.
    let later = ["opacity", "clipShape", "border", "single-child custom Layout"]
    var count = 0
    var faults: [String] = []
    for (name, wanted) in zip(try input.member("wrappedBy").list(), try expected.lengths()) {
      let name = try name.text()
      guard let view = wrapped(Color().layoutPriority(2), name) else {
        if !later.contains(name) { faults.append("no view for '\(name)'") }
        count += 1
        continue
      }
      let layout = try laidOut(ProposedViewSize(width: 100, height: 10)) {
        HStack(spacing: 0) {
          view
          Color().layoutPriority(1)
        }
      }
      let children = layout.tree.layout.children(of: 0)
      let isServedFirst = layout.engine.proposal(of: children[0]).width == 100
      if isServedFirst != (wanted == 2) { faults.append("\(name) \(isServedFirst)") }
    }
    return count == later.count ? faults : faults + ["\(count) wrappers are missing"]
  }

  private static func wrapped(_ view: some View, _ wrapper: String) -> AnyView? {
    switch wrapper {
    case "overlay": AnyView(view.overlay { Color() })
    case "background": AnyView(view.background { Color() })
    case "offset": AnyView(view.offset(x: 3))
    case "id": AnyView(view.id("name"))
    case "single-child ZStack": AnyView(ZStack { view })
    case "single-child HStack": AnyView(HStack { view })
    case "single-child VStack": AnyView(VStack { view })
    case "frame(width:)": AnyView(view.frame(width: 5))
    case "frame(maxWidth:)": AnyView(view.frame(maxWidth: 5))
    case "padding": AnyView(view.padding(1))
    case "aspectRatio": AnyView(view.aspectRatio(1, contentMode: .fit))
    case "fixedSize": AnyView(view.fixedSize())
    case "two-child HStack":
      AnyView(
        HStack {
          view
          view
        })
    case "two-child ZStack":
      AnyView(
        ZStack {
          view
          view
        })
    default: nil
    }
  }
}
