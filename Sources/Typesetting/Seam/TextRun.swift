/// A part of a line with one level and one face.
public struct TextRun: Hashable, Sendable {
  /// The UTF-16 range; empty for an ellipsis, and then at the cut.
  public var range: Range<Int>

  /// The embedding level: even runs left to right, odd right to left.
  public var level: Int

  /// The left edge, in points from the left edge of the box.
  public var x: Double

  /// The width, in points.
  public var width: Double

  /// The face the glyphs come from.
  public var font: FontIdentity

  /// Whether the run is the ellipsis of a cut.
  public var isEllipsis: Bool
}
