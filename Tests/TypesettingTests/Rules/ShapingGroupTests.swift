import Testing

@testable import Typesetting

/// Which parts of a text are shaped together.
@Suite struct ShapingGroupTests {
  @Test func `words with one space between them are one range`() {
    var group = ShapingGroup()
    group.add(0..<3)
    group.add(4..<9)
    #expect(group.ranges == [0..<9])
  }

  @Test func `words with others between them are parted by one space`() {
    // "new known new": the word in the middle is left out, with one of the two spaces.
    var group = ShapingGroup()
    group.add(0..<3)
    group.add(10..<13)
    #expect(group.ranges == [0..<4, 10..<13])
  }

  @Test func `a range goes on after a gap`() {
    var group = ShapingGroup()
    group.add(0..<3)
    group.add(10..<13)
    group.add(14..<20)
    group.add(30..<31)
    #expect(group.ranges == [0..<4, 10..<21, 30..<31])
  }

  @Test func `a whole item is shaped where less than a quarter of it is known`() {
    // 9 and 7 of 20 units, with the space behind the first word.
    var group = ShapingGroup()
    group.add(0..<8)
    group.add(12..<19)
    let isWhole = group.widen(to: 0..<20)
    #expect(isWhole)
    #expect(group.ranges == [0..<20])
  }

  @Test func `words are shaped alone where a quarter of the item is known`() {
    // 9 and 6 of 20 units.
    var group = ShapingGroup()
    group.add(0..<8)
    group.add(14..<20)
    let isWhole = group.widen(to: 0..<20)
    #expect(!isWhole)
    #expect(group.ranges == [0..<9, 14..<20])
  }

  @Test func `glyphs of parts are found in both directions`() {
    func glyphs(_ clusters: [Int32]) -> [ShapedGlyph] {
      clusters.map { ShapedGlyph(id: 1, cluster: $0, advance: 1) }
    }
    let ascending = glyphs([0, 1, 1, 3, 4, 5])
    var rest = 0..<6
    #expect(ascending.glyphs(of: 0..<2, in: &rest, isDescending: false) == 0..<3)
    #expect(ascending.glyphs(of: 4..<6, in: &rest, isDescending: false) == 4..<6)
    #expect(rest.isEmpty)

    let descending = glyphs([5, 4, 3, 1, 1, 0])
    rest = 0..<6
    #expect(descending.glyphs(of: 0..<2, in: &rest, isDescending: true) == 3..<6)
    #expect(descending.glyphs(of: 4..<6, in: &rest, isDescending: true) == 0..<2)
    #expect(rest.isEmpty)
  }
}
