import Geometry
import LayoutCore
import LayoutTesting
import Testing

@Suite struct RepeatabilityTests {
  @Test func `laying out again and resizing back gives the first result to the bit`() {
    let failure = Property.check(cases: 2500, seed: 70_000) {
      LayoutCase.draw(&$0, SketchGenerator())
    } fault: { value in
      guard let tree = value.sketch.layoutTree(direction: value.direction) else { return nil }
      let engine = LayoutEngine(tree, measurer: SketchMeasurer())
      let upright = ProposedViewSize(width: 400, height: 800)
      guard let first = Frames(engine, upright) else { return nil }
      // Twice is once: also when every answer is worked out again.
      engine.reset()
      guard let second = Frames(engine, upright), second == first else {
        return "a second layout differs"
      }
      let lying = Frames(engine, ProposedViewSize(width: 800, height: 400))
      guard let back = Frames(engine, upright), back == first else {
        return "400×800 → 800×400 → 400×800 differs"
      }
      let fresh = LayoutEngine(tree, measurer: SketchMeasurer())
      guard Frames(fresh, ProposedViewSize(width: 800, height: 400)) == lying else {
        return "800×400 differs from a fresh layout"
      }
      _ = Frames(engine, value.host)
      guard let last = Frames(engine, upright), last == first else {
        return "the generated host in between changes the result"
      }
      return nil
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `the same tree may be laid out by several engines at once`() async throws {
    var choices = Choices(seed: 4711)
    let sketch = SketchGenerator().sketch(&choices)
    let tree = try #require(sketch.layoutTree(direction: .leftToRight))
    let host = ProposedViewSize(width: 300, height: 200)
    let expected = Frames(LayoutEngine(tree, measurer: SketchMeasurer()), host)
    let results = await withTaskGroup(of: [PhysicalRect].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let engine = LayoutEngine(tree, measurer: SketchMeasurer())
          return Frames(engine, host)?.frames ?? []
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.allSatisfy { $0 == expected?.frames })
  }
}

extension Frames: Equatable {
  /// To the bit: no tolerance.
  static func == (a: Frames, b: Frames) -> Bool {
    a.frames == b.frames && a.proposals == b.proposals
  }
}
