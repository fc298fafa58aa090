/// Dynamic Type of iOS and iPadOS: roles by table, everything else by the line height of its role.
///
/// Source: Apple Human Interface Guidelines, Typography; UIKit's `UIFontMetrics`.
public struct AppleTextScaler: TextScaler, Hashable {
  /// The wanted text size.
  public let textSize: DynamicTypeSize

  /// Creates the scaler of a text size.
  public init(textSize: DynamicTypeSize) { self.textSize = textSize }

  /// The font of a role, from the table.
  public func style(of role: TextRole) -> TextRoleStyle { role.style(at: textSize) }

  /// A font's size times the growth of the role's line height.
  public func fontSize(_ size: Double, relativeTo role: TextRole) -> Double {
    role.scaledValue(size, at: textSize)
  }

  /// A length times the growth of the role's line height.
  public func length(_ length: Double, relativeTo role: TextRole) -> Double {
    role.scaledValue(length, at: textSize)
  }
}
