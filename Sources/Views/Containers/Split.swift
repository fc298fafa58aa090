internal import DesignTokens
internal import LayoutCore

/// Two panels side by side that share the width by a ratio; stacked where the width is compact.
///
/// It looks at the width class of the environment, never at the orientation. Without a width class
/// the panels stand side by side. The first panel is at the left in a left-to-right layout and at
/// the right in a right-to-left one.
public struct Split<Leading: View, Trailing: View>: PrimitiveView {
  private let ratio: Double
  private let minimumLeading: Double
  private let minimumTrailing: Double
  private let spacing: Double
  private let hasDivider: Bool
  private let leading: Leading
  private let trailing: Trailing

  /// Creates a split of two panels.
  ///
  /// - Parameters:
  ///   - ratio: the share of the leading panel, from 0 to 1.
  ///   - minimumLeading: the least width of the leading panel, in points.
  ///   - minimumTrailing: the least width of the trailing panel, in points.
  ///   - spacing: the distance between the panels, on both sides of a divider.
  ///   - divider: whether there is a hairline between the panels; it counts as the third child.
  ///   - leading: the leading panel.
  ///   - trailing: the trailing panel.
  public init(
    ratio: Double = 0.5, minimumLeading: Double = 0, minimumTrailing: Double = 0,
    spacing: Double = 0, divider: Bool = false, @ViewBuilder leading: () -> Leading,
    @ViewBuilder trailing: () -> Trailing
  ) {
    self.ratio = ratio
    self.minimumLeading = minimumLeading
    self.minimumTrailing = minimumTrailing
    self.spacing = spacing
    hasDivider = divider
    self.leading = leading()
    self.trailing = trailing()
  }

  /// Adds the panels.
  public func lower(into lowering: inout ViewLowering) {
    lowering.split(
      SplitDescription(
        ratio: ratio, minimumLeading: minimumLeading, minimumTrailing: minimumTrailing,
        spacing: spacing, hasDivider: hasDivider)
    ) {
      leading.lower(into: &$0)
    } trailing: {
      trailing.lower(into: &$0)
    }
  }
}

/// How two panels share a width.
struct SplitDescription: Sendable {
  var ratio = 0.5
  var minimumLeading = 0.0
  var minimumTrailing = 0.0
  var spacing = 0.0
  var hasDivider = false
}

extension ViewLowering {
  /// Adds two panels, side by side or above each other as the width class wants it.
  mutating func split(
    _ split: SplitDescription, leading: (inout ViewLowering) -> Void,
    trailing: (inout ViewLowering) -> Void
  ) {
    if environment.horizontalSizeClass == .compact {
      return container(.split, .verticalStack(alignment: .leading, spacing: split.spacing)) {
        $0.builder.markChildrenAsContainers()
        $0.numbered(0) { $0.single(leading) }
        if split.hasDivider { $0.numbered(2) { $0.divider() } }
        $0.numbered(1) { $0.single(trailing) }
      }
    }
    let layout = SplitLayout(
      ratio: split.ratio, minimumLeading: split.minimumLeading,
      minimumTrailing: split.minimumTrailing, spacing: split.spacing,
      dividerThickness: split.hasDivider ? environment.hairline : 0)
    container(.split, .custom(layout)) {
      $0.builder.markChildrenAsContainers()
      $0.numbered(0) { $0.single(leading) }
      $0.numbered(1) { $0.single(trailing) }
      if split.hasDivider { $0.numbered(2) { $0.leaf(.divider, .flexible) } }
    }
  }
}
