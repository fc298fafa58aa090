/// The size a parent offers to a child: each dimension a length in points or unspecified.
///
/// `nil` asks a child for its ideal length, `0` for its smallest, infinity for its largest. The two
/// dimensions are independent. A proposal is never an order: the child's answer stands.
///
/// Source: SwiftUI's `ProposedViewSize`; layout rule 1.
public struct ProposedViewSize: Hashable, Sendable {
  /// The proposed horizontal extent in points, or `nil` for the ideal one.
  public var width: Double?

  /// The proposed vertical extent in points, or `nil` for the ideal one.
  public var height: Double?

  /// Asks for the smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)

  /// Asks for the ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)

  /// Asks for the largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// Creates a proposal; `nil` leaves a dimension unspecified.
  public init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Creates a proposal of exactly a size.
  public init(_ size: Size) {
    self.init(width: size.width, height: size.height)
  }

  /// The proposal along an axis.
  public subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }

  /// The proposal as a size, with the given lengths where it is unspecified.
  ///
  /// `ProposedViewSize(width: nil, height: 200)` becomes 10 × 200. Direction plays no part: the
  /// result is the same in a left-to-right and in a right-to-left layout.
  ///
  /// Source: SwiftUI's `replacingUnspecifiedDimensions(by:)`, whose default is 10 × 10.
  public func replacingUnspecifiedDimensions(by size: Size = Size(width: 10, height: 10)) -> Size {
    Size(width: width ?? size.width, height: height ?? size.height)
  }
}
