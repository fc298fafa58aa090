internal import Geometry
internal import LayoutCore

/// One number over all frames of a tree: the sum of x + 3y + 7w + 11h.
///
/// x and y count from the left and top of the parent. Only stacks and leaves count; a view with
/// modifiers around it has the frame of the outermost one.
struct Checksum: Equatable {
  private(set) var value: Double

  /// A sum that someone else has worked out, or nothing yet.
  init(_ value: Double = 0) { self.value = value }

  /// Adds one frame.
  mutating func add(x: Double, y: Double, width: Double, height: Double) {
    value += x + 3 * y + 7 * width + 11 * height
  }

  /// The checksum of a tree that an engine has laid out.
  static func of(_ engine: LayoutEngine) -> Checksum {
    var sum = Checksum()
    // Parents that still have children to come, with the frames that children count from.
    var open: [(end: Int, frame: PhysicalRect)] = []
    var node = 0
    let tree = engine.tree
    let frames = engine.frames()
    while node < tree.count {
      while let last = open.last, last.end <= node { open.removeLast() }
      let frame = frames[node]
      let parent = open.last?.frame ?? PhysicalRect(x: 0, y: 0, width: 0, height: 0)
      sum.add(
        x: frame.x - parent.x, y: frame.y - parent.y, width: frame.width, height: frame.height)
      let end = tree.end(of: node)
      while isModifier(tree.kind(of: node)) { node += 1 }
      open.append((end, frame))
      node += 1
    }
    return sum
  }

  private static func isModifier(_ kind: NodeKind) -> Bool {
    kind == .padding || kind == .aspectRatio
  }

  /// Whether two sums are the same but for rounding: a sum of n terms in another order differs by
  /// at most n ulps of the whole, and no tree here has 2²⁰ terms.
  func matches(_ other: Checksum) -> Bool {
    (value - other.value).magnitude <= value.magnitude.ulp * 0x1p20
  }
}
