/// What a node of a view tree is, in the words of scene documents.
public enum NodeType: String, Hashable, Sendable, CaseIterable, BitwiseCopyable {
  // Views.
  /// Children from leading to trailing.
  case hstack
  /// Children from top to bottom.
  case vstack
  /// Children above each other.
  case zstack
  /// Room that takes what is left.
  case spacer
  /// A line.
  case divider
  /// A filled area.
  case color
  /// A rectangle.
  case rectangle
  /// A rectangle with round corners.
  case roundedRectangle
  /// A rectangle whose short sides are half circles.
  case capsule
  /// A circle.
  case circle
  /// An ellipse.
  case ellipse
  /// A picture.
  case image
  /// A text.
  case text
  /// Rows and columns.
  case grid
  /// A row of a grid.
  case gridRow
  /// A region whose content can be scrolled.
  case scrollView
  /// The first of several views that fits.
  case viewThatFits
  /// A view that knows its size.
  case geometryReader
  /// A layout of one's own.
  case layout
  /// Columns filled row by row.
  case lazyVGrid
  /// Rows filled column by column.
  case lazyHGrid
  /// A row that goes on in a next line.
  case flow
  /// Two panels that share a width.
  case split
  /// A primary column and a secondary one.
  case columnSplit
  /// A sidebar, perhaps a list of contents, and a detail.
  case navigationSplitView
  /// A plane of viewport-sized cells.
  case canvas
  /// A row that turns into a column at large text sizes.
  case adaptiveStack
  /// Rows that can be scrolled.
  case list
  /// Rows for input.
  case form
  /// Rows that belong together.
  case section
  /// An icon and a title.
  case label

  // Modifiers.
  /// Fixed or bounded lengths.
  case frame
  /// Room on the edges.
  case padding
  /// The ideal size.
  case fixedSize
  /// A ratio of width to height.
  case aspectRatio
  /// A rank among siblings.
  case layoutPriority
  /// A move after placement.
  case offset
  /// A fixed place.
  case position
  /// A view behind.
  case background
  /// A view in front.
  case overlay
  /// A view at an edge, which takes room from this one.
  case safeAreaInset
  /// Room on the edges that belongs to the safe area.
  case safeAreaPadding
  /// Drawing that reaches over the safe area.
  case ignoresSafeArea
  /// Lengths of the nearest container.
  case containerRelativeFrame
  /// The geometry of another view.
  case matchedGeometryEffect
  /// A coordinate space with a name.
  case coordinateSpace
  /// A value for the views around.
  case preference
  /// An action that is told a value of the views inside.
  case onPreferenceChange
  /// A point or rectangle for the views around.
  case anchorPreference
  /// What a cell asks of its grid.
  case gridCellColumns
  /// Where a cell lies in its slot.
  case gridCellAnchor
  /// How a column of a grid is aligned.
  case gridColumnAlignment
  /// Axes along which a cell asks for nothing.
  case gridCellUnsizedAxes
  /// A value for the layout a view stands in.
  case layoutValue
  /// An explicit guide.
  case alignmentGuide
  /// How wide a column is.
  case navigationSplitViewColumnWidth
  /// A place in the order of drawing.
  case zIndex
  /// The view behind all cells of a canvas.
  case canvasBackground
  /// What a list puts around a row.
  case listRow
  /// How lists show their sections.
  case listStyle
  /// The distances of a row's content from its edges.
  case listRowInsets
  /// Whether there are lines beside a row.
  case listRowSeparator
  /// What stands above the rows of a section.
  case sectionHeader
  /// What stands below the rows of a section.
  case sectionFooter
  /// What labels show.
  case labelStyle
  /// Other values of the environment.
  case environment
  /// A limit of lines.
  case lineLimit
  /// Where text is cut.
  case truncationMode
  /// How lines are aligned.
  case multilineTextAlignment
  /// How far text may shrink.
  case minimumScaleFactor
  /// A font.
  case font
  /// The width of letters.
  case fontWidth
  /// Capitals or small letters.
  case textCase
  /// How far apart tab stops are.
  case tabInterval
  /// A range of text sizes.
  case dynamicTypeSize
  /// The size of controls.
  case controlSize
  /// The colour of texts and shapes.
  case foregroundStyle
  /// The colours of a meaning.
  case fill
  /// The skin's surface.
  case surface
  /// A line around.
  case border
  /// A shadow.
  case shadow
  /// Room for touches.
  case minimumTouchTarget
  /// A view that takes room and is not drawn.
  case hidden
  /// A name for assistive technology.
  case accessibilityLabel
  /// Whether a view reacts to touches.
  case tappable
  /// Drawing that is flipped in a right-to-left layout.
  case flipsForRightToLeftLayoutDirection
  /// Drawing that follows the layout direction or does not.
  case layoutDirectionBehavior
  /// Drawing that is turned.
  case rotationEffect
  /// Drawing that is turned in space.
  case rotation3DEffect
  /// Drawing in another size.
  case scaleEffect
  /// Drawing by an affine map.
  case transformEffect
  /// Drawing by a map.
  case projectionEffect

  /// A node that stands for nothing a person wrote and is never shown.
  case implicit
}
