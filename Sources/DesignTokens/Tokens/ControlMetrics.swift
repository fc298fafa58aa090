public import Geometry

/// The measures of a control, in points of an environment.
public struct ControlMetrics: Hashable, Sendable {
  /// The least height.
  public let minimumHeight: Double
  /// The room around the content.
  public let padding: EdgeInsets
  /// The font of the label, unscaled.
  public let font: TextFont
  /// The side of an icon beside the label, scaled with it.
  public let iconSize: Double
  /// The distance between icon and label.
  public let spacing: Double
  /// The least side of the area that reacts to a touch.
  public let touchTarget: Double
}
