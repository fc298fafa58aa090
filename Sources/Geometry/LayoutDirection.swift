/// The direction in which a horizontal layout advances from its leading to its trailing edge.
///
/// With `leftToRight` the leading edge is the left one, with `rightToLeft` the right one.
///
/// Source: SwiftUI's `LayoutDirection`.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// Leading is left: English, Japanese, Thai.
  case leftToRight

  /// Leading is right: Arabic, Hebrew, Urdu.
  case rightToLeft

  /// Whether leading is the right edge, so that children are mirrored.
  public var isMirrored: Bool { self == .rightToLeft }

  /// The other direction.
  public var reversed: LayoutDirection {
    self == .leftToRight ? .rightToLeft : .leftToRight
  }
}
