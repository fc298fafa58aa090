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
    switch nodes[index].kind {
    case .horizontalStack: endStack(closing, isHorizontal: true)
    case .verticalStack: endStack(closing, isHorizontal: false)
    case .layered, .viewThatFits, .geometryReader, .scrollView, .safeAreaInset, .grid, .gridRow,
      .depthStack, .custom:
      endContainer(closing)
    default: endModifier(closing)
    }
  }

  private mutating func endContainer(_ closing: OpenNode) {
    let index = closing.index
    let children = summarizeChildren(of: index)
    note(children, of: index)
    switch nodes[index].kind {
    case .depthStack: endDepthStack(closing, children)
    case .layered:
      precondition(children.count == 2, "a layered node has a primary and a secondary child")
      endLayered(index)
    case .scrollView:
      precondition(children.count == 1, "a scroll view has exactly one child")
      endRegion(index)
    case .safeAreaInset:
      precondition(children.count == 2, "an inset has a primary and a secondary child")
      endInset(closing)
    case .grid: endGrid(closing)
    case .custom: endCustom(index)
    case .gridRow: nodes[index].guides = children.guides
    default: endRegion(index)
    }
  }

  // MARK: Summary of the children

  /// What a node needs to know of its children together.
  struct ChildSummary {
    var count = 0
    var dependencies: Dependencies = []
    var guides: GuideSet = []
    /// The flags of all children, of which ``LayoutNode/Flags/inherited`` hold for the node too.
    var flags: LayoutNode.Flags = []
    /// A bit for the number of each priority, the last one for all numbers from there on.
    fileprivate var prioritySet: UInt64 = 0

    @inline(__always)
    mutating func add(_ node: LayoutNode) {
      dependencies.formUnion(node.dependencies)
      guides.formUnion(node.guides)
      flags.formUnion(node.flags)
      prioritySet |= 1 &<< UInt64(min(node.priority, 63))
      count &+= 1
    }
  }

  private func summarizeChildren(of index: Int) -> ChildSummary {
    var summary = ChildSummary()
    var child = index + 1
    while child < nodes.count {
      summary.add(nodes[child])
      child = Int(nodes[child].end)
    }
    return summary
  }

  /// The different priorities of a node's children: how many there are, 1 without children and 3 for
  /// more, and two of their numbers.
  private func priorities(
    _ children: ChildSummary, of index: Int
  ) -> (count: UInt8, one: Int, other: Int) {
    let set = children.prioritySet
    guard set.leadingZeroBitCount == 0 else {
      let count = UInt8(min(max(set.nonzeroBitCount, 1), 3))
      return (count, set.trailingZeroBitCount, 63 - set.leadingZeroBitCount)
    }
    // A tree with that many priorities is rare, and its numbers are told apart one by one.
    var numbers: Set<Int> = []
    var child = index + 1
    while child < nodes.count, numbers.count < 3 {
      numbers.insert(Int(nodes[child].priority))
      child = Int(nodes[child].end)
    }
    return (UInt8(numbers.count), numbers.min() ?? 0, numbers.max() ?? 0)
  }

  /// Keeps what any node keeps of its children.
  private mutating func note(_ children: ChildSummary, of index: Int) {
    nodes[index].childCount = Int32(truncatingIfNeeded: children.count)
    nodes[index].flags.formUnion(children.flags.intersection(.inherited))
    if children.count > 0 { noteChildDepth() }
  }

  /// Notes that the node that ends now, which is no longer open, has a child.
  private mutating func noteChildDepth() { depth = max(depth, open.count + 2) }

  // MARK: Stacks

  private mutating func endStack(_ closing: OpenNode, isHorizontal: Bool) {
    let index = closing.index
    let (children, spacing) = setGaps(closing, axis: isHorizontal ? .horizontal : .vertical)
    note(children, of: index)
    if children.count == 1, closing.isStatic { return becomeTransparent(index) }

    // Layout rule 25: handing out room along the axis couples the children's other axes.
    var dependencies = children.dependencies
    if dependencies.isSuperset(of: [.widthOnHeight, .heightOnWidth]) {
      dependencies.insert(isHorizontal ? .heightOnHeight : .widthOnWidth)
    }
    nodes[index].dependencies = dependencies
    nodes[index].guides = children.guides.subtracting(.edgesAndCenters)
    nodes[index].priority = children.count == 0 ? PriorityNumber.lowest : PriorityNumber.standard
    let groups = priorities(children, of: index)
    nodes[index].priorityGroups = groups.count
    if groups.count == 2 {
      // The number of the higher one, so that a layout pass need not look for it.
      let isOneHigher = priorities[groups.one] > priorities[groups.other]
      nodes[index].payload = Int32(isOneHigher ? groups.one : groups.other)
    }
    let key = isHorizontal ? nodes[index].verticalKey : nodes[index].horizontalKey
    if alignmentReads(key, children.guides) { nodes[index].flags.insert(.alignsByGuides) }
    nodes[spacing: index] =
      spacings.code(of: spacing) ?? stackSpacing(index, spacing, isHorizontal: isHorizontal)
  }

  /// Whether placing by a guide must ask the children instead of computing from their sizes.
  func alignmentReads(_ key: AlignmentKey.Code, _ guides: GuideSet) -> Bool {
    guides.contains(GuideSet(key)) || alignments.factors[Int(key)].isNaN
  }

  /// Sets the distance before each child of a stack and their sum, and says what else the stack needs
  /// to know of its children: one walk over them for everything.
  @inline(__always)
  private mutating func setGaps(
    _ closing: OpenNode, axis: Axis
  ) -> (ChildSummary, SpacingTable.StackChildren) {
    let direction = direction(of: closing.index)
    var children = ChildSummary()
    var spacing = SpacingTable.StackChildren(along: axis, direction: direction)
    var sum = 0.0
    let end = nodes.count
    var child = closing.index + 1
    if child < end {
      children.add(nodes[child])
      spacing.add(first: nodes[spacing: child])
      child = Int(nodes[child].end)
    }
    while child < end {
      let code = nodes[spacing: child]
      let gap =
        closing.spacing
        ?? spacings.distance(spacing.last, code, along: axis, direction: direction)
      nodes[gap: child] = gap
      sum += gap
      children.add(nodes[child])
      spacing.add(code)
      child = Int(nodes[child].end)
    }
    nodes[closing.index].second = sum
    return (children, spacing)
  }

  /// The spacing of a stack, worked out: what its children ask of neighbours at its outer edges.
  private mutating func stackSpacing(
    _ index: Int, _ known: SpacingTable.StackChildren, isHorizontal: Bool
  ) -> SpacingTable.Code {
    let direction = direction(of: index)
    var union = ViewSpacing.none
    var child = index + 1
    while child < nodes.count {
      let end = Int(nodes[child].end)
      var edges: Edge.Set = isHorizontal ? .vertical : .horizontal
      if child == index + 1 { edges.insert(isHorizontal ? .leading : .top) }
      if end == nodes.count { edges.insert(isHorizontal ? .trailing : .bottom) }
      union.formUnion(spacings.spacing(nodes[spacing: child]), edges: edges, direction: direction)
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
    nodes[index].priorityGroups = priorities(children, of: index).count
    if alignmentReads(nodes[index].horizontalKey, children.guides)
      || alignmentReads(nodes[index].verticalKey, children.guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
    guard children.count > 0 else {
      nodes[index].priority = PriorityNumber.lowest
      nodes[spacing: index] = SpacingTable.zero
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
        union.formUnion(spacings.spacing(nodes[spacing: child]))
      }
      child = Int(nodes[child].end)
    }
    nodes[spacing: index] = spacings.code(of: union)
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
    nodes[spacing: index] = nodes[spacing: child]
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
    precondition(
      child < nodes.count && Int(nodes[child].end) == nodes.count,
      "a modifier has exactly one child")
    noteChildDepth()
    nodes[index].childCount = 1
    nodes[index].flags.formUnion(nodes[child].flags.intersection(.inherited))
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
      nodes[spacing: index] = SpacingTable.plain
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
    if nodes[spacing: index + 1] == SpacingTable.plain { return }
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
    if edges.isEmpty || nodes[spacing: child] == SpacingTable.plain { return }
    if keepsSpacer, isSpacer(child) { return }
    var spacing = spacings.spacing(nodes[spacing: child])
    spacing.reset(edges, direction: direction(of: index))
    nodes[spacing: index] = spacings.code(of: spacing)
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
