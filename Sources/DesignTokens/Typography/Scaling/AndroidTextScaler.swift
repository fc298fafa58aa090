/// The non-linear font scaling of Android 14: small text grows more than large text.
///
/// Source: AOSP, android-14, `FontScaleConverterFactory`.
public struct AndroidTextScaler: TextScaler, Hashable {
  /// The font scale of the system's settings; finite and greater than zero.
  public let scale: Double

  /// The row of the tables that holds for the scale; nil where scaling is linear.
  private let row: [Double]?

  /// Creates the scaler of a font scale, such as 1.3; one that is not finite and greater than zero
  /// counts as 1.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    row = Self.row(of: self.scale)
  }

  /// Density-independent pixels for scale-independent ones; a point here is one of either.
  ///
  /// 17 sp are 18.95 dp at a scale of 1.15, and 100 sp stay 100 at every scale that has a table.
  ///
  /// - Complexity: O(number of columns).
  public func dp(sp: Double) -> Double {
    guard let row else { return sp * scale }
    let columns = AndroidFontScaleTable.sp
    let positive = sp.magnitude
    let value: Double
    if let above = columns.firstIndex(where: { $0 >= positive }) {
      let left = above == 0 ? (sp: 0, dp: 0) : (sp: columns[above - 1], dp: row[above - 1])
      // Divided last: exact at the columns, and where a table leaves sizes as they are.
      value =
        (left.dp * (columns[above] - positive) + row[above] * (positive - left.sp))
        / (columns[above] - left.sp)
    } else {
      value = positive * (row[row.count - 1] / columns[columns.count - 1])
    }
    return sp < 0 ? -value : value
  }

  /// The font of a role: its size at `large` in sp, and the line height by the same factor.
  public func style(of role: TextRole) -> TextRoleStyle {
    let base = baseStyle(of: role)
    return base.scaled(by: dp(sp: base.pointSize) / base.pointSize)
  }

  /// A font's size, taken as sp.
  public func fontSize(_ size: Double, relativeTo role: TextRole) -> Double { dp(sp: size) }

  /// A length times the growth of the role's text, so that an icon keeps its ratio to the text.
  public func length(_ length: Double, relativeTo role: TextRole) -> Double {
    let size = baseStyle(of: role).pointSize
    return length * (dp(sp: size) / size)
  }

  /// The row for a scale: of its own table, or between two tables.
  private static func row(of scale: Double) -> [Double]? {
    let scales = AndroidFontScaleTable.scales
    let key = key(of: scale)
    if let exact = scales.firstIndex(where: { Self.key(of: $0) == key }) {
      return AndroidFontScaleTable.dp[exact]
    }
    guard let above = scales.firstIndex(where: { $0 > scale }), above > 0 else { return nil }
    let fraction = (scale - scales[above - 1]) / (scales[above] - scales[above - 1])
    return zip(AndroidFontScaleTable.dp[above - 1], AndroidFontScaleTable.dp[above]).map {
      $0 + ($1 - $0) * fraction
    }
  }

  /// The number that tables are found by, in single precision as the system computes it: 1.15 times
  /// 100 is 115 there and just below it in double precision.
  private static func key(of scale: Double) -> Float { (Float(scale) * 100).rounded(.down) }
}
