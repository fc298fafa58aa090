/// The font of a text role at a text size.
public struct TextRoleStyle: Hashable, Sendable {
  /// The size of the em square, in points.
  public let pointSize: Double

  /// The height of a line of the primary font, in points.
  public let lineHeight: Double

  /// The weight of the text.
  public let weight: TextWeight

  /// The weight of emphasised text.
  public let emphasizedWeight: TextWeight

  /// Creates a style from lengths in points.
  public init(
    pointSize: Double, lineHeight: Double, weight: TextWeight, emphasizedWeight: TextWeight
  ) {
    self.pointSize = pointSize
    self.lineHeight = lineHeight
    self.weight = weight
    self.emphasizedWeight = emphasizedWeight
  }

  /// Whether the role is semibold.
  public var isSemibold: Bool { weight == .semibold }

  /// What SF Pro adds between glyphs at this size, in points; other fonts add nothing.
  public var systemTracking: Double { SystemTracking.tracking(atPointSize: pointSize) }

  /// The style with both lengths multiplied by one factor.
  func scaled(by factor: Double) -> TextRoleStyle {
    TextRoleStyle(
      pointSize: pointSize * factor, lineHeight: lineHeight * factor, weight: weight,
      emphasizedWeight: emphasizedWeight)
  }
}
