import Geometry
import LayoutCore
import LayoutTesting

extension ReferenceView {
  /// The proposal and the leading-based origin of each child.
  func placements(_ viewSize: ViewSize) -> [Placement] {
    switch kind {
    case .leaf: []
    case .stack(let axis, _, _):
      onlyChildOfStack == nil
        ? stackPlacements(axis, viewSize) : [Placement(proposal: viewSize.proposal, x: 0, y: 0)]
    case .pile(let alignment): pilePlacements(alignment, viewSize)
    case .layers(let alignment): layerPlacements(alignment, viewSize)
    case .modifier(let modifier): [placement(modifier, viewSize)]
    }
  }

  // 7. Everything is proposed the pile's own size; the point is the largest guide of the top ones.
  private func pilePlacements(_ alignment: SketchAlignment, _ viewSize: ViewSize) -> [Placement] {
    let proposal = ProposedViewSize(viewSize.size)
    func guide(_ child: ReferenceView, _ guide: SketchGuide) -> Double {
      child.value(of: guide, child.viewSize(proposal))
    }
    let x = topChildren.map { guide($0, alignment.horizontal) }.max() ?? 0
    let y = topChildren.map { guide($0, alignment.vertical) }.max() ?? 0
    return children.map { child in
      Placement(
        proposal: proposal, x: x - guide(child, alignment.horizontal),
        y: y - guide(child, alignment.vertical))
    }
  }

  // 13. The primary view is the node; the other one is proposed its size and aligned with it.
  private func layerPlacements(_ alignment: SketchAlignment, _ viewSize: ViewSize) -> [Placement] {
    let secondary = children[1].viewSize(ProposedViewSize(viewSize.size))
    return [
      Placement(proposal: viewSize.proposal, x: 0, y: 0),
      Placement(
        proposal: secondary.proposal,
        x: inner.value(of: alignment.horizontal, viewSize)
          - children[1].value(of: alignment.horizontal, secondary),
        y: inner.value(of: alignment.vertical, viewSize)
          - children[1].value(of: alignment.vertical, secondary)),
    ]
  }

  private func placement(_ modifier: ViewSketch.Modifier, _ viewSize: ViewSize) -> Placement {
    let proposal = viewSize.proposal
    switch modifier {
    // 8.
    case .frame(let width, let height, let alignment):
      return aligned(
        alignment, viewSize,
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
    // 9.
    case .flexibleFrame(let bounds, let alignment):
      return aligned(
        alignment, viewSize,
        ProposedViewSize(
          width: FlexibleLength(bounds.width)
            .placementProposal(proposal.width, length: viewSize.size.width),
          height: FlexibleLength(bounds.height)
            .placementProposal(proposal.height, length: viewSize.size.height)))
    // 10.
    case .padding(let insets):
      return Placement(
        proposal: Self.inset(proposal, insets), x: insets.leading, y: insets.top)
    // 11.
    case .fixedSize(let horizontal, let vertical):
      return centered(Self.freed(proposal, horizontal, vertical), viewSize.size)
    case .touchTarget: return centered(proposal, viewSize.size)
    case .aspectRatio(let ratio, let mode):
      return centered(ratioProposal(ratio, mode, proposal), viewSize.size)
    // 12.
    case .position(let x, let y):
      let full = ProposedViewSize(viewSize.size)
      let answer = inner.size(full)
      return Placement(proposal: full, x: x - answer.width / 2, y: y - answer.height / 2)
    case .offset(let x, let y): return Placement(proposal: proposal, x: x, y: y)
    default: return Placement(proposal: proposal, x: 0, y: 0)
    }
  }

  private func aligned(
    _ alignment: SketchAlignment, _ viewSize: ViewSize, _ proposal: ProposedViewSize
  ) -> Placement {
    // 8. The frame's own guide is always the default one.
    let child = inner.viewSize(proposal)
    return Placement(
      proposal: proposal,
      x: alignment.horizontal.defaultValue(in: viewSize.size) { _ in nil }
        - inner.value(of: alignment.horizontal, child),
      y: alignment.vertical.defaultValue(in: viewSize.size) { _ in nil }
        - inner.value(of: alignment.vertical, child))
  }

  private func centered(_ proposal: ProposedViewSize, _ size: Size) -> Placement {
    let answer = inner.size(proposal)
    return Placement(
      proposal: proposal, x: (size.width - answer.width) / 2, y: (size.height - answer.height) / 2)
  }

  // MARK: Frames

  /// Every view's proposal and physical frame, in preorder.
  ///
  /// 19. A child's x counts from the other edge where the parent's own direction is right to left.
  func frames(in host: ProposedViewSize) -> [ReferenceFrame] {
    let root = viewSize(host)
    func centered(_ length: Double, in host: Double?) -> Double {
      guard let host, host.isFinite else { return 0 }
      return (host - length) / 2
    }
    return frames(
      root, centered(root.size.width, in: host.width), centered(root.size.height, in: host.height))
  }

  private func frames(_ viewSize: ViewSize, _ x: Double, _ y: Double) -> [ReferenceFrame] {
    let size = viewSize.size
    var result = [
      ReferenceFrame(
        proposal: viewSize.proposal,
        frame: PhysicalRect(x: x, y: y, width: size.width, height: size.height))
    ]
    for (child, placement) in zip(children, placements(viewSize)) {
      let childSize = child.viewSize(placement.proposal)
      let local =
        direction == .rightToLeft
        ? size.width - (placement.x + childSize.size.width) : placement.x
      result += child.frames(childSize, x + local, y + placement.y)
    }
    return result
  }
}
