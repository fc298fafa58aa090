import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// Trees that make the engine work as much as possible, looked for and not thought of.
@Suite struct ExpensiveTreeTests {
  /// A tree in a host.
  struct Sample {
    var sketch: ViewSketch
    var host: ProposedViewSize
  }

  static var generator: SketchGenerator {
    var generator = SketchGenerator()
    generator.maximumDepth = 7
    generator.maximumViewCount = 40
    generator.includesDirections = false
    generator.isSceneExpressible = true
    return generator
  }

  static func draw(_ choices: inout Choices) -> Sample {
    let host = generator.host(&choices)
    return Sample(sketch: generator.sketch(&choices), host: host)
  }

  /// How many answers a node of a tree computes on average; nil for a tree without frames.
  static func work(_ tree: LayoutTree, _ host: ProposedViewSize) -> Double? {
    let engine = LayoutEngine(tree, measurer: SketchMeasurer(), evaluationsPerNode: 200)
    do throws(LayoutError) {
      try engine.layout(in: host)
    } catch {
      guard case .workBudgetExceeded = error else { return nil }
    }
    return Double(engine.evaluations) / Double(tree.count)
  }

  @Test func `no tree that a search finds comes near the work budget`() {
    var maximizer = Maximizer(seed: 1, generate: { Self.draw(&$0) }) { sample -> Double? in
      guard let tree = sample.sketch.layoutTree(direction: .leftToRight), tree.count >= 8 else {
        return nil
      }
      return Self.work(tree, sample.host)
    }
    let worst = maximizer.search(steps: 1500)
    let best = worst[0]
    print("WORST", best.score, best.value.sketch.count, best.value.sketch, best.value.host)
    #expect(best.score < 100)
  }

  /// A tree of so many levels of a sketch: each level stands where the first filled area of the one
  /// around it was.
  static func nested(_ sketch: ViewSketch, levels: Int) -> ViewSketch? {
    var result = sketch
    for _ in 1..<levels {
      guard let next = sketch.replacingFirstColor(with: result) else { return nil }
      result = next
    }
    return result
  }

  @Test func `levels inside levels cost the same a node`() {
    var generator = Self.generator
    generator.maximumDepth = 3
    generator.maximumViewCount = 7
    let settings = generator
    var maximizer = Maximizer(
      seed: 2,
      generate: { choices in
        let host = settings.host(&choices)
        return Sample(sketch: settings.sketch(&choices), host: host)
      }
    ) { sample -> Double? in
      guard let few = Self.nested(sample.sketch, levels: 4),
        let many = Self.nested(sample.sketch, levels: 8),
        let small = few.layoutTree(direction: .leftToRight),
        let large = many.layoutTree(direction: .leftToRight), small.count >= 12,
        let less = Self.work(small, sample.host), let more = Self.work(large, sample.host)
      else { return nil }
      // More work a node in the deeper tree is worse, however little it is.
      return more / less + more / 200
    }
    let worst = maximizer.search(steps: 300)
    for finding in worst.prefix(3) {
      print("NESTED", finding.score, finding.value.sketch, finding.value.host)
    }
    #expect(worst[0].score < 2)
  }
}

extension ViewSketch {
  /// The sketch with another one in the place of its first filled area; nil when it has none.
  func replacingFirstColor(with other: ViewSketch) -> ViewSketch? {
    switch content {
    case .color:
      // The modifiers stay around what stands there now.
      var result = other
      result.modifiers += modifiers
      return result
    case .horizontalStack(let guide, let spacing, let children):
      return replacing(children, with: other) {
        .horizontalStack(guide, spacing: spacing, $0)
      }
    case .verticalStack(let guide, let spacing, let children):
      return replacing(children, with: other) { .verticalStack(guide, spacing: spacing, $0) }
    case .depthStack(let alignment, let children):
      return replacing(children, with: other) { .depthStack(alignment, $0) }
    default: return nil
    }
  }

  private func replacing(
    _ children: [ViewSketch], with other: ViewSketch, _ make: ([ViewSketch]) -> ViewSketch.Content
  ) -> ViewSketch? {
    for (place, child) in children.enumerated() {
      guard let replaced = child.replacingFirstColor(with: other) else { continue }
      var changed = children
      changed[place] = replaced
      var result = self
      result.content = make(changed)
      return result
    }
    return nil
  }
}
