import Geometry
import LayoutCore
import LocatedJSON
import Synchronization

extension LayoutLiteralTests {
  static var regionChecks: [String: Check] {
    [
      "safeArea.resolve": { input, expected in try safeAreas(input, expected) },
      "scroll.translate": { input, expected in
        try zip(input.list(), expected.list()).flatMap { input, expected in
          let from = try input.member("from").lengths()
          let by = try input.member("by").lengths()
          let offset = Size(width: from[0] + by[0], height: from[1] + by[1])
          let content = try scrolled(
            [.horizontal, .vertical], content: input.member("content").size(),
            container: input.member("container").size(), offset, .leftToRight)
          return try compare([-content.x, -content.y], expected.lengths())
        }
      },
      "scroll.physicalOffset": { input, expected in
        let direction = try input.member("direction").direction()
        let content = try scrolled(
          .horizontal, content: Size(width: input.member("content").length(), height: 10),
          container: Size(width: input.member("container").length(), height: 10),
          Size(width: input.member("offset").length(), height: 0), direction)
        return try compare([-content.x], [expected.length()])
      },
      "lazyGrid.columns": { input, expected in
        let widths = try expected.lengths()
        let spacing = try input.member("spacing").length()
        let items = try input.member("columns").list().map { try gridItem($0, spacing) }
        let engine = engine {
          $0.node(.custom(LazyGridLayout(axis: .vertical, items: items))) { builder in
            for _ in widths { builder.leaf(.flexible) }
          }
        }
        // The widths are those of one pass: the grid is proposed what its columns need.
        let width = try input.member("width").length()
        let needed = widths.reduce(0, +) + spacing * Double(widths.count - 1)
        guard needed <= width + 1e-5 else {
          return compare(GridItem.widths(items, in: width), widths)
        }
        try engine.layout(in: ProposedViewSize(width: width, height: 100))
        let cells = engine.tree.children(of: 0).map { engine.frame(of: $0).width }
        return compare(cells, widths) + compare(GridItem.widths(items, in: width), widths)
      },
      "layout.place": { input, expected in
        let at = try input.member("at").lengths()
        let child = try input.member("childSize").size()
        return try zip(input.member("anchors").list(), expected.list()).flatMap { name, expected in
          let layout = Placing(
            points: [(at[0], at[1])], anchor: try name.unitPoint(), placements: Mutex(0))
          let frame = try placed(layout, child, in: Size(width: 400, height: 400))
          return try compare([frame.x, frame.y], expected.lengths(), name.text())
        }
      },
      "layout.unplacedSubview": { input, expected in
        let bounds = try input.member("bounds").lengths()
        let layout = Placing(points: [], anchor: .topLeading, placements: Mutex(0))
        let frame = try placed(
          layout, input.member("child").size(), in: Size(width: bounds[2], height: bounds[3]))
        return try compare(
          [frame.x + bounds[0], frame.y + bounds[1], frame.width, frame.height],
          expected.lengths())
      },
      "layout.placedTwice": { input, expected in
        let calls = try Int(input.member("calls").length())
        let inner = Placing(points: [(0, 0)], anchor: .topLeading, placements: Mutex(0))
        let points = (0..<calls).map { (Double($0) * 10, 5.0) }
        let outer = Placing(points: points, anchor: .topLeading, placements: Mutex(0))
        let engine = engine {
          $0.node(.custom(outer)) {
            $0.node(.custom(inner)) { $0.leaf(.fixed(Size(width: 5, height: 5))) }
          }
        }
        try engine.layout(in: ProposedViewSize(width: 100, height: 100))
        let placements = inner.placements.withLock { $0 }
        return try compare([engine.frame(of: 1).x], [Double(calls - 1) * 10])
          + compare([Double(placements)], [expected.member("placeSubviewsOfChild").length()])
      },
      "containerRelativeFrame.count": { input, expected in
        let frame = ContainerRelativeFrame(
          .horizontal,
          rule: .share(
            count: Int(try input.member("count").length()),
            span: Int(try input.member("span").length()),
            spacing: try input.member("spacing").length()))
        let engine = engine { $0.node(.containerRelativeFrame(frame)) { $0.leaf(.flexible) } }
        try engine.layout(
          in: ProposedViewSize(width: input.member("length").length(), height: 10))
        return try compare([engine.frame(of: 0).width], [expected.length()])
      },
    ]
  }

  // MARK: Safe areas

  /// What a view at a physical place would reach over, by its own direction.
  private static func safeAreas(_ input: JSONValue, _ expected: JSONValue) throws -> [String] {
    guard let container = try input["container"]?.lengths() else {
      return try foreignSafeAreas(expected)
    }
    let insets = try input.member("insets")
    let physical = PhysicalInsets(
      top: try insets.member("top").length(), left: try insets.member("left").length(),
      bottom: try insets.member("bottom").length(), right: try insets.member("right").length())
    let direction = try input["direction"]?.direction() ?? .leftToRight
    let views = try input["views"]?.list() ?? [input.member("view")]
    let wanted = expected.elements == nil ? [expected] : try expected.list()
    return try zip(views, wanted).flatMap { view, wanted in
      let frame = try view.lengths()
      let found = try reach(
        PhysicalRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]),
        in: Size(width: container[0], height: container[1]), physical, direction, .container)
      return try compare(
        [found.top, found.leading, found.bottom, found.trailing],
        ["top", "leading", "bottom", "trailing"].map { try wanted.member($0).length() })
    }
  }

  private static func reach(
    _ frame: PhysicalRect, in host: Size, _ insets: PhysicalInsets, _ direction: LayoutDirection,
    _ regions: SafeAreaRegions, scrolls: Bool = false
  ) throws -> EdgeInsets {
    let safe = PhysicalRect(x: 0, y: 0, width: host.width, height: host.height).inset(by: insets)
    let before = direction.isMirrored ? safe.maxX - frame.maxX : frame.x - safe.x
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    if scrolls { builder.begin(.scrollView(ScrollRegion(axes: [.horizontal, .vertical]))) }
    builder.begin(.frame(width: safe.width, height: safe.height, alignment: .topLeading))
    builder.begin(.padding(EdgeInsets(top: frame.y - safe.y, leading: before)))
    let node = builder.begin(.ignoresSafeArea(regions, edges: .all))
    builder.leaf(.fixed(frame.size))
    for _ in 0..<(scrolls ? 4 : 3) { builder.end() }
    let engine = LayoutEngine(builder.finish())
    try engine.layout(
      in: ProposedViewSize(host),
      safeArea: SafeArea(insets: EdgeInsets(insets, direction: direction)))
    let isThere = engine.frame(of: node) == frame
    return isThere ? engine.safeAreaInsets(of: node, regions) : EdgeInsets(all: .nan)
  }

  /// Insets of another region, and those outside of a space of its own, are not those of the view.
  private static func foreignSafeAreas(_ expected: JSONValue) throws -> [String] {
    let view = PhysicalRect(x: 20, y: 10, width: 340, height: 760)
    let host = Size(width: 400, height: 800)
    let insets = PhysicalInsets(top: 10, left: 20, bottom: 30, right: 40)
    let wanted = try ["top", "leading", "bottom", "trailing"].map {
      try expected.member($0).length()
    }
    return try [(SafeAreaRegions.keyboard, false), (.container, true)].flatMap { regions, scrolls in
      let found = try reach(view, in: host, insets, .leftToRight, regions, scrolls: scrolls)
      return compare([found.top, found.leading, found.bottom, found.trailing], wanted)
    }
  }

  // MARK: Scroll views and grids

  private static func scrolled(
    _ axes: Axis.Set, content: Size, container: Size, _ offset: Size, _ direction: LayoutDirection
  ) throws -> PhysicalRect {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    builder.begin(.scrollView(ScrollRegion(axes: axes, offset: offset)))
    builder.leaf(.fixed(content))
    builder.end()
    let engine = LayoutEngine(builder.finish())
    try engine.layout(in: ProposedViewSize(container))
    return engine.frame(of: 1)
  }

  private static func gridItem(_ value: JSONValue, _ spacing: Double) throws -> GridItem {
    if let fixed = value["fixed"] { return GridItem(.fixed(try fixed.length()), spacing: spacing) }
    let isAdaptive = value["adaptive"] != nil
    let bounds = try value["adaptive"] ?? value.member("flexible")
    let minimum = try bounds.member("minimum").length()
    let maximum = try bounds.member("maximum").length()
    return GridItem(
      isAdaptive
        ? .adaptive(minimum: minimum, maximum: maximum)
        : .flexible(minimum: minimum, maximum: maximum), spacing: spacing)
  }

  // MARK: Layouts of one's own

  /// Takes the proposal, places its first subview at some points one after the other, and counts how
  /// often it is asked to.
  private final class Placing: Layout {
    let points: [(Double, Double)]
    let anchor: UnitPoint
    let placements: Mutex<Int>

    init(points: [(Double, Double)], anchor: UnitPoint, placements: consuming Mutex<Int>) {
      self.points = points
      self.anchor = anchor
      self.placements = placements
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
    ) -> Size { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
      cache: inout Void
    ) {
      placements.withLock { $0 += 1 }
      for point in points {
        subviews[0].place(at: (x: point.0, y: point.1), anchor: anchor, proposal: .unspecified)
      }
    }
  }

  private static func placed(
    _ layout: Placing, _ child: Size, in host: Size
  ) throws -> PhysicalRect {
    let engine = engine { $0.node(.custom(layout)) { $0.leaf(.fixed(child)) } }
    try engine.layout(in: ProposedViewSize(host))
    return engine.frame(of: 1)
  }
}

extension JSONValue {
  fileprivate func direction() throws -> LayoutDirection {
    guard let direction = LayoutDirection(rawValue: try text()) else {
      throw FixtureFault(message: "\(path) is no direction")
    }
    return direction
  }

  fileprivate func unitPoint() throws -> UnitPoint {
    let points: [String: UnitPoint] = [
      "leading": .leading, "topTrailing": .topTrailing, "bottomTrailing": .bottomTrailing,
      "center": .center,
    ]
    guard let point = points[try text()] else {
      throw FixtureFault(message: "\(path) is no point")
    }
    return point
  }
}
