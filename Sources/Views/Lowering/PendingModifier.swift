public import LayoutCore

/// A modifier that waits for the view it applies to.
///
/// Modifiers of a group apply to each of its views, and those of nothing to nothing. So a modifier
/// is kept until a view adds its node; the waiting modifiers become the node's parents.
///
/// What is asked of every modifier stands beside its content: looking into that copies it.
@usableFromInline
struct PendingModifier {
  /// What the modifier's node is, `implicit` when it adds none.
  let type: NodeType

  let kind: Kind

  /// The place among the view's modifiers where a document says it.
  let ordinal: Int32?

  let content: Content

  /// Which content a modifier has.
  enum Kind: BitwiseCopyable {
    case id, layout, layer, noted, row, rowBackground, preference, preferenceLayer
  }

  enum Content {
    case id(String)
    case layout(LayoutModifier)
    case layer(LayoutContainer, (inout ViewLowering) -> Void)
    case noted(ViewNote)
    case row
    case rowBackground((inout ViewLowering) -> Void)
    case preference((inout ViewLowering, _ mark: Int, _ node: Int) -> Void)
    case preferenceLayer(LayoutContainer, (inout ViewLowering, _ mark: Int) -> Void)
  }

  /// Whether a generated id counts the modifier.
  var isCounted: Bool { kind != .id }

  private init(_ type: NodeType, _ kind: Kind, _ ordinal: Int32?, _ content: consuming Content) {
    self.type = type
    self.kind = kind
    self.ordinal = ordinal
    self.content = content
  }

  /// Names the view itself.
  @usableFromInline
  static func id(_ id: String) -> PendingModifier { Self(.implicit, .id, nil, .id(id)) }

  /// A node of one child.
  @usableFromInline
  static func layout(
    _ type: NodeType, _ modifier: consuming LayoutModifier, ordinal: Int32?
  ) -> PendingModifier {
    Self(type, .layout, ordinal, .layout(modifier))
  }

  /// A node of a primary and a secondary child.
  @usableFromInline
  static func layer(
    _ type: NodeType, _ container: LayoutContainer, ordinal: Int32?,
    content: @escaping (inout ViewLowering) -> Void
  ) -> PendingModifier {
    Self(type, .layer, ordinal, .layer(container, content))
  }

  /// A node of one child that layout need not know, with something to remember.
  static func noted(_ type: NodeType, _ note: ViewNote, ordinal: Int32?) -> PendingModifier {
    Self(type, .noted, ordinal, .noted(note))
  }

  /// What a list puts around each of its rows.
  static var row: PendingModifier { Self(.listRow, .row, nil, .row) }

  /// A view behind the whole row that the view is of a list; no node of its own.
  static func rowBackground(
    ordinal: Int32?, content: @escaping (inout ViewLowering) -> Void
  ) -> PendingModifier {
    Self(.background, .rowBackground, ordinal, .rowBackground(content))
  }

  /// A change of the values that the view hands to those around it.
  static func preference(
    _ type: NodeType, _ change: @escaping (inout ViewLowering, _ mark: Int, _ node: Int) -> Void,
    ordinal: Int32?
  ) -> PendingModifier {
    Self(type, .preference, ordinal, .preference(change))
  }

  /// A secondary child made of the values that the primary one hands on.
  static func preferenceLayer(
    _ type: NodeType, _ container: LayoutContainer, ordinal: Int32?,
    content: @escaping (inout ViewLowering, _ mark: Int) -> Void
  ) -> PendingModifier {
    Self(type, .preferenceLayer, ordinal, .preferenceLayer(container, content))
  }
}

/// A waiting modifier and the environment in which it stands.
struct WaitingModifier {
  let modifier: PendingModifier
  let environment: SharedEnvironment
  /// The tokens that the modifier uses.
  let tokens: [NodeToken]?

  init(
    _ modifier: consuming PendingModifier, in environment: SharedEnvironment,
    tokens: [NodeToken]? = nil
  ) {
    self.modifier = modifier
    self.environment = environment
    self.tokens = tokens
  }

  /// What few modifiers keep while the view inside them is open.
  struct Opened {
    /// Whether the view has passed the modifier by.
    var isPassedBy = false
    /// Whether the row has a line above it.
    var hasSeparator = false
    /// The list of the row.
    var outerList: ListState?
    /// The number of the waiting modifier that is the background of the row, or −1.
    var background = -1
    /// Where the values begin that the view hands on.
    var mark = 0
    /// The modifier's node.
    var node = 0
  }
}
