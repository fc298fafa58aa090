import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// Something laid out, and what happens to it.
struct EditedCase: CustomDebugStringConvertible {
  var start: LayoutCase
  var edits: [LayoutEdit]

  var debugDescription: String {
    "\(start.debugDescription), then " + edits.map { $0.description }.joined(separator: "; ")
  }
}

@Suite struct IncrementalTests {
  static let editsPerCase = 25

  // 16 parts of 250 sequences of 25 edits are 100,000 edits.
  @Test(arguments: 0..<16)
  func `after every edit the layout is that of an engine that starts from nothing`(part: Int) {
    let failure = Property.check(
      cases: 250, seed: 900_000 + UInt64(part) * 250, maximumSteps: 150
    ) { choices in
      let generator = SketchGenerator()
      let start = LayoutCase.draw(&choices, generator)
      let edits = choices.array(count: Self.editsPerCase...Self.editsPerCase) {
        LayoutEdit.draw(&$0, generator)
      }
      return EditedCase(start: start, edits: edits)
    } fault: { value in
      Self.fault(of: value)
    }
    if let failure { Issue.record(failure) }
  }

  private static func fault(of value: EditedCase) -> String? {
    guard var scene = EditedScene(value.start) else { return nil }
    for (number, edit) in value.edits.enumerated() {
      scene.apply(edit)
      if let fault = scene.difference() { return "after edit \(number) (\(edit)): \(fault)" }
    }
    return nil
  }
}

/// Something laid out that is edited, and compared with what a new engine makes of it.
struct EditedScene {
  private var sketch: ViewSketch
  private var direction: LayoutDirection
  private var host: ProposedViewSize
  private(set) var engine: LayoutEngine
  private var measurer = GrowingTextMeasurer()

  init?(_ start: LayoutCase) {
    sketch = start.sketch
    direction = start.direction
    host = start.host
    guard let tree = sketch.layoutTree(direction: direction) else { return nil }
    engine = LayoutEngine(tree, measurer: measurer)
    _ = Self.layOut(engine, host)
  }

  private static func layOut(_ engine: LayoutEngine, _ host: ProposedViewSize) -> LayoutError? {
    do throws(LayoutError) {
      try engine.layout(in: host)
      return nil
    } catch {
      return error
    }
  }

  mutating func apply(_ edit: LayoutEdit) {
    let count = engine.tree.count
    switch edit {
    case .host(let size): host = size
    case .flip:
      // Nothing here asks other distances of its left than of its right neighbour.
      guard (try? engine.flipLayoutDirection()) != nil else { return }
    case .view(let place, let view):
      let changed = sketch.replacingView(at: place, with: view)
      guard let tree = changed.layoutTree(direction: direction) else { return }
      sketch = changed
      measurer = measurer.copy()
      engine = LayoutEngine(tree, measurer: measurer, continuing: engine)
    case .leaf(let place, let size):
      for node in (0..<count).map({ ($0 + place) % count }) {
        if (try? setLeaf(node, size)) != nil { return }
      }
    case .text(let place, let more):
      let texts = (0..<count).compactMap { engine.tree.measuredLeaf(of: $0) }
      guard !texts.isEmpty else { return }
      let text = texts[place % texts.count]
      measurer.lengthen(text, by: more)
      for node in 0..<count where engine.tree.measuredLeaf(of: node) == text {
        engine.remeasureLeaf(node)
      }
    }
  }

  private func setLeaf(_ node: Int, _ size: Size) throws {
    switch engine.tree.kind(of: node) {
    case .fixed: try engine.setLeaf(node, to: .fixed(size))
    case .spacer: try engine.setLeaf(node, to: .spacer(minimumLength: size.width - 20))
    case .resizable:
      try engine.setLeaf(node, to: .resizable(natural: size, minimum: .zero))
    default: throw LayoutEditError.notALeafOfItsOwn(node: node)
    }
  }

  /// What differs from a layout by an engine that knows nothing.
  func difference() -> String? {
    let fresh = LayoutEngine(engine.tree, measurer: measurer)
    let expected = Self.layOut(fresh, host)
    let found = Self.layOut(engine, host)
    if expected != found {
      return "\(found.map { "\($0)" } ?? "no error") instead of "
        + "\(expected.map { "\($0)" } ?? "none")"
    }
    if expected != nil { return nil }
    let frames = fresh.frames()
    for (node, frame) in engine.frames().enumerated() {
      let kind = engine.tree.kind(of: node)
      if engine.isPlaced(node) != fresh.isPlaced(node) { return "node \(node) (\(kind)) is shown" }
      if frame != frames[node] {
        return "node \(node) (\(kind)) has \(frame) instead of \(frames[node])"
      }
      if engine.proposal(of: node) != fresh.proposal(of: node) {
        return "node \(node) (\(kind)) is proposed \(engine.proposal(of: node)) instead of "
          + "\(fresh.proposal(of: node))"
      }
    }
    return nil
  }
}
