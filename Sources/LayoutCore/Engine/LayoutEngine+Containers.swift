internal import Geometry

extension LayoutEngine {
  /// How often a layout is done again because a container has another length than was assumed.
  private static var mostPasses: Int { 8 }

  /// Lays the tree out; again as long as a container turns out to have another length than the
  /// frames inside were given.
  ///
  /// What a container is proposed does not depend on what is inside it, so the second pass is the last
  /// one unless containers lie inside each other. Every layout begins with the host's lengths, so that
  /// the result depends on nothing that was laid out before.
  func runPasses(_ host: ProposedViewSize) {
    let items = tree.side.containerFrames
    if items.isEmpty { return run(host) }
    let available = uncovered(host)
    _ = setContainerLengths { _ in available }
    for _ in 0..<Self.mostPasses {
      run(host)
      if state[0].exhaustedAt >= 0 { return }
      let isSettled = !setContainerLengths { container in
        container < 0 ? available : self.containerLength(container)
      }
      if isSettled { return }
    }
  }

  /// Sets the lengths of the frames from those of their containers; whether any was different.
  private func setContainerLengths(_ length: (Int) -> ProposedViewSize?) -> Bool {
    var isChanged = false
    for (number, item) in tree.side.containerFrames.enumerated() {
      guard let container = length(item.container) else { continue }
      var lengths = Size(width: .nan, height: .nan)
      for axis in Axis.allCases where item.frame.axes.contains(Axis.Set(axis)) {
        guard let room = container[axis], room.isFinite else { continue }
        lengths[axis] = item.frame.length(in: room, axis: axis)
      }
      let known = containerLengths[number]
      if !same(known.width, lengths.width) || !same(known.height, lengths.height) {
        containerLengths[number] = lengths
        isChanged = true
      }
    }
    if isChanged { reset() }
    return isChanged
  }

  /// The lengths that a container offers: what it was proposed, less the insets of a scroll view;
  /// nil when the container has no place.
  ///
  /// The answer of a scroll view would not do: across its axis it is that of the content, which
  /// depends on the lengths that are offered.
  private func containerLength(_ index: Int) -> ProposedViewSize? {
    guard isPlaced(index) else { return nil }
    let proposal = proposals[index].proposal
    guard nodes[index].kind == .scrollView else { return proposal }
    let base = Int(nodes[index].payload)
    return proposal.inset(
      by: EdgeInsets(
        top: parameters[base + 2], leading: parameters[base + 3], bottom: parameters[base + 4],
        trailing: parameters[base + 5]))
  }

  // MARK: Measuring (layout rules 8 and 16)

  func containerFrameSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let fixed = containerLengths[Int(nodes[index].payload)]
    if !fixed.width.isNaN, !fixed.height.isNaN { return fixed }
    let inner = containerFrameProposal(index, width, height)
    let child = size(index + 1, inner.width, inner.height)
    return Size(
      width: fixed.width.isNaN ? child.width : fixed.width,
      height: fixed.height.isNaN ? child.height : fixed.height)
  }

  func containerFrameProposal(_ index: Int, _ width: Double, _ height: Double) -> RawProposal {
    let fixed = containerLengths[Int(nodes[index].payload)]
    return RawProposal(
      width: fixed.width.isNaN ? width : fixed.width,
      height: fixed.height.isNaN ? height : fixed.height)
  }
}
