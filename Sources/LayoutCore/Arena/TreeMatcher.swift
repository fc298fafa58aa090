internal import Geometry

/// Finds the subtrees that two trees have in common.
///
/// The algorithm, in numbered steps:
/// 1. Bottom-up, each node of both trees gets a digest of itself and everything below it.
/// 2. Top-down from the roots, two nodes of equal digests are compared member by member. When they
///    are the same, the whole subtree is found.
/// 3. Otherwise their children are paired: equal ones from the start, equal ones from the end, and
///    what is left between in order.
///
/// - Complexity: O(nodes of both trees), and the children of containers whose children differ.
struct TreeMatcher {
  /// A tree with the one who measures its leaves.
  struct Side {
    let tree: LayoutTree
    let measurer: (any LeafMeasurer)?
    private(set) var digests: ContiguousArray<UInt64>

    init(_ tree: LayoutTree, _ measurer: (any LeafMeasurer)?, salt: UInt64) {
      self.tree = tree
      self.measurer = measurer
      digests = ContiguousArray(repeating: 0, count: tree.count)
      for index in (0..<tree.count).reversed() {
        digests[index] = digest(of: index, salt: salt).value
      }
    }

    private func digest(of index: Int, salt: UInt64) -> Digest {
      let content = NodeContent(tree, index)
      var digest = content.digest
      if content.isOpaque {
        digest.add(salt)
        digest.add(UInt64(index))
      }
      let node = tree.nodes[index]
      if node.kind == .measured, let measurer {
        digest.add(UInt64(bitPattern: Int64(measurer.digest(ofLeaf: Int(node.payload)))))
      }
      var child = index + 1
      while child < Int(node.end) {
        digest.add(digests[child])
        digest.add(tree.gaps[child].bitPattern)
        digest.add(priority(of: child).bitPattern)
        child = Int(tree.nodes[child].end)
      }
      return digest
    }

    func priority(of index: Int) -> Double { tree.priorities[Int(tree.nodes[index].priority)] }
  }

  /// A subtree that both trees have, by its first nodes and its number of nodes.
  struct Match {
    var old: Int
    var new: Int
    var count: Int
  }

  private let old: Side
  private let new: Side
  private var pending: [(old: Int, new: Int)] = []

  init(
    old: LayoutTree, _ oldMeasurer: (any LeafMeasurer)?, new: LayoutTree,
    _ newMeasurer: (any LeafMeasurer)?
  ) {
    self.old = Side(old, oldMeasurer, salt: 1)
    self.new = Side(new, newMeasurer, salt: 2)
  }

  /// The subtrees in common, none inside another one.
  mutating func matches() -> [Match] {
    // The numbers of guides in nodes mean the same only when both tables do.
    guard old.tree.alignments.keys == new.tree.alignments.keys else { return [] }
    var found: [Match] = []
    pending = [(0, 0)]
    while let pair = pending.popLast() {
      if old.digests[pair.old] == new.digests[pair.new], isSame(pair.old, pair.new) {
        found.append(
          Match(old: pair.old, new: pair.new, count: new.tree.end(of: pair.new) - pair.new))
      } else {
        pairChildren(pair.old, pair.new)
      }
    }
    return found
  }

  // MARK: Step 2

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    let offset = second - first
    for index in first..<old.tree.end(of: first) {
      let there = index + offset
      guard there < new.tree.count,
        old.tree.end(of: index) + offset == new.tree.end(of: there),
        NodeContent(old.tree, index) == NodeContent(new.tree, there)
      else { return false }
      if index > first {
        guard old.tree.gaps[index] == new.tree.gaps[there],
          old.priority(of: index) == new.priority(of: there)
        else { return false }
      }
      guard isSameLeafOrPlan(index, there, offset) else { return false }
    }
    return true
  }

  private func isSameLeafOrPlan(_ index: Int, _ there: Int, _ offset: Int) -> Bool {
    let (a, b) = (Int(old.tree.nodes[index].payload), Int(new.tree.nodes[there].payload))
    switch old.tree.nodes[index].kind {
    case .measured:
      guard let before = old.measurer, let after = new.measurer else { return false }
      return after.isLeaf(b, sameAs: a, of: before)
    case .grid: return old.tree.side.grids[a].isSame(as: new.tree.side.grids[b], offset: offset)
    default: return true
    }
  }

  // MARK: Step 3

  private mutating func pairChildren(_ first: Int, _ second: Int) {
    let before = old.tree.children(of: first)
    let after = new.tree.children(of: second)
    let shared = min(before.count, after.count)
    var start = 0
    while start < shared, isAlike(before[start], after[start]) { start += 1 }
    var end = 0
    while end < shared - start,
      isAlike(before[before.count - 1 - end], after[after.count - 1 - end])
    {
      end += 1
    }
    for place in 0..<end {
      pending.append((before[before.count - 1 - place], after[after.count - 1 - place]))
    }
    for place in 0..<(shared - end) { pending.append((before[place], after[place])) }
  }

  private func isAlike(_ first: Int, _ second: Int) -> Bool {
    old.digests[first] == new.digests[second]
  }
}
