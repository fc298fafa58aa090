public import Geometry

/// Two panels side by side that share a width by a ratio, and a line between them.
///
/// The first two subviews are the panels; a third one is the line.
///
/// The first panel is at the left in a left-to-right layout and at the right in a right-to-left one.
/// Each panel keeps its minimum width where there is room for both; without that room the leading
/// one keeps its own first.
public struct SplitLayout: Layout {
  private let ratio: Double
  private let minimumLeading: Double
  private let minimumTrailing: Double
  private let gap: Double
  private let spacing: Double
  private let dividerThickness: Double

  /// Describes a split.
  ///
  /// - Parameters:
  ///   - ratio: the share of the leading panel, from 0 to 1.
  ///   - minimumLeading: the least width of the leading panel, in points.
  ///   - minimumTrailing: the least width of the trailing panel, in points.
  ///   - spacing: the distance between the panels, on both sides of a divider.
  ///   - dividerThickness: how thick the divider is, in points; 0 without one.
  public init(
    ratio: Double = 0.5, minimumLeading: Double = 0, minimumTrailing: Double = 0,
    spacing: Double = 0, dividerThickness: Double = 0
  ) {
    self.ratio = min(max(ratio.isNaN ? 0.5 : ratio, 0), 1)
    self.minimumLeading = max(minimumLeading, 0)
    self.minimumTrailing = max(minimumTrailing, 0)
    self.spacing = spacing
    self.dividerThickness = dividerThickness
    gap = dividerThickness > 0 ? 2 * spacing + dividerThickness : spacing
  }

  /// The widths of the two panels in a width.
  func widths(in width: Double) -> (leading: Double, trailing: Double) {
    let room = max(width - gap, 0)
    let most = max(room - minimumTrailing, minimumLeading)
    let leading = min(max(room * ratio, minimumLeading), most, room)
    return (leading, room - leading)
  }

  /// Takes the proposal; without a width the panels' ideal ones, without a height the higher panel's.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    var size = Size.zero
    if let width = proposal.width {
      size.width = width
    } else {
      size.width = subviews.prefix(2).reduce(gap) { $0 + $1.sizeThatFits(.unspecified).width }
    }
    if let height = proposal.height {
      size.height = height
    } else {
      for (subview, width) in zip(subviews, panelWidths(size.width)) {
        let panel = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
        size.height = max(size.height, panel.height)
      }
    }
    return size
  }

  private func panelWidths(_ width: Double) -> [Double] {
    guard width.isFinite else { return [width, width] }
    let widths = widths(in: width)
    return [widths.leading, widths.trailing]
  }

  /// Proposes each panel its width and the whole height.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    var x = 0.0
    for (subview, width) in zip(subviews, panelWidths(bounds.width)) {
      subview.place(
        at: (x: x, y: 0), proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + gap
    }
    guard subviews.count > 2, bounds.width.isFinite else { return }
    subviews[2].place(
      at: (x: widths(in: bounds.width).leading + spacing, y: 0),
      proposal: ProposedViewSize(width: dividerThickness, height: bounds.height))
  }
}
