/// A value that made no sense and was replaced by what SwiftUI takes instead.
///
/// Source: layout rule 24.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The node's index in preorder.
  public let node: Int

  /// The rule that was broken, for example `frame.width`.
  public let rule: String

  /// What was wrong and what stands in for it.
  public let message: String

  /// Creates a diagnostic.
  public init(node: Int, rule: String, message: String) {
    self.node = node
    self.rule = rule
    self.message = message
  }
}
