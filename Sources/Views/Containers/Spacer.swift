internal import LayoutCore

/// Room that takes what its stack has left.
///
/// Source: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView, Sendable {
  private let minLength: Double?

  /// Creates empty room of at least `minLength` points, 8 when nil.
  public init(minLength: Double? = nil) { self.minLength = minLength }

  /// Adds the room.
  public func lower(into lowering: inout ViewLowering) {
    lowering.spacer(minimumLength: minLength)
  }
}

extension ViewLowering {
  /// Adds empty room, a leaf that takes what its stack has left.
  @inline(__always)
  mutating func spacer(minimumLength: Double?) {
    leaf(.spacer) { $0.spacer(minimumLength: minimumLength) }
  }
}
