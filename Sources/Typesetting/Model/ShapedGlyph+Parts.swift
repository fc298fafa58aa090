extension [ShapedGlyph] {
  /// The glyphs of a part of a text among glyphs in visual order.
  ///
  /// - Parameters:
  ///   - range: The part; parts are asked for in logical order.
  ///   - rest: Where to look; what lies up to the end of the part is removed.
  ///   - isDescending: Whether the glyphs run right to left.
  /// - Returns: Where they stand.
  /// - Complexity: O(glyphs up to the end of the part).
  func glyphs(of range: Range<Int>, in rest: inout Range<Int>, isDescending: Bool) -> Range<Int> {
    let glyphs = span
    var low = rest.lowerBound
    var high = rest.upperBound
    if isDescending {
      while high > low, Int(glyphs[high - 1].cluster) < range.lowerBound { high -= 1 }
      let end = high
      while high > low, Int(glyphs[high - 1].cluster) < range.upperBound { high -= 1 }
      rest = low..<high
      return high..<end
    }
    while low < high, Int(glyphs[low].cluster) < range.lowerBound { low += 1 }
    let start = low
    while low < high, Int(glyphs[low].cluster) < range.upperBound { low += 1 }
    rest = low..<high
    return start..<low
  }
}
