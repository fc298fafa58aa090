internal import Geometry

extension LayoutEngine {
  /// Where a guide of a node lies, explicit or by default, when the node has its last answer.
  func guide(_ index: Int, _ code: AlignmentKey.Code) -> Double {
    guide(index, code, rects[index].size, proposals[index])
  }

  /// Where a guide of a node lies when the node has a size for a proposal.
  func guide(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    let explicit = explicitGuide(index, code, size, proposal)
    if !explicit.isNaN { return explicit }
    let factor = alignmentFactors[Int(code)]
    let key = tree.alignments.keys[Int(code)]
    // A leading guide of an infinite view is at 0, where 0 · ∞ would be no number.
    if factor == 0 { return 0 }
    if !factor.isNaN { return factor * (key.axis == .horizontal ? size.width : size.height) }
    return withoutActuallyEscaping({ self.explicitValue(of: $0, index, size, proposal) }) {
      key.defaultValue(in: ViewDimensions(size: size, explicitValue: $0))
    }
  }

  func explicitValue(
    of key: AlignmentKey, _ index: Int, _ size: Size, _ proposal: RawProposal
  ) -> Double? {
    guard let code = tree.alignments.existingCode(of: key) else { return nil }
    let value = explicitGuide(index, code, size, proposal)
    return value.isNaN ? nil : value
  }

  /// The explicit value of a guide, NaN when nothing in the subtree sets it.
  ///
  /// Source: layout rule 14.
  func explicitGuide(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    guard nodes[index].guides.contains(GuideSet(code)) else { return .nan }
    // The question gives what is inside the places that belong to it.
    settled[index] = false
    switch nodes[index].kind {
    case .measured: return baseline(index, code, proposal)
    case .alignmentGuide: return guideModifier(index, code, size, proposal)
    case .transparent, .offset, .layered: return explicitGuide(index + 1, code, size, proposal)
    case .custom:
      let own = customGuide(index, code, size, proposal)
      if !own.isNaN || GuideSet.edgesAndCenters.contains(GuideSet(code)) { return own }
      return combinedGuide(index, code, size, proposal)
    case .horizontalStack, .verticalStack, .depthStack, .viewThatFits, .safeAreaInset, .grid:
      return combinedGuide(index, code, size, proposal)
    default:
      let child = arrangeOnlyChild(index, size, proposal)
      let inner = explicitGuide(index + 1, code, child.size, proposals[index + 1])
      return inner + (isHorizontal(code) ? child.x : child.y)
    }
  }

  private func isHorizontal(_ code: AlignmentKey.Code) -> Bool {
    tree.alignments.keys[Int(code)].axis == .horizontal
  }

  private func baseline(
    _ index: Int, _ code: AlignmentKey.Code, _ proposal: RawProposal
  ) -> Double {
    guard let measurer else { return .nan }
    let baselines = measurer.baselines(
      ofLeaf: Int(nodes[index].payload), proposal: proposal.proposal)
    switch code {
    case AlignmentKey.Codes.firstTextBaseline: return baselines.first
    case AlignmentKey.Codes.lastTextBaseline: return baselines.last
    default: return .nan
    }
  }

  private func guideModifier(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    let flags = nodes[index].flags
    let own =
      flags.contains(.horizontal) ? nodes[index].horizontalKey : nodes[index].verticalKey
    guard own == code else { return explicitGuide(index + 1, code, size, proposal) }
    guard flags.contains(.computed) else { return nodes[index].first }
    let closure = tree.guideClosures[Int(nodes[index].payload)]
    let value = withoutActuallyEscaping(
      { self.explicitValue(of: $0, index + 1, size, proposal) },
      do: { closure(ViewDimensions(size: size, explicitValue: $0)) })
    return value.isFinite ? value : .nan
  }

  /// What a container's children say together, kept a container, guide, size and proposal.
  private func combinedGuide(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    let slot = Int(nodes[index].slot)
    var entry = slots[slot].guides
    while entry >= 0 {
      let found = foundGuides[Int(entry)]
      if found.code == code, found.width == size.width, found.height == size.height,
        same(found.proposedWidth, proposal.width), same(found.proposedHeight, proposal.height)
      {
        return found.value
      }
      entry = found.next
    }
    let value = combineGuides(index, code, size, proposal)
    addGuide(
      slot,
      FoundGuide(
        proposedWidth: proposal.width, proposedHeight: proposal.height, width: size.width,
        height: size.height, value: value, code: code, next: -1))
    return value
  }

  func addGuide(_ slot: Int, _ guide: FoundGuide) {
    let place = Int(state[0].guideCount)
    foundGuides.ensure(place + 1)
    foundGuides[place] = guide
    foundGuides[place].next = slots[slot].guides
    slots[slot].guides = Int32(truncatingIfNeeded: place)
    state[0].guideCount &+= 1
  }

  /// Combines what children say (layout rule 14): baselines by the least, custom guides by the mean.
  ///
  /// Edges
  /// and centres are a container's own again and never get here.
  private func combineGuides(
    _ index: Int, _ code: AlignmentKey.Code, _ size: Size, _ proposal: RawProposal
  ) -> Double {
    arrangeContainer(index, size, proposal)
    let horizontal = isHorizontal(code)
    let isBaseline = GuideSet.baselines.contains(GuideSet(code))
    // The cells of a grid's rows stand for the rows; of an inset only the primary view counts.
    let kind = nodes[index].kind
    let end = kind == .safeAreaInset ? Int(nodes[index + 1].end) : Int(nodes[index].end)
    var result = Double.nan
    var count = 0.0
    var child = index + 1
    var row = LeadingRect(x: 0, y: 0, width: 0, height: 0)
    var rowEnd = index + 1
    while child < end {
      if child >= rowEnd { row = LeadingRect(x: 0, y: 0, width: 0, height: 0) }
      if !isPlaced(child) {
        child = Int(nodes[child].end)
        continue
      }
      if nodes[child].kind == .gridRow {
        row = rects[child]
        rowEnd = Int(nodes[child].end)
        child += 1
        continue
      }
      let rect = rects[child]
      var value = explicitGuide(child, code, rect.size, proposals[child])
      if !value.isNaN {
        value += horizontal ? rect.x + row.x : rect.y + row.y
        if result.isNaN {
          result = value
        } else if isBaseline {
          result = min(result, value)
        } else {
          result = (result * count + value) / (count + 1)
        }
        count += 1
      }
      child = Int(nodes[child].end)
    }
    return result
  }
}
