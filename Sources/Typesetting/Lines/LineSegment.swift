/// A part of a line with one level and one face, before it has a place.
struct LineSegment: Sendable {
  /// The UTF-16 range; empty for an ellipsis.
  var range: Range<Int>

  /// The level, after rule L1 for the line.
  var level: UInt8

  /// The index of the face.
  var face: Int

  /// The width in em.
  var width: Double

  /// Whether it is the ellipsis.
  var isEllipsis = false
}
