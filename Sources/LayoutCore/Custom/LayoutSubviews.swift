public import Geometry

/// The subviews of a ``Layout``, in order.
///
/// Source: SwiftUI's `LayoutSubviews`.
public struct LayoutSubviews: RandomAccessCollection {
  private let source: any SubviewSource
  private let nodes: [Int]

  /// The direction of the layout; only for what has a direction of its own, such as an arrow:
  /// places are leading-based in both.
  public let layoutDirection: LayoutDirection

  init(_ source: any SubviewSource, _ nodes: [Int], _ layoutDirection: LayoutDirection) {
    self.source = source
    self.nodes = nodes
    self.layoutDirection = layoutDirection
  }

  /// The first position.
  public var startIndex: Int { 0 }

  /// One past the last position.
  public var endIndex: Int { nodes.count }

  /// The subview at a position.
  ///
  /// - Precondition: the position is one of the collection's.
  public subscript(position: Int) -> LayoutSubview {
    LayoutSubview(source: source, node: nodes[position])
  }
}

/// A subview of a ``Layout``: it can be asked and placed.
///
/// Source: SwiftUI's `LayoutSubview`.
public struct LayoutSubview {
  fileprivate let source: any SubviewSource
  fileprivate let node: Int

  /// The rank among siblings, 0 unless it is set.
  public var priority: Double { source.priority(of: node) }

  /// The distances that the view prefers from its neighbours.
  public var spacing: ViewSpacing { source.spacing(of: node) }

  /// The view's size for a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
    source.size(of: node, proposal)
  }

  /// The view's size and guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    source.dimensions(of: node, proposal)
  }

  /// Places the view: a point of it, given by `anchor`, at a point of the layout.
  ///
  /// The point counts from the leading and top edges of the layout's bounds. A view is as large as
  /// its answer to `proposal`; when it is placed several times the last one counts.
  ///
  /// - Precondition: the layout is placing, not measuring.
  public func place(
    at point: (x: Double, y: Double), anchor: UnitPoint = UnitPoint(x: 0, y: 0),
    proposal: ProposedViewSize
  ) {
    source.place(node, at: point, anchor: anchor, proposal)
  }

  /// A value that the view hands to its layout.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value {
    source.value(of: node, ObjectIdentifier(key)) as? Key.Value ?? Key.defaultValue
  }
}

/// Whoever answers for subviews: an engine, or a builder, which knows no sizes.
protocol SubviewSource {
  func priority(of node: Int) -> Double
  func spacing(of node: Int) -> ViewSpacing
  func size(of node: Int, _ proposal: ProposedViewSize) -> Size
  func dimensions(of node: Int, _ proposal: ProposedViewSize) -> ViewDimensions
  func place(
    _ node: Int, at point: (x: Double, y: Double), anchor: UnitPoint, _ proposal: ProposedViewSize)
  func value(of node: Int, _ key: ObjectIdentifier) -> (any Sendable)?
}

/// What a builder can say of subviews: everything but sizes.
struct BuildingSubviews: SubviewSource {
  let spacings: [Int: ViewSpacing]
  let priorities: [Int: Double]
  let values: [Int: [ObjectIdentifier: any Sendable]]

  func priority(of node: Int) -> Double { priorities[node] ?? 0 }
  func spacing(of node: Int) -> ViewSpacing { spacings[node] ?? ViewSpacing() }
  func size(of node: Int, _ proposal: ProposedViewSize) -> Size { .zero }
  func dimensions(of node: Int, _ proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: .zero, explicitValue: { _ in nil })
  }
  func place(
    _ node: Int, at point: (x: Double, y: Double), anchor: UnitPoint, _ proposal: ProposedViewSize
  ) {
    preconditionFailure("a layout places its subviews in placeSubviews only")
  }
  func value(of node: Int, _ key: ObjectIdentifier) -> (any Sendable)? { values[node]?[key] }
}
