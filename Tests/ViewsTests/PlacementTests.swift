import Geometry
import Testing
import Typesetting
import Views

@Suite struct PlacementTests {
  @Test func `What a choice of views did not choose has no frame, nor has anything inside it`()
    throws
  {
    // The first view's ideal width 300 does not fit into 200; the second one's 80 does.
    let tree = try ViewTree.lowering(measurer: SyntheticTextMeasurer()) {
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 0) {
          Image("wide", width: 300, height: 20).id("inner")
          Color()
        }
        .id("wide")
        Image("narrow", width: 80, height: 20).id("narrow")
      }
    }
    let layout = try tree.laidOut(in: ProposedViewSize(width: 200, height: 50))
    #expect(layout.frame(ofID: "wide") == nil)
    #expect(layout.frame(ofID: "inner") == nil)
    #expect(layout.frame(ofID: "narrow") == PhysicalRect(x: 60, y: 15, width: 80, height: 20))
  }
}
