import Geometry
import LayoutCore
import LayoutTesting

extension ReferenceView {
  /// The answer to a proposal.
  func size(_ proposal: ProposedViewSize) -> Size {
    switch kind {
    case .leaf(let content): leafSize(content, proposal)
    case .stack(let axis, _, _):
      onlyChildOfStack?.size(proposal)
        ?? stackSize(axis, proposal, minor: proposal[axis.cross])
    case .pile: pileSize(proposal)
    case .layers: inner.size(proposal)
    case .modifier(let modifier): modifierSize(modifier, proposal)
    }
  }

  func viewSize(_ proposal: ProposedViewSize) -> ViewSize {
    ViewSize(size: size(proposal), proposal: proposal)
  }

  // 3. Leaves, 5. Spacer and Divider.
  private func leafSize(_ content: ViewSketch.Content, _ proposal: ProposedViewSize) -> Size {
    let filled = proposal.replacingUnspecifiedDimensions()
    switch content {
    case .color: return filled
    case .circle:
      let side = min(filled.width, filled.height)
      return Size(width: side, height: side)
    case .image(let width, let height, let isResizable):
      guard isResizable else { return Size(width: width, height: height) }
      return Size(
        width: proposal.width.map { max($0, 0) } ?? width,
        height: proposal.height.map { max($0, 0) } ?? height)
    case .spacer(let minimum):
      let least = minimum ?? 8
      let width = max(proposal.width ?? -.infinity, least)
      let height = max(proposal.height ?? -.infinity, least)
      switch orientation {
      case .horizontal: return Size(width: width, height: 0)
      case .vertical: return Size(width: 0, height: height)
      case nil: return Size(width: width, height: height)
      }
    case .divider:
      return orientation == .horizontal
        ? Size(width: 0.5, height: filled.height) : Size(width: filled.width, height: 0.5)
    case .text(let letters):
      return SketchMeasurer().size(ofLeaf: letters, proposal: proposal)
    default: return .zero
    }
  }

  // 7. The largest answers of the highest priority.
  private func pileSize(_ proposal: ProposedViewSize) -> Size {
    let answers = topChildren.map { $0.size(proposal) }
    return Size(
      width: answers.map(\.width).max() ?? 0, height: answers.map(\.height).max() ?? 0)
  }

  /// The children of a pile that have its highest priority.
  var topChildren: [ReferenceView] {
    let top = children.map(\.priority).max()
    return children.filter { $0.priority == top }
  }

  private func modifierSize(
    _ modifier: ViewSketch.Modifier, _ proposal: ProposedViewSize
  ) -> Size {
    switch modifier {
    // 8.
    case .frame(let width, let height, _):
      let answer = inner.size(
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height))
      return Size(width: width ?? answer.width, height: height ?? answer.height)
    // 16.
    case .containerRelativeFrame(let axes, let columns, _):
      let fixed = relativeLengths(axes, columns)
      let answer = inner.size(
        ProposedViewSize(
          width: fixed.width ?? proposal.width, height: fixed.height ?? proposal.height))
      return Size(width: fixed.width ?? answer.width, height: fixed.height ?? answer.height)
    // 9.
    case .flexibleFrame(let bounds, _):
      let width = FlexibleLength(bounds.width)
      let height = FlexibleLength(bounds.height)
      let childProposal = ProposedViewSize(
        width: width.childProposal(proposal.width), height: height.childProposal(proposal.height))
      let answer = inner.size(childProposal)
      return Size(
        width: width.length(proposal.width, child: answer.width),
        height: height.length(proposal.height, child: answer.height))
    // 10, 17.
    case .padding(let insets), .safeAreaPadding(let insets):
      let answer = inner.size(Self.inset(proposal, insets))
      return Size(
        width: max(0, answer.width + insets.horizontal),
        height: max(0, answer.height + insets.vertical))
    // 11.
    case .fixedSize(let horizontal, let vertical):
      return inner.size(Self.freed(proposal, horizontal, vertical))
    case .touchTarget(let side):
      let answer = inner.size(proposal)
      return Size(width: max(answer.width, side), height: max(answer.height, side))
    case .aspectRatio(let ratio, let mode): return inner.size(ratioProposal(ratio, mode, proposal))
    // 12.
    case .position:
      let answer = inner.size(proposal)
      return Size(
        width: proposal.width ?? answer.width, height: proposal.height ?? answer.height)
    default: return inner.size(proposal)
    }
  }

  // 16. Lengths of the container, where it has some.
  func relativeLengths(_ axes: Axis.Set, _ columns: SketchColumns?) -> ProposedViewSize {
    var lengths = ProposedViewSize.unspecified
    for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
      guard let length = container[axis], length.isFinite else { continue }
      guard let columns else {
        lengths[axis] = max(length, 0)
        continue
      }
      let gaps = columns.spacing * Double(columns.count - 1)
      let column = (length - gaps) / Double(columns.count)
      lengths[axis] = max(
        column * Double(columns.span) + columns.spacing * Double(columns.span - 1), 0)
    }
    return lengths
  }

  // 10. Less than nothing is nothing.
  static func inset(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }

  static func freed(
    _ proposal: ProposedViewSize, _ horizontal: Bool, _ vertical: Bool
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }

  // 11. The largest or smallest rectangle of a ratio.
  func ratioProposal(
    _ given: Double?, _ mode: ContentMode, _ proposal: ProposedViewSize
  ) -> ProposedViewSize {
    if proposal == .unspecified { return proposal }
    var ratio = 1.0
    if let given {
      ratio = given
    } else {
      let ideal = inner.size(.unspecified)
      if ideal.width != ideal.height { ratio = ideal.width / ideal.height }
      // The rules name no ratio for a content without one: nothing is changed.
      guard ratio > 0, ratio.isFinite else { return proposal }
    }
    func byWidth(_ width: Double) -> ProposedViewSize {
      ProposedViewSize(width: width, height: width / ratio)
    }
    func byHeight(_ height: Double) -> ProposedViewSize {
      ProposedViewSize(width: height * ratio, height: height)
    }
    switch (proposal.width, proposal.height) {
    case (let width?, nil): return byWidth(width)
    case (nil, let height?): return byHeight(height)
    case (let width?, let height?):
      let takesWidth = mode == .fit ? width / ratio <= height : width / ratio >= height
      return takesWidth ? byWidth(width) : byHeight(height)
    case (nil, nil): return proposal
    }
  }
}

/// 9. One axis of a flexible frame.
struct FlexibleLength {
  var minimum: Double?
  var ideal: Double?
  var maximum: Double?

  init(_ range: FrameBounds.Range) {
    minimum = range.minimum.map { max($0, 0) }
    ideal = range.ideal.map { [minimum] in max(minimum ?? 0, $0) }
    maximum = range.maximum.map { [minimum, ideal] in max(ideal ?? minimum ?? 0, $0) }
  }

  func childProposal(_ proposed: Double?) -> Double? {
    (proposed ?? ideal).map { clamp($0, minimum ?? -.infinity, maximum ?? .infinity) }
  }

  func length(_ proposed: Double?, child answer: Double) -> Double {
    if let proposed, let minimum, let maximum { return clamp(proposed, minimum, maximum) }
    if proposed == nil, let ideal { return ideal }
    let asked = childProposal(proposed)
    switch (minimum, maximum) {
    case (let minimum?, let maximum?): return clamp(answer, minimum, maximum)
    case (let minimum?, nil): return max(min(asked ?? .infinity, answer), minimum)
    case (nil, let maximum?): return min(max(asked ?? -.infinity, answer), maximum)
    case (nil, nil): return answer
    }
  }

  /// What the child is proposed once the frame has its length.
  func placementProposal(_ proposed: Double?, length: Double) -> Double? {
    let isBetween = (minimum ?? -.infinity) < length && length < (maximum ?? .infinity)
    return ideal == nil && proposed == nil && isBetween ? nil : length
  }
}
