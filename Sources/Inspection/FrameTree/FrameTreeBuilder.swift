internal import DesignTokens
internal import Geometry
internal import LayoutCore
internal import Typesetting
internal import Views

/// Makes a frame tree of a laid out view tree, without recursion.
struct FrameTreeBuilder {
  private let layout: ViewLayout
  private let frames: ContiguousArray<PhysicalRect>
  private let options: FrameTree.Options
  private var nodes: [FrameNode] = []
  private var paths: [FrameTree.PathStep] = []
  private var pending: [Task] = []
  private var diagnostics: [Int: [FrameDiagnostic]] = [:]
  private let hasEffects: Bool

  /// What is left to do, the next task last.
  private enum Task {
    /// Add the node at an arena index and what is below it.
    case enter(Entry)
    /// Close a frame node: everything below it has been added.
    case exit(Int)
  }

  private struct Entry {
    var index: Int
    var depth: Int
    var step: FrameTree.PathStep
    var role: String?
    /// The arena index of the node above, −1 for the root.
    var parent: Int
    /// The view's way, when a modifier around it has been added already.
    var path: Int?
    /// How effects around the node draw it.
    var drawing: Drawing
    /// The arena index of the canvas that the node is a cell of, else −1.
    var canvas = -1
  }

  /// How effects around a node draw it, and the coordinate space that a modifier made of it.
  private struct Drawing {
    var transform = ProjectionTransform()
    /// Whether the effects of the node itself turn it over.
    var isFlippedHere = false
    var space: String?
    /// The same below the node: what belongs to the node itself is left out.
    var inner: Drawing { Drawing(transform: transform) }
  }

  /// A view beside another one, as a modifier shows it.
  private struct Layer {
    /// How effects around the modifier draw it.
    var drawing: Drawing
    /// The arena index of the view, and of the modifier that shows it.
    var index: Int
    var parent: Int
    var type: NodeType
    var ordinal: Int
  }

  init(_ layout: ViewLayout, _ options: FrameTree.Options) {
    self.layout = layout
    frames = layout.engine.frames()
    self.options = options
    hasEffects = layout.tree.hasEffects
    for diagnostic in layout.tree.layout.diagnostics {
      diagnostics[diagnostic.node, default: []].append(
        FrameDiagnostic(rule: diagnostic.rule, message: diagnostic.message))
    }
  }

  mutating func build() -> (nodes: [FrameNode], paths: [FrameTree.PathStep]) {
    pending.append(
      .enter(
        Entry(
          index: 0, depth: 0, step: FrameTree.PathStep(parent: -1, kind: .root), role: nil,
          parent: -1, drawing: Drawing())))
    while let task = pending.popLast() {
      switch task {
      case .exit(let node): nodes[node].end = nodes.count
      case .enter(let entry): enter(entry)
      }
    }
    return (nodes, paths)
  }

  // MARK: One view and its modifiers

  private mutating func enter(_ entry: Entry) {
    var path = entry.path
    if path == nil {
      path = paths.count
      paths.append(entry.step)
    }
    if options.includesModifiers { return enterOutermost(entry, path ?? 0) }

    var layers: [Layer] = []
    var found: [FrameDiagnostic] = []
    var tokens: [[FrameToken]] = []
    var touchArea: PhysicalRect?
    var overflows = false
    var index = entry.index
    var parent = entry.parent
    var drawing = entry.drawing
    while isWrapper(index) {
      note(layerOf: index, drawing, &layers)
      add(effectOf: index, to: &drawing)
      found += diagnostics[index] ?? []
      tokens.append(self.tokens(of: index))
      touchArea = touchArea ?? self.touchArea(of: index)
      if sticksOut(index, of: parent) { overflows = true }
      parent = index
      index += 1
    }
    if sticksOut(index, of: parent) { overflows = true }
    add(effectOf: index, to: &drawing)
    let node = add(index, entry, path: path, drawing)
    nodes[node].diagnostics = found + nodes[node].diagnostics
    if overflows { nodes[node].overflows = true }
    nodes[node].tokens += tokens.reversed().joined()
    nodes[node].touchArea = touchArea
    pending.append(.exit(node))
    for layer in layers { push(layer, beside: path ?? 0, depth: entry.depth + 1) }
    pushChildren(of: index, path ?? 0, depth: entry.depth + 1, drawing)
  }

  /// Adds one modifier, or the view when there is none, as a node of its own.
  private mutating func enterOutermost(_ entry: Entry, _ path: Int) {
    let index = entry.index
    let parent = entry.parent
    var drawing = entry.drawing
    guard isWrapper(index) else {
      add(effectOf: index, to: &drawing)
      let node = add(index, entry, path: path, drawing)
      nodes[node].overflows = nodes[node].overflows || sticksOut(index, of: parent)
      pending.append(.exit(node))
      return pushChildren(of: index, path, depth: entry.depth + 1, drawing)
    }
    var layers: [Layer] = []
    note(layerOf: index, drawing, &layers)
    drawing = drawing.inner
    add(effectOf: index, to: &drawing)
    let node = add(index, entry, path: nil, drawing)
    nodes[node].overflows = sticksOut(index, of: parent)
    pending.append(.exit(node))
    for layer in layers { push(layer, beside: path, depth: entry.depth + 1) }
    pending.append(
      .enter(
        Entry(
          index: index + 1, depth: entry.depth + 1, step: entry.step, role: nil,
          parent: index, path: path, drawing: drawing.inner, canvas: entry.canvas)))
  }

  /// Whether a node only surrounds a view.
  private func isWrapper(_ index: Int) -> Bool { layout.tree.nodes[index].isModifier }

  /// Adds what the effect or the name of a node says about its content.
  private func add(effectOf index: Int, to drawing: inout Drawing) {
    if let space = layout.tree.coordinateSpace(of: index), drawing.space == nil {
      drawing.space = space
    }
    guard hasEffects, let map = layout.effectMap(of: index), !map.isIdentity else { return }
    // What is inside is drawn first.
    drawing.transform = map.concatenating(drawing.transform)
    if map.turnsOver { drawing.isFlippedHere.toggle() }
  }

  private mutating func note(
    layerOf index: Int, _ drawing: Drawing, _ layers: inout [Layer]
  ) {
    let node = layout.tree.nodes[index]
    guard node.isModifier, Self.role(node.type) != nil else { return }
    let secondary = layout.tree.layout.end(of: index + 1)
    // No view at all left an invisible nothing.
    if layout.tree.nodes[secondary].type == .implicit { return }
    layers.append(
      Layer(
        drawing: drawing.inner, index: secondary, parent: index, type: node.type,
        ordinal: Int(node.ordinal)))
  }

  /// What a view is that a modifier of this type shows; nil when the modifier shows none.
  private static func role(_ type: NodeType) -> String? {
    switch type {
    case .background, .overlay: type.rawValue
    case .safeAreaInset: "inset"
    case .listRow: "separator"
    default: nil
    }
  }

  private mutating func push(_ layer: Layer, beside path: Int, depth: Int) {
    pending.append(
      .enter(
        Entry(
          index: layer.index, depth: depth,
          step: FrameTree.PathStep(parent: path, kind: .modifier(layer.ordinal)),
          role: Self.role(layer.type), parent: layer.parent, drawing: layer.drawing)))
  }

  private mutating func pushChildren(
    of index: Int, _ path: Int, depth: Int, _ drawing: Drawing
  ) {
    for child in layout.tree.layout.children(of: index).reversed()
    where layout.engine.isPlaced(child) {
      if layout.tree.nodes[child].type == .implicit {
        // A container that nobody wrote: its children stand for it.
        pushChildren(of: child, path, depth: depth, drawing)
        continue
      }
      pending.append(
        .enter(
          Entry(
            index: child, depth: depth,
            step: FrameTree.PathStep(parent: path, kind: .child(ordinal(of: child))),
            role: role(of: child), parent: index, drawing: drawing.inner,
            canvas: layout.tree.nodes[index].type == .canvas ? index : -1)))
    }
  }

  /// The place of a child as written: that of the view inside its modifiers.
  private func ordinal(of child: Int) -> Int { Int(layout.tree.nodes[view(in: child)].ordinal) }

  /// What a child is to its container, when it is no child like others.
  private func role(of child: Int) -> String? {
    for index in child..<view(in: child) {
      switch layout.tree.nodes[index].type {
      case .sectionHeader: return "header"
      case .sectionFooter: return "footer"
      case .canvasBackground: return "background"
      default: continue
      }
    }
    return nil
  }

  /// The view inside its modifiers.
  private func view(in child: Int) -> Int {
    var index = child
    while isWrapper(index) { index += 1 }
    return index
  }

  // MARK: Values

  private mutating func add(
    _ index: Int, _ entry: Entry, path: Int?, _ drawing: Drawing
  ) -> Int {
    let view = layout.tree.nodes[index]
    let frame = frames[index]
    var node = FrameNode(
      explicitID: layout.tree.explicitID(of: index), path: path, type: view.type.rawValue,
      role: entry.role, frame: frame, proposal: layout.engine.proposal(of: index),
      depth: entry.depth, end: nodes.count + 1)
    if let scale = options.snapScale { node.snapped = frame.snapped(scale: scale) }
    node.isMirrored = view.isRightToLeft && (entry.parent < 0 || !isRightToLeft(entry.parent))
    if drawing.isFlippedHere { node.isMirrored = true }
    node.coordinateSpace = drawing.space
    if !drawing.transform.isIdentity {
      node.isFlipped = drawing.transform.turnsOver
      // A map may have no number for a point, or for itself when it is one of many.
      if drawing.transform.isFinite { node.transform = drawing.transform }
      let drawn = drawing.transform.boundingBox(of: frame)
      if drawn.isFinite, !drawn.isNear(frame) { node.transformedFrame = drawn }
    }
    node.isOffViewport = isOffViewport(frame, entry.parent)
    node.motion = layout.tree.canvasMotion(of: index)?.rawValue
    if entry.canvas >= 0, path != nil {
      node.compass =
        layout.tree.compassPoint(ofCell: entry.index, inCanvas: entry.canvas)?.rawValue
    }
    node.diagnostics = diagnostics[index] ?? []
    node.tokens = tokens(of: index)
    if options.includesModifiers { node.touchArea = touchArea(of: index) }
    if let item = layout.tree.text(of: index) {
      let text = item.typeset.layout(
        width: node.proposal.width, height: node.proposal.height, boxWidth: frame.width)
      node.overflows = text.lines.contains { $0.overflows }
      node.text = FrameText(
        text, role: item.role, relativeTo: item.relativeTo?.rawValue,
        isCapped: item.font.isCapped, x: frame.x, y: frame.y, showsBreaks: options.includesBreaks)
    }
    nodes.append(node)
    return nodes.count - 1
  }

  /// The area that reacts to touches: the frame of the modifier that says so.
  private func touchArea(of index: Int) -> PhysicalRect? {
    layout.tree.nodes[index].type == .tappable ? layout.engine.frame(of: index) : nil
  }

  private func tokens(of index: Int) -> [FrameToken] {
    let used = layout.tree.tokens(of: index)
    if used.isEmpty { return [] }
    let frame = layout.engine.frame(of: index)
    return used.map { token in
      let value: FrameToken.Value =
        switch token.value {
        case .length(let length): .number(length)
        case .radius(let radius):
          .number(max(min(radius, min(frame.width, frame.height) / 2), 0))
        case .color(let color): .word(color.description)
        case .word(let word): .word(word)
        }
      return FrameToken(property: token.property, token: token.name, value: value)
    }
  }

  /// Whether a frame does not touch the viewport of the canvas that it lies in.
  private func isOffViewport(_ frame: PhysicalRect, _ parent: Int) -> Bool {
    guard parent >= 0, layout.tree.nodes[parent].type == .canvas else { return false }
    let viewport = frames[parent]
    return frame.maxX <= viewport.x || frame.x >= viewport.maxX
      || frame.maxY <= viewport.y || frame.y >= viewport.maxY
  }

  private func isRightToLeft(_ index: Int) -> Bool { layout.tree.nodes[index].isRightToLeft }

  /// Whether a node lies partly outside the node above, other than by a wish of its own.
  private func sticksOut(_ index: Int, of parent: Int) -> Bool {
    guard parent >= 0 else { return false }
    let type = layout.tree.nodes[parent].type
    if Self.letsContentOut.contains(type) || isLayer(index, in: parent) {
      return false
    }
    let outer = frames[parent]
    let inner = frames[index]
    let tolerance = 0.01
    return inner.x < outer.x - tolerance || inner.y < outer.y - tolerance
      || inner.maxX > outer.maxX + tolerance || inner.maxY > outer.maxY + tolerance
  }

  /// What moves or enlarges its content by a wish of its own.
  private static let letsContentOut: Set<NodeType> = [
    .offset, .position, .canvas, .scrollView, .list, .form, .ignoresSafeArea,
    .matchedGeometryEffect,
  ]

  private func isLayer(_ index: Int, in parent: Int) -> Bool {
    Self.role(layout.tree.nodes[parent].type) != nil && index != parent + 1
  }
}

extension PhysicalRect {
  /// Whether another rectangle is the same but for rounding.
  fileprivate func isNear(_ other: PhysicalRect) -> Bool {
    max(abs(x - other.x), abs(y - other.y), abs(width - other.width), abs(height - other.height))
      < 1e-9
  }
}
