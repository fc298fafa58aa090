import DesignTokens

/// Colours and sizes of a made-up product.
struct BrandColors: ThemeOverridable, Hashable {
  static let key = "brand"
  static let version = 2
  static let fallback = BrandColors(
    colorScheme: .light, accent: HexColor(hex: 0x111111), ground: .white, margin: 16)
  static let overridable: [ThemeField<BrandColors>] = [ThemeField(\.accent), ThemeField(\.margin)]

  var colorScheme: ColorScheme
  var accent: HexColor
  var ground: HexColor
  var margin: Double

  /// Version 1 had no margin.
  static func migrate(_ value: StoredValue, from version: Int) -> StoredValue? {
    guard version == 1, case .object(var members) = value else { return nil }
    members["margin"] = .integer(12)
    return .object(members)
  }
}

struct BrandVariant: ThemeVariant {
  let id: String
  let light: BrandColors
  let dark: BrandColors

  init(_ id: String, _ accent: UInt32) {
    self.id = id
    light = BrandColors(
      colorScheme: .light, accent: HexColor(hex: accent), ground: .white, margin: 20)
    dark = BrandColors(
      colorScheme: .dark, accent: HexColor(hex: accent), ground: .black, margin: 20)
  }

  static let ocean = BrandVariant("ocean", 0x0055AA)
  static let forest = BrandVariant("forest", 0x117711)
  static let all = [ocean, forest]
  static let `default` = ocean
}

/// A second extension type, without variants.
struct ReadingComfort: ThemeExtension, Hashable {
  static let key = "comfort"
  static let fallback = ReadingComfort(lineSpacing: 1.2, columns: ["a": 1], note: nil)
  var lineSpacing: Double
  var columns: [String: Int]
  var note: String?
  var colorScheme: ColorScheme { .light }
}
