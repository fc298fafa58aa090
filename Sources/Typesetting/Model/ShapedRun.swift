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

  /// The index of the style it is set in: 0 for that of the text.
  var style: Int

  /// Its glyphs among those of the text, in visual order; none in synthetic text.
  var glyphs: Range<Int>
}

/// A glyph as HarfBuzz answers it, in font units, y upwards.
///
/// Twenty bytes, as texts that are kept have about one for every letter.
struct ShapedGlyph: Sendable {
  /// The index of the glyph in its face, or ``none``.
  var id: UInt32

  /// Twice the offset of the cluster, and one where breaking before it is unsafe.
  private var place: UInt32

  /// How far the pen moves.
  var advance: Int32

  /// The offset of the glyph from the pen.
  var xOffset: Int32

  /// The offset of the glyph from the baseline.
  var yOffset: Int32

  init(
    id: UInt32, cluster: Int32, advance: Int32, xOffset: Int32 = 0, yOffset: Int32 = 0,
    isUnsafeToBreak: Bool = false
  ) {
    self.id = id
    place = UInt32(cluster) << 1 | (isUnsafeToBreak ? 1 : 0)
    self.advance = advance
    self.xOffset = xOffset
    self.yOffset = yOffset
  }

  /// A glyph that no rule moves, at an offset.
  init(_ glyph: NeutralGlyph, at offset: Int) {
    self.init(id: glyph.id, cluster: Int32(offset), advance: glyph.advance)
  }

  /// The UTF-16 offset at which its cluster begins.
  var cluster: Int32 {
    get { Int32(place >> 1) }
    set { place = UInt32(newValue) << 1 | place & 1 }
  }

  /// Whether breaking before its cluster changes glyphs.
  var isUnsafeToBreak: Bool {
    get { place & 1 == 1 }
    set { place = place & ~1 | (newValue ? 1 : 0) }
  }

  /// The id of what shows nothing: controls and line ends.
  static let none = UInt32.max
}
