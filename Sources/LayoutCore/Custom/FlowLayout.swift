public import Geometry

/// A row that goes on in a next line where it is full, like words of a text.
///
/// Lines begin at the leading edge: at the left in a left-to-right layout and at the right in a
/// right-to-left one. A child that is wider than the layout has a line of its own and is proposed
/// the layout's width.
public struct FlowLayout: Layout {
  private let alignment: VerticalAlignment
  private let spacing: Double
  private let lineSpacing: Double

  /// Describes a wrapping row.
  ///
  /// - Parameters:
  ///   - alignment: how the children of a line are aligned.
  ///   - spacing: the distance between children of a line in points; 8 when nil.
  ///   - lineSpacing: the distance between lines in points; 8 when nil.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil, lineSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.lineSpacing = lineSpacing ?? 8
  }

  private struct Line {
    var children: Range<Int>
    var width: Double
    /// What lies above and below the guide that the children are aligned by.
    var above: Double
    var below: Double
  }

  /// As wide as the widest line, and as high as all lines.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> Size {
    let lines = lines(subviews, width: proposal.width ?? .infinity)
    let height = lines.reduce(0) { $0 + $1.above + $1.below }
    return Size(
      width: lines.reduce(0) { max($0, $1.width) },
      height: height + lineSpacing * Double(max(lines.count - 1, 0)))
  }

  private func proposal(_ subview: LayoutSubview, width: Double) -> ProposedViewSize {
    let ideal = subview.sizeThatFits(.unspecified)
    return ideal.width <= width
      ? .unspecified : ProposedViewSize(width: max(width, 0), height: nil)
  }

  private func lines(_ subviews: LayoutSubviews, width: Double) -> [Line] {
    var lines: [Line] = []
    for (index, subview) in subviews.enumerated() {
      let child = subview.dimensions(in: proposal(subview, width: width))
      let above = child[alignment]
      let below = child.height - above
      if let last = lines.last, last.width + spacing + child.width <= width {
        lines[lines.count - 1].children = last.children.lowerBound..<(index + 1)
        lines[lines.count - 1].width = last.width + spacing + child.width
        lines[lines.count - 1].above = max(last.above, above)
        lines[lines.count - 1].below = max(last.below, below)
      } else {
        lines.append(
          Line(children: index..<(index + 1), width: child.width, above: above, below: below))
      }
    }
    return lines
  }

  /// Puts the children of each line behind each other.
  public func placeSubviews(
    in bounds: LeadingRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) {
    // The lines are those of the width that was proposed; the size covers just the widest.
    let width = proposal.width ?? .infinity
    var y = 0.0
    for line in lines(subviews, width: width) {
      var x = 0.0
      for index in line.children {
        let offered = self.proposal(subviews[index], width: width)
        let child = subviews[index].dimensions(in: offered)
        subviews[index].place(at: (x: x, y: y + line.above - child[alignment]), proposal: offered)
        x += child.width + spacing
      }
      y += line.above + line.below + lineSpacing
    }
  }
}
