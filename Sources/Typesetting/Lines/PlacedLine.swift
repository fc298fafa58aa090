internal import Geometry
internal import UnicodeServices

/// A line whose segments have places.
///
/// Lengths are in points, those of `content` in em.
struct PlacedLine {
  /// The segments.
  let content: LineContent

  /// The direction of the paragraph.
  let direction: LayoutDirection

  /// The width without hanging spaces.
  let width: Double

  /// The left edge of that.
  let x: Double

  /// Whether the line is wider than its box.
  let overflows: Bool

  /// Calls `body` with each segment in visual order and its left edge.
  func forEachSegment(size: Double, _ body: (LineSegment, Double) -> Void) {
    let hanging = content.hangingWidth * size
    var pen = direction == .rightToLeft ? x - hanging : x
    for index in VisualOrder.indices(ofLevels: content.segments.map(\.level)) {
      let segment = content.segments[index]
      body(segment, pen)
      pen += segment.width * size
    }
  }
}
