/// The line heights that the text roles have by point size.
///
/// Source: Apple Human Interface Guidelines, Typography; one cell of the tables differs.
public enum TextLeading {
  /// The line height in points of a point size that some role has; nil for any other size.
  ///
  /// 17 points have lines of 22.
  ///
  /// - Complexity: O(number of sizes).
  public static func lineHeight(atPointSize size: Double) -> Double? {
    DynamicTypeTable.leadingBySize.first { $0.size == size }?.leading
  }

  /// Whether the line height of a role at a text size is not that of its point size.
  ///
  /// True for `subheadline` at `xxxLarge` alone: 21 points in lines of 28 instead of 26.
  public static func isException(_ role: TextRole, at size: DynamicTypeSize) -> Bool {
    DynamicTypeTable.leadingExceptions.contains { $0.role == role && $0.size == size }
  }
}
