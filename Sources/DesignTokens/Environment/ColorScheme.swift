/// Whether a screen is light or dark.
///
/// Source: SwiftUI's `ColorScheme`.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable, Codable {
  /// Dark text on light surfaces.
  case light
  /// Light text on dark surfaces.
  case dark
}
