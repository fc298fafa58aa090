/// The width of a font in per cent of the normal one, 50 to 200.
///
/// Source: OpenType `wdth`; names of SwiftUI's `Font.Width` and of CSS `font-stretch`.
public struct FontWidth: Hashable, Sendable, Comparable {
  /// The value in per cent.
  public let value: Double

  /// Creates a width, held to 50…200; not a number counts as 100.
  public init(_ value: Double) {
    self.value = value.isNaN ? 100 : min(max(value, 50), 200)
  }

  /// 62.5: extra-condensed in CSS.
  public static let compressed = FontWidth(62.5)
  /// 75.
  public static let condensed = FontWidth(75)
  /// 87.5.
  public static let semiCondensed = FontWidth(87.5)
  /// 100: normal in CSS.
  public static let standard = FontWidth(100)
  /// 112.5.
  public static let semiExpanded = FontWidth(112.5)
  /// 125.
  public static let expanded = FontWidth(125)

  /// Orders by value.
  public static func < (lhs: FontWidth, rhs: FontWidth) -> Bool { lhs.value < rhs.value }
}
