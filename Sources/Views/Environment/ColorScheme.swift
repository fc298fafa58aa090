/// Whether a screen is light or dark; it moves no frame.
///
/// Source: SwiftUI's `ColorScheme`.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light

  /// Light text on a dark ground.
  case dark
}

/// Whether there is much room or little along an axis.
///
/// Source: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, as on a phone held upright.
  case compact

  /// Much room, as on a tablet.
  case regular
}
