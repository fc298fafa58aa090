internal import UnicodeServices

/// Shapes line edges and draws glyphs with the faces of a text.
struct FaceGlyphSource: GlyphSource {
  let services: TextServices
  let faces: [FontFace]
  /// The languages of the styles of the text.
  let languages: [ShapingLanguage]
  let withoutLigatures: Bool
  let hidesObjects: Bool

  func outline(of glyph: UInt32, face: Int) -> [OutlineElement] {
    faces.indices.contains(face) ? faces[face].outline(of: glyph) : []
  }

  func picture(of glyph: UInt32, face: Int) -> GlyphPicture? {
    faces.indices.contains(face) ? faces[face].picture(of: glyph) : nil
  }

  func reshape(
    _ range: Range<Int>, of run: ShapedRun, in units: [UInt16],
    contextBefore: Bool, contextAfter: Bool
  ) -> [ShapedGlyph] {
    let face = faces[run.face]
    let context =
      (contextBefore ? 0 : range.lowerBound)..<(contextAfter ? units.count : range.upperBound)
    let item = ShapingBuffer.Item(
      range: range, context: context, script: run.script, isRightToLeft: run.level & 1 == 1,
      language: languages[run.style], withoutLigatures: withoutLigatures && !run.script.isCursive,
      isEdge: true, hidesObjects: hidesObjects)
    services.counter.addEdge()
    var glyphs: [ShapedGlyph] = []
    services.withBuffer { $0.shape(item, in: units, with: face, into: &glyphs) }
    return glyphs
  }
}
