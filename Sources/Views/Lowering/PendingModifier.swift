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

  /// Whether a generated id counts the modifier.
  var isCounted: Bool {
    if case .id = self { return false }
    return true
  }
}

/// A waiting modifier and the environment in which it stands.
struct WaitingModifier {
  var modifier: PendingModifier
  var environment: SharedEnvironment
  /// The tokens that the modifier uses.
  var tokens: [NodeToken] = []
}
