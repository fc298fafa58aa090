import Geometry
import LayoutCore
import LayoutTesting
import Testing

/// Numbers that make no sense: a diagnostic or an error, never a trap, never NaN in a frame.
@Suite struct NumberTests {
  private static let strange: [Double] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .greatestFiniteMagnitude, 0, -0.0,
    .leastNonzeroMagnitude, 1e9, .signalingNaN,
  ]

  /// Draws a builder call with strange numbers, around a leaf or beside others.
  private static func tree(_ choices: inout Choices) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    func number() -> Double {
      choices.chance(1, in: 3) ? choices.double(in: 0...50) : choices.element(of: strange)
    }
    func range() -> FrameBounds.Range {
      FrameBounds.Range(minimum: number(), ideal: number(), maximum: number())
    }
    builder.begin(.horizontalStack(alignment: .firstTextBaseline, spacing: number()))
    for _ in 0..<choices.int(in: 1...3) {
      let count = choices.int(in: 0...4)
      for _ in 0..<count {
        switch choices.int(in: 0...9) {
        case 0: builder.begin(.frame(width: number(), height: number()))
        case 1: builder.begin(.flexibleFrame(FrameBounds(width: range(), height: range())))
        case 2:
          builder.begin(
            .padding(
              EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
        case 3: builder.begin(.aspectRatio(number(), contentMode: .fill))
        case 4: builder.begin(.layoutPriority(number()))
        case 5: builder.begin(.offset(x: number(), y: number()))
        case 6: builder.begin(.position(x: number(), y: number()))
        case 7:
          builder.begin(
            .alignmentGuide(
              AlignmentKeyReference(VerticalAlignment.firstTextBaseline), .constant(number())))
        case 8:
          let value = number()
          builder.begin(
            .alignmentGuide(
              AlignmentKeyReference(VerticalAlignment.firstTextBaseline), .computed { _ in value }))
        default: builder.begin(.fixedSize(horizontal: true, vertical: false))
        }
      }
      switch choices.int(in: 0...4) {
      case 0: builder.leaf(.fixed(Size(width: number(), height: number())))
      case 1: builder.leaf(.flexible)
      case 2: builder.leaf(.spacer(minimumLength: number()))
      case 3: builder.leaf(.divider(thickness: number()))
      default:
        builder.leaf(
          .resizable(
            natural: Size(width: number(), height: number()),
            minimum: Size(width: number(), height: number())))
      }
      for _ in 0..<count { builder.end() }
    }
    builder.end()
    return builder.finish()
  }

  @Test func `strange numbers give finite frames or an error`() {
    let failure = Property.check(cases: 3000, seed: 110_000) { choices in
      let host = ProposedViewSize(
        width: choices.element(of: Self.strange.map { Optional($0) } + [nil, 100]),
        height: choices.element(of: Self.strange.map { Optional($0) } + [nil, 100]))
      return (Self.tree(&choices), host)
    } fault: { tree, host in
      let engine = LayoutEngine(tree)
      do throws(LayoutError) {
        try engine.layout(in: host)
      } catch {
        switch error {
        case .infiniteSize(let node), .notANumber(let node):
          return (0..<tree.count).contains(node) ? nil : "\(error) names no node"
        default: return "\(error)"
        }
      }
      for node in 0..<tree.count where !engine.frame(of: node).isFinite {
        return "node \(node) is at \(engine.frame(of: node))"
      }
      return nil
    }
    if let failure { Issue.record(failure) }
  }

  @Test func `what is repaired is reported at its node`() {
    var builder = LayoutTreeBuilder()
    builder.begin(.verticalStack(spacing: .nan))
    builder.begin(.frame(width: -10, height: .infinity))
    builder.leaf(.fixed(Size(width: -1, height: .nan)))
    builder.end()
    builder.begin(.layoutPriority(.nan))
    builder.begin(.padding(EdgeInsets(all: .infinity)))
    builder.begin(.aspectRatio(0, contentMode: .fit))
    builder.leaf(.spacer(minimumLength: .nan))
    builder.end()
    builder.end()
    builder.end()
    builder.end()
    let found = builder.finish().diagnostics.map { "\($0.node) \($0.rule)" }
    #expect(
      found == [
        "0 stack.spacing", "1 frame.width", "1 frame.height", "2 leaf.width", "2 leaf.height",
        "3 layoutPriority", "4 padding", "4 padding", "4 padding", "4 padding", "5 aspectRatio",
        "6 spacer.minLength",
      ])
  }

  @Test func `an infinite size names the innermost view that took it`() {
    var builder = LayoutTreeBuilder()
    builder.begin(.padding(EdgeInsets(all: 4)))
    builder.begin(.horizontalStack())
    builder.leaf(.fixed(Size(width: 10, height: 10)))
    builder.begin(.padding(EdgeInsets(all: 4)))
    builder.leaf(.flexible)
    builder.end()
    builder.end()
    builder.end()
    let engine = LayoutEngine(builder.finish())
    #expect(throws: LayoutError.infiniteSize(node: 4)) {
      try engine.layout(in: ProposedViewSize(width: .infinity, height: 10))
    }
    #expect(throws: Never.self) {
      try engine.layout(in: ProposedViewSize(width: 100, height: 10))
    }
  }

  @Test func `a leaf as infinite root is an error too`() {
    var builder = LayoutTreeBuilder()
    builder.leaf(.flexible)
    let engine = LayoutEngine(builder.finish())
    #expect(throws: LayoutError.infiniteSize(node: 0)) { try engine.layout(in: .infinity) }
  }
}
