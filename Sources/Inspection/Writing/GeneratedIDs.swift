/// The ids of a frame tree's nodes, asked for in tree order.
///
/// A generated id is that of the node above and one step more, so in tree order each costs its own
/// length and not a walk to the root.
struct GeneratedIDs {
  private let tree: FrameTree
  private var path: [UInt8] = []
  /// Where the way to each view ends in `path`, as long as the view is open.
  private var ends: [Int]

  init(_ tree: FrameTree) {
    self.tree = tree
    ends = Array(repeating: 0, count: tree.paths.count)
  }

  /// The id of a node: its own, else the generated one; nil for a modifier.
  mutating func next(_ node: Int) -> String? {
    // A node that was read has no way, only the id that stood there.
    guard let way = tree.nodes[node].path else { return tree.nodes[node].explicitID }
    extend(way)
    return tree.nodes[node].explicitID ?? String(decoding: path, as: UTF8.self)
  }

  private mutating func extend(_ way: Int) {
    let step = tree.paths[way]
    path.removeLast(path.count - (step.parent >= 0 ? ends[step.parent] : 0))
    switch step.kind {
    case .root: path.append(0x30)
    case .child(let number): path += ".\(number)".utf8
    case .modifier(let number): path += ".m\(number)".utf8
    }
    ends[way] = path.count
  }
}
