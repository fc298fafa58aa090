import Geometry
import LayoutCore
import Testing

/// A tree may have more different priorities than a stack's summary of its children tells apart.
@Suite struct PriorityTests {
  /// The frames of a row of flexible views with priorities, in a tree that has had some others.
  ///
  /// The others stand in a frame of no size beside the row, which is proposed 300 × 20.
  private static func frames(_ priorities: [Double], behind others: Int) throws -> [PhysicalRect] {
    var builder = LayoutTreeBuilder()
    builder.begin(.verticalStack(spacing: 0))
    builder.begin(.frame(width: 0, height: 0))
    builder.begin(.depthStack())
    for other in 0..<others {
      builder.begin(.layoutPriority(Double(other) + 0.5))
      builder.leaf(.fixed(Size(width: 0, height: 0)))
      builder.end()
    }
    builder.end()
    builder.end()
    var leaves: [Int] = []
    builder.begin(.horizontalStack(spacing: 0))
    for priority in priorities {
      builder.begin(.layoutPriority(priority))
      builder.begin(
        .flexibleFrame(
          FrameBounds(width: FrameBounds.Range(minimum: 20, maximum: 200))))
      leaves.append(builder.leaf(.flexible))
      builder.end()
      builder.end()
    }
    builder.end()
    builder.end()
    let engine = LayoutEngine(builder.finish())
    try engine.layout(in: ProposedViewSize(width: 300, height: 20))
    return leaves.map { engine.frame(of: $0) }
  }

  @Test(arguments: [0, 30, 60, 61, 62, 63, 64, 200])
  func `rows are laid out the same behind any number of priorities`(others: Int) throws {
    for priorities in [[-3.0, -1, -2], [-1, -1, -1], [-1, -2, -1], [0, -2, 0.25], [-9]] {
      let alone = try Self.frames(priorities, behind: 0)
      #expect(try Self.frames(priorities, behind: others) == alone)
    }
  }

  @Test func `the highest priority takes its room first`() throws {
    // 300 less the least width of the two others is 260, of which a view takes at most 200; of the
    // 100 left the next one takes 80 beside the least width of the last.
    let widths = try Self.frames([-3, -1, -2], behind: 100).map { $0.width }
    #expect(widths == [20, 200, 80])
  }
}
