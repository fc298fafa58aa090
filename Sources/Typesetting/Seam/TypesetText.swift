/// A text that has been shaped and can be broken into lines at any width.
///
/// Immutable; safe to use from several threads at once.
///
/// A width of `nil` or infinity means one line for each paragraph. A width that is negative or not
/// a number counts as 0.
public protocol TypesetText: Sendable {
  /// The size the text takes when offered a room.
  ///
  /// Not rounded to pixels. Never wider than a width offered; 0 × 0 for the width 0, without
  /// looking at the text. Lines are kept while their heights fit into `height`, and at least one,
  /// except at height 0. Does not allocate.
  ///
  /// - Complexity: O(number of break opportunities).
  func size(width: Double?, height: Double?) -> TextSize

  /// The lines the text has when offered a room.
  ///
  /// - Parameters:
  ///   - width: The width to break at.
  ///   - height: The height that limits the number of lines.
  ///   - boxWidth: The width of the box in which lines are aligned, in points; `nil` for `width`
  ///     where that is finite and else the width of the widest line. A view passes the width of
  ///     its own frame.
  /// - Returns: The lines with everything a frame tree shows of them.
  func layout(width: Double?, height: Double?, boxWidth: Double?) -> TextLayout

  /// The width without wrapping: that of the widest paragraph, in points.
  var naturalWidth: Double { get }

  /// The width of the widest piece that no line break divides, in points.
  var minimumWidth: Double { get }

  /// What the default spacing next to the text depends on.
  var spacingMetrics: TextSpacingMetrics { get }
}

extension TypesetText {
  /// The lines the text has when offered a room, aligned in the width offered.
  public func layout(width: Double?, height: Double? = nil) -> TextLayout {
    layout(width: width, height: height, boxWidth: nil)
  }
}
