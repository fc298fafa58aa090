internal import DesignTokens
internal import LayoutCore

/// A view of a scene document, decoded and checked; children are known by their numbers.
struct SceneNode: Sendable {
  var type: NodeType
  var id: String?
  var content: Content
  var modifiers: [SceneModifier] = []
  var children: [Int] = []

  enum Content: Sendable {
    case container(LayoutContainer)
    /// A container whose several children form a column.
    case region(LayoutContainer)
    case gridRow(VerticalAlignment?)
    case split(SplitDescription)
    case columns(ColumnsDescription)
    /// A plane whose last child is its background, when it has one.
    case canvas(CanvasDescription)
    case adaptiveStack(VerticalAlignment, Double?, DynamicTypeSize)
    case spacer(minimumLength: Double?)
    case picture(PictureDescription)
    case shape(isSquare: Bool, fill: ThemeColor?, corner: RadiusRole?)
    case divider
    case list
    /// Whether the first child is a header and the last one a footer.
    case section(hasHeader: Bool, hasFooter: Bool)
    /// An icon and a title.
    case label
    /// What lengths that the environment decides make of the view.
    indirect case sized([SceneLength?], @Sendable ([Double?]) -> Content)
    /// A text: it is large, and other views should not be for its sake.
    indirect case text(SceneText)
    case empty
  }
}

/// A modifier of a scene document.
struct SceneModifier: Sendable {
  /// The place in the node's list, as generated ids count it.
  var ordinal: Int32
  var kind: Kind

  enum Kind: Sendable {
    case layout(NodeType, LayoutModifier)
    case layer(NodeType, LayoutContainer, node: Int)
    /// A modifier that the environment decides, and the tokens it uses.
    case resolved(NodeType, @Sendable (EnvironmentValues) -> (LayoutModifier, [NodeToken]))
    case fill(FillVariant, ColorRole, SemanticColors.SurfaceLevel)
    case noted(NodeType, ViewNote)
    /// A view behind a row of a list.
    case rowBackground(node: Int)
    /// The view's bounds are an anchor with a key.
    case anchor(key: String)
    /// A view for each anchor that the views inside have with a key, at its place and of its size.
    case anchorLayer(NodeType, key: String, node: Int)
    case environment(NodeType, @Sendable (inout EnvironmentValues) -> Void)
  }
}

/// What a text of a scene document says.
struct SceneText: Sendable {
  var content: TextContent
  var font: Font?
  var details = TextDetails()
}
