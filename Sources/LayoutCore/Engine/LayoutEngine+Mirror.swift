internal import Geometry

extension LayoutEngine {
  /// Turns every leading-based rectangle into a physical one.
  ///
  /// This pass is the only place where a direction moves a frame: a child's x is counted from the
  /// other edge when its parent's own environment is right to left. The root is centred in the
  /// host, which has the root's extent where it has none of its own.
  ///
  /// Source: layout rule 19.
  func mirror(host: ProposedViewSize) {
    let root = rects[0]
    frames[0] = PhysicalRect(
      x: Self.centered(root.width, in: host.width), y: Self.centered(root.height, in: host.height),
      width: root.width, height: root.height)
    // 0 as long as only finite numbers were added.
    var drift = 0.0
    var next = 0
    while next < tree.count {
      let index = next
      if !isPlaced(index) {
        next = Int(nodes[index].end)
        continue
      }
      next += 1
      if nodes[index].kind.isLeaf { continue }
      let frame = frames[index]
      let direction: LayoutDirection =
        nodes[index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
      let end = Int(nodes[index].end)
      var child = index + 1
      while child < end {
        let placed = rects[child].placed(in: frame, direction: direction)
        frames[child] = placed
        drift += (placed.x + placed.y + placed.width + placed.height) * 0
        child = Int(nodes[child].end)
      }
    }
    state[0].allFinite = drift == 0
  }

  private static func centered(_ length: Double, in host: Double?) -> Double {
    guard let host, host.isFinite else { return 0 }
    return (host - length) * 0.5
  }
}
