import Geometry
import Testing

@Suite struct RectTests {
  @Test func `a leading-based rectangle is counted from the edge where lines begin`() {
    let parent = PhysicalRect(x: 10, y: 20, width: 100, height: 50)
    let child = LeadingRect(x: 5, y: 6, width: 30, height: 7)
    #expect(
      child.placed(in: parent, direction: .leftToRight)
        == PhysicalRect(x: 15, y: 26, width: 30, height: 7))
    // 10 + 100 − (5 + 30)
    #expect(
      child.placed(in: parent, direction: .rightToLeft)
        == PhysicalRect(x: 75, y: 26, width: 30, height: 7))
  }

  @Test func `a rectangle that sticks out sticks out on the other side`() {
    let parent = PhysicalRect(x: 0, y: 0, width: 10, height: 10)
    let wide = LeadingRect(x: 0, y: 0, width: 30, height: 10)
    #expect(wide.placed(in: parent, direction: .leftToRight).x == 0)
    #expect(wide.placed(in: parent, direction: .rightToLeft).x == -20)
    let before = LeadingRect(x: -4, y: 0, width: 2, height: 2)
    #expect(before.placed(in: parent, direction: .leftToRight).x == -4)
    #expect(before.placed(in: parent, direction: .rightToLeft).x == 12)
  }

  @Test func `mirroring twice is not mirroring at all`() {
    let parent = PhysicalRect(x: 0, y: 0, width: 97.5, height: 10)
    let child = LeadingRect(x: 3.25, y: 0, width: 11.5, height: 1)
    let once = child.placed(in: parent, direction: .rightToLeft)
    let again = LeadingRect(x: once.x, y: once.y, width: once.width, height: once.height)
      .placed(in: parent, direction: .rightToLeft)
    #expect(again.x == child.x)
  }

  @Test func `edges fall on pixels, so neighbours never gap`() {
    // Three rows of 61 and a third are 61, 62 and 61 pixels high.
    let third = 184.0 / 3
    let rows = (0..<3).map {
      PhysicalRect(x: 0, y: Double($0) * third, width: 10, height: third).snapped(scale: 1)
    }
    #expect(rows.map(\.height) == [61, 62, 61])
    #expect(rows[0].maxY == rows[1].y)
    #expect(rows[1].maxY == rows[2].y)
  }

  @Test(arguments: [(1.0, 0.5, 1.0), (2, 0.25, 0.5), (3, 0.1, 0.0), (1, -0.5, 0), (1, -0.51, -1)])
  func `an edge is rounded half up at the scale`(scale: Double, edge: Double, snapped: Double) {
    let rect = PhysicalRect(x: edge, y: edge, width: 0, height: 0).snapped(scale: scale)
    #expect(rect.x == snapped)
    #expect(rect.y == snapped)
  }

  @Test func `a rectangle is finite when all of its numbers are`() {
    #expect(PhysicalRect(x: 0, y: 0, width: 1, height: 1).isFinite)
    for bad in [Double.nan, .infinity, -.infinity] {
      #expect(!PhysicalRect(x: bad, y: 0, width: 1, height: 1).isFinite)
      #expect(!PhysicalRect(x: 0, y: bad, width: 1, height: 1).isFinite)
      #expect(!PhysicalRect(x: 0, y: 0, width: bad, height: 1).isFinite)
      #expect(!PhysicalRect(x: 0, y: 0, width: 1, height: bad).isFinite)
    }
  }
}
