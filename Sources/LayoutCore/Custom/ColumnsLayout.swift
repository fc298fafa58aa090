public import Geometry

/// Columns of a screen side by side, one of which has what the others leave.
///
/// The first column is at the left in a left-to-right layout and at the right in a right-to-left one.
/// After the columns, subviews are the lines between them, one for each gap or none at all.
public struct ColumnsLayout: Layout {
  /// How wide a column is.
  public enum Width: Hashable, Sendable {
    /// One width, in points.
    case fixed(Double)

    /// As wide as its content wants to be, at most so wide.
    case capped(Double)

    /// What the other columns leave.
    case rest
  }

  private let widths: [Width]
  private let spacing: Double
  private let thickness: Double

  /// Describes columns.
  ///
  /// - Parameters:
  ///   - widths: the columns, from leading to trailing; the first ``Width/rest`` has what is left.
  ///   - spacing: the distance between columns, on both sides of a line.
  ///   - dividerThickness: how thick a line between columns is, in points; 0 without lines.
  public init(_ widths: [Width], spacing: Double = 0, dividerThickness: Double = 0) {
    self.widths = widths
    self.spacing = spacing
    thickness = dividerThickness
  }

  private var gap: Double { thickness > 0 ? 2 * spacing + thickness : spacing }

  /// The widths of the columns in a width.
  ///
  /// In 1000 points, a column that is fixed at 320 and one with the rest have 320 and 680.
  private func lengths(in width: Double, _ subviews: LayoutSubviews) -> [Double] {
    let count = min(widths.count, subviews.count)
    var left = max(width - gap * Double(max(count - 1, 0)), 0)
    var lengths = [Double](repeating: 0, count: count)
    for column in 0..<count {
      let wanted: Double
      switch widths[column] {
      case .fixed(let fixed): wanted = fixed
      case .capped(let most): wanted = min(subviews[column].sizeThatFits(.unspecified).width, most)
      case .rest: continue
      }
      lengths[column] = min(max(wanted, 0), left)
      left -= lengths[column]
    }
    if let rest = (0..<count).first(where: { widths[$0] == .rest }) { lengths[rest] = left }
    return lengths
  }

  /// Takes the proposal; without a width what the columns want, without a height the highest column's.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let count = min(widths.count, subviews.count)
    var size = Size.zero
    if let width = proposal.width {
      size.width = width
    } else {
      size.width = gap * Double(max(count - 1, 0))
      for column in 0..<count {
        let ideal = subviews[column].sizeThatFits(.unspecified).width
        switch widths[column] {
        case .fixed(let fixed): size.width += fixed
        case .capped(let most): size.width += min(ideal, most)
        case .rest: size.width += ideal
        }
      }
    }
    if let height = proposal.height {
      size.height = height
    } else {
      let lengths = size.width.isFinite ? lengths(in: size.width, subviews) : []
      for (column, length) in lengths.enumerated() {
        let answer = subviews[column].sizeThatFits(ProposedViewSize(width: length, height: nil))
        size.height = max(size.height, answer.height)
      }
    }
    return size
  }

  /// Proposes each column its width and the whole height.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    guard bounds.width.isFinite else { return }
    var x = 0.0
    let lengths = lengths(in: bounds.width, subviews)
    for (column, length) in lengths.enumerated() {
      subviews[column].place(
        at: (x: x, y: 0), proposal: ProposedViewSize(width: length, height: bounds.height))
      x += length
      let line = widths.count + column
      if column < lengths.count - 1, line < subviews.count {
        subviews[line].place(
          at: (x: x + spacing, y: 0),
          proposal: ProposedViewSize(width: thickness, height: bounds.height))
      }
      x += gap
    }
  }
}
