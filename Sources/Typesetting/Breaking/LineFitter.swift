/// Decides which lines of a text are shown in a room, and truncates the last of them.
///
/// 1. Lines are broken at the width and counted until the limit is reached or the next one would
///    not fit the height; one line always stays, except at height 0.
/// 2. Where visible text remains after the last line, that line takes the rest of its paragraph and
///    is cut.
struct LineFitter {
  /// The text and its tracking in em.
  let measure: LineMeasure

  /// The size of the em, in points.
  let size: Double

  /// Points added above and below every face; may be negative.
  ///
  /// Half of what a text style's line height exceeds the natural height of the primary face by.
  let halfLeading: Double

  /// The width to fill, in points.
  let width: Double

  /// The height to fill, in points.
  let height: Double

  /// The greatest number of lines.
  let lineLimit: Int

  /// Which part of the last line gives way.
  let mode: TruncationMode

  /// Whether words that are too wide are broken.
  let emergencyBreaks: Bool

  /// Layout adds and subtracts insets, so that a width that was measured comes back with rounding
  /// errors of some 1e-12 points; no length in a text is near this.
  static let guardBand = 1e-7

  /// The width to fill in em.
  private var limit: Double { size > 0 ? (width + Self.guardBand) / size : .infinity }

  /// Calls `body` with each line from the top and returns whether text was left out.
  ///
  /// - Complexity: O(lines × log length); allocates nothing.
  func forEachLine(_ body: (FittedLine) -> Void) -> Bool {
    guard height > 0 else { return measure.text.content.visibleEnd > 0 }
    var breaker = LineBreaker(measure, limit: limit, emergencyBreaks: emergencyBreaks)
    var count = 0
    var used = 0.0
    // The line before the current one is held back until it is known whether it is the last.
    var held: (line: FittedLine, rest: BreakPoint)?
    while true {
      guard !breaker.isAtEnd else {
        if let held { body(held.line) }
        return false
      }
      let rest = breaker.mandatoryBreak(orEnd: measure.text.content)
      guard let span = breaker.next() else { return false }
      let line = fitted(span)
      if let held, count >= lineLimit || used + line.height > height + Self.guardBand {
        return finish(held.line, rest: held.rest, body)
      }
      if let held { body(held.line) }
      held = (line, rest)
      used += line.height
      count += 1
    }
  }

  /// Gives the last line that has room, truncated where visible text remains.
  private func finish(
    _ line: FittedLine, rest: BreakPoint, _ body: (FittedLine) -> Void
  ) -> Bool {
    guard line.span.end < measure.text.content.visibleEnd else {
      body(line)
      return false
    }
    let textRemains = rest.offset < measure.text.content.visibleEnd
    let truncator = LineTruncator(measure: measure, limit: limit)
    let cut = truncator.cut(
      from: line.span.start, line.span.startEdge, to: rest, mode: mode,
      textRemains: textRemains)
    var last = line
    last.span.end = rest.offset
    last.span.endEdge = .forced
    last.span.contentEnd = max(rest.contentEnd, line.span.start)
    last.span.hyphen = -1
    last.cut = cut
    last.width = cut.width
    let metrics = metrics(of: last)
    last.ascent = metrics.ascent * size + halfLeading
    last.descent = metrics.descent * size + halfLeading
    measure.attachments?.extend(&last, from: last.span.start, to: cut.prefixEnd)
    measure.attachments?.extend(&last, from: cut.suffixStart, to: cut.suffixEnd)
    body(last)
    return true
  }

  private func fitted(_ span: LineSpan) -> FittedLine {
    var line = FittedLine(span: span, cut: nil, width: span.width, ascent: 0, descent: 0)
    let metrics = metrics(of: line)
    line.ascent = metrics.ascent * size + halfLeading
    line.descent = metrics.descent * size + halfLeading
    measure.attachments?.extend(&line, from: span.start, to: span.contentEnd)
    return line
  }

  private func metrics(of line: FittedLine) -> LineMetrics {
    let text = measure.text
    if let uniform = text.uniformMetrics { return uniform }
    var result = LineMetrics.none
    for face in text.minimumFaces { result.include(text.faces[face]) }
    if let cut = line.cut {
      include(line.span.start, cut.prefixEnd, &result)
      include(cut.suffixStart, cut.suffixEnd, &result)
      if let ellipsis = cut.ellipsis { result.include(text.faces[ellipsis.face]) }
    } else {
      include(line.span.start, line.span.contentEnd, &result)
    }
    if result == .none { result.includeAlways(text.faces[0]) }
    return result
  }

  private func include(_ start: Int, _ end: Int, _ metrics: inout LineMetrics) {
    let text = measure.text
    guard start < end, !text.runs.isEmpty else { return }
    var index = text.runIndex(at: start)
    while index < text.runs.count, text.runs[index].range.lowerBound < end {
      metrics.include(text.faces[text.runs[index].face])
      index += 1
    }
  }
}

extension LineBreaker {
  /// The forced break that ends the line to come, or the end of the text.
  fileprivate func mandatoryBreak(orEnd content: TextContent) -> BreakPoint {
    mandatoryBreakIfAny
      ?? BreakPoint(
        offset: content.units.count, contentEnd: content.units.count, isMandatory: true,
        isSoftHyphen: false)
  }
}
