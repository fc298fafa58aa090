internal import DesignTokens
internal import Geometry
public import LayoutCore
public import Typesetting

extension ViewTree {
  /// Lowers a scene document, through the same calls as views.
  ///
  /// - Parameters:
  ///   - scene: the document.
  ///   - environment: what holds at the root; the document's own values when nil.
  ///   - measurer: shapes the texts.
  /// - Returns: the tree, ready to be laid out.
  /// - Throws: `LayoutError.stackUnavailable`.
  /// - Complexity: O(nodes).
  public static func lowering(
    _ scene: SceneDocument, environment: EnvironmentValues? = nil, measurer: any TextMeasurer
  ) throws(LayoutError) -> ViewTree {
    try lowering(scene, environment: environment, measurer: measurer, readings: nil)
  }

  /// Lowers a scene document with what its last layout found.
  static func lowering(
    _ scene: SceneDocument, environment: EnvironmentValues?, measurer: any TextMeasurer,
    readings: GeometryReadings?
  ) throws(LayoutError) -> ViewTree {
    try lowering(
      environment: environment ?? scene.environment.values, measurer: measurer, readings: readings
    ) {
      $0.reserveCapacity(scene.nodes.count + scene.modifierCount)
      scene.lower(scene.root, into: &$0)
    }
  }
}

extension SceneDocument {
  fileprivate func lower(_ index: Int, into lowering: inout ViewLowering) {
    lower(index, modifiers: nodes[index].modifiers.count, into: &lowering)
  }

  /// Adds a view with its first `count` modifiers; the last one is the outermost.
  private func lower(_ index: Int, modifiers count: Int, into lowering: inout ViewLowering) {
    guard count > 0 else { return lowerContent(index, into: &lowering) }
    let modifier = nodes[index].modifiers[count - 1]
    let pending: PendingModifier
    switch modifier.kind {
    case .layout(let type, let layout):
      pending = .layout(type, layout, ordinal: modifier.ordinal)
    case .resolved(let type, let resolve):
      let (layout, tokens) = resolve(lowering.environment)
      lowering.beginWaiting(.layout(type, layout, ordinal: modifier.ordinal), tokens)
      lowering.nested { lower(index, modifiers: count - 1, into: &$0) }
      return lowering.endWaiting()
    case .fill(let variant, let role, let surface):
      return lowering.fill(variant, role, on: surface, ordinal: modifier.ordinal) {
        lower(index, modifiers: count - 1, into: &$0)
      }
    case .noted(let type, let note): pending = .noted(type, note, ordinal: modifier.ordinal)
    case .rowBackground(let secondary):
      pending = .rowBackground(ordinal: modifier.ordinal) { lower(secondary, into: &$0) }
    case .anchor(let key):
      pending = .preference(
        .anchorPreference,
        { lowering, _, node in
          lowering.preferences.append(
            .named(key), Anchor<LeadingRect>(number: lowering.anchor(node), source: .bounds))
        }, ordinal: modifier.ordinal)
    case .anchorLayer(let type, let key, let secondary):
      pending = .preferenceLayer(
        type, .layered(), ordinal: modifier.ordinal,
        content: { lowering, mark in
          let anchors = lowering.preferences.values(.named(key), since: mark)
            .compactMap { $0 as? Anchor<LeadingRect> }
          lowerAnchored(secondary, at: anchors, into: &lowering)
        })
    case .environment(let type, let change):
      var environment = lowering.environment
      change(&environment)
      return lowering.modified(.layout(type, .transparent, ordinal: modifier.ordinal)) {
        $0.withEnvironment(environment) { lower(index, modifiers: count - 1, into: &$0) }
      }
    case .layer(let type, let container, let secondary):
      pending = .layer(type, container, ordinal: modifier.ordinal) { lower(secondary, into: &$0) }
    }
    lowering.modified(pending) { lower(index, modifiers: count - 1, into: &$0) }
  }

  /// Adds a view for each anchor, of its size and at its place.
  ///
  /// They stand in a reader as large as what they are shown beside. What is shown for several anchors
  /// repeats its ids.
  private func lowerAnchored(
    _ index: Int, at anchors: [Anchor<LeadingRect>], into lowering: inout ViewLowering
  ) {
    lowering.reader { lowering, proxy in
      lowering.markContentDynamic()
      for anchor in anchors {
        // Anchors times layers may be very many: a small document must not become a huge tree.
        guard lowering.anchoredCount < SceneDocument.anchoredLimit else {
          lowering.builder.report(
            "overlayPreferenceValue",
            "a document shows at most \(SceneDocument.anchoredLimit) views at anchors; the others are "
              + "left out")
          return
        }
        lowering.anchoredCount += 1
        let rect = proxy[anchor]
        lowering.modified(.layout(.offset, .offset(x: rect.x, y: rect.y), ordinal: nil)) {
          $0.modified(
            .layout(
              .frame, .frame(width: rect.width, height: rect.height, alignment: .topLeading),
              ordinal: nil)
          ) {
            lower(index, into: &$0)
          }
        }
      }
    }
  }

  private func lowerContent(_ index: Int, into lowering: inout ViewLowering) {
    guard let id = nodes[index].id else { return lowerView(index, into: &lowering) }
    lowering.modified(.id(id)) { lowerView(index, into: &$0) }
  }

  /// Adds a view without its modifiers; leaves, of which there are most, copy nothing else of it.
  private func lowerView(_ index: Int, into lowering: inout ViewLowering) {
    if lowerLeaf(nodes[index].content, into: &lowering) { return }
    lowerView(nodes[index], nodes[index].content, into: &lowering)
  }

  /// Adds a spacer, a picture or a text; `false` for other contents.
  @inline(__always)
  private func lowerLeaf(
    _ content: SceneNode.Content, into lowering: inout ViewLowering
  ) -> Bool {
    switch content {
    case .spacer(let length): lowering.spacer(minimumLength: length)
    case .picture(let picture): lowering.picture(picture)
    case .text(let text): lowering.text(text.content, font: text.font, text.details)
    default: return false
    }
    return true
  }

  private func lowerView(
    _ node: SceneNode, _ content: SceneNode.Content, into lowering: inout ViewLowering
  ) {
    switch content {
    case .sized(let lengths, let make):
      let (points, tokens) = lengths.resolved(in: lowering.environment)
      lowering.announce(tokens)
      lowerView(node, make(points), into: &lowering)
    case .shape(let isSquare, let fill, let corner):
      lowering.shape(node.type, isSquare ? .square : .flexible, fill: fill, corner: corner)
    case .empty: lowering.skipChild()
    case .divider: lowering.divider()
    case .spacer, .picture, .text: _ = lowerLeaf(content, into: &lowering)
    case .container(let container):
      lowering.container(node.type, container) { lowerChildren(node, into: &$0) }
    case .region(let container):
      lowering.singleChildContainer(node.type, container) { lowerChildren(node, into: &$0) }
    case .list: lowering.list(node.type) { lowerChildren(node, into: &$0) }
    case .section(let hasHeader, let hasFooter):
      lowerSection(node, hasHeader: hasHeader, hasFooter: hasFooter, into: &lowering)
    case .label:
      lowering.label {
        lower(node.children[0], into: &$0)
      } title: {
        lower(node.children[1], into: &$0)
      }
    case .gridRow(let alignment):
      lowering.gridRow(alignment: alignment) { lowerChildren(node, into: &$0) }
    case .split(let split):
      lowering.split(split) {
        lower(node.children[0], into: &$0)
      } trailing: {
        lower(node.children[1], into: &$0)
      }
    case .canvas(let canvas):
      let cells = canvas.hasBackground ? node.children.dropLast() : node.children[...]
      lowering.canvas(canvas) {
        for cell in cells { lower(cell, into: &$0) }
      } background: {
        if let background = node.children.last { lower(background, into: &$0) }
      }
    case .columns(let columns):
      lowering.columns(
        columns,
        columns: node.children.map { child in { lower(child, into: &$0) } })
    case .adaptiveStack(let alignment, let spacing, let threshold):
      lowering.adaptiveStack(alignment: alignment, spacing: spacing, threshold: threshold) {
        lowerChildren(node, into: &$0)
      }
    }
  }

  private func lowerSection(
    _ node: SceneNode, hasHeader: Bool, hasFooter: Bool, into lowering: inout ViewLowering
  ) {
    var rows = node.children[...]
    let header = hasHeader ? rows.popFirst() : nil
    let footer = hasFooter ? rows.popLast() : nil
    lowering.section(
      header: header.map { header in { lower(header, into: &$0) } },
      footer: footer.map { footer in { lower(footer, into: &$0) } }
    ) {
      for row in rows { lower(row, into: &$0) }
    }
  }

  private func lowerChildren(_ node: SceneNode, into lowering: inout ViewLowering) {
    for child in node.children { lower(child, into: &lowering) }
  }
}
