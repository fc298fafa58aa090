internal import Geometry

/// Answers a layout's questions about its subviews.
struct EngineSubviews: SubviewSource {
  unowned let engine: LayoutEngine
  let parent: Int
  let isPlacing: Bool

  func priority(of node: Int) -> Double {
    engine.priorities[Int(engine.nodes[node].priority)]
  }

  func spacing(of node: Int) -> ViewSpacing { engine.tree.side.spacings[node] ?? ViewSpacing() }

  func size(of node: Int, _ proposal: ProposedViewSize) -> Size {
    let raw = RawProposal(proposal)
    return engine.size(node, raw.width, raw.height)
  }

  func dimensions(of node: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    let raw = RawProposal(proposal)
    let size = engine.size(node, raw.width, raw.height)
    return ViewDimensions(size: size) { engine.explicitValue(of: $0, node, size, raw) }
  }

  func place(
    _ node: Int, at point: (x: Double, y: Double), anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    precondition(isPlacing, "a layout places its subviews in placeSubviews only")
    let raw = RawProposal(proposal)
    let size = engine.size(node, raw.width, raw.height)
    let x = point.x.isFinite ? point.x : 0
    let y = point.y.isFinite ? point.y : 0
    engine.proposals[node] = raw
    engine.rects[node] = LeadingRect(
      x: x - anchor.x * size.width, y: y - anchor.y * size.height, width: size.width,
      height: size.height)
    engine.placedByLayout.insert(node)
  }

  func value(of node: Int, _ key: ObjectIdentifier) -> (any Sendable)? {
    engine.tree.side.values[node]?[key]
  }
}

extension LayoutEngine {
  /// The subviews of a layout of one's own.
  private func subviews(of index: Int, isPlacing: Bool) -> LayoutSubviews {
    LayoutSubviews(
      EngineSubviews(engine: self, parent: index, isPlacing: isPlacing),
      tree.children(of: index),
      direction(of: index))
  }

  private func layoutState(_ index: Int) -> any LayoutState {
    let number = Int(nodes[index].payload)
    if let known = layoutStates[number] { return known }
    let state = tree.side.layouts[number].makeState()
    layoutStates[number] = state
    return state
  }

  func customSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let proposal = RawProposal(width: width, height: height).proposal
    let answer = layoutState(index).size(proposal, subviews(of: index, isPlacing: false))
    return Size(
      width: answer.width.isNaN ? 0 : answer.width,
      height: answer.height.isNaN ? 0 : answer.height)
  }

  /// Lets a layout place its subviews; one that it leaves out is centred at its own proposal.
  func arrangeCustom(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let bounds = LeadingRect(x: 0, y: 0, width: size.width, height: size.height)
    let outer = placedByLayout
    placedByLayout = []
    layoutState(index).place(
      bounds, proposal.proposal, subviews(of: index, isPlacing: true))
    for child in tree.children(of: index) where !placedByLayout.contains(child) {
      let answer = self.size(child, proposal.width, proposal.height)
      proposals[child] = proposal
      rects[child] = LeadingRect(
        x: (size.width - answer.width) * 0.5, y: (size.height - answer.height) * 0.5,
        width: answer.width, height: answer.height)
    }
    placedByLayout = outer
  }

  /// A guide that a layout sets itself; NaN when it leaves it to its subviews.
  func customGuide(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    guard size.width.isFinite, size.height.isFinite else { return .nan }
    let bounds = LeadingRect(x: 0, y: 0, width: size.width, height: size.height)
    let value = layoutState(index).guide(
      tree.alignments.keys[Int(code)], bounds, proposal.proposal,
      subviews(of: index, isPlacing: false))
    guard let value, value.isFinite else { return .nan }
    return value
  }
}
