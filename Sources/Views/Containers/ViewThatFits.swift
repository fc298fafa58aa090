public import Geometry
internal import LayoutCore

/// The first of several views whose ideal size fits, else the last.
///
/// Source: SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
  private let axes: Axis.Set
  private let content: Content

  /// Chooses by the given axes; an axis without a proposed length always fits.
  public init(in axes: Axis.Set = .both, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  /// Adds the choice and all its views.
  public func lower(into lowering: inout ViewLowering) {
    lowering.container(.viewThatFits, .viewThatFits(axes: axes)) { content.lower(into: &$0) }
  }
}
