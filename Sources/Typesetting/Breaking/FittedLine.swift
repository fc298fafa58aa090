/// A line that belongs to a set text.
///
/// Widths are in em, heights in points.
struct FittedLine: Sendable {
  /// Where it begins and ends.
  var span: LineSpan

  /// What it keeps where it is truncated.
  var cut: LineCut?

  /// Its width in em.
  var width: Double

  /// Its height above the baseline, in points.
  var ascent: Double

  /// Its depth below the baseline, in points.
  var descent: Double

  /// Its height, in points.
  var height: Double { ascent + descent }
}
