internal import Geometry

/// A guide along the horizontal axis, measured from a view's leading edge.
///
/// `leading` is the left edge in a left-to-right layout and the right edge in a right-to-left one.
///
/// Source: SwiftUI's `HorizontalAlignment`.
public struct HorizontalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = .type(id, axis: .horizontal) }

  /// The edge where a line begins.
  public static let leading = HorizontalAlignment(key: .leading)

  /// The middle.
  public static let center = HorizontalAlignment(key: .horizontalCenter)

  /// The edge where a line ends.
  public static let trailing = HorizontalAlignment(key: .trailing)
}
