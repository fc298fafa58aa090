/// The advance of each unit of a line, in em, with edges as they look on this line.
///
/// The advance of a cluster is that of its first unit.
struct LineAdvances {
  /// The first unit.
  let start: Int

  /// The advances from there.
  var values: [Double]

  subscript(range: Range<Int>) -> Double {
    var width = 0.0
    for index in range { width += values[index - start] }
    return width
  }

  /// Measures a line.
  ///
  /// - Parameters:
  ///   - measure: The text and its tracking.
  ///   - range: The units of the line that are shown, hanging spaces included.
  ///   - contentEnd: The end of what is not hanging.
  ///   - startEdge: How the range begins.
  ///   - endEdge: How the range ends.
  ///   - tabOrigin: What stands before the range on its line, in em.
  init(
    _ measure: LineMeasure, _ range: Range<Int>, contentEnd: Int, startEdge: EdgeKind,
    endEdge: EdgeKind, tabOrigin: Double = 0
  ) {
    let text = measure.text
    start = range.lowerBound
    values = range.map { text.positions[$0 + 1] - text.positions[$0] }
    for piece in measure.reshapedPieces(range, startEdge: startEdge, endEdge: endEdge) {
      for index in piece.range { values[index - start] = 0 }
      for glyph in piece.glyphs { values[glyph.cluster - start] += glyph.advance }
    }
    if measure.tracking != 0, !text.spaced.isEmpty {
      for index in range where text.spaced[index + 1] > text.spaced[index] {
        values[index - start] += measure.tracking
      }
    }
    setTabs(measure, range, tabOrigin)
  }

  private mutating func setTabs(_ measure: LineMeasure, _ range: Range<Int>, _ origin: Double) {
    guard !measure.text.content.tabs.isEmpty else { return }
    var position = origin
    for index in range {
      if measure.text.content.flags[index].contains(.tab) {
        values[index - start] = measure.nextTabStop(after: position) - position
      }
      position += values[index - start]
    }
  }
}

/// A part of a line whose glyphs differ from those in the whole text.
struct ReshapedPiece {
  /// The UTF-16 range.
  var range: Range<Int>

  /// The index of the run it belongs to.
  var run: Int

  /// Its glyphs in visual order.
  var glyphs: [ShapedGlyph]
}

extension LineMeasure {
  /// The parts of a line that have to be shaped again.
  func reshapedPieces(
    _ range: Range<Int>, startEdge: EdgeKind, endEdge: EdgeKind
  ) -> [ReshapedPiece] {
    guard let reshaper = text.reshaper, !range.isEmpty else { return [] }
    let startIsUnsafe = isUnsafe(range.lowerBound, startEdge)
    let endIsUnsafe = isUnsafe(range.upperBound, endEdge)
    guard startIsUnsafe || endIsUnsafe else { return [] }
    let startSafe = startIsUnsafe ? safeOffset(after: range.lowerBound) : range.lowerBound
    let endSafe = endIsUnsafe ? safeOffset(before: range.upperBound) : range.upperBound
    func piece(_ range: Range<Int>, before: Bool, after: Bool) -> ReshapedPiece {
      let run = text.runIndex(at: range.lowerBound)
      let glyphs = reshaper.reshape(
        range, of: text.runs[run], in: text.content.units, contextBefore: before,
        contextAfter: after)
      return ReshapedPiece(range: range, run: run, glyphs: glyphs)
    }
    if startSafe > endSafe {
      return [piece(range, before: startEdge.keepsContext, after: endEdge.keepsContext)]
    }
    var pieces: [ReshapedPiece] = []
    if startIsUnsafe {
      pieces.append(
        piece(range.lowerBound..<startSafe, before: startEdge.keepsContext, after: true))
    }
    if endIsUnsafe {
      pieces.append(
        piece(endSafe..<range.upperBound, before: true, after: endEdge.keepsContext))
    }
    return pieces
  }
}
