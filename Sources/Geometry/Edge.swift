/// One side of a rectangle, the horizontal ones named by reading direction.
///
/// Source: SwiftUI's `Edge`.
public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
  /// The upper side.
  case top

  /// The side where a line of the layout direction begins: left in a left-to-right layout, right
  /// in a right-to-left one.
  case leading

  /// The lower side.
  case bottom

  /// The side where a line of the layout direction ends: right in a left-to-right layout, left in
  /// a right-to-left one.
  case trailing

  /// A set of edges.
  ///
  /// Source: SwiftUI's `Edge.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an edge, in the order of ``Edge``.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set of one edge.
    public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper edge.
    public static let top = Set(.top)

    /// The edge where a line begins.
    public static let leading = Set(.leading)

    /// The lower edge.
    public static let bottom = Set(.bottom)

    /// The edge where a line ends.
    public static let trailing = Set(.trailing)

    /// Leading and trailing.
    public static let horizontal: Set = [.leading, .trailing]

    /// Top and bottom.
    public static let vertical: Set = [.top, .bottom]

    /// All four edges.
    public static let all: Set = [.horizontal, .vertical]
  }
}

extension EdgeInsets {
  /// The same distance, in points, on the named edges and none on the others.
  public init(_ edges: Edge.Set, _ length: Double) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }
}
