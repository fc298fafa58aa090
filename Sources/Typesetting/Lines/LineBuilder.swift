internal import Geometry
internal import UnicodeServices

/// Places the runs of lines: visual order, alignment, overflow.
///
/// For each line:
/// 1. clip the runs to what is kept, and give trailing white space the paragraph's level (L1);
/// 2. put the ellipsis in its logical place at the paragraph's level;
/// 3. reverse by levels (L2);
/// 4. align the content in the box; hanging spaces lie beyond its end.
struct LineBuilder {
  let measure: LineMeasure

  /// The size of the em, in points.
  let size: Double
  let request: TextRequest

  /// The width of the box, in points.
  let boxWidth: Double

  private var text: ShapedText { measure.text }

  /// Places lines below each other.
  func lines(_ fitted: [FittedLine]) -> [TextLine] {
    var y = 0.0
    var result: [TextLine] = []
    result.reserveCapacity(fitted.count)
    for line in fitted {
      result.append(place(line, y: y))
      y += line.height
    }
    return result
  }

  private func place(_ line: FittedLine, y: Double) -> TextLine {
    let placed = placed(line)
    var runs: [TextRun] = []
    runs.reserveCapacity(placed.content.segments.count)
    placed.forEachSegment(size: size) { segment, x in
      runs.append(
        TextRun(
          range: segment.range, level: Int(segment.level), x: x, width: segment.width * size,
          font: text.faces[segment.face].identity, isEllipsis: segment.isEllipsis))
    }
    return TextLine(
      range: placed.content.range,
      frame: TextRect(x: placed.x, y: y, width: placed.width, height: max(line.height, 0)),
      baseline: y + line.ascent, truncated: line.cut != nil, cut: placed.content.cut,
      overflows: placed.overflows, paragraphDirection: placed.direction, runs: runs)
  }

  /// A line with the places of its segments.
  func placed(_ line: FittedLine) -> PlacedLine {
    let direction = direction(at: line.span.start)
    let target = isJustified(line) ? boxWidth / max(size, .leastNormalMagnitude) : nil
    let content = LineContent(
      line, measure: measure, paragraphLevel: direction.level, justifiedWidth: target)
    let width = (target == nil ? line.width : content.contentWidth) * size
    let overflows = width > boxWidth + LineFitter.guardBand
    return PlacedLine(
      content: content, direction: direction, width: width,
      x: x(ofWidth: width, paragraph: direction, overflows: overflows), overflows: overflows)
  }

  /// Whether a line is stretched: not the last of its paragraph, nor one before a forced break.
  private func isJustified(_ line: FittedLine) -> Bool {
    request.alignment == .justified && line.span.endEdge == .opportunity && line.cut == nil
      && boxWidth.isFinite && line.width * size < boxWidth
  }

  private func direction(at offset: Int) -> LayoutDirection {
    let content = text.content
    guard !content.paragraphs.isEmpty else { return request.emptyTextDirection }
    // The empty line after a final line end is a paragraph of its own, without a strong character.
    if offset >= content.units.count, content.endsWithLineEnd,
      content.paragraphs[content.paragraphs.count - 1].endsWithSeparator(content.units)
    {
      return request.emptyTextDirection
    }
    return content.paragraphs[content.paragraphIndex(at: offset)].direction
  }

  /// The left edge of a line.
  ///
  /// A line wider than its box begins where its paragraph begins and sticks out at the other side.
  private func x(ofWidth width: Double, paragraph: LayoutDirection, overflows: Bool) -> Double {
    if overflows { return paragraph == .rightToLeft ? boxWidth - width : 0 }
    let isRightToLeft = request.layoutDirection == .rightToLeft
    switch request.alignment {
    case .leading, .justified: return isRightToLeft ? boxWidth - width : 0
    case .center: return (boxWidth - width) / 2
    case .trailing: return isRightToLeft ? 0 : boxWidth - width
    case .natural: return paragraph == .rightToLeft ? boxWidth - width : 0
    }
  }
}

extension ParagraphSpan {
  /// The direction of the paragraph.
  var direction: LayoutDirection { level & 1 == 1 ? .rightToLeft : .leftToRight }

  /// Whether the paragraph ends with a character of bidi class B.
  func endsWithSeparator(_ units: [UInt16]) -> Bool {
    TextContent.isParagraphSeparator(units[range.upperBound - 1])
  }
}

extension LayoutDirection {
  /// The level of a paragraph of this direction.
  var level: UInt8 { self == .rightToLeft ? 1 : 0 }
}

extension TextRequest {
  /// The direction of a paragraph without a strong character.
  var emptyTextDirection: LayoutDirection {
    switch paragraphDirection {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: stringDirection ?? layoutDirection
    case .content: layoutDirection
    }
  }

  /// The base for the bidi algorithm.
  var bidiBase: BidiBase {
    switch paragraphDirection {
    case .leftToRight: return .leftToRight
    case .rightToLeft: return .rightToLeft
    case .auto, .content:
      if paragraphDirection == .auto, let stringDirection {
        return stringDirection == .rightToLeft ? .rightToLeft : .leftToRight
      }
      return layoutDirection == .rightToLeft
        ? .firstStrongElseRightToLeft : .firstStrongElseLeftToRight
    }
  }
}
