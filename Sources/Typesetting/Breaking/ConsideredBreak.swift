/// An offset at which a line could have ended, and what became of it.
public struct ConsideredBreak: Hashable, Sendable {
  /// What became of a break opportunity.
  public enum Verdict: String, Hashable, Sendable {
    /// The line up to here fits, and a later opportunity fits too.
    case fits
    /// The line ends here.
    case taken
    /// The line ends here because it must: at a line end, or at the end of the text.
    case mandatory
    /// The line up to here is wider than the room.
    case tooWide
    /// The line ends here, inside a word that is wider than the room.
    case emergency
  }

  /// The offset at which the next line would begin, in UTF-16 code units.
  public var offset: Int

  /// The width of the line up to here, without hanging spaces and with a hyphen where one would
  /// show, in points.
  public var width: Double

  /// What became of it.
  public var verdict: Verdict
}

extension TextLayout {
  /// The break opportunities that decided where a line ends: every one up to the break that was
  /// taken, and the first one behind it.
  ///
  /// - Precondition: the number is that of one of the layout's lines.
  /// - Complexity: O(opportunities of the line).
  public func consideredBreaks(ofLine number: Int) -> [ConsideredBreak] {
    let measure = source.builder.measure
    let size = source.builder.size
    let span = source.lines[number].span
    let content = measure.text.content
    var result: [ConsideredBreak] = []
    for point in content.breaks where point.offset > span.start {
      var width = measure.width(
        from: span.start, span.startEdge, contentEnd: point.contentEnd, to: point.offset,
        point.isMandatory ? .forced : .opportunity)
      if point.isSoftHyphen, let hyphen = measure.text.hyphens[point.offset - 1] {
        width += hyphen.width
      }
      var verdict = ConsideredBreak.Verdict.fits
      if point.offset == span.end {
        verdict = point.isMandatory ? .mandatory : .taken
      } else if point.offset > span.end {
        verdict = .tooWide
      }
      if point.offset > span.end, span.endEdge == .emergency, result.last?.offset != span.end {
        result.append(
          ConsideredBreak(offset: span.end, width: span.width * size, verdict: .emergency))
      }
      result.append(ConsideredBreak(offset: point.offset, width: width * size, verdict: verdict))
      if point.offset > span.end || point.isMandatory && point.offset == span.end { break }
    }
    return result
  }
}
