/// Measures parts of a shaped text at one tracking; all lengths are in em.
struct LineMeasure {
  /// The text.
  let text: ShapedText

  /// The length added after each cluster that takes tracking.
  let tracking: Double

  /// The attachments, or `nil` without any.
  var attachments: AttachmentTable?

  /// A point in em, for attachments.
  var point = 0.0

  /// The distance of tab stops in em.
  var tabInterval: Double

  /// By how much a line may be narrower than the advances of its clusters, because letters at its
  /// edges take other forms: an em, more than any face does.
  var edgeReach: Double { text.canReshape ? 1 : 0 }

  /// The advance of a range without regard to edges, tab stops counted from its start.
  ///
  /// Stops early beyond `limit`, with some width above it.
  func advance(from start: Int, to end: Int, limit: Double = .infinity) -> Double {
    guard text.content.tabs.isEmpty else { return tabbedAdvance(start, end, limit) }
    return plainAdvance(start, end)
  }

  private func plainAdvance(_ start: Int, _ end: Int) -> Double {
    var width = text.positions[end] - text.positions[start]
    if tracking != 0, !text.spaced.isEmpty {
      width += Double(text.spaced[end] - text.spaced[start]) * tracking
    }
    if let attachments { width += attachments.width(from: start, to: end) * point }
    return width
  }

  private func tabbedAdvance(_ start: Int, _ end: Int, _ limit: Double) -> Double {
    let tabs = text.content.tabs
    var low = 0
    var high = tabs.count
    while low < high {
      let middle = (low + high) / 2
      if tabs[middle] < start { low = middle + 1 } else { high = middle }
    }
    var width = 0.0
    var from = start
    while low < tabs.count, tabs[low] < end {
      width += plainAdvance(from, tabs[low])
      width = nextTabStop(after: width)
      if width > limit { return width }
      from = tabs[low] + 1
      low += 1
    }
    return width + plainAdvance(from, end)
  }

  /// The next multiple of the tab interval.
  func nextTabStop(after width: Double) -> Double {
    ((width / tabInterval).rounded(.down) + 1) * tabInterval
  }

  /// The width of a line that begins at `start`, breaks at `end` and counts up to `contentEnd`.
  ///
  /// Where glyphs change at an edge, that edge is shaped again.
  func width(
    from start: Int, _ startEdge: EdgeKind, contentEnd: Int, to end: Int, _ endEdge: EdgeKind,
    limit: Double = .infinity
  ) -> Double {
    let contentEnd = max(contentEnd, start)
    let plain = advance(from: start, to: contentEnd, limit: limit)
    guard text.canReshape, contentEnd > start else { return plain }
    let startIsUnsafe = isUnsafe(start, startEdge)
    let endIsUnsafe = isUnsafe(end, endEdge)
    guard startIsUnsafe || endIsUnsafe else { return plain }
    let startSafe = startIsUnsafe ? safeOffset(after: start) : start
    let endSafe = endIsUnsafe ? safeOffset(before: end) : end
    if startSafe > endSafe {
      // One unsafe stretch reaches from edge to edge.
      return correction(
        start..<end, contentEnd, before: startEdge.keepsContext, after: endEdge.keepsContext)
        + plain
    }
    var width = plain
    if startIsUnsafe {
      let isKept = startEdge == .opportunity && contentEnd >= startSafe
      func measure() -> Double {
        correction(
          start..<startSafe, contentEnd, before: startEdge.keepsContext, after: true,
          isKept: isKept)
      }
      width += isKept ? text.edge(at: start, isStart: true, measure: measure) : measure()
    }
    if endIsUnsafe {
      // What hangs before an opportunity is the same for every line.
      let isKept = endEdge == .opportunity && contentEnd > start
      func measure() -> Double {
        correction(
          endSafe..<end, contentEnd, before: true, after: endEdge.keepsContext, isKept: isKept)
      }
      width += isKept ? text.edge(at: end, isStart: false, measure: measure) : measure()
    }
    return width
  }

  /// By how much a range is wider when shaped apart; `isKept` tells whether the caller keeps it.
  private func correction(
    _ range: Range<Int>, _ contentEnd: Int, before: Bool, after: Bool, isKept: Bool = false
  ) -> Double {
    let measured = range.lowerBound..<min(max(contentEnd, range.lowerBound), range.upperBound)
    guard !measured.isEmpty else { return 0 }
    let key = ShapedText.EdgeKey(
      range: range, measured: measured, contextBefore: before, contextAfter: after)
    guard let width = isKept ? text.measuredWidth(key) : text.reshapedWidth(key) else { return 0 }
    return width - (text.positions[measured.upperBound] - text.positions[measured.lowerBound])
  }

  func isUnsafe(_ offset: Int, _ edge: EdgeKind) -> Bool {
    edge != .forced && text.content.flags[offset].contains(.unsafeToBreak)
  }

  /// The nearest offset before an unsafe one where breaking changes nothing.
  func safeOffset(before offset: Int) -> Int {
    var index = offset - 1
    while index > 0, text.content.flags[index].contains(.unsafeToBreak) { index -= 1 }
    return max(index, 0)
  }

  /// The nearest offset after an unsafe one where breaking changes nothing.
  func safeOffset(after offset: Int) -> Int {
    var index = offset + 1
    while index < text.content.units.count, text.content.flags[index].contains(.unsafeToBreak) {
      index += 1
    }
    return min(index, text.content.units.count)
  }
}
