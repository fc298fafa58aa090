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

    /// An ideal width, in points, held between a least and a greatest one; the column gives way as
    /// far as the least one where there is no room for all.
    case flexible(minimum: Double, ideal: Double, maximum: Double)

    /// What the other columns leave, which they keep at a least width where they can; the ideal width
    /// counts where the columns are proposed no width.
    case remaining(minimum: Double, ideal: Double?)

    /// What the other columns leave.
    public static let rest = Width.remaining(minimum: 0, ideal: nil)
  }

  private let widths: [Width]
  private let spacing: Double
  private let thickness: Double

  /// Describes columns.
  ///
  /// - Parameters:
  ///   - widths: the columns, from leading to trailing; the first ``Width/remaining(minimum:ideal:)``
  ///     has what is left.
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
  /// In 1000 points, a column that is fixed at 320 and one with the rest have 320 and 680. Where
  /// there is no room for all, flexible columns give way, the last one first; then columns have what
  /// those before them leave.
  ///
  /// - Parameters:
  ///   - width: the width of all columns and what is between them.
  ///   - count: how many columns there are.
  ///   - content: the width that the content of a column wants.
  /// - Returns: the widths.
  private func lengths(
    in width: Double, count: Int, content: (_ column: Int) -> Double
  ) -> [Double] {
    let room = max(width - gap * Double(max(count - 1, 0)), 0)
    var lengths = [Double](repeating: 0, count: count)
    var excess = -room
    for column in 0..<count {
      switch widths[column] {
      case .fixed(let fixed): lengths[column] = max(fixed, 0)
      case .capped(let most): lengths[column] = max(min(content(column), most), 0)
      case .flexible(let least, let ideal, let most):
        lengths[column] = max(min(max(ideal, least), most), 0)
      case .remaining(let least, _):
        if column == remainingColumn { excess += least }
      }
      excess += lengths[column]
    }
    for column in (0..<count).reversed() where excess > 0 {
      guard case .flexible(let least, _, _) = widths[column] else { continue }
      let given = min(max(lengths[column] - max(least, 0), 0), excess)
      lengths[column] -= given
      excess -= given
    }
    var left = room
    for column in 0..<count {
      lengths[column] = min(lengths[column], left)
      left -= lengths[column]
    }
    if let remainingColumn, remainingColumn < count { lengths[remainingColumn] = left }
    return lengths
  }

  /// The column that has what the others leave.
  private var remainingColumn: Int? {
    widths.firstIndex { if case .remaining = $0 { true } else { false } }
  }

  private func lengths(in width: Double, _ subviews: LayoutSubviews) -> [Double] {
    lengths(in: width, count: min(widths.count, subviews.count)) {
      subviews[$0].sizeThatFits(.unspecified).width
    }
  }

  /// What each column wants and has in a width, for a person; nothing for columns whose widths their
  /// content decides.
  func descriptions(in width: Double) -> [String] {
    let asksContent = widths.contains { if case .capped = $0 { true } else { false } }
    guard !asksContent, widths.count > 1, width.isFinite else { return [] }
    let lengths = lengths(in: width, count: widths.count) { _ in 0 }
    return zip(widths, lengths).enumerated().map { column, pair in
      let has = readable(pair.1)
      switch pair.0 {
      case .fixed(let wanted), .capped(let wanted):
        return "column \(column + 1) wants \(readable(wanted)) and has \(has)"
      case .flexible(let least, let ideal, let most):
        let bound = most.isFinite ? " and at most \(readable(most))" : ""
        return
          "column \(column + 1) wants \(readable(ideal)), at least \(readable(least))\(bound), "
          + "and has \(has)"
      case .remaining(let least, _):
        let kept =
          least > 0 ? ", which are at least \(readable(least)) where the others can give way" : ""
        return "column \(column + 1) has the remaining \(has)\(kept)"
      }
    }
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
        func content() -> Double { subviews[column].sizeThatFits(.unspecified).width }
        switch widths[column] {
        case .fixed(let fixed): size.width += fixed
        case .capped(let most): size.width += min(content(), most)
        case .flexible(let least, let ideal, let most): size.width += min(max(ideal, least), most)
        case .remaining(let least, let ideal): size.width += max(ideal ?? content(), least)
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
