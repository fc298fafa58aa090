/// The vertical metrics of the largest font of a text, which default spacing depends on.
public struct TextSpacingMetrics: Hashable, Sendable {
  /// The height above the baseline, in points, without the leading of a text style.
  public var ascender: Double

  /// The depth below the baseline, in points, positive.
  public var descender: Double

  /// The line gap the face asks for, in points; 0 in most faces.
  public var leading: Double

  /// The height of capitals, in points.
  public var capHeight: Double

  /// Creates metrics.
  public init(ascender: Double, descender: Double, leading: Double, capHeight: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
    self.capHeight = capHeight
  }
}
