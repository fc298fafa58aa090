import Geometry
import LayoutCore
import Testing

/// Children below each other, each 20 further from the leading edge; asks its children for values.
private struct Staircase: Layout {
  struct Step: LayoutValueKey { static let defaultValue = 20.0 }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int
  ) -> Size {
    cache += 1
    return proposal.replacingUnspecifiedDimensions()
  }

  func makeCache(subviews: LayoutSubviews) -> Int { 0 }

  func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Int
  ) {
    var x = 0.0
    var y = 0.0
    for subview in subviews.dropLast() {
      subview.place(at: (x: x, y: y), proposal: .unspecified)
      x += subview[Step.self]
      y += subview.sizeThatFits(.unspecified).height
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: LeadingRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Int
  ) -> Double? {
    guide == .center ? 5 : nil
  }
}

@Suite struct CustomLayoutTests {
  private func tree(
    _ direction: LayoutDirection, _ build: (inout LayoutTreeBuilder) -> Void
  ) -> LayoutTree {
    var builder = LayoutTreeBuilder()
    builder.layoutDirection = direction
    build(&builder)
    return builder.finish()
  }

  private func frames(
    _ tree: LayoutTree, width: Double, height: Double
  ) throws -> [PhysicalRect] {
    let engine = LayoutEngine(tree)
    try engine.layout(in: ProposedViewSize(width: width, height: height))
    return (0..<tree.count).map { engine.frame(of: $0) }
  }

  private func staircase(_ builder: inout LayoutTreeBuilder) {
    builder.begin(.custom(Staircase()))
    builder.begin(.layoutValue(LayoutValue(Staircase.Step.self, 30)))
    builder.leaf(.fixed(Size(width: 10, height: 8)))
    builder.end()
    builder.leaf(.fixed(Size(width: 10, height: 8)))
    builder.leaf(.fixed(Size(width: 40, height: 20)))
    builder.end()
  }

  @Test func `Subviews stand where the layout puts them, counted from the leading edge`() throws {
    // The first step is 30 by its value; the last child is left out and so centred:
    // (100 − 40) / 2 = 30, (60 − 20) / 2 = 20.
    let left = try frames(tree(.leftToRight, staircase), width: 100, height: 60)
    #expect(left[2] == PhysicalRect(x: 0, y: 0, width: 10, height: 8))
    #expect(left[3] == PhysicalRect(x: 30, y: 8, width: 10, height: 8))
    #expect(left[4] == PhysicalRect(x: 30, y: 20, width: 40, height: 20))
    // Mirrored in 100: x' = 100 − (x + width).
    let right = try frames(tree(.rightToLeft, staircase), width: 100, height: 60)
    #expect(right[2].x == 90)
    #expect(right[3].x == 60)
    #expect(right[4].x == 30)
  }

  @Test func `A guide that a layout sets aligns it in a stack`() throws {
    // The layout's centre is at 5, that of its frame at 10: the layout is 5 lower in the frame, and
    // its centre at 10 is where that of the leaf is.
    let result = try frames(
      tree(.leftToRight) { builder in
        builder.begin(.horizontalStack(alignment: .center, spacing: 0))
        builder.leaf(.fixed(Size(width: 10, height: 20)))
        builder.begin(.frame(width: 50, height: 20))
        staircase(&builder)
        builder.end()
        builder.end()
      }, width: 100, height: 40)
    #expect(result[2].y - result[1].y == 0)
    #expect(result[3].y - result[2].y == 5)
  }

  @Test func `Anchors put a point of the view on the given point`() throws {
    struct Anchored: Layout {
      let anchor: UnitPoint
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
      ) -> Size { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
      ) {
        subviews[0].place(at: (x: 100, y: 100), anchor: anchor, proposal: .unspecified)
      }
    }
    // origin = position − anchor × size, for a child of 30 × 20.
    let expected: [(UnitPoint, Double, Double)] = [
      (UnitPoint(x: 0, y: 0.5), 100, 90), (UnitPoint(x: 1, y: 0), 70, 100),
      (UnitPoint(x: 1, y: 1), 70, 80), (.center, 85, 90),
    ]
    for (anchor, x, y) in expected {
      let result = try frames(
        tree(.leftToRight) { builder in
          builder.begin(.custom(Anchored(anchor: anchor)))
          builder.leaf(.fixed(Size(width: 30, height: 20)))
          builder.end()
        }, width: 200, height: 200)
      #expect(result[1] == PhysicalRect(x: x, y: y, width: 30, height: 20))
    }
  }

  @Test func `A layout that is like a stack orients its spacers and dividers`() throws {
    struct Line: Layout {
      static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
      }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
      ) -> Size { proposal.replacingUnspecifiedDimensions() }
      func placeSubviews(
        in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
        cache: inout Void
      ) {
        var x = 0.0
        for subview in subviews {
          let offered = ProposedViewSize(width: 20, height: bounds.height)
          subview.place(at: (x: x, y: 0), proposal: offered)
          x += subview.sizeThatFits(offered).width
        }
      }
    }
    let frames = try BothDirections(width: 100, height: 30) { builder in
      builder.begin(.custom(Line()))
      builder.leaf(.spacer(minimumLength: 4))
      builder.leaf(.divider(thickness: 2))
      builder.end()
    }
    // A spacer has no height in a row, a divider its thickness as the width.
    frames.expect(1, 0, 0, 20, 0, in: 100)
    frames.expect(2, 20, 0, 2, 30, in: 100)
  }
}
