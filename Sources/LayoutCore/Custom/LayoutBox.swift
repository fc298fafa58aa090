internal import Geometry

/// A layout of any type, and a place for what it keeps in one engine.
protocol LayoutBox: Sendable {
  func makeState() -> any LayoutState
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing
  func causes(of size: Size, proposal: ProposedViewSize) -> [String]
}

/// A layout with what it keeps; belongs to one engine.
protocol LayoutState: AnyObject {
  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size
  func place(_ bounds: LeadingRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews)
  func guide(
    _ key: AlignmentKey, _ bounds: LeadingRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double?
}

struct TypedLayoutBox<Wrapped: Layout>: LayoutBox {
  let layout: Wrapped

  func makeState() -> any LayoutState { TypedLayoutState(layout) }
  func spacing(_ subviews: LayoutSubviews) -> ViewSpacing { layout.spacing(subviews: subviews) }
  func causes(of size: Size, proposal: ProposedViewSize) -> [String] {
    (layout as? any ExplainedLayout)?.causes(of: size, proposal: proposal)
      ?? ["answers by a layout of its own"]
  }
}

final class TypedLayoutState<Wrapped: Layout>: LayoutState {
  private let layout: Wrapped
  private var cache: Wrapped.Cache?

  init(_ layout: Wrapped) { self.layout = layout }

  private func withCache<Result>(
    _ subviews: LayoutSubviews, _ body: (inout Wrapped.Cache) -> Result
  ) -> Result {
    var current = cache ?? layout.makeCache(subviews: subviews)
    let result = body(&current)
    cache = current
    return result
  }

  func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> Size {
    withCache(subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func place(
    _ bounds: LeadingRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    withCache(subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func guide(
    _ key: AlignmentKey, _ bounds: LeadingRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> Double? {
    withCache(subviews) { cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
          cache: &cache)
    }
  }
}
