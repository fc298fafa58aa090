/// What a layout was made from: lines that can be placed again to find carets and glyphs.
struct LayoutSource: Sendable {
  /// Places lines.
  let builder: LineBuilder

  /// The lines.
  let lines: [FittedLine]

  /// The clusters of a line in visual order.
  func clusterBoxes(line number: Int) -> [ClusterBox] {
    let size = builder.size
    let placed = builder.placed(lines[number])
    let content = builder.measure.text.content
    var boxes: [ClusterBox] = []
    placed.forEachSegment(size: size) { segment, x in
      if segment.isEllipsis {
        boxes.append(
          ClusterBox(
            range: segment.range, left: x, right: x + segment.width * size,
            isRightToLeft: segment.level & 1 == 1, isEllipsis: true))
        return
      }
      let advances = placed.content.advances(at: segment.range.lowerBound)
      let clusters = content.clusterRanges(in: segment.range)
      let isRightToLeft = segment.level & 1 == 1
      var pen = x
      for cluster in isRightToLeft ? clusters.reversed() : clusters {
        let width = advances[cluster] * size
        boxes.append(
          ClusterBox(
            range: cluster, left: pen, right: pen + width, isRightToLeft: isRightToLeft,
            isEllipsis: false))
        pen += width
      }
    }
    return boxes
  }
}

/// The place of a grapheme cluster on its line, in points from the left edge of the box.
struct ClusterBox: Sendable {
  /// The UTF-16 range.
  var range: Range<Int>

  var left: Double
  var right: Double

  /// Whether the cluster runs right to left, so that its leading edge is the right one.
  var isRightToLeft: Bool

  /// Whether it is an ellipsis, with an empty range.
  var isEllipsis: Bool

  /// The x of the edge where reading begins.
  var leading: Double { isRightToLeft ? right : left }

  /// The x of the edge where reading ends.
  var trailing: Double { isRightToLeft ? left : right }
}

extension TextContent {
  /// The grapheme clusters of a range, cut at its ends.
  func clusterRanges(in range: Range<Int>) -> [Range<Int>] {
    guard !range.isEmpty else { return [] }
    var result: [Range<Int>] = []
    var index = LineBreaker.index(in: clusters, after: range.lowerBound)
    var start = range.lowerBound
    while index < clusters.count, start < range.upperBound {
      let end = min(clusters[index], range.upperBound)
      result.append(start..<end)
      start = end
      index += 1
    }
    return result
  }
}
