internal import Geometry

extension LayoutEngine {
  /// Puts the root into the host: centred in what is not covered, at its edge where the host has no
  /// extent of its own.
  func mirrorRoot(host: ProposedViewSize) {
    let root = rects[0]
    let covered = PhysicalInsets(safeArea.total, direction: direction(of: 0))
    rects[0].x =
      covered.left + Self.centered(root.width, in: host.width, covered.left + covered.right)
    rects[0].y =
      covered.top + Self.centered(root.height, in: host.height, covered.top + covered.bottom)
    state[0].allFinite = true
  }

  /// The direction in which the children of a node are placed.
  func direction(of index: Int) -> LayoutDirection {
    nodes[index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
  }

  /// Turns the leading-based rectangles of a node's children, which have just been placed, into
  /// physical ones.
  ///
  /// This is the only place where a direction moves a frame: a child's x is counted from the other
  /// edge when its parent's own environment is right to left. The pass goes along with placing, a
  /// node behind it, so that the rectangles are still at hand; nothing asks for them as
  /// leading-based ones any more.
  ///
  /// Source: layout rule 19.
  @inline(__always)
  func mirrorChildren(of index: Int) {
    let frame = physicalRect(index)
    let direction = direction(of: index)
    let end = Int(nodes[index].end)
    // 0 as long as only finite numbers were added.
    var drift = 0.0
    var child = index + 1
    while child < end {
      let placed = rects[child].placed(in: frame, direction: direction)
      rects[child].x = placed.x
      rects[child].y = placed.y
      drift += (placed.x + placed.y + placed.width + placed.height) * 0
      child = Int(nodes[child].end)
    }
    if drift != 0 { state[0].allFinite = false }
  }

  /// The rectangle of a node that this pass has been over.
  @inline(__always)
  func physicalRect(_ index: Int) -> PhysicalRect {
    let rect = rects[index]
    return PhysicalRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  private static func centered(
    _ length: Double, in host: Double?, _ covered: Double
  ) -> Double {
    guard let host, host.isFinite else { return 0 }
    // Less than nothing may be left: the root is then centred about the middle of what is covered.
    return (host - covered - length) * 0.5
  }
}
