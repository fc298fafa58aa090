/// The picture of a glyph in colour, such as an emoji.
public struct GlyphPicture: Hashable, Sendable {
  /// The picture as a PNG file.
  public var png: [UInt8]

  /// Its place, in points from the origin of the glyph, y downwards: an emoji above the baseline
  /// has a negative y.
  public var frame: TextRect
}

extension TextLayout {
  /// The picture of a glyph; `nil` where its face has an outline for it, or nothing.
  ///
  /// Draw it at the glyph's x and y. In right-to-left text pictures are not mirrored.
  public func picture(of glyph: PositionedGlyph) -> GlyphPicture? {
    guard let faces = source.builder.measure.text.glyphSource,
      var picture = faces.picture(of: glyph.id, face: glyph.face)
    else { return nil }
    picture.frame = TextRect(
      x: picture.frame.x * glyph.size, y: picture.frame.y * glyph.size,
      width: picture.frame.width * glyph.size, height: picture.frame.height * glyph.size)
    return picture
  }
}
