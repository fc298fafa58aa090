package import Geometry

extension LayoutEngine {
  /// Places the child of a view that ignores the safe area: larger by what its edges reach over.
  ///
  /// In a host 100 wide of which 20 are covered at the leading edge, a view that fills the rest and
  /// ignores the safe area has its content from x 0 to 100 in both directions.
  ///
  /// Source: layout rule 17.
  func arrangeIgnoring(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let regions = SafeAreaRegions(rawValue: UInt8(truncatingIfNeeded: nodes[index].payload))
    let edges = Edge.Set(rawValue: UInt8(nodes[index].first))
    let reach = safeAreaInsets(of: index, regions).keeping(edges)
    let inner = RawProposal(
      width: size.width + reach.horizontal, height: size.height + reach.vertical)
    let answer = self.size(index + 1, inner.width, inner.height)
    proposals[index + 1] = inner
    rects[index + 1] = LeadingRect(
      x: -reach.leading, y: -reach.top, width: answer.width, height: answer.height)
  }

  /// What is covered at the edges of a scroll view along the axes on which it scrolls.
  func scrollViewReach(_ index: Int) -> EdgeInsets {
    // A region at rest has its content where it would be without.
    let base = Int(nodes[index].payload)
    if parameters[base].isNaN { return EdgeInsets() }
    let flags = nodes[index].flags
    var edges: Edge.Set = []
    if flags.contains(.horizontal) { edges.formUnion(.horizontal) }
    if flags.contains(.vertical) { edges.formUnion(.vertical) }
    return safeAreaInsets(of: index, .all).keeping(edges)
  }

  /// How far a placed node would reach over the safe area at each edge that touches it.
  ///
  /// From the inside out, whatever covers a part moves those of the node's edges that lie on its own
  /// by what it covers; an edge that lies elsewhere gets nothing.
  ///
  /// - Complexity: O(nodes around it that cover something).
  package func safeAreaInsets(of index: Int, _ regions: SafeAreaRegions) -> EdgeInsets {
    guard let chain = tree.side.safeAreaChain(of: index) else { return EdgeInsets() }
    let frame = placedFrames[index]
    var reach = SafeAreaReach(frame: frame, tolerance: safeArea.tolerance)
    let ignoresBars = regions.contains(.container)
    for node in chain {
      switch nodes[node].kind {
      case .scrollView: reach.close(nodes[node].flags)
      case .safeAreaInset where ignoresBars:
        reach.extend(over: covered(byInset: node), of: placedFrames[node])
      case .padding where ignoresBars:
        reach.extend(over: covered(byPadding: node), of: placedFrames[node])
      default: break
      }
    }
    let host = hostRect
    let bars = PhysicalInsets(safeArea.insets, direction: direction(of: 0))
    let keyboard = safeArea.keyboardRest
    // A keyboard stands on the bars below it.
    if keyboard == 0 || regions.contains(.keyboard) {
      reach.extend(over: PhysicalInsets(bottom: keyboard), of: host.inset(by: bars))
    }
    if ignoresBars { reach.extend(over: bars, of: host) }
    return EdgeInsets(reach.distances(from: frame), direction: direction(of: index))
  }

  /// What of a host is not covered; all of it, negative or not, when nothing is.
  func uncovered(_ host: ProposedViewSize) -> ProposedViewSize {
    let total = safeArea.total
    return total == EdgeInsets() ? host : host.inset(by: total)
  }

  /// The host, as long as the root and what is covered where it has no length of its own.
  package var hostRect: PhysicalRect {
    let root = frame(of: 0)
    let total = safeArea.total
    func length(_ host: Double?, _ root: Double, _ covered: Double) -> Double {
      host.flatMap { $0.isFinite ? $0 : nil } ?? root + covered
    }
    return PhysicalRect(
      x: 0, y: 0, width: length(host.width, root.width, total.horizontal),
      height: length(host.height, root.height, total.vertical))
  }

  private func covered(byPadding index: Int) -> PhysicalInsets {
    let base = Int(nodes[index].payload)
    let insets = EdgeInsets(
      top: parameters[base], leading: parameters[base + 1], bottom: parameters[base + 2],
      trailing: parameters[base + 3])
    return PhysicalInsets(insets, direction: direction(of: index))
  }

  /// What the view at the edge covers of its neighbour's side.
  private func covered(byInset index: Int) -> PhysicalInsets {
    let secondary = Int(nodes[index + 1].end)
    let flags = nodes[index].flags
    let axis: Axis = flags.contains(.horizontal) ? .horizontal : .vertical
    let length = rects[secondary].size[axis] + nodes[index].first
    let edge: Edge.Set
    switch (axis, flags.contains(.fills)) {
    case (.horizontal, true): edge = .leading
    case (.horizontal, false): edge = .trailing
    case (.vertical, true): edge = .top
    case (.vertical, false): edge = .bottom
    }
    return PhysicalInsets(EdgeInsets(edge, length), direction: direction(of: index))
  }
}

/// The edges of a view on their way outwards, over whatever they touch.
private struct SafeAreaReach {
  private var minX: Double
  private var minY: Double
  private var maxX: Double
  private var maxY: Double
  private let tolerance: Double
  /// The axes that a scroll view around the view has closed.
  private var closed: LayoutNode.Flags = []

  init(frame: PhysicalRect, tolerance: Double) {
    minX = frame.x
    minY = frame.y
    maxX = frame.maxX
    maxY = frame.maxY
    self.tolerance = tolerance
  }

  /// Moves the edges that lie on those of what an outer rectangle leaves free inside its insets, by
  /// the insets.
  ///
  /// An edge that stays, because what covers it is not ignored, touches nothing further out.
  mutating func extend(over insets: PhysicalInsets, of outer: PhysicalRect) {
    if !closed.contains(.horizontal) {
      if abs(minX - outer.x - insets.left) <= tolerance { minX -= insets.left }
      if abs(maxX - outer.maxX + insets.right) <= tolerance { maxX += insets.right }
    }
    if !closed.contains(.vertical) {
      if abs(minY - outer.y - insets.top) <= tolerance { minY -= insets.top }
      if abs(maxY - outer.maxY + insets.bottom) <= tolerance { maxY += insets.bottom }
    }
  }

  /// Keeps the edges along the axes of a scroll view where they are.
  mutating func close(_ axes: LayoutNode.Flags) {
    closed.formUnion(axes.intersection([.horizontal, .vertical]))
  }

  func distances(from frame: PhysicalRect) -> PhysicalInsets {
    PhysicalInsets(
      top: frame.y - minY, left: frame.x - minX, bottom: maxY - frame.maxY,
      right: maxX - frame.maxX)
  }
}
