import DesignTokens
import Geometry
import LayoutCore
import Testing
import Typesetting
import UnicodeServices
import Views

/// A laid out view that changes.
@Suite struct UpdateTests {
  private static let host = ProposedViewSize(width: 200, height: 400)
  private let measurer = SyntheticTextMeasurer()

  private func tree(
    _ title: String = "Flights to Cairo and back", size: DynamicTypeSize = .large,
    direction: LayoutDirection = .leftToRight, locale: String = "en"
  ) throws -> ViewTree {
    var environment = EnvironmentValues()
    environment.dynamicTypeSize = size
    environment.locale = try LocaleIdentifier(locale)
    environment.layoutDirection = direction
    return try ViewTree.lowering(environment: environment, measurer: measurer) {
      VStack(alignment: .leading) {
        Text(verbatim: title).id("title")
        ForEach(0..<20) { row in
          HStack {
            Rectangle().frame(width: 20, height: 20)
            Text(verbatim: "Row \(row)").font(.system(size: 14))
            Spacer()
            Text(.price("1299.50", currency: "EGP"))
          }
        }
      }
    }
  }

  private func expectSame(_ layout: ViewLayout, _ tree: ViewTree, _ host: ProposedViewSize) throws {
    let fresh = try tree.laidOut(in: host)
    #expect(layout.engine.frames() == fresh.engine.frames())
    for node in 0..<tree.layout.count {
      #expect(layout.engine.proposal(of: node) == fresh.engine.proposal(of: node))
    }
  }

  @Test func `another text, size, direction or locale gives what laying out anew gives`() throws {
    var layout = try tree().laidOut(in: Self.host)
    for changed in try [
      tree("Flights"), tree(size: .accessibility3), tree(direction: .rightToLeft),
      tree(direction: .rightToLeft, locale: "ar-EG"), tree(locale: "de"), tree(),
    ] {
      try layout.update(to: changed)
      try expectSame(layout, changed, Self.host)
    }
  }

  @Test func `another title measures the title alone`() throws {
    var layout = try tree().laidOut(in: Self.host)
    let whole = layout.engine.evaluations
    try layout.update(to: tree("Flights"))
    // The column and the title.
    #expect(layout.engine.evaluations <= 4)
    #expect(whole > 100)
  }

  @Test func `texts of a fixed size keep their answers at another text size`() throws {
    var layout = try tree().laidOut(in: Self.host)
    let whole = layout.engine.evaluations
    try layout.update(to: tree(size: .xxLarge))
    // 20 frames and 20 texts of 14 points are not asked again.
    #expect(layout.engine.evaluations <= whole - 20)
  }

  @Test func `another host gives what laying out in it gives, and a copy stays as it was`() throws {
    let tree = try tree()
    var layout = try tree.laidOut(in: Self.host)
    let copy = layout
    let narrow = ProposedViewSize(width: 120, height: 300)
    try layout.resize(to: narrow)
    try expectSame(layout, tree, narrow)
    try expectSame(copy, tree, Self.host)
  }

  @Test func `a host that gives no frames leaves the layout as it was`() throws {
    let tree = try ViewTree.lowering(measurer: measurer) { Color() }
    var layout = try tree.laidOut(in: Self.host)
    #expect(throws: LayoutError.infiniteSize(node: 0)) {
      try layout.resize(to: ProposedViewSize(width: .infinity, height: 10))
    }
    #expect(layout.host == Self.host)
    #expect(layout.engine.frame(of: 0).width == 200)
  }
}
