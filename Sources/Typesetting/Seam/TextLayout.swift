public import Geometry

/// A text broken into lines: what a frame tree shows of it.
///
/// All coordinates are physical and in points, from the top left corner of the box: the first line
/// of a Hebrew text in a box of 200 ends at x = 200.
public struct TextLayout: Sendable {
  /// The whole source text.
  public var string: String

  /// Whether any part of the text is not shown.
  public var truncated: Bool

  /// The direction of the first paragraph.
  public var paragraphDirection: LayoutDirection

  /// The lines, from the top.
  public var lines: [TextLine]

  /// The width of the box that alignment refers to, in points.
  public var boxWidth: Double

  /// The extent, as ``TypesetText/size(width:height:)`` gives it.
  public var size: TextSize

  /// The width without wrapping, in points.
  public var naturalWidth: Double

  /// All offsets at which a line may end, in UTF-16 code units, the end of the text included.
  public var breaks: [Int]

  /// The clusters for which no face has a glyph.
  public var missingGlyphs: [MissingGlyph]

  /// The factor by which the font was shrunk to fit, 1 where it was not.
  public var scaleFactor: Double

  /// The font wanted.
  public var font: FontRequest

  /// What carets and glyphs are found from.
  let source: LayoutSource
}
