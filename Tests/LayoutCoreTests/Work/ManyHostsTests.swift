import Geometry
import LayoutCore
import LayoutTesting
import Testing

@Suite struct ManyHostsTests {
  @Test func `an engine that forgets its answers between thousands of hosts goes on`() throws {
    // Few nodes keep answers here, so that the answers to so many widths are forgotten on the way;
    // the budget of the layout under way must not be.
    var builder = LayoutTreeBuilder()
    builder.begin(.horizontalStack(spacing: 0))
    builder.leaf(.measured(MeasuredLeaf(index: 40)))
    builder.leaf(.fixed(Size(width: 10, height: 10)))
    builder.end()
    let engine = LayoutEngine(builder.finish(), measurer: SketchMeasurer())
    for step in 0..<4000 {
      let width = 20 + Double(step) * 0.125
      try engine.layout(in: ProposedViewSize(width: width, height: 500))
      // The text of 40 letters takes whole letters of what 10 leave.
      let letters = min(((width - 10) / 8).rounded(.down), 40)
      #expect(engine.frame(of: 1).width == max(letters, 1) * 8)
    }
  }
}
