import Foundation
import Geometry
import LayoutCore
import Testing

@Suite struct DepthTests {
  static let depth = 100_000

  @Test func `a tree of 100000 levels is laid out`() throws {
    let engine = LayoutEngine(TreeShape.nested(depth: Self.depth))
    try engine.layout(in: ProposedViewSize(width: 5000, height: 5000))
    // Every fourth level takes 0.001 on each side.
    let width = 5000 - 2 * 0.001 * Double(Self.depth / 4)
    #expect(abs(engine.frame(of: engine.tree.count - 1).width - width) < 1e-6)
  }

  @Test func `stacks of 100000 levels are laid out`() throws {
    let engine = LayoutEngine(TreeShape.chain(depth: Self.depth))
    try engine.layout(in: .unspecified)
    // Half of the levels add a leaf of 1 to the width.
    #expect(engine.frame(of: 0).width == Double(Self.depth / 2) + 1)
  }

  @Test func `the caller's stack may be small`() async {
    let width = await withCheckedContinuation {
      (continuation: CheckedContinuation<Double, Never>) in
      let thread = Thread {
        let engine = LayoutEngine(TreeShape.nested(depth: Self.depth))
        let isLaidOut =
          (try? engine.layout(in: ProposedViewSize(width: 5000, height: 5000))) != nil
        continuation.resume(returning: isLaidOut ? engine.frame(of: 0).width : -1)
      }
      thread.stackSize = 128 * 1024
      thread.start()
    }
    #expect(width == 5000)
  }
}
