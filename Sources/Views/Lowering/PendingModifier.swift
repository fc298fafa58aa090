public import LayoutCore

/// A modifier that waits for the view it applies to.
///
/// Modifiers of a group apply to each of its views, and those of nothing to nothing. So a modifier
/// is kept until a view adds its node; the waiting modifiers become the node's parents.
@usableFromInline
enum PendingModifier {
  /// Names the view itself.
  case id(String)

  /// A node of one child.
  case layout(NodeType, LayoutModifier, ordinal: Int32?)

  /// A node of a primary and a secondary child.
  case layer(NodeType, LayoutContainer, ordinal: Int32?, content: (inout ViewLowering) -> Void)

  /// The place in the order of drawing.
  case zIndex(Double, ordinal: Int32?)

  /// A node of one child that layout need not know, with something to remember.
  case noted(NodeType, ViewNote, ordinal: Int32?)

  /// What a list puts around each of its rows.
  case row

  /// A view behind the whole row that the view is of a list; no node of its own.
  case rowBackground(ordinal: Int32?, content: (inout ViewLowering) -> Void)

  /// A change of the values that the view hands to those around it.
  case preference(
    NodeType, (inout ViewLowering, _ mark: Int, _ node: Int) -> Void, ordinal: Int32?)

  /// A secondary child made of the values that the primary one hands on.
  case preferenceLayer(
    NodeType, LayoutContainer, ordinal: Int32?,
    content: (inout ViewLowering, _ mark: Int) -> Void)

  /// Whether a generated id counts the modifier.
  var isCounted: Bool {
    if case .id = self { return false }
    return true
  }

  /// Whether nothing but its node is left to do when the view has been added.
  var onlyEnds: Bool {
    switch self {
    case .layout, .zIndex: true
    default: false
    }
  }
}

/// A waiting modifier and the environment in which it stands.
///
/// What is asked of every modifier is kept beside it: looking into one copies it.
struct WaitingModifier {
  let modifier: PendingModifier
  let environment: SharedEnvironment
  /// The tokens that the modifier uses.
  let tokens: [NodeToken]?
  let isCounted: Bool
  let onlyEnds: Bool
  /// Whether the view that is open has passed it by.
  var isPassedBy = false
  /// Whether the row that is open has a line above it.
  var hasSeparator = false
  /// The list of the row that is open.
  var outerList: ListState?
  /// The number of the waiting modifier that is the background of the row that is open, or −1.
  var background = -1
  /// Where the values begin that the open view hands on.
  var mark = 0
  /// The modifier's node around the view that is open.
  var node = 0

  init(modifier: PendingModifier, environment: SharedEnvironment, tokens: [NodeToken]? = nil) {
    self.modifier = modifier
    self.environment = environment
    self.tokens = tokens
    isCounted = modifier.isCounted
    onlyEnds = modifier.onlyEnds
  }
}
