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

  @Test func `views that read where they are may be nested like others`() throws {
    // Work that grew with the square of the depth would take minutes here.
    var builder = LayoutTreeBuilder()
    let levels = Self.depth / 4
    for _ in 0..<levels {
      builder.begin(.ignoresSafeArea(.all, edges: .all))
      builder.begin(.containerRelativeFrame(ContainerRelativeFrame(.horizontal)))
    }
    builder.leaf(.flexible)
    for _ in 0..<2 * levels { builder.end() }
    let engine = LayoutEngine(builder.finish())
    let covered = SafeArea(insets: EdgeInsets(all: 10))
    try engine.layout(in: ProposedViewSize(width: 120, height: 100), safeArea: covered)
    // The outermost view has 100 × 80 at 10, 10 and reaches 10 over each edge; its content begins
    // there, is as high as that, and as wide as the host offers.
    #expect(engine.frame(of: 1) == PhysicalRect(x: 0, y: 0, width: 100, height: 100))
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
