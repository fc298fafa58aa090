/// A dimension of the plane.
///
/// Source: SwiftUI's `Axis`.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// The dimension that runs along a line of text; its two ends are leading and trailing.
  case horizontal

  /// The dimension that runs down the page; its two ends are top and bottom.
  case vertical

  /// A set of axes.
  ///
  /// Source: SwiftUI's `Axis.Set`.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit an axis, in the order of ``Axis``.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates the set of one axis.
    public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal axis alone.
    public static let horizontal = Set(.horizontal)

    /// The vertical axis alone.
    public static let vertical = Set(.vertical)

    /// Both axes.
    public static let both: Set = [.horizontal, .vertical]
  }

  /// The axis at a right angle to this one.
  public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}
