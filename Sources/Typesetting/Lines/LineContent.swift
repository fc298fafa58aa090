/// The segments of a line in logical order.
struct LineContent {
  /// The UTF-16 range to show for the line.
  private(set) var range: Range<Int>

  /// What is left out of its middle.
  private(set) var cut: Range<Int>?

  /// The segments in logical order.
  private(set) var segments: [LineSegment] = []

  /// The advances of the part before a cut, or of the whole line.
  private(set) var prefix: LineAdvances

  /// The advances of the part after a cut.
  private(set) var suffix: LineAdvances?

  /// The width of what hangs beyond the end of the line, in em.
  private(set) var hangingWidth = 0.0

  private let measure: LineMeasure
  private let paragraphLevel: UInt8

  /// Lays out the segments of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - measure: The text and its tracking.
  ///   - paragraphLevel: The level of the paragraph of the line.
  ///   - justifiedWidth: The width to stretch the content to, in em, or `nil`.
  init(
    _ line: FittedLine, measure: LineMeasure, paragraphLevel: UInt8,
    justifiedWidth: Double? = nil
  ) {
    self.measure = measure
    self.paragraphLevel = paragraphLevel
    let span = line.span
    guard let cut = line.cut else {
      range = span.start..<span.end
      prefix = LineAdvances(
        measure, range, contentEnd: span.contentEnd, startEdge: span.startEdge,
        endEdge: span.endEdge)
      if span.hyphen >= 0, let hyphen = measure.text.hyphens[span.hyphen] {
        prefix.values[span.hyphen - span.start] += hyphen.width
      }
      if let justifiedWidth {
        let content = span.start..<max(span.contentEnd, span.start)
        let missing = justifiedWidth - span.width
        let kashidas = Kashida.fitting(content, of: measure.text, in: missing)
        let taken = prefix.insert(kashidas)
        prefix.stretch(content, by: missing - taken, measure.text.content)
      }
      append(range, prefix, resetTrailing: true)
      hangingWidth = prefix[max(span.contentEnd, span.start)..<span.end]
      return
    }
    let kept = span.start..<cut.prefixEnd
    prefix = LineAdvances(
      measure, kept, contentEnd: kept.upperBound, startEdge: span.startEdge, endEdge: .cut)
    range = kept
    switch cut.mode {
    case .tail:
      append(kept, prefix, resetTrailing: true)
      append(cut.ellipsis, at: cut.prefixEnd)
    case .head, .middle:
      let rest = cut.suffixStart..<max(span.end, cut.suffixEnd)
      let before = cut.mode == .middle ? prefix[kept] : 0
      let suffix = LineAdvances(
        measure, rest, contentEnd: cut.suffixEnd, startEdge: .cut, endEdge: span.endEdge,
        tabOrigin: before + (cut.ellipsis?.width ?? 0))
      self.suffix = suffix
      if cut.mode == .middle {
        append(kept, prefix, resetTrailing: false)
        range = span.start..<span.end
        self.cut = cut.prefixEnd..<cut.suffixStart
      } else {
        range = cut.suffixStart == cut.suffixEnd ? kept : rest
      }
      append(cut.ellipsis, at: cut.suffixStart)
      if cut.suffixStart < cut.suffixEnd {
        append(rest, suffix, resetTrailing: true)
        hangingWidth = suffix[cut.suffixEnd..<rest.upperBound]
      }
    }
  }

  /// The width of all segments without what hangs, in em.
  var contentWidth: Double { segments.reduce(0) { $0 + $1.width } - hangingWidth }

  /// The advances of the part an offset lies in.
  func advances(at offset: Int) -> LineAdvances {
    if let suffix, offset >= suffix.start { return suffix }
    return prefix
  }

  private mutating func append(_ ellipsis: Ellipsis?, at offset: Int) {
    guard let ellipsis else { return }
    segments.append(
      LineSegment(
        range: offset..<offset, level: paragraphLevel, face: ellipsis.face,
        width: ellipsis.width, isEllipsis: true))
  }

  /// Adds the runs that overlap a range, those of the same level and face merged.
  private mutating func append(
    _ range: Range<Int>, _ advances: LineAdvances, resetTrailing: Bool
  ) {
    let text = measure.text
    guard !range.isEmpty, !text.runs.isEmpty else { return }
    // L1.
    var trailing = range.upperBound
    if resetTrailing {
      while trailing > range.lowerBound, text.content.flags[trailing - 1].contains(.resetAtLineEnd)
      {
        trailing -= 1
      }
    }
    let first = segments.count
    var index = text.runIndex(at: range.lowerBound)
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      let run = text.runs[index]
      let clipped = run.range.clamped(to: range)
      let middle = min(max(trailing, clipped.lowerBound), clipped.upperBound)
      add(clipped.lowerBound..<middle, run.level, run.face, advances, from: first)
      add(middle..<clipped.upperBound, paragraphLevel, run.face, advances, from: first)
      index += 1
    }
  }

  private mutating func add(
    _ range: Range<Int>, _ level: UInt8, _ face: Int, _ advances: LineAdvances, from first: Int
  ) {
    guard !range.isEmpty else { return }
    let width = advances[range]
    if segments.count > first, let last = segments.last, last.level == level, last.face == face {
      segments[segments.count - 1].range = last.range.lowerBound..<range.upperBound
      segments[segments.count - 1].width += width
    } else {
      segments.append(LineSegment(range: range, level: level, face: face, width: width))
    }
  }
}
