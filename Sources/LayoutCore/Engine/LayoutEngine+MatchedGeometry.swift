internal import Geometry

extension LayoutEngine {
  /// How often views are moved again because their source has been.
  private static var mostMoves: Int { 8 }

  /// Gives the content of views that follow another one its geometry, once everything is placed.
  ///
  /// Nothing else moves: the views keep their own places in the layout. A source that lies inside a
  /// view that follows another one moves with it, and its followers in the next round.
  func matchGeometries() {
    let matched = shownMatches()
    var sources: [MatchedGeometry.Group: Int] = [:]
    for node in matched {
      guard let geometry = tree.side.matchedGeometries[node], geometry.isSource,
        sources[geometry.group] == nil
      else { continue }
      sources[geometry.group] = node
    }
    for _ in 0..<Self.mostMoves {
      var isMoved = false
      for node in matched {
        guard let geometry = tree.side.matchedGeometries[node], !geometry.isSource,
          let source = sources[geometry.group], !isAncestor(node, of: source)
        else { continue }
        if move(node, geometry, to: source) { isMoved = true }
      }
      if !isMoved { return }
    }
  }

  /// The placed views that belong to a group, in tree order.
  private func shownMatches() -> [Int] {
    var result: [Int] = []
    var index = 0
    while index < tree.count {
      if !isPlaced(index) {
        index = Int(nodes[index].end)
        continue
      }
      if tree.side.matchedGeometries[index] != nil { result.append(index) }
      index += 1
    }
    return result
  }

  private func isAncestor(_ node: Int, of other: Int) -> Bool {
    node < other && other < Int(nodes[node].end)
  }

  /// Places the content of a view by a source; whether that changed its frame.
  ///
  /// The anchors of both views count by their own directions: a leading anchor is at the left in a
  /// left-to-right layout and at the right in a right-to-left one.
  private func move(_ node: Int, _ geometry: MatchedGeometry, to source: Int) -> Bool {
    let child = node + 1
    let from = frame(of: source)
    let own = frame(of: node)
    let takesSize = geometry.properties.contains(.size)
    let proposal =
      takesSize ? RawProposal(width: from.width, height: from.height) : proposals[node]
    let answer = size(child, proposal.width, proposal.height)
    let target: (x: Double, y: Double)
    if geometry.properties.contains(.position) {
      let anchor = tree.side.matchedGeometries[source]?.anchor ?? .center
      target = anchor.point(in: from, direction: direction(of: source))
    } else {
      target = geometry.anchor.point(in: own, direction: direction(of: node))
    }
    let zero = PhysicalRect(x: 0, y: 0, width: answer.width, height: answer.height)
    let inside = geometry.anchor.point(in: zero, direction: direction(of: node))
    let frame = PhysicalRect(
      x: target.x - inside.x, y: target.y - inside.y, width: answer.width, height: answer.height)
    let rect = frame.leading(in: own, direction: direction(of: node))
    if rect == rects[child], proposals[child].proposal == proposal.proposal { return false }
    proposals[child] = proposal
    rects[child] = rect
    placedFrames[child] = frame
    lastParent.node = -1
    place(child..<Int(nodes[child].end), everything: false)
    return true
  }
}
