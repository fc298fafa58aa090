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
    nodes[spacing: index] = SpacingTable.plain
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
        nodes[spacing: primary], nodes[spacing: secondary], along: axis,
        direction: direction(of: index))
    nodes[index].dependencies = .all
    let guides = nodes[primary].guides.union(nodes[secondary].guides)
    nodes[index].guides = nodes[primary].guides
    if alignmentReads(nodes[index].horizontalKey, guides)
      || alignmentReads(nodes[index].verticalKey, guides)
    {
      nodes[index].flags.insert(.alignsByGuides)
    }
    nodes[spacing: index] = SpacingTable.plain
  }

  /// Ends a layout of one's own: gathers what its subviews hand to it, and asks for its spacing.
  mutating func endCustom(_ index: Int) {
    var subviews: [Int] = []
    var priorities: [Int: Double] = [:]
    var child = index + 1
    while child < nodes.count {
      subviews.append(child)
      side.spacings[child] = spacings.spacing(nodes[spacing: child])
      priorities[child] = self.priorities[Int(nodes[child].priority)]
      let values = valuesHanded(by: child)
      if !values.isEmpty { side.values[child] = values }
      child = Int(nodes[child].end)
    }
    nodes[index].dependencies = .all
    nodes[index].priority = PriorityNumber.standard
    nodes[index].guides = GuideSet(rawValue: .max)
    let source = BuildingSubviews(
      spacings: side.spacings, priorities: priorities, values: side.values)
    let layout = side.layouts[Int(nodes[index].payload)]
    let spacing = layout.spacing(LayoutSubviews(source, subviews, direction(of: index)))
    if spacing.isDirectional { side.hasDirectionalSpacing = true }
    nodes[spacing: index] = spacings.code(of: spacing)
  }

  /// The values of the modifiers around a view; of two for one key the outer one counts.
  private func valuesHanded(by child: Int) -> [ObjectIdentifier: any Sendable] {
    var result: [ObjectIdentifier: any Sendable] = [:]
    var node = child
    while nodes[node].kind.keepsOneChild {
      if let given = givenValues[node], result[given.key] == nil {
        result[given.key] = given.value
      }
      node += 1
    }
    return result
  }
}
