internal import Geometry
internal import LayoutCore
internal import Typesetting
public import Views

extension ViewLayout {
  /// A picture of the layout: the frames of all views, baselines, and the outlines of the glyphs.
  ///
  /// The picture has the host's coordinates. Every view is a group with its id as the title, in the
  /// order of drawing; strings are escaped.
  ///
  /// - Complexity: O(nodes + glyphs).
  public func svg() -> String {
    var drawing = LayoutDrawing(self)
    return drawing.draw()
  }
}

/// Draws a laid out view tree.
private struct LayoutDrawing {
  private let layout: ViewLayout
  private let frames: ContiguousArray<PhysicalRect>
  private var writer: SVGWriter
  private let maps: [Int: ProjectionTransform]
  private let host: PhysicalRect

  init(_ layout: ViewLayout) {
    self.layout = layout
    frames = layout.engine.frames()
    let root = frames[0]
    func length(_ proposed: Double?, _ own: Double) -> Double {
      guard let proposed, proposed.isFinite else { return max(own, 1) }
      return max(proposed, 1)
    }
    host = PhysicalRect(
      x: 0, y: 0, width: length(layout.host.width, root.width),
      height: length(layout.host.height, root.height))
    writer = SVGWriter(view: host, margin: 8)
    maps = layout.drawingMaps()
  }

  mutating func draw() -> String {
    writer.element(
      "rect", Self.attributes(host) + [("fill", "#ffffff"), ("stroke", "#b0b0b0")])
    for index in drawingOrder() { draw(index) }
    return writer.finish()
  }

  /// The nodes from back to front: backgrounds before what they lie behind, siblings by z-index.
  private func drawingOrder() -> [Int] {
    var order: [Int] = []
    var pending = [0]
    while let index = pending.popLast() {
      order.append(index)
      var children = layout.tree.layout.children(of: index)
      if layout.tree.nodes[index].type == .background, children.count == 2 { children.reverse() }
      let sorted = children.indices.sorted { first, second in
        let a = zIndex(children[first])
        let b = zIndex(children[second])
        return a == b ? first < second : a < b
      }
      for place in sorted.reversed() { pending.append(children[place]) }
    }
    return order
  }

  /// The z-index of a child: that of the outermost modifier that sets one.
  private func zIndex(_ child: Int) -> Double {
    var index = child
    while layout.tree.nodes[index].isModifier {
      if layout.tree.nodes[index].type == .zIndex { return layout.tree.zIndex(of: index) }
      index += 1
    }
    return 0
  }

  private mutating func draw(_ index: Int) {
    let node = layout.tree.nodes[index]
    if node.isModifier { return drawModifier(index) }
    if node.type == .implicit { return }
    let frame = frames[index]
    let tokens = DrawingTokens(layout.tree.tokens(of: index), frame: frame)
    let style = tokens.fill("fill") ?? Self.shapeStyle
    writer.begin("g", maps[index]?.svgAttributes ?? [])
    writer.title("\(node.type.rawValue) #\(layout.tree.id(of: index))")
    switch node.type {
    case .text: drawText(index, frame, tokens.opaque("foreground"))
    case .circle, .ellipse:
      writer.element(
        "ellipse",
        [
          ("cx", SVGNumber.text(frame.x + frame.width / 2)),
          ("cy", SVGNumber.text(frame.y + frame.height / 2)),
          ("rx", SVGNumber.text(max(0, frame.width / 2))),
          ("ry", SVGNumber.text(max(0, frame.height / 2))),
        ] + style)
    case .roundedRectangle:
      box(frame, style + (tokens.corners.isEmpty ? [("rx", "8")] : tokens.corners))
    case .capsule:
      box(frame, style + [("rx", SVGNumber.text(min(frame.width, frame.height) / 2))])
    case .color, .rectangle: box(frame, style)
    case .divider: box(frame, [("fill", "#808080")])
    case .image:
      box(frame, [("fill", "#e8e0f0"), ("stroke", "#8060a0"), ("stroke-width", "0.5")])
    default:
      box(
        frame,
        [
          ("fill", "none"), ("stroke", "#4080c0"), ("stroke-width", "0.5"),
          ("stroke-dasharray", "2 2"),
        ])
    }
    writer.end()
  }

  private static let shapeStyle = [
    ("fill", "#80a0c0"), ("fill-opacity", "0.18"), ("stroke", "#6080a0"), ("stroke-width", "0.5"),
  ]

  private static func attributes(_ rect: PhysicalRect) -> [(String, String)] {
    [
      ("x", SVGNumber.text(rect.x)), ("y", SVGNumber.text(rect.y)),
      ("width", SVGNumber.text(max(0, rect.width))),
      ("height", SVGNumber.text(max(0, rect.height))),
    ]
  }

  private mutating func box(_ frame: PhysicalRect, _ style: [(String, String)]) {
    writer.element("rect", Self.attributes(frame) + style)
  }

  /// Draws what a modifier with colours shows behind its view: a ground and a line around it.
  private mutating func drawModifier(_ index: Int) {
    let tokens = layout.tree.tokens(of: index)
    if tokens.isEmpty { return }
    let frame = layout.engine.frame(of: index)
    let drawing = DrawingTokens(tokens, frame: frame)
    let ground = drawing.fill("background")
    if ground == nil, drawing.border.isEmpty { return }
    box(frame, (ground ?? [("fill", "none")]) + drawing.corners + drawing.border)
  }

  private mutating func drawText(_ index: Int, _ frame: PhysicalRect, _ color: String?) {
    box(frame, [("fill", "none"), ("stroke", "#c08040"), ("stroke-width", "0.5")])
    guard let item = layout.tree.text(of: index) else { return }
    let proposal = layout.engine.proposal(of: index)
    let text = item.typeset.layout(
      width: proposal.width, height: proposal.height, boxWidth: frame.width)
    TextDrawing(text, x: frame.x, y: frame.y, color: color).draw(into: &writer)
  }
}
