public import DesignTokens
public import Typesetting

/// A text of a view tree: what was asked for, and the shaped result.
public struct TextItem: Sendable {
  /// What was set.
  public let request: TextRequest

  /// The role that the font follows; nil for a font of a fixed size.
  public let role: TextRole?

  /// The shaped text, which can be broken into lines at any width.
  public let typeset: any TypesetText
}
