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
    // 16.
    case .containerRelativeFrame(let axes, let columns, let alignment):
      let fixed = relativeLengths(axes, columns)
      return aligned(
        alignment, viewSize,
        ProposedViewSize(
          width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height))
    // 9.
    case .flexibleFrame(let bounds, let alignment):
      return aligned(
        alignment, viewSize,
        ProposedViewSize(
          width: FlexibleLength(bounds.width)
            .placementProposal(proposal.width, length: viewSize.size.width),
          height: FlexibleLength(bounds.height)
            .placementProposal(proposal.height, length: viewSize.size.height)))
    // 10, 17.
    case .padding(let insets), .safeAreaPadding(let insets):
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

  /// What covers a part of the safe area: its frame, and how far it reaches in from each edge.
  struct Cover {
    var frame: PhysicalRect
    var insets: PhysicalInsets
  }

  /// Every view's proposal and physical frame, in preorder.
  ///
  /// 19. A child's x counts from the other edge where the parent's own direction is right to left.
  func frames(
    in host: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets()
  ) -> [ReferenceFrame] {
    let isCovered = safeArea != EdgeInsets()
    let available = isCovered ? Self.inset(host, safeArea) : host
    for view in preorder { view.container = available }
    let root = viewSize(available)
    let insets = PhysicalInsets(safeArea, direction: direction)
    func place(_ host: Double?, _ length: Double, _ before: Double, _ covered: Double) -> Double {
      guard let host, host.isFinite else { return before }
      return before + (host - covered - length) / 2
    }
    // 2. A host without a length is as long as the root and what is covered.
    func length(_ host: Double?, _ root: Double, _ covered: Double) -> Double {
      host.flatMap { $0.isFinite ? $0 : nil } ?? root + covered
    }
    let whole = PhysicalRect(
      x: 0, y: 0, width: length(host.width, root.size.width, safeArea.horizontal),
      height: length(host.height, root.size.height, safeArea.vertical))
    return frames(
      root, place(host.width, root.size.width, insets.left, safeArea.horizontal),
      place(host.height, root.size.height, insets.top, safeArea.vertical),
      [Cover(frame: whole, insets: insets)])
  }

  private func frames(
    _ viewSize: ViewSize, _ x: Double, _ y: Double, _ covers: [Cover]
  ) -> [ReferenceFrame] {
    let size = viewSize.size
    let frame = PhysicalRect(x: x, y: y, width: size.width, height: size.height)
    var result = [ReferenceFrame(proposal: viewSize.proposal, frame: frame)]
    var placements = placements(viewSize)
    var inner = covers
    switch kind {
    case .modifier(.safeAreaPadding(let insets)):
      inner.append(
        Cover(frame: frame, insets: PhysicalInsets(insets, direction: direction)))
    case .modifier(.ignoresSafeArea(let regions, let edges)):
      placements = [ignoring(frame, regions, edges, covers)]
    default: break
    }
    for (child, placement) in zip(children, placements) {
      let childSize = child.viewSize(placement.proposal)
      let local =
        direction == .rightToLeft
        ? size.width - (placement.x + childSize.size.width) : placement.x
      result += child.frames(childSize, x + local, y + placement.y, inner)
    }
    return result
  }

  // 17. From the inside out, each edge that touches what a cover leaves free moves to its own.
  private func ignoring(
    _ frame: PhysicalRect, _ regions: SafeAreaRegions, _ edges: Edge.Set, _ covers: [Cover]
  ) -> Placement {
    var (left, right, top, bottom) = (frame.x, frame.maxX, frame.y, frame.maxY)
    for cover in covers.reversed() where regions.contains(.container) {
      let free = cover.frame.inset(by: cover.insets)
      if abs(left - free.x) <= 0.251 { left -= cover.insets.left }
      if abs(right - free.maxX) <= 0.251 { right += cover.insets.right }
      if abs(top - free.y) <= 0.251 { top -= cover.insets.top }
      if abs(bottom - free.maxY) <= 0.251 { bottom += cover.insets.bottom }
    }
    let reach = EdgeInsets(
      PhysicalInsets(
        top: frame.y - top, left: frame.x - left, bottom: bottom - frame.maxY,
        right: right - frame.maxX), direction: direction
    ).keeping(edges)
    return Placement(
      proposal: ProposedViewSize(
        width: frame.width + reach.horizontal, height: frame.height + reach.vertical),
      x: -reach.leading, y: -reach.top)
  }
}
