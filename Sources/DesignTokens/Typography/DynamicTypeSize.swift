/// How large a person wants text to be.
///
/// Sizes are ordered; `large` is what a device has when nobody has chosen.
///
/// Source: SwiftUI's `DynamicTypeSize`.
public enum DynamicTypeSize: String, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case xSmall
  /// Two steps below the default.
  case small
  /// One step below the default.
  case medium
  /// The default.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest size that is no accessibility size.
  case xxxLarge
  /// The first accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// The place in the order, from 0.
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the size is one of the five for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.index < right.index
  }
}
