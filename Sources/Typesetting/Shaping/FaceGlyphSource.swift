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

  func tatweelOffsets(of run: ShapedRun, in units: [UInt16]) -> Set<Int> {
    let item = ShapingBuffer.Item(
      ranges: [run.range], context: 0..<units.count, script: run.script,
      isRightToLeft: run.level & 1 == 1, language: languages[run.style], withoutLigatures: false,
      hidesObjects: hidesObjects)
    services.counter.addEdge()
    var result: Set<Int> = []
    services.withBuffer { result = $0.tatweelOffsets(item, in: units, with: faces[run.face]) }
    return result
  }

  func tatweel(face: Int) -> (glyph: UInt32, width: Double)? {
    guard let glyph = faces[face].glyph(of: 0x640) else { return nil }
    let width = Double(faces[face].unitAdvance(of: glyph)) / faces[face].unitsPerEm
    return width > 0 ? (glyph, width) : nil
  }

  func reshape(
    _ range: Range<Int>, of run: ShapedRun, in units: [UInt16],
    contextBefore: Bool, contextAfter: Bool
  ) -> [ShapedGlyph] {
    let face = faces[run.face]
    var glyphs: [ShapedGlyph] = []
    let word = word(range, of: run, in: units)
    if let word {
      var isKnown = false
      services.words.withShelf {
        isKnown = $0.append(word.word, word.setting, in: units, to: &glyphs)
      }
      if isKnown { return glyphs }
    }
    let context =
      (contextBefore ? 0 : range.lowerBound)..<(contextAfter ? units.count : range.upperBound)
    let item = ShapingBuffer.Item(
      ranges: [range], context: context, script: run.script, isRightToLeft: run.level & 1 == 1,
      language: languages[run.style], withoutLigatures: withoutLigatures && !run.script.isCursive,
      isEdge: true, hidesObjects: hidesObjects)
    services.counter.addEdge()
    services.withBuffer { $0.shape(item, in: units, with: face, into: &glyphs) }
    if let word {
      services.words.withShelf {
        $0.insert(word.word, word.setting, in: units, glyphs, 0..<glyphs.count)
      }
    }
    return glyphs
  }

  /// How to look an edge up among words; `nil` where letters around it may shape it, as they do in
  /// cursive scripts.
  private func word(
    _ range: Range<Int>, of run: ShapedRun, in units: [UInt16]
  ) -> (word: WordCache.Word, setting: WordCache.Setting)? {
    guard !run.script.isCursive, range.count <= WordCache.longestWord else { return nil }
    var traits = WordCache.Traits.edge.union(run.level & 1 == 1 ? .rightToLeft : [])
    if withoutLigatures { traits.insert(.withoutLigatures) }
    if hidesObjects { traits.insert(.hidesObjects) }
    let setting = WordCache.Setting(
      face: ObjectIdentifier(faces[run.face]), script: run.script,
      language: languages[run.style], traits: traits)
    return (WordCache.Word(hash: setting.hash(range, in: units), range: range), setting)
  }
}
