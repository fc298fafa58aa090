import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// Trees that make the engine work as much as possible, looked for and not thought of.
///
/// The worst that longer searches have found stand in Fixtures/Layout/expensive-trees.json.
@Suite struct ExpensiveTreeTests {
  /// A tree in a host.
  private struct Sample {
    var sketch: ViewSketch
    var host: ProposedViewSize

    static func draw(_ choices: inout Choices, _ generator: SketchGenerator) -> Sample {
      let host = generator.host(&choices)
      return Sample(sketch: generator.sketch(&choices), host: host)
    }
  }

  /// The answers that a layout computes, and whether the budget ended it.
  private struct Work {
    var evaluations: Int
    var nodes: Int
    var isRefused = false
    var perNode: Double { Double(evaluations) / Double(nodes) }
  }

  private static let budget = 200

  private static func generator(depth: Int, views: Int) -> SketchGenerator {
    var generator = SketchGenerator()
    generator.maximumDepth = depth
    generator.maximumViewCount = views
    generator.includesDirections = false
    return generator
  }

  /// Lays a sketch out; nil for one without frames.
  private static func work(_ sketch: ViewSketch, _ host: ProposedViewSize) -> Work? {
    guard let tree = sketch.layoutTree(direction: .leftToRight), tree.count >= 8 else { return nil }
    let engine = LayoutEngine(
      tree, measurer: SketchMeasurer(), evaluationsPerNode: budget)
    var work = Work(evaluations: 0, nodes: tree.count)
    do throws(LayoutError) {
      try engine.layout(in: host)
    } catch {
      guard case .workBudgetExceeded(let node, _) = error, node < tree.count else { return nil }
      work.isRefused = true
    }
    work.evaluations = engine.evaluations
    return work
  }

  /// What is wrong with some work: more than the budget, or a refusal before its end.
  private static func fault(_ work: Work) -> String? {
    let most = budget * max(work.nodes, 64)
    // The answers that were asked for when the budget ended are counted too.
    if work.isRefused { return work.evaluations > most ? nil : "\(work) is refused too early" }
    return work.evaluations <= most ? nil : "\(work) is beyond the budget of \(most)"
  }

  @Test func `whatever a search finds is laid out within the work budget or refused`() throws {
    let generator = Self.generator(depth: 7, views: 40)
    var faults: [String] = []
    var maximizer = Maximizer(seed: 1, generate: { Sample.draw(&$0, generator) }) { sample in
      guard let work = Self.work(sample.sketch, sample.host) else { return nil as Double? }
      if let fault = Self.fault(work) { faults.append(fault) }
      return work.perNode
    }
    let worst = try #require(maximizer.search(steps: 1500).first)
    #expect(faults.isEmpty, "\(faults.prefix(3))")
    // Random trees take about two answers a node; the search must find others.
    #expect(worst.score > 8)
  }

  @Test func `levels inside levels are laid out within the work budget or refused`() throws {
    let generator = Self.generator(depth: 3, views: 7)
    var faults: [String] = []
    var maximizer = Maximizer(seed: 2, generate: { Sample.draw(&$0, generator) }) { sample in
      guard let few = sample.sketch.nested(levels: 3), let many = sample.sketch.nested(levels: 6),
        few.count < 60, let less = Self.work(few, sample.host),
        let more = Self.work(many, sample.host)
      else { return nil as Double? }
      for work in [less, more] {
        if let fault = Self.fault(work) { faults.append(fault) }
      }
      return more.perNode / less.perNode
    }
    let worst = try #require(maximizer.search(steps: 300).first)
    #expect(faults.isEmpty, "\(faults.prefix(3))")
    #expect(worst.score > 1)
  }

  @Test func `views that may answer outside of their bounds are linear where they stand alone`()
    throws
  {
    // Such a view is asked at 0 and at infinity to order it among others of its priority. Alone in
    // its priority there is nothing to order: doing it all the same doubled the work at every level.
    func evaluations(_ levels: Int) throws -> Int {
      var builder = LayoutTreeBuilder()
      for _ in 0..<levels {
        builder.begin(.verticalStack(spacing: 0))
        builder.begin(.layoutPriority(2))
        builder.begin(.aspectRatio(nil, contentMode: .fill))
      }
      builder.leaf(.flexible)
      for _ in 0..<levels {
        builder.end()
        builder.end()
        builder.leaf(.measured(MeasuredLeaf(index: 10)))
        builder.leaf(.flexible)
        builder.end()
      }
      let engine = LayoutEngine(builder.finish(), measurer: SketchMeasurer())
      try engine.layout(in: ProposedViewSize(width: 149, height: nil))
      return engine.evaluations
    }
    let half = try evaluations(30)
    let whole = try evaluations(60)
    #expect(Double(whole) / Double(half) <= 2.1)
    #expect(whole <= 60 * 10)
  }
}

extension ViewSketch {
  /// A tree of so many levels of the sketch: each stands where the first filled area of the one
  /// around it was; nil for a sketch without one.
  fileprivate func nested(levels: Int) -> ViewSketch? {
    var result = self
    for _ in 1..<levels {
      guard let next = replacingFirstColor(with: result) else { return nil }
      result = next
    }
    return result
  }

  private func replacingFirstColor(with other: ViewSketch) -> ViewSketch? {
    switch content {
    case .color:
      // The modifiers stay around what stands there now.
      var result = other
      result.modifiers += modifiers
      return result
    case .horizontalStack(let guide, let spacing, let children):
      return replacing(children, with: other) { .horizontalStack(guide, spacing: spacing, $0) }
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
