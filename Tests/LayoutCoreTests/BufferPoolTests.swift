import Geometry
import Testing

@testable import LayoutCore

/// Memory that trees leave for the next ones.
@Suite struct BufferPoolTests {
  /// Blocks of some sizes in KB, kept in this order.
  private static func kept(_ sizes: [Int]) -> KeptBlocks {
    var kept = KeptBlocks()
    for size in sizes {
      kept.keep(BufferPool.allocate(size << 10).cut(to: size << 10))
    }
    return kept
  }

  private static func giveUp(_ kept: KeptBlocks) {
    for block in kept.blocks { BufferPool.release(block) }
  }

  @Test func `the smallest block with room is taken, and none of four times the size`() {
    var kept = Self.kept([400, 100, 200, 90])
    defer { Self.giveUp(kept) }
    for (wanted, found) in [(95, 100), (95, 200), (95, nil), (110, 400), (90, 90), (1, nil)] {
      let block = kept.take(wanted << 10)
      #expect(block.map { $0.size >> 10 } == found, "\(wanted) KB")
      if let block { BufferPool.release(block) }
    }
    #expect(kept.blocks.isEmpty)
    #expect(kept.bytes == 0)
  }

  @Test func `the oldest blocks go where there are too many`() {
    // 40 blocks of 64 KB are more than 32; then one of 15 MB leaves room for 16 of them.
    var kept = Self.kept(Array(repeating: 64, count: 40))
    defer { Self.giveUp(kept) }
    #expect(kept.blocks.count == KeptBlocks.mostBlocks)
    #expect(kept.bytes == 32 << 16)
    kept.keep(BufferPool.allocate(15 << 20).cut(to: 15 << 20))
    #expect(kept.bytes == KeptBlocks.mostBytes)
    #expect(kept.blocks.map { $0.size >> 10 } == Array(repeating: 64, count: 16) + [15 << 10])
  }

  @Test func `what was filled is what is found, whatever blocks held before`() {
    for count in [1, 100, 20_000, 150_000, 30_000, 7, 90_000, 16_384, 16_385, 0] {
      var buffer = BuildBuffer<Int>(capacity: 8)
      for value in 0..<count { buffer.append(value &* 31 &+ count) }
      #expect((0..<count).allSatisfy { buffer[$0] == $0 &* 31 &+ count })
      let finished = buffer.finish()
      #expect(finished.count == count)
      #expect((0..<count).allSatisfy { finished[$0] == $0 &* 31 &+ count })
      let copy = finished.copy()
      #expect((0..<count).allSatisfy { copy[$0] == finished[$0] })
    }
  }

  /// A row of leaves that are 1, 2, … wide.
  private static func row(_ count: Int) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    builder.begin(.horizontalStack(spacing: 0))
    for number in 0..<count {
      builder.leaf(.fixed(Size(width: Double(number % 7 + 1), height: 1)))
    }
    builder.end()
    return builder.finish()
  }

  /// The sum of the widths: 28 for every seven leaves.
  private static func width(_ count: Int) -> Double {
    Double(count / 7 * 28) + Double((0..<count % 7).reduce(0) { $0 + $1 + 1 })
  }

  private static func laidOutWidth(_ tree: LayoutTree) throws -> Double {
    let engine = LayoutEngine(tree)
    try engine.layout(in: ProposedViewSize(width: nil, height: nil))
    return engine.frame(of: 0).width
  }

  @Test func `trees that live together share no memory`() throws {
    let counts = [20_000, 3, 45_000, 9_000, 20_000, 130, 70_000, 9_000]
    var trees = counts.map { Self.row($0) }
    trees.removeSubrange(2..<4)
    trees += [30_000, 9_001].map { Self.row($0) }
    let kept = [20_000, 3, 20_000, 130, 70_000, 9_000, 30_000, 9_001]
    for (tree, count) in zip(trees, kept) {
      #expect(tree.count == count + 1)
      #expect(try Self.laidOutWidth(tree) == Self.width(count))
    }
  }

  @Test func `threads build trees at once`() async throws {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for thread in 0..<8 {
        group.addTask {
          for turn in 1...6 {
            let count = (thread * 7919 + turn * 5003) % 25_000 + 1
            let width = try Self.laidOutWidth(Self.row(count))
            guard width == Self.width(count) else { return false }
          }
          return true
        }
      }
      for try await isRight in group { #expect(isRight) }
    }
  }
}

extension MemoryBlock {
  /// The block, taken to be only so large.
  fileprivate func cut(to size: Int) -> MemoryBlock {
    unsafe MemoryBlock(start: start, size: min(self.size, size))
  }
}
