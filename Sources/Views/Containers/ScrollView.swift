public import Geometry
internal import LayoutCore

/// A region that shows a part of its content.
///
/// A horizontal region shows the leading part first: the left one in a left-to-right layout, the
/// right one in a right-to-left one; its offset counts from there. Several views in it form a column.
///
/// Source: SwiftUI's `ScrollView`.
public struct ScrollView<Content: View>: PrimitiveView {
  private var region: ScrollRegion
  private let content: Content

  /// Creates a region that scrolls along some axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    region = ScrollRegion(axes: axes)
    self.content = content()
  }

  /// The region scrolled by lengths, in points, from the leading and top edges.
  public func scrolled(x: Double = 0, y: Double = 0) -> ScrollView {
    var view = self
    view.region.offset = Size(width: x, height: y)
    return view
  }

  /// The region with room around its content that scrolls with it.
  public func contentInsets(_ insets: EdgeInsets) -> ScrollView {
    var view = self
    view.region.insets = insets
    return view
  }

  /// Adds the region and its content.
  public func lower(into lowering: inout ViewLowering) {
    lowering.singleChildContainer(.scrollView, .scrollView(region)) { content.lower(into: &$0) }
  }
}
