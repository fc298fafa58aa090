public import DesignTokens
public import Typesetting

/// A text of a view tree: what was asked for, and the shaped result.
public struct TextItem: Sendable {
  /// What was set.
  public let request: TextRequest

  /// The font as it was resolved from its role, size or style.
  public let font: ResolvedFont

  /// The shaped text, which can be broken into lines at any width.
  public let typeset: any TypesetText

  /// The name of the role or of the theme's style that the font is; nil for a size of its own.
  public var role: String? {
    switch font.source {
    case .role(let role): role.rawValue
    case .style(let name): name
    case .custom, .fixed: nil
    }
  }

  /// The role whose text a size of its own grows with; nil for roles, styles and fixed sizes.
  public var relativeTo: TextRole? {
    if case .custom(_, _, let role) = font.source { role } else { nil }
  }
}
