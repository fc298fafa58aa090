internal import LayoutCore

/// How wide the content of a column wants the column to be, in points.
@usableFromInline
struct NavigationColumnWidth: Hashable, Sendable {
  /// The least width, at least 0.
  var minimum: Double
  /// The width where there is room for it, between the other two.
  var ideal: Double
  /// The greatest width, perhaps infinite.
  var maximum: Double

  /// A width between two bounds; nil for lengths of which no width can be made.
  ///
  /// The bounds hold the ideal width; of two bounds that contradict each other the least one counts.
  init?(minimum: Double?, ideal: Double, maximum: Double?) {
    let least = minimum ?? 0
    let most = maximum ?? .infinity
    guard ideal.isFinite, ideal >= 0, least.isFinite, least >= 0, most >= 0 else { return nil }
    self.minimum = least
    self.maximum = max(most, least)
    self.ideal = min(max(ideal, least), self.maximum)
  }

  /// The width of a column that would otherwise have the given one.
  ///
  /// The column that has what the others leave cannot be held to a greatest width: nobody else would
  /// take what it gives up.
  func width(insteadOf standard: ColumnsLayout.Width) -> ColumnsLayout.Width {
    if case .remaining = standard { return .remaining(minimum: minimum, ideal: ideal) }
    return minimum == maximum
      ? .fixed(ideal) : .flexible(minimum: minimum, ideal: ideal, maximum: maximum)
  }
}

extension View {
  /// Gives the column of a ``NavigationSplitView`` that the view stands in one width, in points.
  ///
  /// In 1000 points, a sidebar of 200 is at x 0 in a left-to-right layout and at x 800 in a
  /// right-to-left one; the detail has the 800 that are left. Of several widths in a column the
  /// outermost counts, then the first. A column that stands alone, as in a compact width, has all of
  /// the width.
  ///
  /// Source: SwiftUI's `navigationSplitViewColumnWidth(_:)`.
  public func navigationSplitViewColumnWidth(_ width: Double) -> ModifiedView<Self> {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Gives the column of a ``NavigationSplitView`` that the view stands in a width between bounds, in
  /// points.
  ///
  /// The column is `ideal` wide, and gives way as far as `min` where the split has no room for all, the
  /// column beside the detail before the sidebar. In the detail, which has what the others leave, `min`
  /// is what they leave it where they can.
  ///
  /// In 500 points without lines, a sidebar of 150…200 beside a detail of at least 330 is 170 wide: at
  /// x 0 in a left-to-right layout, at x 330 in a right-to-left one. Lengths that are negative or not
  /// finite are noted and leave the column as it is; only `max` may be infinite.
  ///
  /// Source: SwiftUI's `navigationSplitViewColumnWidth(min:ideal:max:)`. Differs from SwiftUI: nobody
  /// drags the edge of a column, so `max` only holds `ideal`.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil, ideal: Double, max: Double? = nil
  ) -> ModifiedView<Self> {
    let width = NavigationColumnWidth(minimum: min, ideal: ideal, maximum: max)
    return ModifiedView(
      content: self,
      modifier: .noted(
        .navigationSplitViewColumnWidth, width.map { .columnWidth($0) } ?? .unusableColumnWidth,
        ordinal: nil))
  }
}
