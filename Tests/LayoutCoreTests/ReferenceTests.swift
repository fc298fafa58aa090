import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// A tree, its host and its direction.
struct LayoutCase: CustomDebugStringConvertible {
  var sketch: ViewSketch
  var host: ProposedViewSize
  var direction: LayoutDirection
  var safeArea = EdgeInsets()

  static func draw(_ choices: inout Choices, _ generator: SketchGenerator) -> LayoutCase {
    let direction: LayoutDirection = choices.bool() ? .rightToLeft : .leftToRight
    let host = generator.host(&choices)
    let safeArea =
      choices.chance(1, in: 3)
      ? EdgeInsets(
        top: choices.double(in: 0...12), leading: choices.double(in: 0...12),
        bottom: choices.double(in: 0...12), trailing: choices.double(in: 0...12)) : EdgeInsets()
    return LayoutCase(
      sketch: generator.sketch(&choices), host: host, direction: direction, safeArea: safeArea)
  }

  var debugDescription: String {
    func length(_ value: Double?) -> String { value.map { "\($0)" } ?? "nil" }
    return
      "\(direction.rawValue) \(length(host.width))×\(length(host.height)) \(safeArea) \(sketch)"
  }
}

@Suite struct ReferenceTests {
  @Test(arguments: 0..<8)
  func `the engine gives the frames and proposals of the plain rules`(part: Int) {
    let failure = Property.check(cases: 750, seed: UInt64(part) * 750, maximumSteps: 150) {
      LayoutCase.draw(&$0, SketchGenerator())
    } fault: {
      Self.difference($0)
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `a text that takes less of more room is served before rigid views`() {
    // At 0 the text is two lines high, at infinity one: it has negative flexibility.
    let text = ViewSketch(
      .text(letters: 4), modifiers: [.aspectRatio(0.5, .fill)])
    let image = ViewSketch(.image(width: 0, height: 14, isResizable: false))
    let column = ViewSketch(.verticalStack(.trailing, spacing: nil, [image, text]))
    let value = LayoutCase(
      sketch: column, host: ProposedViewSize(width: 17.6, height: 97.8), direction: .rightToLeft)
    #expect(Self.difference(value) == nil)
  }

  /// What the engine and the reference disagree about.
  static func difference(_ value: LayoutCase) -> String? {
    let reference = ReferenceView(value.sketch, direction: value.direction)
    let expected = reference.frames(in: value.host, safeArea: value.safeArea)
    guard let tree = value.sketch.layoutTree(direction: value.direction) else { return nil }
    if tree.count != expected.count {
      return "\(tree.count) nodes instead of \(expected.count)"
    }
    let engine = LayoutEngine(tree, measurer: SketchMeasurer())
    do throws(LayoutError) {
      try engine.layout(in: value.host, safeArea: SafeArea(insets: value.safeArea))
    } catch {
      let isFinite = expected.allSatisfy { $0.frame.isFinite }
      return isFinite ? "\(error), but every frame of the reference is finite" : nil
    }
    for (node, reference) in expected.enumerated() {
      let frame = engine.frame(of: node)
      let proposal = engine.proposal(of: node)
      let kind = tree.kind(of: node)
      if !isClose(frame, reference.frame) {
        return "node \(node) (\(kind)) has \(frame) instead of \(reference.frame)"
      }
      if !isClose(proposal, reference.proposal) {
        return "node \(node) (\(kind)) is proposed \(proposal) instead of \(reference.proposal)"
      }
    }
    return nil
  }
}

/// Whether two lengths are the same but for rounding: a few operations on numbers below 1e4 are
/// wrong by less than 1e-9; quotients of ratios may enlarge that.
func isClose(_ a: Double, _ b: Double) -> Bool {
  a == b || abs(a - b) <= 1e-6 + 1e-9 * max(abs(a), abs(b))
}

func isClose(_ a: PhysicalRect, _ b: PhysicalRect) -> Bool {
  isClose(a.x, b.x) && isClose(a.y, b.y) && isClose(a.width, b.width) && isClose(a.height, b.height)
}

func isClose(_ a: ProposedViewSize, _ b: ProposedViewSize) -> Bool {
  isClose(a.width, b.width) && isClose(a.height, b.height)
}

func isClose(_ a: Double?, _ b: Double?) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return isClose(a, b)
}
