public import Geometry

/// A point or rectangle of a view, to be told in the coordinates of another one.
///
/// Source: SwiftUI's `Anchor`.
public struct Anchor<Value: AnchorValue>: Sendable {
  /// Which anchored view it belongs to.
  let number: Int
  let source: Source

  /// What of a view an anchor stands for.
  ///
  /// Source: SwiftUI's `Anchor.Source`.
  public struct Source: Sendable {
    let rect: @Sendable (Size) -> LeadingRect
  }
}

/// What an anchor can stand for.
public protocol AnchorValue: Sendable {
  /// Takes the value from a rectangle; a point is its leading top corner.
  init(anchorRect: LeadingRect)
}

extension LeadingRect: AnchorValue {
  /// The rectangle itself.
  public init(anchorRect: LeadingRect) { self = anchorRect }
}

extension LeadingPoint: AnchorValue {
  /// The rectangle's leading top corner.
  public init(anchorRect: LeadingRect) { self.init(x: anchorRect.x, y: anchorRect.y) }
}

extension Anchor.Source where Value == LeadingRect {
  /// The whole view.
  public static var bounds: Anchor.Source {
    Anchor.Source { LeadingRect(x: 0, y: 0, width: $0.width, height: $0.height) }
  }

  /// A rectangle by its distance from the view's leading and top edges.
  public static func rect(_ rect: LeadingRect) -> Anchor.Source { Anchor.Source { _ in rect } }
}

extension Anchor.Source where Value == LeadingPoint {
  /// A point by its distance from the view's leading and top edges.
  public static func point(_ point: LeadingPoint) -> Anchor.Source {
    Anchor.Source { _ in LeadingRect(x: point.x, y: point.y, width: 0, height: 0) }
  }

  /// A point by its share of the view's size, from the leading top corner.
  public static func unitPoint(_ point: UnitPoint) -> Anchor.Source {
    Anchor.Source {
      LeadingRect(x: point.x * $0.width, y: point.y * $0.height, width: 0, height: 0)
    }
  }

  /// The corner where the first line begins.
  public static var topLeading: Anchor.Source { .unitPoint(.topLeading) }
  /// The middle of the upper edge.
  public static var top: Anchor.Source { .unitPoint(.top) }
  /// The corner where the first line ends.
  public static var topTrailing: Anchor.Source { .unitPoint(.topTrailing) }
  /// The middle of the edge where lines begin.
  public static var leading: Anchor.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor.Source { .unitPoint(.center) }
  /// The middle of the edge where lines end.
  public static var trailing: Anchor.Source { .unitPoint(.trailing) }
  /// The corner where the last line begins.
  public static var bottomLeading: Anchor.Source { .unitPoint(.bottomLeading) }
  /// The middle of the lower edge.
  public static var bottom: Anchor.Source { .unitPoint(.bottom) }
  /// The corner where the last line ends.
  public static var bottomTrailing: Anchor.Source { .unitPoint(.bottomTrailing) }
}
