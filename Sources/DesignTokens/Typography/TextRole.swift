/// What a text is for; its font follows from the role and the wanted text size.
///
/// Source: SwiftUI's `Font.TextStyle`.
public enum TextRole: String, Hashable, Sendable, CaseIterable, Codable {
  /// The title of a screen that is read from afar.
  case extraLargeTitle
  /// The second title of a screen that is read from afar.
  case extraLargeTitle2
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
  /// `TextRole.body.style(at: .large)` is 17 points in lines of 22, whatever the direction. The
  /// extra-large titles are known at `large` only; elsewhere size and line height grow as the line
  /// height of `largeTitle` does, unrounded.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: Apple Human Interface Guidelines, Typography.
  public func style(at size: DynamicTypeSize) -> TextRoleStyle {
    guard let extra = extraRow else {
      return TextRoleStyle(
        pointSize: DynamicTypeTable.sizes[tableRow][size.index],
        lineHeight: DynamicTypeTable.leadings[tableRow][size.index],
        weight: weight, emphasizedWeight: emphasizedWeight)
    }
    let pointSize = DynamicTypeTable.extraSizes[extra]
    let lineHeight = TextLeading.lineHeight(atPointSize: pointSize) ?? pointSize
    // Multiplied before it is divided: a ratio of 1 stays exact.
    let (now, atLarge) = leadings(at: size)
    return TextRoleStyle(
      pointSize: pointSize * now / atLarge, lineHeight: lineHeight * now / atLarge,
      weight: weight, emphasizedWeight: emphasizedWeight)
  }

  /// The weight of the role's text.
  public var weight: TextWeight {
    extraRow.map { DynamicTypeTable.extraWeights[$0] } ?? DynamicTypeTable.weights[tableRow].weight
  }

  /// The weight of emphasised text of the role; not lighter than ``weight``.
  public var emphasizedWeight: TextWeight {
    extraRow.map { DynamicTypeTable.extraWeights[$0] }
      ?? DynamicTypeTable.weights[tableRow].emphasized
  }

  /// A value that scales as the role's text does, in the value's unit, unrounded.
  ///
  /// 17 beside body text is 17 × 21 / 22 at `medium`: it follows the line height, not the point
  /// size.
  ///
  /// - Complexity: O(1).
  ///
  /// Source: UIKit's `UIFontMetrics`.
  public func scaledValue(_ value: Double, at size: DynamicTypeSize) -> Double {
    let (now, atLarge) = leadings(at: size)
    return value * now / atLarge
  }

  /// The line heights that the role's lengths scale by: now, and at `large`.
  private func leadings(at size: DynamicTypeSize) -> (now: Double, atLarge: Double) {
    let row = DynamicTypeTable.leadings[tableRow]
    return (row[size.index], row[DynamicTypeSize.large.index])
  }

  /// The row of the tables that the role stands in or, for extra-large titles, scales by.
  var tableRow: Int {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .body: 5
    case .callout: 6
    case .subheadline: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  /// The place among the roles that have a size at `large` only.
  var extraRow: Int? {
    switch self {
    case .extraLargeTitle: 0
    case .extraLargeTitle2: 1
    default: nil
    }
  }
}
