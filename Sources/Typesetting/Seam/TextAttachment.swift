/// A box in the flow of a text, such as an icon: stands for a U+FFFC.
public struct TextAttachment: Hashable, Sendable {
  /// The UTF-16 offset of its U+FFFC.
  public var offset: Int

  /// The width, in points; finite, never negative.
  public var width: Double

  /// How far it reaches above the baseline, in points.
  public var ascent: Double

  /// How far it reaches below the baseline, in points.
  public var descent: Double

  /// Creates an attachment.
  public init(offset: Int, width: Double, ascent: Double, descent: Double = 0) {
    self.offset = offset
    self.width = width.isFinite ? max(width, 0) : 0
    self.ascent = ascent.isFinite ? ascent : 0
    self.descent = descent.isFinite ? descent : 0
  }
}
