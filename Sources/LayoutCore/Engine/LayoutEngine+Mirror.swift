internal import Geometry

extension LayoutEngine {
  /// Turns the leading-based rectangles of a node's children, which have just been placed, into
  /// physical ones, relative to the node.
  ///
  /// This is the only place where a direction moves a frame: a child's x is counted from the other
  /// edge when its parent's own environment is right to left.
  ///
  /// - Parameters:
  ///   - index: the node.
  ///   - size: the node's own size.
  /// - Returns: whether all places and sizes are finite.
  ///
  /// Source: layout rule 19.
  @inline(__always)
  func mirrorChildren(of index: Int, _ size: Size) -> Bool {
    let parent = PhysicalRect(x: 0, y: 0, width: size.width, height: size.height)
    let direction: LayoutDirection =
      nodes[index].flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight
    let end = Int(nodes[index].end)
    // 0 as long as only finite numbers were added.
    var drift = 0.0
    var child = index + 1
    while child < end {
      rects[child].x = rects[child].placed(in: parent, direction: direction).x
      drift += Self.drift(rects[child])
      child = Int(nodes[child].end)
    }
    return drift == 0
  }
}
