public import Geometry

/// What a view asks of the list that it is a row of.
@usableFromInline
struct ListRowTraits: Hashable, Sendable {
  /// The distances of the content from the row's edges; nil for those of the list.
  var insets: EdgeInsets?

  /// Whether there is no line above the row.
  var hidesTopSeparator = false

  /// Whether there is no line below the row.
  var hidesBottomSeparator = false

  /// Takes over what another view around the same row asks for.
  mutating func formUnion(_ outer: ListRowTraits) {
    insets = outer.insets ?? insets
    if outer.hidesTopSeparator { hidesTopSeparator = true }
    if outer.hidesBottomSeparator { hidesBottomSeparator = true }
  }
}

/// Whether something is shown.
///
/// Source: SwiftUI's `Visibility`.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
  /// As usual.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}

extension View {
  /// Sets the distances of a row's content from the row's edges; nil for those of the list.
  ///
  /// Source: SwiftUI's `listRowInsets(_:)`.
  public func listRowInsets(_ insets: EdgeInsets?) -> ModifiedView<Self> {
    var traits = ListRowTraits()
    traits.insets = insets
    return row(.listRowInsets, traits)
  }

  /// Shows or hides the lines above and below a row.
  ///
  /// Source: SwiftUI's `listRowSeparator(_:edges:)`.
  public func listRowSeparator(
    _ visibility: Visibility, edges: Edge.Set = .vertical
  ) -> ModifiedView<Self> {
    var traits = ListRowTraits()
    traits.hidesTopSeparator = visibility == .hidden && edges.contains(.top)
    traits.hidesBottomSeparator = visibility == .hidden && edges.contains(.bottom)
    return row(.listRowSeparator, traits)
  }

  /// Shows a view behind the whole row.
  ///
  /// Outside of a list it shows nothing.
  ///
  /// Source: SwiftUI's `listRowBackground(_:)`.
  public func listRowBackground<Background: View>(_ view: Background) -> ModifiedView<Self> {
    ModifiedView(
      content: self, modifier: .rowBackground(ordinal: nil) { view.lower(into: &$0) })
  }

  private func row(_ type: NodeType, _ traits: ListRowTraits) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: .noted(type, .row(traits), ordinal: nil))
  }
}
