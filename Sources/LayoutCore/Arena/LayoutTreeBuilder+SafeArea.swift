internal import Geometry

extension LayoutTreeBuilder {
  /// Says that the children of the open node are containers: frames inside them that take lengths
  /// from a container take those that the child is proposed.
  ///
  /// Panels of a split and cells of a canvas are.
  public mutating func markChildrenAsContainers() {
    guard !open.isEmpty else { return }
    open[open.count - 1].hasContainers = true
  }

  // MARK: Safe area (layout rule 17)

  mutating func beginSafeAreaPadding(_ insets: EdgeInsets) -> Int {
    func length(_ value: Double) -> Double { value >= 0 ? value : 0 }
    let checked = EdgeInsets(
      top: length(insets.top), leading: length(insets.leading), bottom: length(insets.bottom),
      trailing: length(insets.trailing))
    if checked != insets {
      report("safeAreaPadding", "a length is negative or not a number; 0 stands in for it")
    }
    noteSafeAreaCover()
    let index = beginPadding(checked)
    side.safeAreaPaddings.insert(index)
    return index
  }

  mutating func beginIgnoring(_ regions: SafeAreaRegions, _ edges: Edge.Set) -> Int {
    noteSafeAreaReader()
    var node = LayoutNode(kind: .ignoresSafeArea, first: Double(edges.rawValue))
    node.payload = Int32(regions.rawValue)
    return push(node, inherited)
  }

  /// Keeps, for the node that is added next, what is around it that covers a part of the safe area.
  mutating func noteSafeAreaReader() { side.safeAreaChains[nodes.count] = innermostCover }

  /// The same for a node that covers a part itself.
  mutating func noteSafeAreaCover() { side.safeAreaOuter[nodes.count] = innermostCover }

  /// The innermost open node that covers a part of the safe area of the node that is added next, or
  /// ends it; −1 for none.
  private var innermostCover: Int {
    mutating get {
      let (cover, passed) = innermost(knownCovers) { node, inner in
        switch nodes[node.index].kind {
        case .scrollView: node.index
        // The view at the edge lies in the safe area outside; the other one beside it.
        case .safeAreaInset where inner == node.index + 1: node.index
        case .padding where side.safeAreaPaddings.contains(node.index): node.index
        default: nil
        }
      }
      for place in passed { knownCovers[open[place].index] = cover }
      return cover
    }
  }

  /// What `found` says of the innermost open node of which it says anything, for the node that is
  /// added next; −1 for none.
  ///
  /// What lies around an open node does not change. So the answer is kept with those that were
  /// passed by, and each of them is passed once, however many nodes inside it ask.
  private func innermost(
    _ known: [Int: Int], _ found: (OpenNode, _ inner: Int) -> Int?
  ) -> (answer: Int, passed: Range<Int>) {
    for place in open.indices.reversed() {
      let inner = place + 1 < open.count ? open[place + 1].index : nodes.count
      if let answer = found(open[place], inner) ?? known[open[place].index] {
        return (answer, (place + 1)..<open.count)
      }
    }
    return (-1, open.indices)
  }

  // MARK: Containers (layout rule 16)

  mutating func beginContainerFrame(_ frame: ContainerRelativeFrame) -> Int {
    var checked = frame
    if case .share(let count, let span, let spacing) = frame.rule,
      count < 1 || span < 1 || !spacing.isFinite
    {
      report(
        "containerRelativeFrame",
        "\(span) of \(count) columns \(spacing) apart are no length; the container's stands in")
      checked.rule = .whole
    }
    var node = aligned(.containerFrame, frame.alignment)
    node.flags = LayoutNode.Flags(frame.axes)
    node.payload = Int32(truncatingIfNeeded: side.containerFrames.count)
    side.containerFrames.append(ContainerFrameItem(frame: checked, container: nearestContainer))
    return push(node, inherited)
  }

  /// The container around the node that is added next, −1 for the host.
  private var nearestContainer: Int {
    mutating get {
      let (container, passed) = innermost(knownContainers) { node, inner in
        if node.hasContainers { return inner }
        return nodes[node.index].kind == .scrollView ? node.index : nil
      }
      for place in passed { knownContainers[open[place].index] = container }
      return container
    }
  }

  /// The lengths are known when the tree is laid out; until then the frame may be as its content is.
  mutating func endContainerFrame(_ index: Int) {
    markGuideAlignment(index)
    var edges: Edge.Set = []
    if nodes[index].flags.contains(.horizontal) { edges.formUnion(.horizontal) }
    if nodes[index].flags.contains(.vertical) { edges.formUnion(.vertical) }
    resetSpacing(index, edges, keepsSpacer: true)
  }

  // MARK: Matched geometry

  mutating func beginMatched(_ geometry: MatchedGeometry) -> Int {
    let index = push(LayoutNode(kind: .transparent), inherited)
    side.matchedGeometries[index] = geometry
    return index
  }
}
