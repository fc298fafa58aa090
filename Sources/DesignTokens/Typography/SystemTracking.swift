/// The tracking of SF Pro: what is added between glyphs, by point size.
///
/// The curve belongs to SF Pro: other fonts have a tracking of 0, and joining scripts always.
///
/// Source: Apple Human Interface Guidelines, Typography.
public enum SystemTracking {
  /// The points that are added between two glyphs at a point size.
  ///
  /// 17 points have -0.43, in both directions of writing. Between two sizes of the table the
  /// tracking is interpolated linearly, outside of it the nearest one stands.
  ///
  /// - Complexity: O(number of sizes).
  public static func tracking(atPointSize size: Double) -> Double {
    let table = DynamicTypeTable.systemTracking
    guard let above = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.tracking ?? 0
    }
    let upper = table[above]
    guard above > 0, upper.size != size else { return upper.tracking }
    let lower = table[above - 1]
    let fraction = (size - lower.size) / (upper.size - lower.size)
    return lower.tracking + (upper.tracking - lower.tracking) * fraction
  }
}
