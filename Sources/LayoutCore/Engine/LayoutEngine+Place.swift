internal import Geometry

extension LayoutEngine {
  /// Gives the root its proposal and its rectangle: centred in what is not covered, at its edge where
  /// the host has no extent of its own.
  func placeRoot(_ root: Size, proposal: RawProposal, host: ProposedViewSize) {
    let covered = PhysicalInsets(safeArea.total, direction: direction(of: 0))
    proposals[0] = proposal
    rects[0] = LeadingRect(
      x: covered.left
        + Self.centered(root.width, in: host.width, covered.left + covered.right),
      y: covered.top
        + Self.centered(root.height, in: host.height, covered.top + covered.bottom),
      width: root.width, height: root.height)
  }

  private static func centered(
    _ length: Double, in host: Double?, _ covered: Double
  ) -> Double {
    guard let host, host.isFinite else { return 0 }
    // Less than nothing may be left: the root is then centred about the middle of what is covered.
    return (host - covered - length) * 0.5
  }

  /// Places everything that measuring has not settled, and what depends on where other nodes are.
  ///
  /// - Parameter everything: whether to place settled nodes too. They come to the same places; what
  ///   is new is what they are proposed along an axis that nothing inside them depends on.
  func place(everything: Bool) {
    state[0].allFinite = true
    lastParent.node = -1
    if tree.side.dependsOnPlaces { placedFrames[0] = frame(of: 0) }
    place(0..<tree.count, everything: everything)
    if !tree.side.matchedGeometries.isEmpty { matchGeometries() }
    // Where these are may change without anything in them.
    for node in tree.side.safeAreaChains.keys { unsettle(upFrom: node) }
    for node in tree.side.matchedGeometries.keys { unsettle(upFrom: node) }
  }

  /// Around a node that is not settled nothing is, so that each node is looked at once.
  private func unsettle(upFrom node: Int) {
    var next = node
    while next >= 0, settled[next] {
      settled[next] = false
      next = Int(tree.parents[next])
    }
  }

  /// Gives every node below some nodes that have theirs a rectangle.
  ///
  /// A walk in tree order, without recursion: a node is placed before its children are. What a
  /// choice of views did not choose is passed over.
  func place(_ range: Range<Int>, everything: Bool) {
    var next = range.lowerBound
    while next < range.upperBound {
      let index = next
      let kind = nodes[index].kind
      next += 1
      if kind.isLeaf { continue }
      if (settled[index] && !everything) || !isPlaced(index) {
        next = Int(nodes[index].end)
        continue
      }
      let size = rects[index].size
      arrange(index, kind, size, proposals[index])
      if !hasFiniteChildren(index) { state[0].allFinite = false }
      if placedFrames.count > 0 { notePlaces(ofChildrenOf: index) }
      settled[index] = true
    }
  }

  private func notePlaces(ofChildrenOf index: Int) {
    let frame = placedFrames[index]
    var child = index + 1
    let end = Int(nodes[index].end)
    while child < end {
      placedFrames[child] = mirrored(child, in: frame, of: index)
      child = Int(nodes[child].end)
    }
  }

  private func arrange(_ index: Int, _ kind: NodeKind, _ size: Size, _ proposal: RawProposal) {
    switch kind {
    case .horizontalStack, .verticalStack, .depthStack, .viewThatFits, .geometryReader,
      .scrollView, .safeAreaInset, .grid, .custom:
      arrangeContainer(index, size, proposal)
    case .gridRow: break
    case .layered: arrangeLayers(index, size, proposal)
    case .ignoresSafeArea: arrangeIgnoring(index, size, proposal)
    default: _ = arrangeOnlyChild(index, size, proposal)
    }
  }

  /// Gives the children of a container that has a size for a proposal their proposals and places.
  func arrangeContainer(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    switch nodes[index].kind {
    case .horizontalStack:
      arrangeStack(
        HorizontalStackAxis.self, index, proposal.width,
        proposal.height.isNaN ? size.height : proposal.height)
    case .verticalStack:
      arrangeStack(
        VerticalStackAxis.self, index, proposal.height,
        proposal.width.isNaN ? size.width : proposal.width)
    case .viewThatFits: arrangeFitting(index, size, proposal)
    case .geometryReader: arrangeReader(index, size)
    case .scrollView: arrangeScrollView(index, size, proposal)
    case .safeAreaInset: arrangeInset(index, size, proposal)
    case .grid: arrangeGrid(index, proposal)
    case .custom: arrangeCustom(index, size, proposal)
    default: arrangeDepthStack(index, size)
    }
  }

  // MARK: One child

  /// Places the child of a node that has exactly one, and returns its rectangle.
  func arrangeOnlyChild(_ index: Int, _ size: Size, _ proposal: RawProposal) -> LeadingRect {
    let kind = nodes[index].kind
    let child = index + 1
    let inner = innerProposal(index, kind, size, proposal.width, proposal.height)
    let answer = self.size(child, inner.width, inner.height)
    proposals[child] = inner
    rects[child].width = answer.width
    rects[child].height = answer.height
    let rect = onlyChildRect(index, kind, size, answer)
    rects[child] = rect
    return rect
  }

  /// Where the child of a node that has exactly one stands, once both have their sizes.
  @inline(__always)
  func onlyChildRect(_ index: Int, _ kind: NodeKind, _ size: Size, _ answer: Size) -> LeadingRect {
    let child = index + 1
    var rect = LeadingRect(x: 0, y: 0, width: answer.width, height: answer.height)
    switch kind {
    case .fixedFrame, .flexibleFrame, .containerFrame:
      rect.x =
        frameGuide(index, nodes[index].horizontalKey, size)
        - alignmentPoint(index, child, nodes[index].horizontalKey, answer.width)
      rect.y =
        frameGuide(index, nodes[index].verticalKey, size)
        - alignmentPoint(index, child, nodes[index].verticalKey, answer.height)
    case .padding:
      let base = Int(nodes[index].payload)
      rect.x = parameters[base + 1]
      rect.y = parameters[base]
    case .position:
      rect.x = nodes[index].first - answer.width * 0.5
      rect.y = nodes[index].second - answer.height * 0.5
    case .offset:
      rect.x = nodes[index].first
      rect.y = nodes[index].second
    case .fixedSize, .minimumSize, .aspectRatio:
      rect.x = (size.width - answer.width) * 0.5
      rect.y = (size.height - answer.height) * 0.5
    default: break
    }
    return rect
  }

  /// The guide of a frame itself: always the default one, whatever its content sets (layout rule 8).
  func frameGuide(_ index: Int, _ code: AlignmentKey.Code, _ size: Size) -> Double {
    let factor = alignmentFactors[Int(code)]
    let key = tree.alignments.keys[Int(code)]
    if !factor.isNaN { return factor * (key.axis == .horizontal ? size.width : size.height) }
    return key.defaultValue(in: ViewDimensions(size: size, explicitValue: { _ in nil }))
  }

  /// Where a child's guide lies, without asking it when nothing can set the guide.
  @inline(__always)
  func alignmentPoint(
    _ parent: Int, _ child: Int, _ code: AlignmentKey.Code, _ extent: Double
  ) -> Double {
    nodes[parent].flags.contains(.alignsByGuides)
      ? guide(child, code) : alignmentFactors[Int(code)] * extent
  }

  // MARK: Stacks

  private func arrangeStack<A: StackAxis>(
    _: A.Type, _ index: Int, _ major: Double, _ minor: Double
  ) {
    let slot = Int(nodes[index].slot)
    let proposal = A.proposal(major, minor)
    // The run that measured the stack often was this very one, or differs only in a length that
    // no child reads; its results are still there.
    let last = A.lengths(
      Size(width: slots[slot].lastWidth, height: slots[slot].lastHeight))
    let isKnown =
      same(last.major, major)
      && (same(last.minor, minor) || !A.readsMinor(nodes[index].dependencies))
    if !isKnown { _ = runStack(A.self, index, major, minor) }
    slots[slot].lastWidth = proposal.width
    slots[slot].lastHeight = proposal.height
    guard nodes[index].flags.contains(.alignsByGuides) else {
      return alignAlong(A.self, index, minor, slots[slot].breadth)
    }
    let end = Int(nodes[index].end)
    let key = alignmentKey(A.axis, of: index)
    var least = 0.0
    var child = index + 1
    while child < end {
      least = min(least, -guide(child, key))
      child = Int(nodes[child].end)
    }
    var position = 0.0
    child = index + 1
    while child < end {
      position += gaps[child]
      place(A.self, child, position, -guide(child, key) - least, minor)
      position += A.lengths(rects[child].size).major
      child = Int(nodes[child].end)
    }
  }

  /// Proposes a pile's own size to every child (layout rule 7).
  ///
  /// The alignment point is the largest guide among the children of the highest priority.
  private func arrangeDepthStack(_ index: Int, _ size: Size) {
    let end = Int(nodes[index].end)
    let highest = UInt16(truncatingIfNeeded: nodes[index].payload)
    let single = nodes[index].priorityGroups == 1
    let horizontal = nodes[index].horizontalKey
    let vertical = nodes[index].verticalKey
    var pointX = -Double.infinity
    var pointY = -Double.infinity
    var child = index + 1
    while child < end {
      let answer = self.size(child, size.width, size.height)
      proposals[child] = RawProposal(width: size.width, height: size.height)
      rects[child].width = answer.width
      rects[child].height = answer.height
      if single || nodes[child].priority == highest {
        pointX = max(pointX, alignmentPoint(index, child, horizontal, answer.width))
        pointY = max(pointY, alignmentPoint(index, child, vertical, answer.height))
      }
      child = Int(nodes[child].end)
    }
    child = index + 1
    while child < end {
      let answer = rects[child].size
      rects[child].x = pointX - alignmentPoint(index, child, horizontal, answer.width)
      rects[child].y = pointY - alignmentPoint(index, child, vertical, answer.height)
      child = Int(nodes[child].end)
    }
  }

  // MARK: Layers

  /// Places a view beside another one (layout rule 13).
  ///
  /// The primary child is the node; the secondary one is proposed its size and aligned with its
  /// guides.
  private func arrangeLayers(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let primary = index + 1
    let secondary = Int(nodes[primary].end)
    _ = self.size(primary, proposal.width, proposal.height)
    proposals[primary] = proposal
    rects[primary] = LeadingRect(x: 0, y: 0, width: size.width, height: size.height)
    let answer = self.size(secondary, size.width, size.height)
    proposals[secondary] = RawProposal(width: size.width, height: size.height)
    rects[secondary].width = answer.width
    rects[secondary].height = answer.height
    let horizontal = nodes[index].horizontalKey
    let vertical = nodes[index].verticalKey
    rects[secondary].x =
      alignmentPoint(index, primary, horizontal, size.width)
      - alignmentPoint(index, secondary, horizontal, answer.width)
    rects[secondary].y =
      alignmentPoint(index, primary, vertical, size.height)
      - alignmentPoint(index, secondary, vertical, answer.height)
  }
}
