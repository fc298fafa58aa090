public import Geometry
public import LayoutCore
public import Typesetting

extension ViewLayout {
  /// Lays a view out whose parts read geometry: ``GeometryReader`` and anchors in preferences.
  ///
  /// The view is made again with what the last layout found until nothing changes; a view that reads
  /// nothing is made once.
  ///
  /// - Parameters:
  ///   - host: what is proposed.
  ///   - safeArea: what bars and notches cover of the host, by the root's direction.
  ///   - keyboardHeight: how high a keyboard stands above the host's bottom edge.
  ///   - environment: what holds at the root.
  ///   - measurer: shapes the texts.
  ///   - content: the view.
  /// - Returns: the layout.
  /// - Throws: `LayoutError` when the view has no frames.
  /// - Complexity: O(nodes) a time; one time more than readers are nested, at most 17.
  public static func resolving(
    in host: ProposedViewSize, safeArea: EdgeInsets = EdgeInsets(), keyboardHeight: Double = 0,
    environment: EnvironmentValues = EnvironmentValues(), measurer: any TextMeasurer,
    @ViewBuilder content: () -> some View
  ) throws(LayoutError) -> ViewLayout {
    let view = content()
    return try settled(in: host, safeArea: safeArea, keyboardHeight: keyboardHeight) {
      readings throws(LayoutError) in
      try ViewTree.lowering(environment: environment, measurer: measurer, readings: readings) {
        view.lower(into: &$0)
      }
    }
  }

  /// Lays a scene document out, likewise.
  ///
  /// - Parameters:
  ///   - scene: the document.
  ///   - host: what is proposed; the document's own size when nil.
  ///   - safeArea: what is covered of the host; what the document says when nil.
  ///   - keyboardHeight: how high a keyboard stands; what the document says when nil.
  ///   - environment: what holds at the root; the document's own values when nil.
  ///   - measurer: shapes the texts.
  ///   - note: told each tree before it is laid out, so that a fault of its layout can name a node.
  /// - Returns: the layout.
  /// - Throws: `LayoutError` when the scene has no frames.
  public static func resolving(
    _ scene: SceneDocument, in host: ProposedViewSize? = nil, safeArea: EdgeInsets? = nil,
    keyboardHeight: Double? = nil, environment: EnvironmentValues? = nil,
    measurer: any TextMeasurer, noting note: (ViewTree) -> Void = { _ in }
  ) throws(LayoutError) -> ViewLayout {
    let environment = environment ?? scene.environment.values
    return try settled(
      in: host ?? scene.size,
      safeArea: safeArea ?? scene.safeArea.insets(in: environment.layoutDirection),
      keyboardHeight: keyboardHeight ?? scene.safeArea.keyboardHeight
    ) { readings throws(LayoutError) in
      let tree = try ViewTree.lowering(
        scene, environment: environment, measurer: measurer, readings: readings)
      note(tree)
      return tree
    }
  }
}
