public import Geometry

/// A leaf of a layout tree.
///
/// Leaves answer by themselves; they take any proposal literally, also 0, infinity and negative
/// lengths.
///
/// Source: layout rules 3 and 5.
public enum LayoutLeaf: Sendable {
  /// A view of one size, such as an image that does not resize.
  case fixed(Size)

  /// A view that takes the proposal, 10 points where it is unspecified: a colour or a shape.
  case flexible

  /// A circle: the square of the smaller side of what a `flexible` leaf takes.
  case square

  /// A resizable image: the proposal but at least `minimum`, `natural` where it is unspecified.
  case resizable(natural: Size, minimum: Size)

  /// Empty room along the stack's axis, at least `minimumLength` points, 8 when nil.
  case spacer(minimumLength: Double?)

  /// A line across the stack's axis, `thickness` points thick.
  case divider(thickness: Double)

  /// Content that a ``LeafMeasurer`` measures under a number, such as text.
  case measured(MeasuredLeaf)
}

/// A leaf whose size only its measurer knows.
public struct MeasuredLeaf: Sendable {
  /// The number by which the measurer knows the leaf; at least 0.
  public var index: Int

  /// The distances that the leaf prefers from its neighbours.
  public var spacing: ViewSpacing

  /// Whether the leaf has a first and a last text baseline.
  public var hasBaselines: Bool

  /// Describes a leaf.
  public init(index: Int, spacing: ViewSpacing = ViewSpacing(), hasBaselines: Bool = true) {
    self.index = index
    self.spacing = spacing
    self.hasBaselines = hasBaselines
  }
}

/// A node with children that arranges them.
///
/// Source: layout rules 6 and 7.
public enum LayoutContainer: Sendable {
  /// Children follow each other from leading to trailing: from left to right in a left-to-right
  /// layout, from right to left in a right-to-left one. `spacing` nil takes each pair's own
  /// distance.
  case horizontalStack(alignment: VerticalAlignment = .center, spacing: Double? = nil)

  /// Children follow each other from top to bottom.
  case verticalStack(alignment: HorizontalAlignment = .center, spacing: Double? = nil)

  /// Children lie above each other.
  case depthStack(alignment: Alignment = .center)

  /// Exactly two children: the first decides everything, the second is proposed the first one's
  /// size and aligned with it. Both an overlay and a background are this; which one is drawn first
  /// is no matter of layout.
  case layered(alignment: Alignment = .center)

  /// Shows the first child whose ideal size is not larger than the proposal on some axes, else the
  /// last child.
  case viewThatFits(axes: Axis.Set)

  /// Takes the proposal and proposes it to its children, which stand at the leading top corner.
  case geometryReader

  /// Exactly one child, proposed its ideal length on the axes along which it can be scrolled.
  case scrollView(ScrollRegion)

  /// Exactly two children: the second takes an edge of the first one's room.
  case safeAreaInset(edge: Edge, alignment: Alignment = .center, spacing: Double? = nil)

  /// Rows of cells in columns; a child that is no ``gridRow(alignment:)`` is a row of its own.
  case grid(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil)

  /// A layout of one's own.
  case custom(any Layout)

  /// A row of the grid that is open; outside a grid there is none.
  case gridRow(alignment: VerticalAlignment? = nil)
}

/// Along which axes content can be scrolled, and how far it is.
public struct ScrollRegion: Hashable, Sendable {
  /// The axes along which the content may be longer than the region.
  public var axes: Axis.Set

  /// How far the content's leading and top edges have been scrolled past those of the region, in
  /// points; nil at rest, where the content and its insets begin.
  public var offset: Size?

  /// Room around the content that scrolls with it.
  public var insets: EdgeInsets

  /// Describes a region whose content begins at its leading and top edges.
  public init(axes: Axis.Set, offset: Size? = nil, insets: EdgeInsets = EdgeInsets()) {
    self.axes = axes
    self.offset = offset
    self.insets = insets
  }
}

/// What a cell of a grid asks for, beside its size.
public struct GridCellAttributes: Hashable, Sendable {
  /// How many columns the cell takes, at least 1.
  public var columns = 1

  /// Which point of the cell lies on the same point of its slot: 0 leading or top, 1 trailing or
  /// bottom.
  public var anchor: UnitPoint?

  /// The alignment of the cell's whole column.
  public var columnAlignment: HorizontalAlignment?

  /// Axes along which the cell takes what other cells need, and asks for nothing.
  public var unsizedAxes: Axis.Set = []

  /// Asks for one column and nothing else.
  public init() {}
}

/// A node with one child that changes how it is laid out.
///
/// Source: layout rules 8 to 15.
public enum LayoutModifier: Sendable {
  /// Changes nothing; the node is there to be seen.
  case transparent

  /// Ranks the child when its stack hands out room.
  case layoutPriority(Double)

  /// Proposes and takes fixed lengths where they are given.
  case frame(width: Double?, height: Double?, alignment: Alignment = .center)

  /// Bounds what is proposed and taken.
  case flexibleFrame(FrameBounds, alignment: Alignment = .center)

  /// Keeps room free on the four edges.
  case padding(EdgeInsets)

  /// Keeps room free on the edges that belongs to the safe area inside, so that it can be ignored.
  case safeAreaPadding(EdgeInsets)

  /// Lets the child reach over parts of the safe area that its edges touch; no influence on sizes.
  case ignoresSafeArea(SafeAreaRegions, edges: Edge.Set)

  /// Proposes and takes lengths of the nearest container.
  case containerRelativeFrame(ContainerRelativeFrame)

  /// Gives the child the geometry of another view after placement, or lends it the child's.
  case matchedGeometry(MatchedGeometry)

  /// Proposes the ideal length on the chosen axes.
  case fixedSize(horizontal: Bool, vertical: Bool)

  /// Takes at least some room around the child, which is proposed what this is and centred.
  ///
  /// Unlike the minimum of a flexible frame it never takes less than the child.
  case minimumSize(width: Double, height: Double)

  /// Proposes sizes of one ratio of width to height, the child's own when nil.
  case aspectRatio(Double?, contentMode: ContentMode)

  /// Takes the proposal and puts the child's centre at a point counted from the leading and top
  /// edges.
  case position(x: Double, y: Double)

  /// Moves what is inside after placement; x counts towards the trailing edge.
  case offset(x: Double, y: Double)

  /// Hands a value to the ``Layout`` that the child stands in.
  case layoutValue(LayoutValue)

  /// Asks the grid that the child is a cell of for something.
  case gridCell(GridCellAttributes)

  /// Sets a guide to a distance from the leading or top edge.
  case alignmentGuide(AlignmentKeyReference, AlignmentGuideValue)
}

/// A guide of either axis, as a modifier names it.
public struct AlignmentKeyReference: Hashable, Sendable {
  let key: AlignmentKey

  /// A guide along the horizontal axis.
  public init(_ guide: HorizontalAlignment) { key = guide.key }

  /// A guide along the vertical axis.
  public init(_ guide: VerticalAlignment) { key = guide.key }
}

/// Where an alignment guide is set.
public enum AlignmentGuideValue: Sendable {
  /// A distance in points from the leading or top edge.
  case constant(Double)

  /// A distance computed from the view's size and guides.
  case computed(@Sendable (ViewDimensions) -> Double)
}

/// How content of another ratio relates to the room it is given.
///
/// Source: SwiftUI's `ContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// The content lies inside the room.
  case fit

  /// The content covers the room.
  case fill
}

/// The bounds of a flexible frame, in points; nil where there is none.
///
/// Source: SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`.
public struct FrameBounds: Hashable, Sendable {
  /// The bounds along one axis.
  public struct Range: Hashable, Sendable {
    /// The least length, not negative.
    public var minimum: Double?

    /// The length taken when none is proposed.
    public var ideal: Double?

    /// The greatest length; infinity takes whatever is proposed.
    public var maximum: Double?

    /// Creates bounds; nil leaves one out.
    public init(minimum: Double? = nil, ideal: Double? = nil, maximum: Double? = nil) {
      self.minimum = minimum
      self.ideal = ideal
      self.maximum = maximum
    }

    /// The bounds with contradictions resolved: the larger-named bound is raised.
    ///
    /// Source: layout rule 9.
    public var normalized: Range {
      var result = self
      if let minimum { result.minimum = max(minimum, 0) }
      if let ideal { result.ideal = max(result.minimum ?? 0, ideal) }
      if let maximum { result.maximum = max(result.ideal ?? result.minimum ?? 0, maximum) }
      return result
    }
  }

  /// The bounds of the width.
  public var width: Range

  /// The bounds of the height.
  public var height: Range

  /// Creates bounds for both axes.
  public init(width: Range = Range(), height: Range = Range()) {
    self.width = width
    self.height = height
  }
}

/// A value for the layout that a view stands in, with its key.
public struct LayoutValue: Sendable {
  let key: ObjectIdentifier
  let value: any Sendable

  /// Pairs a key with a value.
  public init<Key: LayoutValueKey>(_ key: Key.Type, _ value: Key.Value) {
    self.key = ObjectIdentifier(key)
    self.value = value
  }
}
