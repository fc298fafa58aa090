public import Geometry

/// Cells in columns of given kinds, filled row by row; or the same with the axes exchanged.
///
/// Columns run from leading to trailing: the first cell is at the left in a left-to-right layout and
/// at the right in a right-to-left one.
///
/// Source: SwiftUI's `LazyVGrid` and `LazyHGrid`; layout rule 21.
public struct LazyGridLayout: Layout {
  private let items: [GridItem]
  private let spacing: Double
  private let alignment: Alignment
  /// The axis along which lines follow each other: vertical for a grid of columns.
  private let axis: Axis

  /// Describes a grid.
  ///
  /// - Parameters:
  ///   - axis: vertical for columns that are filled row by row, horizontal for rows that are filled
  ///     column by column.
  ///   - items: the columns, or the rows.
  ///   - spacing: the distance between lines in points; 8 when nil.
  ///   - alignment: how cells lie in their slots when their item does not say.
  public init(
    axis: Axis, items: [GridItem], spacing: Double? = nil, alignment: Alignment = .center
  ) {
    self.axis = axis
    self.items = items
    self.spacing = spacing ?? 8
    self.alignment = alignment
  }

  /// As long across as its columns and what it is proposed, and as long as its lines.
  ///
  /// Without a proposed length across, items have their least lengths.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let proposed = proposal[axis.cross] ?? 0
    let columns = GridItem.columns(items, in: proposed)
    var across = 0.0
    for (index, column) in columns.enumerated() {
      across += column.length + (index < columns.count - 1 ? column.spacing : 0)
    }
    var size = Size.zero
    size[axis.cross] = max(proposed, across)
    size[axis] = lines(columns, subviews).reduce(0) { $0 + $1 }
    let count = (subviews.count + max(columns.count, 1) - 1) / max(columns.count, 1)
    size[axis] += spacing * Double(max(count - 1, 0))
    return size
  }

  /// The length of each line: that of its longest cell.
  private func lines(_ columns: [GridItem.Column], _ subviews: LayoutSubviews) -> [Double] {
    guard !columns.isEmpty else { return [] }
    var result: [Double] = []
    for (index, subview) in subviews.enumerated() {
      let length = subview.sizeThatFits(proposal(columns[index % columns.count]))[axis]
      if index % columns.count == 0 { result.append(length) }
      result[result.count - 1] = max(result[result.count - 1], length)
    }
    return result
  }

  private func proposal(_ column: GridItem.Column) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.cross] = column.length
    return proposal
  }

  /// Computes the columns again from the size, and puts each cell into its slot.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    let columns = GridItem.columns(items, in: bounds.size[axis.cross])
    guard !columns.isEmpty else { return }
    let lines = lines(columns, subviews)
    var along = 0.0
    var across = 0.0
    for (index, subview) in subviews.enumerated() {
      let place = index % columns.count
      let line = index / columns.count
      if place == 0, index > 0 {
        along += lines[line - 1] + spacing
        across = 0
      }
      let column = columns[place]
      let proposal = self.proposal(column)
      let cell = subview.dimensions(in: proposal)
      var slot = Size.zero
      slot[axis.cross] = column.length
      slot[axis] = lines[line]
      let slotGuides = ViewDimensions(size: slot, explicitValue: { _ in nil })
      let alignment = column.alignment ?? alignment
      let x = slotGuides[alignment.horizontal] - cell[alignment.horizontal]
      let y = slotGuides[alignment.vertical] - cell[alignment.vertical]
      let origin = axis == .vertical ? (x: across + x, y: along + y) : (x: along + x, y: across + y)
      subview.place(at: origin, proposal: proposal)
      across += column.length + column.spacing
    }
  }
}
