public import Geometry

/// A text of a frame tree.
public struct FrameText: Hashable, Sendable {
  /// The whole source text.
  public var string: String

  /// Whether a part of the text is not shown.
  public var isTruncated: Bool

  /// The direction of the first paragraph.
  public var paragraphDirection: LayoutDirection

  /// The font.
  public var font: FrameFont

  /// The width without wrapping, in points.
  public var naturalWidth: Double

  /// The lines, from the top.
  public var lines: [FrameLine]

  /// The offsets at which a line may end, in UTF-16 code units, when they were asked for.
  public var breaks: [Int]?

  /// The clusters for which no face has a glyph.
  public var missingGlyphs: [FrameMissingGlyph]
}

/// The font of a text.
public struct FrameFont: Hashable, Sendable {
  /// The text role; nil for a font of a fixed size.
  public var role: String?

  /// The size of the em square, in points.
  public var size: Double

  /// The height of a line of the primary face, in points; nil for the face's own.
  public var lineHeight: Double?

  /// The weight that was asked for, on OpenType's scale; nil when unknown.
  public var weight: Int?

  /// The width of letters that was asked for, in per cent; nil for the standard one.
  public var width: Double?

  /// What is added between glyphs, in points; not in joining scripts.
  public var tracking = 0.0

  /// The role whose text a size of its own grows with.
  public var relativeTo: String?

  /// The shapes of letters that were asked for; nil for the plain ones.
  public var design: String?

  /// Whether a cap held the size.
  public var isCapped = false
}

/// A line of a text.
public struct FrameLine: Hashable, Sendable {
  /// The part of the text, in UTF-16 code units.
  public var range: Range<Int>

  /// Where the line is, without hanging spaces.
  public var frame: PhysicalRect

  /// The y of the baseline, in the space of the frame.
  public var baseline: Double

  /// Whether an ellipsis stands for a part of the line.
  public var isTruncated: Bool

  /// The part left out of the middle.
  public var cut: Range<Int>?

  /// Whether the line is wider than its box.
  public var overflows: Bool

  /// The direction of the line's paragraph.
  public var paragraphDirection: LayoutDirection

  /// The runs, from left to right.
  public var runs: [FrameRun]
}

/// A part of a line with one level and one face.
public struct FrameRun: Hashable, Sendable {
  /// The part of the text, in UTF-16 code units; empty for an ellipsis.
  public var range: Range<Int>

  /// The embedding level: odd runs right to left.
  public var level: Int

  /// The left edge, in the host's space.
  public var x: Double

  /// The width, in points.
  public var width: Double

  /// The name of the face.
  public var font: String

  /// Whether the run is an ellipsis.
  public var isEllipsis: Bool

  /// What stands in for the weight or the width wanted; `nil` where the face has both.
  public var substitution: FrameSubstitution?
}

/// A weight and width that stand in for others which no face has.
public struct FrameSubstitution: Hashable, Sendable {
  /// The weight wanted, 1 to 1000.
  public var weightWanted: Int

  /// The weight used.
  public var weightUsed: Int

  /// The width wanted, in per cent.
  public var widthWanted: Double

  /// The width used.
  public var widthUsed: Double
}

/// A cluster for which no face has a glyph.
public struct FrameMissingGlyph: Hashable, Sendable {
  /// The part of the text, in UTF-16 code units.
  public var range: Range<Int>

  /// The scalars, as `U+XXXX`.
  public var scalars: [String]

  /// The faces that were tried.
  public var fontsTried: [String]
}
