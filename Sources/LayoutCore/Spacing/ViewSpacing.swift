public import Geometry

/// The distances that a view prefers from its neighbours, one set a physical edge.
///
/// ```swift
/// // Two views without preferences are 8 points apart, in either direction.
/// ViewSpacing().distance(to: ViewSpacing(), along: .horizontal, direction: .rightToLeft) // 8
/// ```
///
/// Source: SwiftUI's `ViewSpacing`; layout rule 4.
public struct ViewSpacing: Hashable, Sendable {
  private var top: EdgeSpacing
  private var left: EdgeSpacing
  private var bottom: EdgeSpacing
  private var right: EdgeSpacing

  /// The distance between two views that state nothing else, in points, on either axis.
  public static let platformDefault = 8.0

  /// The spacing of a view without preferences.
  public init() {
    top = .plain(.top)
    left = .plain(.left)
    bottom = .plain(.bottom)
    right = .plain(.right)
  }

  /// The spacing of a view that wants no distance to anything, as a `Spacer` does.
  public static let zero = ViewSpacing(uncategorised: 0, edges: PhysicalEdge.allCases)

  /// A spacing that states nothing on any edge.
  package static var none: ViewSpacing {
    ViewSpacing(uncategorised: 0, edges: [])
  }

  /// A distance for every neighbour on some edges, nothing on the others.
  package init(uncategorised distance: Double, edges: [PhysicalEdge]) {
    top = EdgeSpacing()
    left = EdgeSpacing()
    bottom = EdgeSpacing()
    right = EdgeSpacing()
    for edge in edges { self[edge] = EdgeSpacing(uncategorised: distance) }
  }

  /// The spacing of horizontal text: vertical distances from its font, none horizontally.
  package init(text metrics: TextEdgeMetrics) {
    self = .none
    top[.edgeAboveText] = .distance(metrics.edgeAbove)
    top[.textToText] = .topTextMetrics(metrics)
    bottom[.edgeBelowText] = .distance(metrics.edgeBelow)
    bottom[.textToText] = .bottomTextMetrics(metrics)
  }

  package subscript(edge: PhysicalEdge) -> EdgeSpacing {
    get {
      switch edge {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }

  /// Takes over another view's spacing on some edges, the larger value where both state one.
  public mutating func formUnion(
    _ other: ViewSpacing, edges: Edge.Set = .all, direction: LayoutDirection = .leftToRight
  ) {
    for edge in edges.physical(direction) { self[edge].formUnion(other[edge]) }
  }

  /// The larger of two spacings on some edges.
  public func union(
    _ other: ViewSpacing, edges: Edge.Set = .all, direction: LayoutDirection = .leftToRight
  ) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges, direction: direction)
    return result
  }

  /// Gives some edges the spacing of a view without preferences.
  package mutating func reset(_ edges: Edge.Set, direction: LayoutDirection) {
    for edge in edges.physical(direction) { self[edge] = .plain(edge) }
  }

  /// Whether the left and the right edge ask for different distances.
  package var isDirectional: Bool { left.mirrored != right }

  /// The distance to the view that follows along an axis, in points.
  ///
  /// - Parameters:
  ///   - next: the spacing of the view that comes after this one.
  ///   - axis: the axis along which the two follow each other.
  ///   - direction: the direction of the container; only the horizontal axis reads it.
  /// - Returns: the distance; ``platformDefault`` when the two edges state nothing that counts.
  public func distance(
    to next: ViewSpacing, along axis: Axis, direction: LayoutDirection
  ) -> Double {
    let edges = PhysicalEdge.meeting(along: axis, direction: direction)
    return EdgeSpacing.distance(self[edges.trailing], next[edges.leading]) ?? Self.platformDefault
  }
}

extension PhysicalEdge {
  /// The edge of the first and the edge of the second of two neighbours that meet.
  static func meeting(
    along axis: Axis, direction: LayoutDirection
  ) -> (trailing: PhysicalEdge, leading: PhysicalEdge) {
    switch (axis, direction) {
    case (.vertical, _): (.bottom, .top)
    case (.horizontal, .leftToRight): (.right, .left)
    case (.horizontal, .rightToLeft): (.left, .right)
    }
  }
}

extension Edge.Set {
  /// The physical edges of a set in a direction.
  func physical(_ direction: LayoutDirection) -> [PhysicalEdge] {
    var result: [PhysicalEdge] = []
    if contains(.top) { result.append(.top) }
    if contains(.bottom) { result.append(.bottom) }
    if contains(.leading) { result.append(direction == .leftToRight ? .left : .right) }
    if contains(.trailing) { result.append(direction == .leftToRight ? .right : .left) }
    return result
  }
}
