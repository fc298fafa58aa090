internal import Geometry

/// What a view tree knows of a node beside its layout.
public struct ViewNode: Sendable, BitwiseCopyable {
  /// What the node is.
  public internal(set) var type: NodeType

  /// Whether the node is a modifier of the view inside it.
  public internal(set) var isModifier: Bool

  /// Whether the node's children are mirrored.
  public internal(set) var isRightToLeft: Bool

  /// The direction in which the node's children are placed.
  var layoutDirection: LayoutDirection { isRightToLeft ? .rightToLeft : .leftToRight }

  /// The place among the siblings as they were written, or the modifier's place among the view's
  /// modifiers; both from 0.
  public internal(set) var ordinal: Int32

  /// The number of the node's own id in the tree's list, or −1.
  var id: Int32 = -1
}
