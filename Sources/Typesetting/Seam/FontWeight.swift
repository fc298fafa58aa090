/// The weight of a font on the scale of OpenType, 1 to 1000.
///
/// Source: OpenType `usWeightClass`; names of SwiftUI's `Font.Weight`.
public struct FontWeight: Hashable, Sendable, Comparable {
  /// The value on OpenType's scale.
  public let value: Int

  /// Creates a weight, held to 1…1000.
  public init(_ value: Int) {
    self.value = min(max(value, 1), 1000)
  }

  /// 100.
  public static let ultraLight = FontWeight(100)
  /// 200.
  public static let thin = FontWeight(200)
  /// 300.
  public static let light = FontWeight(300)
  /// 400.
  public static let regular = FontWeight(400)
  /// 500.
  public static let medium = FontWeight(500)
  /// 600.
  public static let semibold = FontWeight(600)
  /// 700.
  public static let bold = FontWeight(700)
  /// 800.
  public static let heavy = FontWeight(800)
  /// 900.
  public static let black = FontWeight(900)

  /// Orders by value.
  public static func < (lhs: FontWeight, rhs: FontWeight) -> Bool { lhs.value < rhs.value }
}
