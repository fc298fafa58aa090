internal import LayoutCore
/// A line across the axis of its stack: one pixel thick, one point at accessibility text sizes.
///
/// Source: SwiftUI's `Divider`; the thickness is layout rule 5 (single source).
public struct Divider: PrimitiveView, Sendable {
  /// Creates a line.
  public init() {}

  /// Adds the line.
  public func lower(into lowering: inout ViewLowering) {
    lowering.divider()
  }
}

extension ViewLowering {
  /// Adds a line as thick as the environment wants it.
  mutating func divider() {
    leaf(.divider, .divider(thickness: environment.hairline))
  }
}
