import Geometry
import Inspection
import LayoutCore
import LayoutTesting
import Testing
import Typesetting
import Views

@Suite struct SceneAndViewTests {
  @Test(arguments: [false, true])
  func `a scene document gives the frame tree of the Swift view`(withModifiers: Bool) {
    var generator = SketchGenerator()
    generator.isSceneExpressible = true
    let measurer = SyntheticTextMeasurer()
    var compared = 0
    let failure = Property.check(cases: 750, seed: withModifiers ? 80_000 : 90_000) {
      FrameSample.draw(&$0, generator)
    } fault: { sample in
      guard let text = sample.scene else { return "the sketch has no document" }
      let document = try SceneDocument(parsing: Array(text.utf8))
      let fromScene = Result { () throws(LayoutError) in
        try FrameSample.sceneLayout(document, measurer)
      }
      let fromView = Result { () throws(LayoutError) in try sample.viewLayout(measurer) }
      switch (fromScene, fromView) {
      case (.success(let scene), .success(let view)):
        compared += 1
        let expected = FrameTree.full(view, modifiers: withModifiers)
        let found = FrameTree.full(scene, modifiers: withModifiers)
        return found == expected ? nil : Self.firstDifference(found, expected)
      case (.failure(let a), .failure(let b)): return a == b ? nil : "\(a) and \(b)"
      default: return "only one of the two can be laid out"
      }
    }
    if let failure { Issue.record(failure) }
    // Few trees have no frames, because something in them is infinite.
    #expect(compared > 600)
  }

  private static func firstDifference(_ found: FrameTree, _ expected: FrameTree) -> String {
    for (a, b) in zip(found.nodes, expected.nodes) where a != b { return "\(a) instead of \(b)" }
    return "\(found.nodes.count) nodes instead of \(expected.nodes.count)"
  }

  @Test func `writing, reading and writing a frame tree gives the same document`() {
    let measurer = SyntheticTextMeasurer()
    var count = 0
    let failure = Property.check(cases: 750, seed: 100_000) {
      FrameSample.draw(&$0, SketchGenerator())
    } fault: { sample in
      guard let layout = try? sample.viewLayout(measurer) else { return nil }
      for modifiers in [false, true] {
        count += 1
        let written = FrameTree.full(layout, modifiers: modifiers).json()
        let again = try FrameTree(parsing: Array(written.utf8)).json()
        if again != written {
          let lines = zip(written.split(separator: "\n"), again.split(separator: "\n"))
          let line = lines.first { $0 != $1 }
          return "\(line?.1 ?? "less") instead of \(line?.0 ?? "more")"
        }
      }
      return nil
    }
    if let failure { Issue.record(failure) }
    #expect(count > 1200)
  }
}
