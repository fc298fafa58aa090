internal import UnicodeServices

/// Shapes line edges and draws glyphs with the faces of a text.
struct FaceGlyphSource: GlyphSource {
  let services: TextServices
  let faces: [FontFace]
  let tag: String
  let isTracked: Bool

  func outline(of glyph: UInt32, face: Int) -> [OutlineElement] {
    faces.indices.contains(face) ? faces[face].outline(of: glyph) : []
  }

  func reshape(
    _ range: Range<Int>, of run: ShapedRun, in units: [UInt16],
    contextBefore: Bool, contextAfter: Bool
  ) -> [ShapedGlyph] {
    let face = faces[run.face]
    let scale = 1 / face.unitsPerEm
    let context =
      (contextBefore ? 0 : range.lowerBound)..<(contextAfter ? units.count : range.upperBound)
    var glyphs: [ShapedGlyph] = []
    services.withBuffer { buffer in
      let item = ShapingBuffer.Item(
        range: range, context: context, script: run.script, isRightToLeft: run.level & 1 == 1,
        language: tag, withoutLigatures: isTracked && !run.script.isCursive)
      buffer.shape(item, in: units, with: face) { glyph in
        guard !TextContent.isSilent(units[glyph.cluster]) else { return }
        glyphs.append(
          ShapedGlyph(
            id: glyph.id, cluster: glyph.cluster, advance: Double(glyph.advance) * scale,
            xOffset: Double(glyph.xOffset) * scale, yOffset: Double(glyph.yOffset) * scale,
            allowsTatweel: glyph.allowsTatweel))
      }
    }
    return glyphs
  }
}
