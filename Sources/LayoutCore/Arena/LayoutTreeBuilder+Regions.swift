internal import Geometry

extension LayoutTreeBuilder {
  /// Ends a reader, a scroll view or a choice of views.
  mutating func endRegion(_ index: Int) {
    switch nodes[index].kind {
    case .geometryReader:
      // Its size never depends on its children, and it shows none of their guides (rule 16).
      nodes[index].dependencies = [.widthOnWidth, .heightOnHeight]
    case .scrollView: nodes[index].dependencies = .all
    default:
      nodes[index].dependencies = .all
      nodes[index].flags.insert(.unbounded)
      var guides: GuideSet = []
      var child = index + 1
      while child < nodes.count {
        guides.formUnion(nodes[child].guides)
        child = Int(nodes[child].end)
      }
      nodes[index].guides = guides
    }
    spacingCodes[index] = SpacingTable.plain
  }

  /// Ends an inset; its distance to the primary view is known now.
  mutating func endInset(_ closing: OpenNode) {
    let index = closing.index
    let primary = index + 1
    let secondary = Int(nodes[primary].end)
    let axis: Axis = nodes[index].flags.contains(.horizontal) ? .horizontal : .vertical
    nodes[index].first =
      closing.spacing
      ?? spacings.distance(
        spacingCodes[primary], spacingCodes[secondary], along: axis,
        direction: direction(of: index))
    nodes[index].dependencies = .all
    let guides = nodes[primary].guides.union(nodes[secondary].guides)
    nodes[index].guides = nodes[primary].guides
    if alignmentReads(nodes[index].horizontalKey, guides)
      || alignmentReads(nodes[index].verticalKey, guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
    spacingCodes[index] = SpacingTable.plain
  }
}
