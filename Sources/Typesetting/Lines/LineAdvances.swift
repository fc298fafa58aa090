/// The advance of each unit of a line, in em, with edges as they look on this line.
///
/// The advance of a cluster is that of its first unit.
struct LineAdvances {
  /// The first unit.
  let start: Int

  /// The advances from there.
  var values: [Double]

  /// The parts that were shaped again for this line.
  private(set) var pieces: [ReshapedPiece] = []

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
      let unitsPerEm = text.faces[text.runs[piece.run].face].unitsPerEm
      for glyph in piece.glyphs {
        values[Int(glyph.cluster) - start] += Double(glyph.advance) / unitsPerEm
      }
      shareLigatures(piece, text.content)
      pieces.append(piece)
    }
    if measure.tracking != 0, !text.spaced.isEmpty {
      for index in range where text.spaced[index + 1] > text.spaced[index] {
        values[index - start] += measure.tracking
      }
    }
    if let attachments = measure.attachments {
      var index = attachments.index(at: range.lowerBound)
      while index < attachments.attachments.count,
        range.contains(attachments.attachments[index].offset)
      {
        let attachment = attachments.attachments[index]
        values[attachment.offset - start] += attachment.width * measure.point
        index += 1
      }
    }
    setTabs(measure, range, tabOrigin)
  }

  /// Shares the advance of a reshaped cluster among the grapheme clusters in it.
  private mutating func shareLigatures(_ piece: ReshapedPiece, _ content: TextContent) {
    let starts = Set(piece.glyphs.map { Int($0.cluster) })
    var cluster = piece.range.lowerBound
    while cluster < piece.range.upperBound {
      var graphemes = [cluster]
      var end = cluster + 1
      while end < piece.range.upperBound, !starts.contains(end) {
        if content.flags[end].contains(.graphemeStart) { graphemes.append(end) }
        end += 1
      }
      let share = values[cluster - start] / Double(graphemes.count)
      for grapheme in graphemes { values[grapheme - start] = share }
      cluster = end
    }
  }

  /// The tatweels of this line, by the last unit before them.
  private(set) var kashidas: [Int: Kashida] = [:]

  /// Makes room for tatweels; gives their width.
  ///
  /// It is the last unit of a cluster that gets wider: marks stay over their letter.
  mutating func insert(_ kashidas: [Kashida]) -> Double {
    var width = 0.0
    for kashida in kashidas {
      values[kashida.offset - 1 - start] += kashida.width
      width += kashida.width
      self.kashidas[kashida.offset - 1] = kashida
    }
    return width
  }

  /// Widens the spaces of a range, and the gaps between ideographs, by equal parts of a length.
  ///
  /// Source: CSS Text 3 §6.4.
  mutating func stretch(_ range: Range<Int>, by length: Double, _ content: TextContent) {
    guard length > 0 else { return }
    var places: [Int] = []
    for index in range {
      if content.flags[index].contains(.stretchable) {
        places.append(index)
      } else if index + 1 < range.upperBound, content.flags[index].contains(.ideographic),
        content.flags[index + 1].contains(.ideographic)
          && content.flags[index + 1].contains(.graphemeStart)
      {
        places.append(index)
      }
    }
    for index in places { values[index - start] += length / Double(places.count) }
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
    guard let glyphSource = text.glyphSource, !range.isEmpty else { return [] }
    let startIsUnsafe = isUnsafe(range.lowerBound, startEdge)
    let endIsUnsafe = isUnsafe(range.upperBound, endEdge)
    guard startIsUnsafe || endIsUnsafe else { return [] }
    let startSafe = startIsUnsafe ? safeOffset(after: range.lowerBound) : range.lowerBound
    let endSafe = endIsUnsafe ? safeOffset(before: range.upperBound) : range.upperBound
    func piece(_ range: Range<Int>, before: Bool, after: Bool) -> ReshapedPiece {
      let run = text.runIndex(at: range.lowerBound)
      let glyphs = glyphSource.reshape(
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
