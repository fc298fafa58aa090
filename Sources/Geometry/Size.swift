/// A width and a height, in points.
///
/// Negative values are legal, as in SwiftUI: a stack with negative spacing may answer one. An
/// infinite value is an answer to an infinite proposal and never reaches a frame tree.
public struct Size: Hashable, Sendable {
  /// The horizontal extent, in points.
  public var width: Double

  /// The vertical extent, in points.
  public var height: Double

  /// A size of nothing: 0 × 0.
  public static let zero = Size(width: 0, height: 0)

  /// Creates a size from two lengths in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The extent along an axis, in points.
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}
