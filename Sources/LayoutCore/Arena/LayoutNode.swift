internal import Geometry

/// One element of the arena: 48 bytes.
///
/// Nodes stand in preorder. The first child of node i is i + 1, the sibling after child c is
/// `nodes[c].end`, and the children end at `nodes[i].end`.
struct LayoutNode: Sendable, BitwiseCopyable {
  var kind: NodeKind
  var dependencies: Dependencies = []
  var flags: Flags = []
  /// The horizontal alignment of a stack, frame or layer, or the key of a guide.
  var horizontalKey: AlignmentKey.Code = 0
  /// The vertical alignment of a stack, frame or layer.
  var verticalKey: AlignmentKey.Code = 0
  /// How many different priorities the children have: 1, 2, or 3 for more.
  var priorityGroups: UInt8 = 1
  /// The number of the priority in the tree's table; 0 is priority 0.
  var priority: UInt16 = 0
  /// The guides that may be explicit for the parent, one bit each.
  var guides: GuideSet = []
  /// One past the last node of the subtree.
  var end: Int32 = 0
  /// The number of the list in which answers are kept, or −1.
  var slot: Int32 = -1
  var childCount: Int32 = 0
  /// Where the rest of the parameters stand, by kind, or −1.
  var payload: Int32 = -1
  var first: Double = 0
  var second: Double = 0

  /// The direction in which the children are placed.
  var direction: LayoutDirection { flags.contains(.rightToLeft) ? .rightToLeft : .leftToRight }

  struct Flags: OptionSet, Sendable, BitwiseCopyable {
    let rawValue: UInt16
    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Children are mirrored: the node's own environment is right to left.
    static let rightToLeft = Flags(rawValue: 1)
    /// A spacer or divider lies in a horizontal stack, a fixed size is fixed horizontally.
    static let horizontal = Flags(rawValue: 2)
    /// The same vertically.
    static let vertical = Flags(rawValue: 4)
    /// An aspect ratio fills instead of fits.
    static let fills = Flags(rawValue: 8)
    /// A child has an explicit guide that this node's alignment reads.
    static let alignsByGuides = Flags(rawValue: 32)
    /// Something in the subtree may answer outside what it answers to 0 and to infinity.
    static let unbounded = Flags(rawValue: 64)
    /// A stack that became its only child: what cells ask of a grid does not pass through it.
    static let wasStack = Flags(rawValue: 128)
    /// There is a measured leaf in the subtree, whose height may shrink as its width grows.
    static let isMeasured = Flags(rawValue: 256)
    /// The guide's value comes from a closure.
    static let computed = Flags(rawValue: 16)

    /// What holds for a node when it holds for a child.
    static let inherited: Flags = [.unbounded, .isMeasured]
  }
}
