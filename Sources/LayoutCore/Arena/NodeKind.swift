/// What a node of the arena does when it is asked for its size or told to place its children.
///
/// Two views that behave the same share a kind: a `Rectangle` and a `Color` are both `.flexible`, a
/// modifier that only marks its content is `.transparent`.
package enum NodeKind: UInt8, Sendable, BitwiseCopyable {
  // Leaves.
  /// Answers `first` × `second`, whatever is proposed.
  case fixed
  /// Answers the proposal, 10 where it is unspecified.
  case flexible
  /// Answers the square of the smaller side of a `flexible` answer.
  case square
  /// Answers the proposal but not less than its cap insets; `first` × `second` where unspecified.
  case resizable
  /// Flexible along its stack's axis, at least `first` long.
  case spacer
  /// `first` thick across its stack's axis, flexible along the other.
  case divider
  /// Answered by the ``LeafMeasurer``; `payload` is the leaf's number there.
  case measured

  // Nodes with exactly one child.
  /// Stands for its child in every respect.
  case transparent
  /// Fixed lengths `first` × `second`, NaN where a dimension is the child's.
  case fixedFrame
  /// Six bounds at `payload`: minimum, ideal and maximum width, then height; NaN where absent.
  case flexibleFrame
  /// Four insets at `payload`: top, leading, bottom, trailing.
  case padding
  /// Proposes its ideal length on the axes of `flags`.
  case fixedSize
  /// Its child's answer, but at least `first` × `second`.
  case minimumSize
  /// Width by height is `first`, NaN for the child's own ratio.
  case aspectRatio
  /// Puts the child's centre at `first`, `second`.
  case position
  /// Moves what is inside by `first`, `second` after placement.
  case offset
  /// Makes one guide explicit: a constant in `first`, or a closure at `payload`.
  case alignmentGuide
  /// Lets its child reach over the safe area; the regions are in `payload`, the edges in `first`.
  case ignoresSafeArea
  /// Lengths of the nearest container; `payload` is the number of the frame.
  case containerFrame

  // Nodes with children.
  /// A primary child and a secondary one of the primary's size.
  case layered
  case horizontalStack
  case verticalStack
  case depthStack
  /// Shows the first child whose ideal size fits on the axes of `flags`.
  case viewThatFits
  /// Flexible like a leaf; children are proposed its size and stand at its leading top corner.
  case geometryReader
  /// Proposes its one child the ideal length on the axes of `flags`; parameters at `payload`.
  case scrollView
  /// A primary child and a secondary one that takes an edge; parameters at `payload`.
  case safeAreaInset
  /// Rows and columns; `payload` is the number of the plan.
  case grid
  /// A layout of one's own; `payload` is its number.
  case custom
  /// A row of a grid: no layout of its own, its frame spans its cells.
  case gridRow
}

extension NodeKind {
  /// Whether the node answers without asking any other.
  var isLeaf: Bool { rawValue <= NodeKind.measured.rawValue }

  /// Whether the answers are kept in a list a node instead of only the last one.
  ///
  /// Nodes with one child pass a question on; their child's list serves them.
  var keepsAnswers: Bool {
    switch self {
    case .measured, .horizontalStack, .verticalStack, .depthStack, .viewThatFits, .scrollView,
      .safeAreaInset, .grid, .custom:
      true
    default: false
    }
  }
}
