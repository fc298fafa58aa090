import Geometry
import LayoutCore
import LayoutTesting
import Testing

@Suite struct MirrorTests {
  @Test func `right to left is the exact mirror of left to right`() {
    var generator = SketchGenerator()
    generator.includesText = false
    generator.includesDirections = false
    let failure = Property.check(cases: 2500, seed: 40_000) {
      LayoutCase.draw(&$0, generator)
    } fault: { value in
      guard let left = Frames(value, .leftToRight), let right = Frames(value, .rightToLeft) else {
        return nil
      }
      // A host without a width of its own is as wide as the root.
      let hostWidth =
        value.host.width.flatMap { $0.isFinite ? $0 : nil }
        ?? left.frames[0].width + value.safeArea.horizontal
      for (node, frame) in left.frames.enumerated() {
        let mirrored = PhysicalRect(
          x: hostWidth - frame.maxX, y: frame.y, width: frame.width, height: frame.height)
        if !isClose(mirrored, right.frames[node]) {
          return "node \(node) is at \(right.frames[node]), not at \(mirrored)"
        }
      }
      return nil
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `sizes and proposals do not depend on the direction`() {
    var generator = SketchGenerator()
    generator.includesDirections = false
    let failure = Property.check(cases: 1500, seed: 50_000) {
      LayoutCase.draw(&$0, generator)
    } fault: { value in
      guard let left = Frames(value, .leftToRight), let right = Frames(value, .rightToLeft) else {
        return nil
      }
      for node in left.frames.indices {
        if left.frames[node].size != right.frames[node].size
          || left.proposals[node] != right.proposals[node]
        {
          return "node \(node) has \(left.frames[node].size) and \(right.frames[node].size)"
        }
      }
      return nil
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `setting a direction twice is setting it once`() {
    let failure = Property.check(cases: 500, seed: 60_000) {
      LayoutCase.draw(&$0, SketchGenerator())
    } fault: { value in
      var once = value
      once.sketch.modifiers.append(.direction(.rightToLeft))
      var twice = once
      twice.sketch.modifiers.append(.direction(.rightToLeft))
      guard let a = Frames(once, .leftToRight), let b = Frames(twice, .leftToRight) else {
        return nil
      }
      return a.frames[1...] == b.frames[2...] ? nil : "the frames differ"
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `a subtree with another direction keeps its slot`() {
    // HStack of 40 and 60 in 100; only the inside of the second is right to left.
    let inner = ViewSketch(
      .horizontalStack(
        .top, spacing: 0,
        [
          ViewSketch(.image(width: 20, height: 10, isResizable: false)),
          ViewSketch(.image(width: 40, height: 10, isResizable: false)),
        ]), modifiers: [.direction(.rightToLeft)])
    let row = ViewSketch(
      .horizontalStack(
        .top, spacing: 0, [ViewSketch(.image(width: 40, height: 10, isResizable: false)), inner]))
    let value = LayoutCase(
      sketch: row, host: ProposedViewSize(width: 100, height: 10), direction: .leftToRight)
    let frames = Frames(value, .leftToRight)?.frames.map { $0.x }
    // row 0, leaf 0, environment and inner stack 40, then 40 + 60 − 20 and 40.
    #expect(frames == [0, 0, 40, 40, 80, 40])
  }
}

/// The frames and proposals of a case, nil when it has none.
struct Frames {
  var frames: [PhysicalRect]
  var proposals: [ProposedViewSize]

  init?(_ value: LayoutCase, _ direction: LayoutDirection) {
    guard let tree = value.sketch.layoutTree(direction: direction) else { return nil }
    self.init(LayoutEngine(tree, measurer: SketchMeasurer()), value.host, value.safeArea)
  }

  init?(
    _ engine: LayoutEngine, _ host: ProposedViewSize, _ safeArea: EdgeInsets = EdgeInsets()
  ) {
    let area = SafeArea(insets: safeArea)
    guard (try? engine.layout(in: host, safeArea: area)) != nil else { return nil }
    frames = (0..<engine.tree.count).map { engine.frame(of: $0) }
    proposals = (0..<engine.tree.count).map { engine.proposal(of: $0) }
  }
}
