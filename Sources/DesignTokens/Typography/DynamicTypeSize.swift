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
  public var index: Int {
    switch self {
    case .xSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .xLarge: 4
    case .xxLarge: 5
    case .xxxLarge: 6
    case .accessibility1: 7
    case .accessibility2: 8
    case .accessibility3: 9
    case .accessibility4: 10
    case .accessibility5: 11
    }
  }

  /// Whether the size is one of the five for people who need large text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one size is smaller than another.
  public static func < (left: DynamicTypeSize, right: DynamicTypeSize) -> Bool {
    left.index < right.index
  }

  /// The name that UIKit has for the size, such as `UICTContentSizeCategoryL`.
  ///
  /// Source: UIKit's `UIContentSizeCategory`.
  public var uiKitName: String { DynamicTypeTable.uiKitNames[index] }

  /// The size of a name: this package's, such as `xxLarge`, or UIKit's, such as
  /// `UICTContentSizeCategoryXXL`; nil for any other name.
  public init?(name: String) {
    if let size = DynamicTypeSize(rawValue: name) {
      self = size
      return
    }
    guard let size = Self.allCases.first(where: { $0.uiKitName == name }) else { return nil }
    self = size
  }
}
