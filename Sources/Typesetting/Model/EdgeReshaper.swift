/// Shapes a part of a run again where a line break changes its glyphs.
protocol EdgeReshaper: Sendable {
  /// Shapes a range inside one run.
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
