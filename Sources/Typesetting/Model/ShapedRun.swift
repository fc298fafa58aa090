internal import UnicodeServices

/// A part of a text with one level, one script and one face.
struct ShapedRun: Sendable {
  /// The UTF-16 range.
  var range: Range<Int>

  /// The embedding level.
  var level: UInt8

  /// The script shaped for.
  var script: Script

  /// The index of the face among the faces of the text.
  var face: Int

  /// The glyphs in visual order; none in synthetic text.
  var glyphs: [ShapedGlyph]
}

/// A glyph as HarfBuzz answers it, in em, y upwards.
struct ShapedGlyph: Sendable {
  /// The index of the glyph in its face.
  var id: UInt32

  /// The UTF-16 offset at which its cluster begins.
  var cluster: Int

  /// How far the pen moves.
  var advance: Double

  /// The offset of the glyph from the pen.
  var xOffset: Double

  /// The offset of the glyph from the baseline.
  var yOffset: Double

  /// Whether a tatweel may be inserted before its cluster.
  var allowsTatweel: Bool
}
