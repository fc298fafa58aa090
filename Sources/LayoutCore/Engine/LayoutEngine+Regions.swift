internal import Geometry

extension LayoutEngine {
  // MARK: A choice of views (layout rule 16)

  /// The first child whose ideal size is not larger than the proposal, else the last one.
  func fittingChild(_ index: Int, _ width: Double, _ height: Double) -> Int {
    let end = Int(nodes[index].end)
    let flags = nodes[index].flags
    var child = index + 1
    while child < end {
      let next = Int(nodes[child].end)
      if next >= end { return child }
      let ideal = size(child, .nan, .nan)
      let fitsAcross = !flags.contains(.horizontal) || width.isNaN || ideal.width <= width
      let fitsDown = !flags.contains(.vertical) || height.isNaN || ideal.height <= height
      if fitsAcross, fitsDown { return child }
      child = next
    }
    return child
  }

  func arrangeFitting(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let end = Int(nodes[index].end)
    guard end > index + 1 else { return }
    let chosen = fittingChild(index, proposal.width, proposal.height)
    let answer = self.size(chosen, proposal.width, proposal.height)
    var child = index + 1
    while child < end {
      // A child that is not chosen has no place; its last answer is forgotten with it.
      proposals[child] = child == chosen ? proposal : .neverAsked
      child = Int(nodes[child].end)
    }
    rects[chosen] = LeadingRect(x: 0, y: 0, width: answer.width, height: answer.height)
  }

  // MARK: A reader (layout rule 16)

  func arrangeReader(_ index: Int, _ size: Size) {
    let end = Int(nodes[index].end)
    var child = index + 1
    while child < end {
      let answer = self.size(child, size.width, size.height)
      proposals[child] = RawProposal(width: size.width, height: size.height)
      rects[child] = LeadingRect(x: 0, y: 0, width: answer.width, height: answer.height)
      child = Int(nodes[child].end)
    }
  }

  // MARK: A scroll view (layout rule 18)

  /// Takes the proposal along the axes on which it scrolls, and its content's length on the others.
  func scrollViewSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let flags = nodes[index].flags
    let acrossScrolls = flags.contains(.horizontal)
    let downScrolls = flags.contains(.vertical)
    let content = size(index + 1, acrossScrolls ? .nan : width, downScrolls ? .nan : height)
    return Size(
      width: acrossScrolls && !width.isNaN ? width : content.width,
      height: downScrolls && !height.isNaN ? height : content.height)
  }

  func arrangeScrollView(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let flags = nodes[index].flags
    let acrossScrolls = flags.contains(.horizontal)
    let downScrolls = flags.contains(.vertical)
    let inner = RawProposal(
      width: acrossScrolls ? .nan : size.width, height: downScrolls ? .nan : size.height)
    let content = self.size(index + 1, inner.width, inner.height)
    proposals[index + 1] = inner
    let base = Int(nodes[index].payload)
    let both = acrossScrolls && downScrolls
    let covered = scrollViewReach(index)
    rects[index + 1] = LeadingRect(
      x: scrollOrigin(
        content.width, in: size.width, offset: parameters[base],
        insets: (parameters[base + 3], parameters[base + 5]),
        covered: (covered.leading, covered.trailing), centers: both),
      y: scrollOrigin(
        content.height, in: size.height, offset: parameters[base + 1],
        insets: (parameters[base + 2], parameters[base + 4]),
        covered: (covered.top, covered.bottom), centers: both),
      width: content.width, height: content.height)
  }

  /// Where content begins: centred when it is shorter than a region that scrolls both ways, else
  /// moved by an offset that is held to what there is to scroll.
  ///
  /// The region scrolls under what is covered before and behind it: that is an inset of the content,
  /// and the offset counts from there. At rest the content is where it would be without.
  private func scrollOrigin(
    _ content: Double, in container: Double, offset: Double,
    insets: (before: Double, after: Double), covered: (before: Double, after: Double),
    centers: Bool
  ) -> Double {
    if centers, content < container { return (container - content) * 0.5 }
    let before = insets.before + covered.before
    let rest = -before
    let most = max(content + insets.after - container - covered.before, rest)
    return -(offset.isNaN ? rest : min(max(offset, rest), most)) - covered.before
  }

  // MARK: An inset (layout rule 17)

  /// What the two views of an inset are proposed, and what they answer.
  struct InsetAnswer {
    var size: Size
    var primary: Size
    var secondary: Size
    var primaryProposal: RawProposal
    var secondaryProposal: RawProposal
  }

  /// The secondary view takes what the primary one does not need at least; the primary view has
  /// what is left.
  func measureInset(_ index: Int, _ width: Double, _ height: Double) -> InsetAnswer {
    let primary = index + 1
    let secondary = Int(nodes[primary].end)
    let axis: Axis = nodes[index].flags.contains(.horizontal) ? .horizontal : .vertical
    let spacing = nodes[index].first
    var forSecondary = RawProposal(width: width, height: height)
    let room = axis == .horizontal ? width : height
    if !room.isNaN {
      let free = max(room - spacing, 0)
      let least = size(
        primary, axis == .horizontal ? 0 : width, axis == .vertical ? 0 : height)
      forSecondary.set(axis, max(free - least[axis], 0))
    }
    let taken = size(secondary, forSecondary.width, forSecondary.height)
    var forPrimary = RawProposal(width: width, height: height)
    if !room.isNaN { forPrimary.set(axis, max(room - taken[axis] - spacing, 0)) }
    let own = size(primary, forPrimary.width, forPrimary.height)
    var result = Size.zero
    result[axis] = own[axis] + taken[axis] + spacing
    result[axis.cross] = max(own[axis.cross], taken[axis.cross])
    return InsetAnswer(
      size: result, primary: own, secondary: taken, primaryProposal: forPrimary,
      secondaryProposal: forSecondary)
  }

  func arrangeInset(_ index: Int, _ size: Size, _ proposal: RawProposal) {
    let primary = index + 1
    let secondary = Int(nodes[primary].end)
    let axis: Axis = nodes[index].flags.contains(.horizontal) ? .horizontal : .vertical
    let isStart = nodes[index].flags.contains(.fills)
    let answer = measureInset(
      index,
      axis == .vertical && proposal.width.isNaN ? size.width : proposal.width,
      axis == .horizontal && proposal.height.isNaN ? size.height : proposal.height)
    place(primary, answer.primary, answer.primaryProposal)
    place(secondary, answer.secondary, answer.secondaryProposal)
    // Along the axis the secondary view is at its edge and the primary one at the opposite edge;
    // across it the primary view is centred and the secondary one aligned with it.
    let cross = axis.cross
    let primaryAlong = isStart ? size[axis] - answer.primary[axis] : 0
    let secondaryAlong = isStart ? 0 : size[axis] - answer.secondary[axis]
    let primaryAcross = (size[cross] - answer.primary[cross]) * 0.5
    let key = cross == .horizontal ? nodes[index].horizontalKey : nodes[index].verticalKey
    let secondaryAcross =
      primaryAcross + alignmentPoint(index, primary, key, answer.primary[cross])
      - alignmentPoint(index, secondary, key, answer.secondary[cross])
    if axis == .horizontal {
      rects[primary].x = primaryAlong
      rects[primary].y = primaryAcross
      rects[secondary].x = secondaryAlong
      rects[secondary].y = secondaryAcross
    } else {
      rects[primary].x = primaryAcross
      rects[primary].y = primaryAlong
      rects[secondary].x = secondaryAcross
      rects[secondary].y = secondaryAlong
    }
  }

  private func place(_ node: Int, _ answer: Size, _ proposal: RawProposal) {
    proposals[node] = proposal
    rects[node].width = answer.width
    rects[node].height = answer.height
  }
}

extension RawProposal {
  /// Replaces the length along an axis.
  mutating func set(_ axis: Axis, _ length: Double) {
    if axis == .horizontal { width = length } else { height = length }
  }
}
