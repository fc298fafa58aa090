public import Geometry

/// A row of a list: its content inside insets, at least so high, and a line above it.
///
/// The first subview is the content, the second the line. The content begins at the leading inset:
/// at the left in a left-to-right layout and at the right in a right-to-left one. The line runs from
/// the content's ``HorizontalAlignment/listRowSeparatorLeading`` guide to the row's trailing edge, or
/// to the content's ``HorizontalAlignment/listRowSeparatorTrailing`` guide when it is set.
///
/// A row takes the width that is proposed.
public struct ListRowLayout: Layout {
  let insets: EdgeInsets
  let minimumHeight: Double

  /// Describes a row.
  ///
  /// - Parameters:
  ///   - insets: the distances of the content from the row's edges, in points.
  ///   - minimumHeight: the least height of the row, in points.
  public init(insets: EdgeInsets, minimumHeight: Double) {
    self.insets = insets
    self.minimumHeight = max(minimumHeight, 0)
  }

  /// The proposed width; the content's height and the insets', at least the minimum.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    guard let content = subviews.first else { return .zero }
    let answer = content.sizeThatFits(proposal.inset(by: insets))
    return Size(
      width: proposal.width ?? max(answer.width + insets.horizontal, 0),
      height: max(answer.height + insets.vertical, minimumHeight))
  }

  /// Puts the content at its leading inset, in the middle of the height, and the line on top.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    guard let content = subviews.first else { return }
    let inner = ProposedViewSize(width: bounds.width, height: proposal.height).inset(by: insets)
    let dimensions = content.dimensions(in: inner)
    let room = bounds.height - insets.vertical
    content.place(
      at: (x: insets.leading, y: insets.top + (room - dimensions.height) / 2), proposal: inner)
    guard subviews.count > 1 else { return }
    let start = insets.leading + dimensions[.listRowSeparatorLeading]
    let end =
      dimensions[explicit: .listRowSeparatorTrailing].map { insets.leading + $0 } ?? bounds.width
    subviews[1].place(
      at: (x: start, y: 0), proposal: ProposedViewSize(width: max(end - start, 0), height: nil))
  }
}

extension HorizontalAlignment {
  private enum SeparatorLeading: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
  }

  private enum SeparatorTrailing: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width }
  }

  /// Where the line above a row of a list begins; the leading edge unless it is set.
  ///
  /// Source: SwiftUI's `listRowSeparatorLeading`.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)

  /// Where the line above a row of a list ends; the row's trailing edge unless it is set.
  ///
  /// Source: SwiftUI's `listRowSeparatorTrailing`.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)
}
