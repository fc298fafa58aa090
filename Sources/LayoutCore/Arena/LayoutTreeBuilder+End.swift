internal import Geometry

extension LayoutTreeBuilder {
  /// Ends the node that was begun last.
  ///
  /// - Precondition: a node is open; a modifier has exactly one child, a layered node two.
  /// - Complexity: O(children).
  public mutating func end() {
    guard let closing = open.popLast() else { preconditionFailure("no node is open") }
    let index = closing.index
    leave(index)
    nodes[index].end = Int32(truncatingIfNeeded: nodes.count)
    let children = summarizeChildren(of: index)
    nodes[index].childCount = Int32(truncatingIfNeeded: children.count)
    nodes[index].flags.formUnion(children.inherited)
    switch nodes[index].kind {
    case .horizontalStack, .verticalStack: endStack(closing, children)
    case .depthStack: endDepthStack(closing, children)
    case .layered:
      precondition(children.count == 2, "a layered node has a primary and a secondary child")
      endLayered(index)
    case .viewThatFits, .geometryReader: endRegion(index)
    case .scrollView:
      precondition(children.count == 1, "a scroll view has exactly one child")
      endRegion(index)
    case .safeAreaInset:
      precondition(children.count == 2, "an inset has a primary and a secondary child")
      endInset(closing)
    case .grid: endGrid(closing)
    case .custom: endCustom(index)
    case .gridRow: nodes[index].guides = children.guides
    default:
      precondition(children.count == 1, "a modifier has exactly one child")
      endModifier(closing)
    }
  }

  // MARK: Summary of the children

  /// What a node needs to know of its children together.
  struct ChildSummary {
    var count = 0
    var dependencies: Dependencies = []
    var guides: GuideSet = []
    /// What holds for a node when it holds for a child.
    var inherited: LayoutNode.Flags = []
    var priorityGroups: UInt8 = 1
    /// The numbers of the first child's priority and of the first different one.
    var firstPriority: UInt16 = 0
    var otherPriority: UInt16 = 0
  }

  private func summarizeChildren(of index: Int) -> ChildSummary {
    var summary = ChildSummary()
    var child = index + 1
    while child < nodes.count {
      let node = nodes[child]
      summary.dependencies.formUnion(node.dependencies)
      summary.guides.formUnion(node.guides)
      summary.inherited.formUnion(node.flags.intersection([.unbounded, .isMeasured]))
      if summary.count == 0 {
        summary.firstPriority = node.priority
      } else if node.priority != summary.firstPriority {
        if summary.priorityGroups == 1 {
          summary.priorityGroups = 2
          summary.otherPriority = node.priority
        } else if node.priority != summary.otherPriority {
          summary.priorityGroups = 3
        }
      }
      summary.count += 1
      child = Int(node.end)
    }
    return summary
  }

  // MARK: Stacks

  private mutating func endStack(_ closing: OpenNode, _ children: ChildSummary) {
    let index = closing.index
    let isHorizontal = nodes[index].kind == .horizontalStack
    if children.count == 1, closing.isStatic { return becomeTransparent(index) }

    // Layout rule 25: handing out room along the axis couples the children's other axes.
    var dependencies = children.dependencies
    if dependencies.isSuperset(of: [.widthOnHeight, .heightOnWidth]) {
      dependencies.insert(isHorizontal ? .heightOnHeight : .widthOnWidth)
    }
    nodes[index].dependencies = dependencies
    nodes[index].guides = children.guides.subtracting(.edgesAndCenters)
    nodes[index].priority = children.count == 0 ? PriorityNumber.lowest : PriorityNumber.standard
    nodes[index].priorityGroups = children.priorityGroups
    if children.priorityGroups == 2 {
      // The number of the higher one, so that a layout pass need not look for it.
      let first = priorities[Int(children.firstPriority)]
      let other = priorities[Int(children.otherPriority)]
      nodes[index].payload = Int32(first > other ? children.firstPriority : children.otherPriority)
    }
    let key = isHorizontal ? nodes[index].verticalKey : nodes[index].horizontalKey
    if alignmentReads(key, children.guides) { nodes[index].flags.insert(.alignsByGuides) }
    nodes[index].second = setGaps(closing, axis: isHorizontal ? .horizontal : .vertical)
    spacingCodes[index] = stackSpacing(index, isHorizontal: isHorizontal)
  }

  /// Whether placing by a guide must ask the children instead of computing from their sizes.
  func alignmentReads(_ key: AlignmentKey.Code, _ guides: GuideSet) -> Bool {
    guides.contains(GuideSet(key)) || alignments.factors[Int(key)].isNaN
  }

  /// Sets the distance before each child of a stack and returns their sum.
  private mutating func setGaps(_ closing: OpenNode, axis: Axis) -> Double {
    let direction = direction(of: closing.index)
    var child = closing.index + 1
    var previous = -1
    var sum = 0.0
    while child < nodes.count {
      if previous >= 0 {
        let gap =
          closing.spacing
          ?? spacings.distance(
            spacingCodes[previous], spacingCodes[child], along: axis, direction: direction)
        gaps[child] = gap
        sum += gap
      }
      previous = child
      child = Int(nodes[child].end)
    }
    return sum
  }

  /// The spacing of a stack: what its children ask of neighbours at its outer edges.
  private mutating func stackSpacing(
    _ index: Int, isHorizontal: Bool
  ) -> SpacingTable.Code {
    let direction = direction(of: index)
    var known = SpacingTable.StackChildren(
      along: isHorizontal ? .horizontal : .vertical, direction: direction)
    var child = index + 1
    while child < nodes.count {
      known.add(spacingCodes[child])
      child = Int(nodes[child].end)
    }
    if let code = spacings.code(of: known) { return code }

    var union = ViewSpacing.none
    child = index + 1
    while child < nodes.count {
      let end = Int(nodes[child].end)
      var edges: Edge.Set = isHorizontal ? .vertical : .horizontal
      if child == index + 1 { edges.insert(isHorizontal ? .leading : .top) }
      if end == nodes.count { edges.insert(isHorizontal ? .trailing : .bottom) }
      union.formUnion(spacings.spacing(spacingCodes[child]), edges: edges, direction: direction)
      child = end
    }
    let code = spacings.code(of: union)
    spacings.note(code, of: known)
    return code
  }

  private mutating func endDepthStack(_ closing: OpenNode, _ children: ChildSummary) {
    let index = closing.index
    nodes[index].dependencies = children.dependencies
    nodes[index].guides = children.guides.subtracting(.edgesAndCenters)
    nodes[index].priorityGroups = children.priorityGroups
    if alignmentReads(nodes[index].horizontalKey, children.guides)
      || alignmentReads(nodes[index].verticalKey, children.guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
    guard children.count > 0 else {
      nodes[index].priority = PriorityNumber.lowest
      spacingCodes[index] = SpacingTable.zero
      return
    }
    var top = -Double.infinity
    var child = index + 1
    while child < nodes.count {
      top = max(top, priorities[Int(nodes[child].priority)])
      child = Int(nodes[child].end)
    }
    nodes[index].payload = Int32(priorityNumber(top))
    var union = ViewSpacing.none
    child = index + 1
    while child < nodes.count {
      if priorities[Int(nodes[child].priority)] == top {
        union.formUnion(spacings.spacing(spacingCodes[child]))
      }
      child = Int(nodes[child].end)
    }
    spacingCodes[index] = spacings.code(of: union)
    if children.count == 1, closing.isStatic { nodes[index].priority = nodes[index + 1].priority }
  }

  // MARK: Nodes that stand for a child

  /// A stack with exactly one static child is that child (layout rule 6).
  private mutating func becomeTransparent(_ index: Int) {
    nodes[index].kind = .transparent
    nodes[index].flags.insert(.wasStack)
    takeOver(index, from: index + 1)
    nodes[index].priority = nodes[index + 1].priority
  }

  mutating func takeOver(_ index: Int, from child: Int) {
    nodes[index].dependencies = nodes[child].dependencies
    nodes[index].guides = nodes[child].guides
    spacingCodes[index] = spacingCodes[child]
  }

  private mutating func endLayered(_ index: Int) {
    let secondary = Int(nodes[index + 1].end)
    let guides = nodes[index + 1].guides.union(nodes[secondary].guides)
    takeOver(index, from: index + 1)
    nodes[index].priority = nodes[index + 1].priority
    if alignmentReads(nodes[index].horizontalKey, guides)
      || alignmentReads(nodes[index].verticalKey, guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
  }

  private mutating func endModifier(_ closing: OpenNode) {
    let index = closing.index
    let child = index + 1
    takeOver(index, from: child)
    switch nodes[index].kind {
    case .transparent:
      if !closing.setsPriority { nodes[index].priority = nodes[child].priority }
    case .offset: nodes[index].priority = nodes[child].priority
    case .alignmentGuide:
      nodes[index].priority = nodes[child].priority
      let isHorizontal = nodes[index].flags.contains(.horizontal)
      let key = isHorizontal ? nodes[index].horizontalKey : nodes[index].verticalKey
      nodes[index].guides.insert(GuideSet(key))
    case .fixedFrame: endFixedFrame(index)
    case .containerFrame: endContainerFrame(index)
    case .flexibleFrame: endFlexibleFrame(index)
    case .padding: endPadding(index)
    case .fixedSize: endFixedSize(index)
    case .aspectRatio:
      if !nodes[child].dependencies.isEmpty { nodes[index].dependencies = .all }
      // A wider text is lower, so with more room along one axis it may take less along it.
      if nodes[child].flags.contains(.isMeasured) { nodes[index].flags.insert(.unbounded) }
    case .position:
      nodes[index].dependencies.formUnion([.widthOnWidth, .heightOnHeight])
      spacingCodes[index] = SpacingTable.plain
    default: break
    }
  }

  mutating func markGuideAlignment(_ index: Int) {
    let guides = nodes[index + 1].guides
    if alignmentReads(nodes[index].horizontalKey, guides)
      || alignmentReads(nodes[index].verticalKey, guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
  }

  private mutating func endFixedFrame(_ index: Int) {
    markGuideAlignment(index)
    var edges: Edge.Set = []
    if !nodes[index].first.isNaN {
      nodes[index].dependencies.subtract([.widthOnWidth, .widthOnHeight, .heightOnWidth])
      edges.formUnion(.horizontal)
    }
    if !nodes[index].second.isNaN {
      nodes[index].dependencies.subtract([.heightOnHeight, .widthOnHeight, .heightOnWidth])
      edges.formUnion(.vertical)
    }
    resetSpacing(index, edges, keepsSpacer: true)
  }

  private mutating func endFlexibleFrame(_ index: Int) {
    markGuideAlignment(index)
    let base = Int(nodes[index].payload)
    var edges: Edge.Set = []
    for (offset, own, set) in [
      (0, Dependencies.widthOnWidth, Edge.Set.horizontal),
      (3, Dependencies.heightOnHeight, Edge.Set.vertical),
    ] {
      let minimum = parameters[base + offset]
      let ideal = parameters[base + offset + 1]
      let maximum = parameters[base + offset + 2]
      if !(minimum.isNaN && ideal.isNaN && maximum.isNaN) {
        nodes[index].dependencies.insert(own)
        edges.formUnion(set)
      }
    }
    resetSpacing(index, edges, keepsSpacer: true)
  }

  private mutating func endPadding(_ index: Int) {
    let base = Int(nodes[index].payload)
    var edges: Edge.Set = []
    for (offset, edge) in [Edge.Set.top, .leading, .bottom, .trailing].enumerated()
    where parameters[base + offset] != 0 {
      edges.insert(edge)
    }
    resetSpacing(index, edges, keepsSpacer: false)
  }

  private mutating func endFixedSize(_ index: Int) {
    if nodes[index].flags.contains(.horizontal) {
      nodes[index].dependencies.subtract([.widthOnWidth, .heightOnWidth])
    }
    if nodes[index].flags.contains(.vertical) {
      nodes[index].dependencies.subtract([.heightOnHeight, .widthOnHeight])
    }
  }

  /// Gives edges the spacing of a view without preferences.
  mutating func resetSpacing(_ index: Int, _ edges: Edge.Set, keepsSpacer: Bool) {
    let child = index + 1
    if edges.isEmpty || spacingCodes[child] == SpacingTable.plain { return }
    if keepsSpacer, isSpacer(child) { return }
    var spacing = spacings.spacing(spacingCodes[child])
    spacing.reset(edges, direction: direction(of: index))
    spacingCodes[index] = spacings.code(of: spacing)
  }

  /// Whether a node is a spacer, perhaps moved, marked or with a priority of its own.
  private func isSpacer(_ index: Int) -> Bool {
    var node = index
    while nodes[node].kind == .transparent || nodes[node].kind == .offset { node += 1 }
    return nodes[node].kind == .spacer
  }

  func direction(of index: Int) -> LayoutDirection {
    nodes[index].direction
  }
}
