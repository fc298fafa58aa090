/// The faces of a shaped text: shapes parts of it again and draws its glyphs.
protocol GlyphSource: Sendable {
  /// The outline of a glyph in em, y upwards; empty where it has none.
  func outline(of glyph: UInt32, face: Int) -> [OutlineElement]

  /// The picture of a glyph in em, y downwards; `nil` where it has none.
  func picture(of glyph: UInt32, face: Int) -> GlyphPicture?

  /// The offsets in a run before which a tatweel changes no other glyph.
  func tatweelOffsets(of run: ShapedRun, in units: [UInt16]) -> Set<Int>

  /// The tatweel of a face with its width in em; `nil` where it has none that widens.
  func tatweel(face: Int) -> (glyph: UInt32, width: Double)?

  /// Shapes a range inside one run, because a line break there changes its glyphs.
  ///
  /// - Parameters:
  ///   - range: The UTF-16 range.
  ///   - run: The run it lies in.
  ///   - units: The whole text.
  ///   - contextBefore: Whether letters before the range shape it: at emergency breaks.
  ///   - contextAfter: Whether letters after the range shape it.
  /// - Returns: The glyphs in visual order.
  func reshape(
    _ range: Range<Int>, of run: ShapedRun, in units: [UInt16],
    contextBefore: Bool, contextAfter: Bool
  ) -> [ShapedGlyph]
}
