/// The glyphs of one line in visual order.
struct LineGlyphs {
  private let builder: LineBuilder
  private let line: FittedLine
  private let placed: PlacedLine
  private let baseline: Double

  init(_ builder: LineBuilder, _ line: FittedLine, baseline: Double) {
    self.builder = builder
    self.line = line
    self.baseline = baseline
    placed = builder.placed(line)
  }

  private var text: ShapedText { builder.measure.text }

  func append(to result: inout [PositionedGlyph]) {
    placed.forEachSegment(size: builder.size) { segment, x in
      if segment.isEllipsis {
        appendEllipsis(segment, x, &result)
      } else if !text.canReshape {
        appendBoxes(segment, x, &result)
      } else {
        appendGlyphs(segment, x, &result)
      }
    }
  }

  private func glyph(
    _ id: UInt32, face: Int, x: Double, y: Double, advance: Double, cluster: Int
  ) -> PositionedGlyph {
    PositionedGlyph(
      font: text.faces[face].identity, id: id, x: x, y: y, advance: advance, size: builder.size,
      cluster: cluster, face: face)
  }

  private func appendEllipsis(
    _ segment: LineSegment, _ x: Double, _ result: inout [PositionedGlyph]
  ) {
    let count = line.cut?.ellipsis?.count ?? 1
    let advance = segment.width * builder.size / Double(count)
    for place in 0..<count {
      result.append(
        glyph(
          line.cut?.ellipsis?.glyph ?? 0, face: segment.face,
          x: x + Double(place) * advance, y: baseline, advance: advance,
          cluster: segment.range.lowerBound))
    }
  }

  private func appendBoxes(
    _ segment: LineSegment, _ x: Double, _ result: inout [PositionedGlyph]
  ) {
    let clusters = text.content.clusterRanges(in: segment.range)
    let advances = placed.content.advances(at: segment.range.lowerBound)
    var pen = x
    for cluster in segment.level & 1 == 1 ? clusters.reversed() : clusters {
      let advance = advances[cluster] * builder.size
      if advance > 0, text.content.flags[cluster.lowerBound].isDisjoint(with: [.hanging]),
        text.content.units[cluster.lowerBound] != 0xA0
      {
        result.append(
          glyph(
            0, face: segment.face, x: pen, y: baseline, advance: advance,
            cluster: cluster.lowerBound))
      }
      pen += advance
    }
  }

  private func appendGlyphs(
    _ segment: LineSegment, _ x: Double, _ result: inout [PositionedGlyph]
  ) {
    let size = builder.size
    let isRightToLeft = segment.level & 1 == 1
    let advances = placed.content.advances(at: segment.range.lowerBound)
    let em = size / text.faces[segment.face].unitsPerEm
    let glyphs = visualGlyphs(segment.range, advances.pieces, isRightToLeft)
    var pen = x
    var index = 0
    while index < glyphs.count {
      var next = index + 1
      while next < glyphs.count, glyphs[next].cluster == glyphs[index].cluster { next += 1 }
      // The cluster reaches to where the next one in logical order begins.
      let cluster = Int(glyphs[index].cluster)
      let after = isRightToLeft ? index - 1 : next
      let end =
        glyphs.indices.contains(after) ? Int(glyphs[after].cluster) : segment.range.upperBound
      let width = advances[cluster..<max(end, cluster)] * size
      let own = Double(glyphs[index..<next].reduce(0) { $0 + Int($1.advance) }) * em
      // What tracking, tabs and justification add stands after the glyphs in reading order.
      var origin = isRightToLeft ? pen + width - own : pen
      // A tatweel joins what stands before the next cluster.
      let tatweel = advances.kashidas[max(end, cluster + 1) - 1].map { kashida in
        glyph(
          kashida.glyph, face: segment.face,
          x: isRightToLeft ? pen : pen + width - kashida.width * size, y: baseline,
          advance: kashida.width * size, cluster: cluster)
      }
      if let tatweel, isRightToLeft { result.append(tatweel) }
      for item in glyphs[index..<next] where item.id != ShapedGlyph.none {
        let advance = Double(item.advance) * em
        result.append(
          glyph(
            item.id, face: segment.face, x: origin + Double(item.xOffset) * em,
            y: baseline - Double(item.yOffset) * em, advance: advance, cluster: cluster))
        origin += advance
      }
      if let tatweel, !isRightToLeft { result.append(tatweel) }
      pen += width
      index = next
    }
  }

  /// The glyphs of a range in visual order, reshaped parts in place of the first ones.
  private func visualGlyphs(
    _ range: Range<Int>, _ pieces: [ReshapedPiece], _ isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    var parts: [[ShapedGlyph]] = []
    var index = text.runIndex(at: range.lowerBound)
    while index < text.runs.count, text.runs[index].range.lowerBound < range.upperBound {
      let run = text.runs[index]
      let clipped = run.range.clamped(to: range)
      var start = clipped.lowerBound
      for piece in pieces where piece.run == index {
        if start < piece.range.lowerBound {
          parts.append(text.glyphs(of: run, in: start..<piece.range.lowerBound))
        }
        parts.append(piece.glyphs.filter { clipped.contains(Int($0.cluster)) })
        start = max(start, piece.range.upperBound)
      }
      if start < clipped.upperBound {
        parts.append(text.glyphs(of: run, in: start..<clipped.upperBound))
      }
      index += 1
    }
    let glyphs = (isRightToLeft ? parts.reversed() : parts).flatMap { $0 }
    guard line.span.hyphen >= 0, let hyphen = text.hyphens[line.span.hyphen] else {
      return glyphs
    }
    let run = text.runs[text.runIndex(at: line.span.hyphen)]
    return glyphs.map { item in
      guard Int(item.cluster) == line.span.hyphen, let id = hyphen.glyph else { return item }
      var shown = item
      shown.id = id
      shown.advance = Int32((hyphen.width * text.faces[run.face].unitsPerEm).rounded())
      return shown
    }
  }
}

extension ShapedText {
  /// The glyphs of a run whose clusters begin in a range, in visual order.
  ///
  /// - Complexity: O(log glyphs + result), as clusters are monotone.
  func glyphs(of run: ShapedRun, in range: Range<Int>) -> [ShapedGlyph] {
    let isDescending = run.level & 1 == 1
    func index(of bound: Int) -> Int {
      var low = run.glyphs.lowerBound
      var high = run.glyphs.upperBound
      while low < high {
        let middle = (low + high) / 2
        let cluster = Int(glyphs[middle].cluster)
        if isDescending ? cluster >= bound : cluster < bound {
          low = middle + 1
        } else {
          high = middle
        }
      }
      return low
    }
    let first = index(of: isDescending ? range.upperBound : range.lowerBound)
    let last = index(of: isDescending ? range.lowerBound : range.upperBound)
    return Array(glyphs[min(first, last)..<max(first, last)])
  }
}
