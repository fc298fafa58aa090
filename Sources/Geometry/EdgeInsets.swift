/// Distances from the four edges of a rectangle, in points, with horizontal ones named by reading
/// direction.
///
/// `EdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 4)` keeps 8 points free at the left edge in
/// a left-to-right layout and at the right edge in a right-to-left one. Negative values are legal
/// and let content hang out.
///
/// Source: SwiftUI's `EdgeInsets`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double

  /// The distance from the leading edge, in points.
  public var leading: Double

  /// The distance from the bottom edge, in points.
  public var bottom: Double

  /// The distance from the trailing edge, in points.
  public var trailing: Double

  /// Creates insets from four distances in points.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same distance, in points, on all four edges.
  public init(all length: Double) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }

  /// Leading plus trailing, in points.
  public var horizontal: Double { leading + trailing }

  /// Top plus bottom, in points.
  public var vertical: Double { top + bottom }

  /// Adds two insets edge by edge.
  public static func + (left: EdgeInsets, right: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: left.top + right.top, leading: left.leading + right.leading,
      bottom: left.bottom + right.bottom, trailing: left.trailing + right.trailing)
  }
}

extension ProposedViewSize {
  /// What is left of a proposal inside insets, never less than nothing.
  ///
  /// An unspecified dimension stays unspecified. A dimension that is not a number becomes 0.
  ///
  /// Source: layout rule 10.
  public func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { Self.remaining($0, insets.horizontal) },
      height: height.map { Self.remaining($0, insets.vertical) })
  }

  private static func remaining(_ length: Double, _ taken: Double) -> Double {
    let rest = length - taken
    return rest > 0 ? rest : 0
  }
}
