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
  /// - Returns: the tree, ready to be laid out.
  /// - Throws: `LayoutError.stackUnavailable` when the view is nested so deeply that the
  ///   system has no room for it.
  /// - Complexity: O(nodes).
  @inlinable
  public static func lowering(
    environment: EnvironmentValues = EnvironmentValues(), measurer: any TextMeasurer,
    @ViewBuilder content: () -> some View
  ) throws(LayoutError) -> ViewTree {
    let view = content()
    return try lowering(environment: environment, measurer: measurer) { view.lower(into: &$0) }
  }

  /// Lowers whatever `content` adds.
  @usableFromInline
  static func lowering(
    environment: EnvironmentValues, measurer: any TextMeasurer,
    readings: GeometryReadings? = nil, adding content: (inout ViewLowering) -> Void
  ) throws(LayoutError) -> ViewTree {
    var single = ViewLowering(
      environment: environment, measurer: measurer, readings: readings)
    single.nested(content)
    if single.failure != nil || single.hasRoot { return try single.finish() }
    var column = ViewLowering(
      environment: environment, measurer: measurer, readings: readings)
    column.container(.vstack, .verticalStack(), content: content)
    return try column.finish()
  }
}
