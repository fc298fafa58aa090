/// What a text is for; its font follows from the role and the wanted text size.
///
/// Source: SwiftUI's `Font.TextStyle`.
public enum TextRole: String, Hashable, Sendable, CaseIterable {
  /// The title of a screen.
  case largeTitle
  /// A first-level heading.
  case title
  /// A second-level heading.
  case title2
  /// A third-level heading.
  case title3
  /// The heading of a row or paragraph, semibold.
  case headline
  /// Running text.
  case body
  /// Text that stands out from running text.
  case callout
  /// A second-level heading of a row.
  case subheadline
  /// A note below the text.
  case footnote
  /// A label of a picture or field.
  case caption
  /// A smaller label.
  case caption2

  /// The font of the role at a text size.
  ///
  /// `TextRole.body.style(at: .large)` is 17 points in lines of 22, whatever the direction.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: Apple Human Interface Guidelines, Typography.
  public func style(at size: DynamicTypeSize) -> TextRoleStyle {
    let index = size.index
    return TextRoleStyle(
      pointSize: DynamicTypeTable.sizes[self]?[index] ?? 17,
      lineHeight: DynamicTypeTable.leadings[self]?[index] ?? 22,
      isSemibold: self == .headline)
  }
}

/// The font of a text role at a text size.
public struct TextRoleStyle: Hashable, Sendable {
  /// The size of the em square, in points.
  public let pointSize: Double

  /// The height of a line of the primary font, in points.
  public let lineHeight: Double

  /// Whether the role is semibold; otherwise it is regular.
  public let isSemibold: Bool
}
