internal import Geometry

/// A guide along the vertical axis, measured from a view's top edge.
///
/// Direction plays no part: the same guide in a left-to-right and in a right-to-left layout.
///
/// Source: SwiftUI's `VerticalAlignment`.
public struct VerticalAlignment: Hashable, Sendable {
  package let key: AlignmentKey

  package init(key: AlignmentKey) { self.key = key }

  /// Creates a guide of one's own.
  public init(_ id: any AlignmentID.Type) { key = .type(id, axis: .vertical) }

  /// The upper edge.
  public static let top = VerticalAlignment(key: .top)

  /// The middle.
  public static let center = VerticalAlignment(key: .verticalCenter)

  /// The lower edge.
  public static let bottom = VerticalAlignment(key: .bottom)

  /// The baseline of the first line of text; the lower edge of what has no text.
  public static let firstTextBaseline = VerticalAlignment(key: .firstTextBaseline)

  /// The baseline of the last line of text; the lower edge of what has no text.
  public static let lastTextBaseline = VerticalAlignment(key: .lastTextBaseline)
}
