internal import Geometry

extension LayoutEngine {
  /// A node's answer to a proposal.
  ///
  /// Leaves compute it, other nodes look for it first: in what they answered last, then in what
  /// they keep. Afterwards the node's last proposal and answer are this one.
  func size(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let kind = nodes[index].kind
    if kind.rawValue < NodeKind.measured.rawValue { return leafSize(index, kind, width, height) }

    let dependencies = nodes[index].dependencies
    let last = proposals[index]
    if last.width != Self.neverAsked,
      !dependencies.readsWidth || same(last.width, width),
      !dependencies.readsHeight || same(last.height, height)
    {
      proposals[index] = RawProposal(width: width, height: height)
      return rects[index].size
    }

    // A part of the proposal that nothing depends on is the same for every key.
    let keyWidth = dependencies.readsWidth ? width : 0
    let keyHeight = dependencies.readsHeight ? height : 0
    let slot = Int(nodes[index].slot)
    // What is inside may still have the places of another proposal.
    settled[index] = false
    if slot >= 0, let found = findAnswer(slot, keyWidth, keyHeight) {
      remember(index, width, height, found)
      return found
    }

    state[0].evaluations &+= 1
    if state[0].evaluations > state[0].budget {
      if state[0].exhaustedAt < 0 { state[0].exhaustedAt = index }
      return .zero
    }
    let answer = compute(index, kind, width, height)
    remember(index, width, height, answer)
    if slot >= 0 { addAnswer(slot, keyWidth, keyHeight, answer) }
    return answer
  }

  private func remember(_ index: Int, _ width: Double, _ height: Double, _ answer: Size) {
    proposals[index] = RawProposal(width: width, height: height)
    rects[index].width = answer.width
    rects[index].height = answer.height
  }

  private func findAnswer(_ slot: Int, _ width: Double, _ height: Double) -> Size? {
    var entry = slots[slot].answers
    guard entry >= 0 else { return nil }
    var answer = answers[Int(entry)]
    if same(answer.proposedWidth, width), same(answer.proposedHeight, height) {
      return Size(width: answer.width, height: answer.height)
    }
    var way = Answer.way(width, height)
    while true {
      entry = way & 1 == 0 ? answer.left : answer.right
      if entry < 0 { return nil }
      answer = answers[Int(entry)]
      if same(answer.proposedWidth, width), same(answer.proposedHeight, height) {
        return Size(width: answer.width, height: answer.height)
      }
      way >>= 1
    }
  }

  func addAnswer(_ slot: Int, _ width: Double, _ height: Double, _ size: Size) {
    let place = Int(state[0].answerCount)
    answers.ensure(place + 1)
    answers[place] = Answer(
      proposedWidth: width, proposedHeight: height, width: size.width, height: size.height)
    state[0].answerCount &+= 1
    let link = Int32(truncatingIfNeeded: place)
    var entry = Int(slots[slot].answers)
    if entry < 0 {
      slots[slot].answers = link
      return
    }
    var way = Answer.way(width, height)
    while true {
      let isLeft = way & 1 == 0
      let next = isLeft ? answers[entry].left : answers[entry].right
      if next < 0 {
        if isLeft { answers[entry].left = link } else { answers[entry].right = link }
        return
      }
      entry = Int(next)
      way >>= 1
    }
  }

  // MARK: Leaves

  @inline(__always)
  private func leafSize(
    _ index: Int, _ kind: NodeKind, _ width: Double, _ height: Double
  ) -> Size {
    let first = nodes[index].first
    switch kind {
    case .fixed: return Size(width: first, height: nodes[index].second)
    case .flexible:
      return Size(width: width.isNaN ? 10 : width, height: height.isNaN ? 10 : height)
    case .square:
      let side = min(width.isNaN ? 10 : width, height.isNaN ? 10 : height)
      return Size(width: side, height: side)
    case .resizable:
      let base = Int(nodes[index].payload)
      return Size(
        width: width.isNaN ? first : max(width, parameters[base]),
        height: height.isNaN ? nodes[index].second : max(height, parameters[base + 1]))
    case .spacer:
      let flags = nodes[index].flags
      let isHorizontal = flags.contains(.horizontal)
      let isVertical = flags.contains(.vertical)
      return Size(
        width: isVertical ? 0 : width > first ? width : first,
        height: isHorizontal ? 0 : height > first ? height : first)
    default:
      if nodes[index].flags.contains(.horizontal) {
        return Size(width: first, height: height.isNaN ? 10 : height)
      }
      return Size(width: width.isNaN ? 10 : width, height: first)
    }
  }

  // MARK: Other nodes

  private func compute(
    _ index: Int, _ kind: NodeKind, _ width: Double, _ height: Double
  ) -> Size {
    switch kind {
    case .horizontalStack:
      let (major, minor) = runStack(HorizontalStackAxis.self, index, width, height)
      settleStack(HorizontalStackAxis.self, index, minor: height, breadth: minor)
      return Size(width: major, height: minor)
    case .verticalStack:
      let (major, minor) = runStack(VerticalStackAxis.self, index, height, width)
      settleStack(VerticalStackAxis.self, index, minor: width, breadth: minor)
      return Size(width: minor, height: major)
    case .depthStack: return depthStackSize(index, width, height)
    case .viewThatFits: return size(fittingChild(index, width, height), width, height)
    case .geometryReader:
      return Size(width: width.isNaN ? 10 : width, height: height.isNaN ? 10 : height)
    case .scrollView: return scrollViewSize(index, width, height)
    case .safeAreaInset: return measureInset(index, width, height).size
    case .custom: return customSize(index, width, height)
    case .grid: return solveGrid(index, width, height).size
    case .measured:
      guard let measurer else { return .zero }
      return measurer.size(
        ofLeaf: Int(nodes[index].payload),
        proposal: RawProposal(width: width, height: height).proposal)
    case .fixedFrame: return fixedFrameSize(index, width, height)
    case .flexibleFrame: return flexibleFrameSize(index, width, height)
    case .containerFrame: return containerFrameSize(index, width, height)
    case .padding: return paddingSize(index, width, height)
    case .position:
      if !width.isNaN, !height.isNaN { return Size(width: width, height: height) }
      let child = size(index + 1, width, height)
      return Size(
        width: width.isNaN ? child.width : width, height: height.isNaN ? child.height : height)
    case .minimumSize:
      let child = size(index + 1, width, height)
      let answer = Size(
        width: max(child.width, nodes[index].first),
        height: max(child.height, nodes[index].second))
      settleOnlyChild(index, kind, answer, RawProposal(width: width, height: height), child)
      return answer
    case .fixedSize, .aspectRatio:
      let inner = innerProposal(index, kind, Size.zero, width, height)
      let child = size(index + 1, inner.width, inner.height)
      settleOnlyChild(index, kind, child, inner, child)
      return child
    // What lies beside the child, or how far it reaches, is known when the node is placed.
    case .layered, .gridRow, .ignoresSafeArea: return size(index + 1, width, height)
    default:
      let child = size(index + 1, width, height)
      settleOnlyChild(index, kind, child, RawProposal(width: width, height: height), child)
      return child
    }
  }

  /// A frame of fixed lengths (layout rule 8); with both fixed the child is not asked.
  private func fixedFrameSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let fixedWidth = nodes[index].first
    let fixedHeight = nodes[index].second
    if !fixedWidth.isNaN, !fixedHeight.isNaN {
      return Size(width: fixedWidth, height: fixedHeight)
    }
    let inner = RawProposal(
      width: fixedWidth.isNaN ? width : fixedWidth,
      height: fixedHeight.isNaN ? height : fixedHeight)
    let child = size(index + 1, inner.width, inner.height)
    let answer = Size(
      width: fixedWidth.isNaN ? child.width : fixedWidth,
      height: fixedHeight.isNaN ? child.height : fixedHeight)
    if !nodes[index].flags.contains(.alignsByGuides) {
      settleOnlyChild(index, .fixedFrame, answer, inner, child)
    }
    return answer
  }

  /// A bounded frame (layout rule 9); the child is asked only for what the bounds leave open.
  private func flexibleFrameSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let base = Int(nodes[index].payload)
    let horizontal = Bounds(parameters, base)
    let vertical = Bounds(parameters, base + 3)
    let decidedWidth = horizontal.decided(width)
    let decidedHeight = vertical.decided(height)
    if !decidedWidth.isNaN, !decidedHeight.isNaN {
      return Size(width: decidedWidth, height: decidedHeight)
    }
    let innerWidth = horizontal.inner(width)
    let innerHeight = vertical.inner(height)
    let child = size(index + 1, innerWidth, innerHeight)
    return Size(
      width: decidedWidth.isNaN
        ? horizontal.taken(child.width, proposed: innerWidth) : decidedWidth,
      height: decidedHeight.isNaN
        ? vertical.taken(child.height, proposed: innerHeight) : decidedHeight)
  }

  /// Padding (layout rule 10); less than nothing is nothing, for the proposal and the result.
  private func paddingSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let base = Int(nodes[index].payload)
    let horizontal = parameters[base + 1] + parameters[base + 3]
    let vertical = parameters[base] + parameters[base + 2]
    let inner = RawProposal(
      width: width.isNaN ? .nan : max(width - horizontal, 0),
      height: height.isNaN ? .nan : max(height - vertical, 0))
    let child = size(index + 1, inner.width, inner.height)
    let answer = Size(
      width: max(child.width + horizontal, 0), height: max(child.height + vertical, 0))
    settleOnlyChild(index, .padding, answer, inner, child)
    return answer
  }

  /// The largest answer among the children of the highest priority, on each axis (layout rule 7).
  private func depthStackSize(_ index: Int, _ width: Double, _ height: Double) -> Size {
    let end = Int(nodes[index].end)
    let highest = UInt16(truncatingIfNeeded: nodes[index].payload)
    let single = nodes[index].priorityGroups == 1
    var child = index + 1
    if child == end { return .zero }
    // Placing proposes the pile's own size, so this is not how its children will be placed.
    state[0].trials &+= 1
    defer { state[0].trials &-= 1 }
    // Spacings and spacers may be negative, so that an answer can be.
    var result = Size(width: -.infinity, height: -.infinity)
    while child < end {
      if single || nodes[child].priority == highest {
        let answer = size(child, width, height)
        result.width = max(result.width, answer.width)
        result.height = max(result.height, answer.height)
      }
      child = Int(nodes[child].end)
    }
    return result
  }

  /// What a node with one child proposes to it.
  ///
  /// Only what is placed has a `size` of its own, and only a frame and a position read it.
  func innerProposal(
    _ index: Int, _ kind: NodeKind, _ size: Size, _ width: Double, _ height: Double
  ) -> RawProposal {
    switch kind {
    case .fixedFrame:
      let fixedWidth = nodes[index].first
      let fixedHeight = nodes[index].second
      return RawProposal(
        width: fixedWidth.isNaN ? width : fixedWidth,
        height: fixedHeight.isNaN ? height : fixedHeight)
    case .flexibleFrame:
      let base = Int(nodes[index].payload)
      return RawProposal(
        width: Bounds(parameters, base).placed(size.width, proposed: width),
        height: Bounds(parameters, base + 3).placed(size.height, proposed: height))
    case .containerFrame: return containerFrameProposal(index, width, height)
    case .padding:
      let base = Int(nodes[index].payload)
      let horizontal = parameters[base + 1] + parameters[base + 3]
      let vertical = parameters[base] + parameters[base + 2]
      return RawProposal(
        width: width.isNaN ? .nan : max(width - horizontal, 0),
        height: height.isNaN ? .nan : max(height - vertical, 0))
    case .fixedSize:
      let flags = nodes[index].flags
      return RawProposal(
        width: flags.contains(.horizontal) ? .nan : width,
        height: flags.contains(.vertical) ? .nan : height)
    case .aspectRatio: return ratioProposal(index, width, height)
    case .position: return RawProposal(width: size.width, height: size.height)
    default: return RawProposal(width: width, height: height)
    }
  }

  /// A proposal of a ratio (layout rule 11).
  ///
  /// Infinity is a length like any other; one unspecified axis follows the other.
  private func ratioProposal(_ index: Int, _ width: Double, _ height: Double) -> RawProposal {
    if width.isNaN, height.isNaN { return RawProposal(width: width, height: height) }
    var ratio = nodes[index].first
    if ratio.isNaN {
      let ideal = size(index + 1, .nan, .nan)
      ratio = ideal.width == ideal.height ? 1 : ideal.width / ideal.height
      if !(ratio > 0 && ratio.isFinite) { return RawProposal(width: width, height: height) }
    }
    let byWidth: Bool
    if height.isNaN {
      byWidth = true
    } else if width.isNaN {
      byWidth = false
    } else if nodes[index].flags.contains(.fills) {
      byWidth = width / ratio >= height
    } else {
      byWidth = width / ratio <= height
    }
    return byWidth
      ? RawProposal(width: width, height: width / ratio)
      : RawProposal(width: height * ratio, height: height)
  }
}

/// The bounds of a flexible frame along one axis, NaN where absent.
///
/// Source: layout rule 9.
private struct Bounds {
  let minimum: Double
  let ideal: Double
  let maximum: Double

  init(_ parameters: BufferView<Double>, _ base: Int) {
    minimum = parameters[base]
    ideal = parameters[base + 1]
    maximum = parameters[base + 2]
  }

  /// The frame's length when its child plays no part, else NaN.
  func decided(_ proposed: Double) -> Double {
    if proposed.isNaN { return ideal }
    return minimum.isNaN || maximum.isNaN ? .nan : clamped(proposed)
  }

  /// What the child is proposed.
  func inner(_ proposed: Double) -> Double {
    let wanted = proposed.isNaN ? ideal : proposed
    return wanted.isNaN ? .nan : clamped(wanted)
  }

  /// The frame's length around a child that answered `answer` to `proposed`.
  func taken(_ answer: Double, proposed: Double) -> Double {
    switch (minimum.isNaN, maximum.isNaN) {
    case (false, false): clamped(answer)
    case (false, true): max(min(proposed.isNaN ? .infinity : proposed, answer), minimum)
    case (true, false): min(max(proposed.isNaN ? -.infinity : proposed, answer), maximum)
    case (true, true): answer
    }
  }

  /// What the child is proposed once the frame has its length.
  func placed(_ length: Double, proposed: Double) -> Double {
    let above = minimum.isNaN || minimum < length
    let below = maximum.isNaN || length < maximum
    return ideal.isNaN && proposed.isNaN && above && below ? .nan : length
  }

  private func clamped(_ value: Double) -> Double {
    let raised = minimum.isNaN ? value : max(value, minimum)
    return maximum.isNaN ? raised : min(raised, maximum)
  }
}
