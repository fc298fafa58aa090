/// Breaks a shaped text into lines, greedily: each line takes all that fits.
///
/// 1. If everything up to the next forced break fits, that is the line.
/// 2. Else the last opportunity that fits, found by bisection over the advances and then measured
///    with its edges reshaped.
/// 3. Else, where emergency breaks are on, the last grapheme boundary that fits, and at least one
///    cluster; where they are off, the first opportunity.
///
/// A value without storage of its own: breaking allocates nothing.
///
/// - Complexity: O(lines × log length) for a whole text, where edges are safe.
struct LineBreaker {
  private let measure: LineMeasure
  private let breaks: [BreakPoint]
  private let mandatoryBreaks: [Int]
  private let unitCount: Int
  private let limit: Double
  private let emergencyBreaks: Bool
  private var start = 0
  private var startEdge = EdgeKind.forced
  private var nextBreak = 0
  private var nextMandatory = 0
  private var isFinished: Bool

  /// Begins at the start of a text.
  ///
  /// - Parameters:
  ///   - measure: The text and its tracking.
  ///   - limit: The width to fill, in em; infinity breaks at forced breaks only.
  ///   - emergencyBreaks: Whether a piece that is too wide may be broken anywhere.
  init(_ measure: LineMeasure, limit: Double, emergencyBreaks: Bool) {
    self.measure = measure
    self.limit = limit
    self.emergencyBreaks = emergencyBreaks
    breaks = measure.text.content.breaks
    mandatoryBreaks = measure.text.content.mandatoryBreaks
    unitCount = measure.text.content.units.count
    isFinished = unitCount == 0
  }

  /// The forced break that ends the line to come; `nil` before the empty line after a line end.
  var mandatoryBreakIfAny: BreakPoint? {
    guard nextMandatory < mandatoryBreaks.count else { return nil }
    return breaks[mandatoryBreaks[nextMandatory]]
  }

  /// Whether every line has been given.
  var isAtEnd: Bool { isFinished }

  /// The next line, or `nil` after the last.
  mutating func next() -> LineSpan? {
    guard !isFinished else { return nil }
    guard start < unitCount else {
      // The empty line after a final line end.
      isFinished = true
      return LineSpan(
        start: start, startEdge: .forced, contentEnd: start, end: start, endEdge: .forced,
        width: 0)
    }
    let last = mandatoryBreaks[nextMandatory]
    let whole = span(to: breaks[last])
    if whole.width <= limit { return take(whole, breakIndex: last) }
    if let fitting = lastFitting(before: last) {
      return take(fitting.span, breakIndex: fitting.index)
    }
    if emergencyBreaks, let piece = emergency(before: breaks[nextBreak]) {
      start = piece.end
      startEdge = .emergency
      return piece
    }
    return take(span(to: breaks[nextBreak], limit: .infinity), breakIndex: nextBreak)
  }

  private func span(to point: BreakPoint, limit: Double? = nil) -> LineSpan {
    let edge: EdgeKind = point.isMandatory ? .forced : .opportunity
    var width = measure.width(
      from: start, startEdge, contentEnd: point.contentEnd, to: point.offset, edge,
      limit: limit ?? self.limit)
    var hyphen = -1
    if point.isSoftHyphen, let shown = measure.text.hyphens[point.offset - 1] {
      width += shown.width
      hyphen = point.offset - 1
    }
    return LineSpan(
      start: start, startEdge: startEdge, contentEnd: max(point.contentEnd, start),
      end: point.offset, endEdge: edge, width: width, hyphen: hyphen)
  }

  private mutating func take(_ span: LineSpan, breakIndex: Int) -> LineSpan {
    start = span.end
    startEdge = span.endEdge
    nextBreak = breakIndex + 1
    if breaks[breakIndex].isMandatory { nextMandatory += 1 }
    if start >= unitCount, !measure.text.content.endsWithLineEnd { isFinished = true }
    return span
  }

  /// The last opportunity before a forced break whose line fits.
  private func lastFitting(before last: Int) -> (span: LineSpan, index: Int)? {
    let reach = limit + measure.edgeReach
    func isTooWide(_ index: Int) -> Bool {
      measure.advance(from: start, to: max(breaks[index].contentEnd, start), limit: reach) > reach
    }
    // A line has few of the opportunities of a long text: near ones are tried first.
    var low = nextBreak
    var step = 8
    var high = min(low + step, last)
    while high < last, !isTooWide(high) {
      low = high + 1
      step *= 2
      high = min(low + step, last)
    }
    while low < high {
      let middle = (low + high) / 2
      if isTooWide(middle) { high = middle } else { low = middle + 1 }
    }
    var index = low
    while index > nextBreak {
      index -= 1
      let candidate = span(to: breaks[index])
      if candidate.width <= limit { return (candidate, index) }
    }
    return nil
  }

  /// A line that ends between two clusters before the next opportunity; `nil` where that piece is
  /// one cluster.
  private func emergency(before point: BreakPoint) -> LineSpan? {
    let clusters = measure.text.content.clusters
    let first = Self.index(in: clusters, after: start)
    // Beyond the content there is nothing that could be too wide.
    let last = Self.index(in: clusters, after: max(point.contentEnd, start + 1) - 1)
    guard first < last else { return nil }
    let reach = limit + measure.edgeReach
    var low = first
    var high = last
    while low < high {
      let middle = (low + high) / 2
      if measure.advance(from: start, to: clusters[middle], limit: reach) <= reach {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var index = max(low - 1, first)
    while true {
      let end = clusters[index]
      let width = measure.width(
        from: start, startEdge, contentEnd: end, to: end, .emergency, limit: reach)
      if width <= limit || index == first {
        return LineSpan(
          start: start, startEdge: startEdge, contentEnd: end, end: end, endEdge: .emergency,
          width: width)
      }
      index -= 1
    }
  }

  /// The index of the first value above a given one.
  static func index(in values: [Int], after value: Int) -> Int {
    var low = 0
    var high = values.count
    while low < high {
      let middle = (low + high) / 2
      if values[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
