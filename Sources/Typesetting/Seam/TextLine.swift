public import Geometry

/// One line of a set text.
public struct TextLine: Hashable, Sendable {
  /// The UTF-16 range of the line, its hanging spaces and its line end included.
  ///
  /// A line cut at its head or tail has the kept part; one cut in the middle has the whole range.
  public var range: Range<Int>

  /// The rectangle of the line in the box, without hanging spaces.
  public var frame: TextRect

  /// The y of the baseline, in points from the top of the box.
  public var baseline: Double

  /// Whether the line ends, begins or is interrupted by an ellipsis, or lost what follows it.
  public var truncated: Bool

  /// The range left out of the middle of the line, or `nil` where there is none.
  public var cut: Range<Int>?

  /// Whether the line is wider than its box; it then sticks out where its paragraph ends.
  public var overflows: Bool

  /// The direction of the paragraph the line belongs to.
  public var paragraphDirection: LayoutDirection

  /// The runs in visual order, left to right.
  public var runs: [TextRun]
}
