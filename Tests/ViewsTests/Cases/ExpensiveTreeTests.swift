import Geometry
import LayoutCore
import LocatedJSON
import Testing
import Typesetting
import Views

/// The worst trees that searches have found, with the work that they take.
@Suite struct ExpensiveTreeTests {
  @Test func `the worst known trees take no more work than they did`() throws {
    let fixture = try LayoutFixture.json("expensive-trees.json")
    var refused = 0
    for tree in try fixture.member("trees").list() {
      let name = try tree.member("name").text()
      let most = try Int(tree.member("evaluations").length())
      let scene = try SceneDocument(parsing: Array(tree.member("scene").text().utf8))
      let views = try ViewTree.lowering(scene, measurer: SyntheticTextMeasurer())
      let engine = LayoutEngine(
        views.layout, measurer: TextSizes(views.texts), evaluationsPerNode: 200)
      let budget = 200 * max(views.layout.count, 64)
      do throws(LayoutError) {
        try engine.layout(in: scene.size)
        #expect(engine.evaluations <= budget, "\(name)")
      } catch {
        // Views that propose something new at every level take twice the work a level, or more: the
        // budget ends that and names a view.
        refused += 1
        guard case .workBudgetExceeded(let node, 200) = error else {
          Issue.record("\(name): \(error)")
          continue
        }
        #expect((0..<views.layout.count).contains(node), "\(name)")
      }
      #expect(engine.evaluations <= most, "\(name) takes \(engine.evaluations)")
    }
    #expect(refused > 0)
  }

  /// Measures texts as the views' own measurer does.
  private final class TextSizes: LeafMeasurer {
    private let texts: [TextItem]

    init(_ texts: [TextItem]) { self.texts = texts }

    func size(ofLeaf index: Int, proposal: ProposedViewSize) -> Size {
      if let width = proposal.width, width <= 0 { return .zero }
      let size = texts[index].typeset.size(width: proposal.width, height: proposal.height)
      return Size(width: size.width, height: size.height)
    }

    func baselines(
      ofLeaf index: Int, proposal: ProposedViewSize
    ) -> (first: Double, last: Double) {
      let size = texts[index].typeset.size(width: proposal.width, height: proposal.height)
      return (size.firstBaseline, size.lastBaseline)
    }
  }
}
