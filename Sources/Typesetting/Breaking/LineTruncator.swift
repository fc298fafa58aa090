/// Cuts a line so that it fits with an ellipsis.
///
/// Lengths are in em.
///
/// The cut is made in logical order and letters at it take the forms of a word's edge; the visual
/// order of what is kept follows from the levels it had in the whole paragraph.
struct LineTruncator {
  let measure: LineMeasure
  let limit: Double

  private var content: TextContent { measure.text.content }

  /// Cuts the text from `start` to a forced break.
  ///
  /// - Parameters:
  ///   - start: Where the line begins.
  ///   - startEdge: How it begins.
  ///   - last: The forced break that ends the text of the line.
  ///   - mode: The part that gives way.
  ///   - textRemains: Whether visible text follows the forced break; then an ellipsis stands at the
  ///     end even where the line fits.
  /// - Returns: What the line keeps.
  func cut(
    from start: Int, _ startEdge: EdgeKind, to last: BreakPoint, mode: TruncationMode,
    textRemains: Bool
  ) -> LineCut {
    let end = max(last.contentEnd, start)
    if textRemains {
      let width = measure.width(
        from: start, startEdge, contentEnd: end, to: last.offset, .forced, limit: limit)
      if width <= limit || mode == .tail {
        return tail(from: start, startEdge, to: end, budget: limit)
      }
    }
    switch mode {
    case .tail: return tail(from: start, startEdge, to: end, budget: limit)
    case .head: return head(from: start, to: end)
    case .middle: return middle(from: start, startEdge, to: end)
    }
  }

  /// The largest prefix that fits with its ellipsis.
  private func tail(
    from start: Int, _ startEdge: EdgeKind, to end: Int, budget: Double
  ) -> LineCut {
    let kept = largestPrefix(from: start, startEdge, to: end) { ellipsis in
      budget - ellipsis.width
    }
    guard let kept else { return nothingKept(at: start, mode: .tail) }
    return LineCut(
      prefixEnd: kept.end, suffixStart: end, suffixEnd: end, ellipsis: kept.ellipsis,
      width: kept.width + kept.ellipsis.width, mode: .tail)
  }

  private func nothingKept(at start: Int, mode: TruncationMode) -> LineCut {
    let ellipsis = ellipsis(after: start)
    let fits = ellipsis.width <= limit
    return LineCut(
      prefixEnd: start, suffixStart: start, suffixEnd: start, ellipsis: fits ? ellipsis : nil,
      width: fits ? ellipsis.width : 0, mode: mode)
  }

  /// The largest suffix that fits after its ellipsis.
  private func head(from start: Int, to end: Int) -> LineCut {
    guard let kept = largestSuffix(from: start, to: end, budget: { limit - $0.width }) else {
      return nothingKept(at: start, mode: .head)
    }
    return LineCut(
      prefixEnd: start, suffixStart: kept.start, suffixEnd: end, ellipsis: kept.ellipsis,
      width: kept.width + kept.ellipsis.width, mode: .head)
  }

  /// A prefix and a suffix of balanced width; the prefix takes the odd cluster.
  private func middle(from start: Int, _ startEdge: EdgeKind, to end: Int) -> LineCut {
    let suffix = largestSuffix(from: start, to: end) { (limit - $0.width) / 2 }
    let suffixWidth = suffix?.width ?? 0
    let suffixStart = suffix?.start ?? end
    let prefix = largestPrefix(from: start, startEdge, to: suffixStart) {
      limit - $0.width - suffixWidth
    }
    guard let prefix else {
      guard let suffix else { return nothingKept(at: start, mode: .middle) }
      return LineCut(
        prefixEnd: start, suffixStart: suffix.start, suffixEnd: end, ellipsis: suffix.ellipsis,
        width: suffix.width + suffix.ellipsis.width, mode: .middle)
    }
    return LineCut(
      prefixEnd: prefix.end, suffixStart: suffixStart, suffixEnd: end, ellipsis: prefix.ellipsis,
      width: prefix.width + prefix.ellipsis.width + suffixWidth, mode: .middle)
  }

  private func largestPrefix(
    from start: Int, _ startEdge: EdgeKind, to end: Int, budget: (Ellipsis) -> Double
  ) -> (end: Int, width: Double, ellipsis: Ellipsis)? {
    let clusters = content.clusters
    let first = LineBreaker.index(in: clusters, after: start)
    let last = LineBreaker.index(in: clusters, after: end)
    guard first < last else { return nil }
    // Where letters take other forms at a cut, a longer prefix may be narrower, by less than an em.
    let reach = budget(narrowestEllipsis) + measure.edgeReach
    var low = first
    var high = last
    while low < high {
      let middle = (low + high) / 2
      let advance = measure.advance(
        from: start, to: trimmed(clusters[middle], from: start), limit: reach)
      if advance <= reach { low = middle + 1 } else { high = middle }
    }
    var index = low
    while index > first {
      index -= 1
      let end = trimmed(clusters[index], from: start)
      guard end > start else { return nil }
      let ellipsis = ellipsis(before: end)
      let width = measure.width(from: start, startEdge, contentEnd: end, to: end, .cut)
      if width <= budget(ellipsis) { return (end, width, ellipsis) }
    }
    return nil
  }

  private func largestSuffix(
    from start: Int, to end: Int, budget: (Ellipsis) -> Double
  ) -> (start: Int, width: Double, ellipsis: Ellipsis)? {
    let clusters = content.clusters
    let first = LineBreaker.index(in: clusters, after: start - 1)
    let last = LineBreaker.index(in: clusters, after: end - 1)
    guard first < last else { return nil }
    let reach = budget(narrowestEllipsis) + measure.edgeReach
    var low = first
    var high = last
    while low < high {
      let middle = (low + high) / 2
      let advance = measure.advance(
        from: untrimmed(clusters[middle], to: end), to: end, limit: reach)
      if advance > reach { low = middle + 1 } else { high = middle }
    }
    for index in low..<last {
      let from = untrimmed(clusters[index], to: end)
      guard from < end else { return nil }
      let ellipsis = ellipsis(after: from)
      let width = measure.width(from: from, .cut, contentEnd: end, to: end, .forced)
      if width <= budget(ellipsis) { return (from, width, ellipsis) }
    }
    return nil
  }

  /// The end of a prefix without its trailing spaces.
  private func trimmed(_ end: Int, from start: Int) -> Int {
    var end = end
    while end > start, content.flags[end - 1].contains(.hanging) { end -= 1 }
    return end
  }

  /// The start of a suffix without its leading spaces.
  private func untrimmed(_ start: Int, to end: Int) -> Int {
    var start = start
    while start < end, content.flags[start].contains(.hanging) { start += 1 }
    return start
  }

  private func ellipsis(before offset: Int) -> Ellipsis { ellipsis(after: offset - 1) }

  private func ellipsis(after offset: Int) -> Ellipsis {
    let text = measure.text
    guard !text.runs.isEmpty else { return text.faces[0].ellipsis }
    return text.faces[text.runs[text.runIndex(at: offset)].face].ellipsis
  }

  private var narrowestEllipsis: Ellipsis {
    var result = measure.text.faces[0].ellipsis
    for face in measure.text.faces.dropFirst() where face.ellipsis.width < result.width {
      result = face.ellipsis
    }
    return result
  }
}
