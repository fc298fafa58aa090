public import LayoutCore
public import Typesetting

extension ViewTree {
  /// Lowers a view.
  ///
  /// Several views at the root form a column, as in SwiftUI's hosting view; none form an empty one.
  ///
  /// - Parameters:
  ///   - environment: what holds at the root.
  ///   - measurer: shapes the texts.
  ///   - content: the view.
  /// - Throws: ``LayoutError/stackUnavailable(bytes:)`` when the view is nested so deeply that the
  ///   system has no room for it.
  /// - Complexity: O(nodes).
  public static func lowering(
    environment: EnvironmentValues = EnvironmentValues(), measurer: any TextMeasurer,
    @ViewBuilder content: () -> some View
  ) throws(LayoutError) -> ViewTree {
    var lowering = ViewLowering(environment: environment, measurer: measurer)
    let view = content()
    lowering.root { view.lower(into: &$0) }
    return try lowering.finish()
  }
}
