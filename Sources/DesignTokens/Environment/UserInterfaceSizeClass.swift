/// Whether there is little or much room along an axis.
///
/// Source: SwiftUI's `UserInterfaceSizeClass`.
public enum UserInterfaceSizeClass: String, Hashable, Sendable, CaseIterable {
  /// Little room, such as the width of a phone held upright.
  case compact
  /// Much room.
  case regular
}
