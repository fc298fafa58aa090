/// Why a tree could not be laid out.
public enum LayoutError: Error, Hashable, Sendable {
  /// A node answered an infinite size to an infinite proposal, so the tree has no frames.
  ///
  /// `node` is the innermost node that took the infinity.
  case infiniteSize(node: Int)

  /// A number in the result is not a number; `node` is the first such node in tree order.
  case notANumber(node: Int)

  /// Measuring asked for more answers than the budget allows; `node` is where the budget ended.
  case workBudgetExceeded(node: Int, budget: Int)

  /// The system gave no thread with a stack for a tree this deep.
  case stackUnavailable(bytes: Int)
}
