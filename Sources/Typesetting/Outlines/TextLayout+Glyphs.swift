extension TextLayout {
  /// The glyphs of all lines with their places, for drawing.
  ///
  /// Synthetic text has one glyph a cluster, whose outline is a box. Glyphs of emoji faces are
  /// pictures and have no outline.
  ///
  /// - Complexity: O(glyphs).
  public func glyphs() -> [PositionedGlyph] {
    var result: [PositionedGlyph] = []
    for (number, line) in source.lines.enumerated() where number < lines.count {
      LineGlyphs(source.builder, line, baseline: lines[number].baseline).append(to: &result)
    }
    return result
  }

  /// The outline of a glyph in points, from its origin, y downwards.
  ///
  /// Draw it at the glyph's x and y. Glyphs of the same face, id and size have the same outline.
  public func outline(of glyph: PositionedGlyph) -> [OutlineElement] {
    let text = source.builder.measure.text
    guard let faces = text.glyphSource else { return Self.box(glyph) }
    return faces.outline(of: glyph.id, face: glyph.face)
      .map { $0.scaled(x: glyph.size, y: -glyph.size) }
  }

  /// What stands for a glyph of the synthetic face: a box with a gap on either side.
  private static func box(_ glyph: PositionedGlyph) -> [OutlineElement] {
    let inset = glyph.size * 0.04
    let top = -glyph.size * SyntheticFont.capHeight
    guard glyph.advance > 2 * inset else { return [] }
    return [
      .move(x: inset, y: 0), .line(x: glyph.advance - inset, y: 0),
      .line(x: glyph.advance - inset, y: top), .line(x: inset, y: top), .close,
    ]
  }
}
