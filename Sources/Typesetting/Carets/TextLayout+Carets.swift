internal import Geometry

extension TextLayout {
  /// The caret of a place.
  ///
  /// Downstream it stands at the leading edge of the cluster that begins there, upstream at the
  /// trailing edge of the cluster that ends there; where there is only one of the two, at that. The
  /// two differ at changes of direction and at soft ends of lines. An offset inside a cluster counts
  /// as its start, one that is not shown as the ellipsis.
  ///
  /// In `"abc"`, offset 1 stands after the a; in Hebrew, offset 1 stands left of the first letter.
  ///
  /// - Complexity: O(length of the line).
  public func caret(_ position: TextPosition) -> TextCaret? {
    guard !lines.isEmpty else { return nil }
    let offset = min(max(position.offset, 0), string.utf16.count)
    let number = lineIndex(of: TextPosition(offset: offset, affinity: position.affinity))
    return caret(
      number, x: caretX(offset, position.affinity, source.clusterBoxes(line: number), number))
  }

  private func caret(_ number: Int, x: Double) -> TextCaret {
    let frame = lines[number].frame
    return TextCaret(line: number, x: x, y: frame.y, height: frame.height)
  }

  private func caretX(
    _ offset: Int, _ affinity: TextAffinity, _ boxes: [ClusterBox], _ number: Int
  ) -> Double {
    let after = boxes.first { !$0.isEllipsis && $0.range.contains(offset) }
    if affinity == .upstream || after == nil {
      // Inside a cluster, its start is meant, which only the cluster itself knows.
      if after.map({ $0.range.lowerBound == offset }) ?? true,
        let before = boxes.first(where: { !$0.isEllipsis && $0.range.upperBound == offset })
      {
        return before.trailing
      }
    }
    if let after { return after.leading }
    if let ellipsis = boxes.first(where: { $0.isEllipsis }) { return ellipsis.leading }
    let frame = lines[number].frame
    return lines[number].paragraphDirection == .rightToLeft ? frame.x + frame.width : frame.x
  }

  /// The line a place belongs to.
  private func lineIndex(of position: TextPosition) -> Int {
    let offset = position.offset
    // The last line that begins at or before the offset.
    var index = lines.lastIndex { $0.range.lowerBound <= offset } ?? 0
    if position.affinity == .upstream, lines[index].range.lowerBound == offset, index > 0,
      lines[index - 1].range.upperBound == offset, !endsWithLineEnd(lines[index - 1])
    {
      index -= 1
    }
    return index
  }

  /// The place nearest to a point.
  ///
  /// The nearer edge of the cluster at x gives offset and affinity; beyond the line, its first or
  /// last place. Spaces that hang beyond a line are hit where they hang.
  ///
  /// - Parameters:
  ///   - x: In points from the left edge of the box.
  ///   - y: In points from the top of the box; above the first line counts as the first, below the
  ///     last as the last.
  /// - Returns: `nil` where the text has no line.
  /// - Complexity: O(length of the line).
  public func hit(x: Double, y: Double = 0) -> TextPosition? {
    guard !lines.isEmpty else { return nil }
    let number =
      lines.firstIndex { y < $0.frame.y + $0.frame.height } ?? lines.count - 1
    return hit(x: x, line: number)
  }

  /// The place nearest to an x on a line.
  private func hit(x: Double, line number: Int) -> TextPosition {
    let line = lines[number]
    let boxes = source.clusterBoxes(line: number).filter { $0.right > $0.left }
    let isRightToLeft = line.paragraphDirection == .rightToLeft
    let first = TextPosition(offset: line.range.lowerBound, affinity: .downstream)
    guard let leftmost = boxes.first, let rightmost = boxes.last else { return first }
    if x < leftmost.left - LineFitter.guardBand {
      return isRightToLeft ? lastPosition(line) : first
    }
    if x > rightmost.right + LineFitter.guardBand {
      return isRightToLeft ? first : lastPosition(line)
    }
    let box = boxes.last { $0.left <= x } ?? leftmost
    let isLeftHalf = x - box.left < box.right - x
    if box.isEllipsis {
      return TextPosition(offset: box.range.lowerBound, affinity: .upstream)
    }
    return isLeftHalf == !box.isRightToLeft
      ? TextPosition(offset: box.range.lowerBound, affinity: .downstream)
      : TextPosition(offset: box.range.upperBound, affinity: .upstream)
  }

  /// The last place of a line: before its line end, after its hanging spaces.
  private func lastPosition(_ line: TextLine) -> TextPosition {
    let units = source.builder.measure.text.content.units
    var end = line.range.upperBound
    if endsWithLineEnd(line) {
      end -= 1
      if end > line.range.lowerBound, units[end] == 0x0A, units[end - 1] == 0x0D { end -= 1 }
    }
    return TextPosition(
      offset: end, affinity: end > line.range.lowerBound ? .upstream : .downstream)
  }

  private func endsWithLineEnd(_ line: TextLine) -> Bool {
    let units = source.builder.measure.text.content.units
    guard !line.range.isEmpty, line.range.upperBound <= units.count else { return false }
    return TextContent.isLineEnd(units[line.range.upperBound - 1])
  }

  /// The boxes that a selection covers: for each line one box for each visual part.
  ///
  /// Boxes are in visual order on each line, not in the order of the text: in `"abc"` followed by
  /// Hebrew, the range 2..<4 gives a box at the c and one at the right end of the Hebrew word.
  ///
  /// - Complexity: O(length of the lines covered).
  public func selection(_ range: Range<Int>) -> [TextRect] {
    var result: [TextRect] = []
    for (number, line) in lines.enumerated() where line.range.overlaps(range) {
      var last: TextRect?
      for box in source.clusterBoxes(line: number)
      where !box.isEllipsis && box.range.overlaps(range) && box.right > box.left {
        if let open = last, open.x + open.width == box.left {
          last?.width = box.right - open.x
        } else {
          if let last { result.append(last) }
          last = TextRect(
            x: box.left, y: line.frame.y, width: box.right - box.left, height: line.frame.height)
        }
      }
      if let last { result.append(last) }
    }
    return result
  }
}
