public import Geometry
public import LayoutCore

extension View {
  /// Names the view in frame trees.
  ///
  /// When a view that is made of others has an id inside and one outside, the outer one counts.
  @inlinable
  public consuming func id(_ id: String) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: .id(id))
  }

  /// Gives the view fixed lengths, in points, where they are given.
  ///
  /// Source: SwiftUI's `frame(width:height:alignment:)`.
  @inlinable
  public consuming func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    layout(.frame, .frame(width: width, height: height, alignment: alignment))
  }

  /// Bounds the view's lengths, in points.
  ///
  /// Source: SwiftUI's `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:)`.
  @inlinable
  public consuming func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    let bounds = FrameBounds(
      width: FrameBounds.Range(minimum: minWidth, ideal: idealWidth, maximum: maxWidth),
      height: FrameBounds.Range(minimum: minHeight, ideal: idealHeight, maximum: maxHeight))
    return layout(.frame, .flexibleFrame(bounds, alignment: alignment))
  }

  /// Keeps room free around the view: `length` points on the named edges, 16 when nil.
  ///
  /// `.padding(.leading, 8)` is at the left in a left-to-right layout and at the right in a
  /// right-to-left one.
  @inlinable
  public consuming func padding(_ edges: Edge.Set = .all, _ length: Double? = nil) -> ModifiedView<
    Self
  > {
    layout(.padding, .padding(EdgeInsets(edges, length ?? 16)))
  }

  /// Keeps `length` points free on all edges.
  @inlinable
  public consuming func padding(_ length: Double) -> ModifiedView<Self> {
    layout(.padding, .padding(EdgeInsets(all: length)))
  }

  /// Keeps the given distances free.
  @inlinable
  public consuming func padding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    layout(.padding, .padding(insets))
  }

  /// Gives the view its ideal size.
  @inlinable
  public consuming func fixedSize() -> ModifiedView<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Gives the view its ideal length on the chosen axes.
  @inlinable
  public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> ModifiedView<Self> {
    layout(.fixedSize, .fixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes sizes of one ratio of width to height to the view, its own when nil.
  @inlinable
  public consuming func aspectRatio(
    _ ratio: Double? = nil, contentMode: ContentMode
  ) -> ModifiedView<Self> {
    layout(.aspectRatio, .aspectRatio(ratio, contentMode: contentMode))
  }

  /// Fits the view into its room at its own ratio.
  public func scaledToFit() -> ModifiedView<Self> { aspectRatio(contentMode: .fit) }

  /// Covers the room with the view at its own ratio.
  public func scaledToFill() -> ModifiedView<Self> { aspectRatio(contentMode: .fill) }

  /// Ranks the view when its stack hands out room; 0 without.
  @inlinable
  public consuming func layoutPriority(_ value: Double) -> ModifiedView<Self> {
    layout(.layoutPriority, .layoutPriority(value))
  }

  /// Moves the view after placement; x counts towards the trailing edge.
  ///
  /// `.offset(x: 10)` moves 10 points to the right in a left-to-right layout and 10 to the left in
  /// a right-to-left one.
  @inlinable
  public consuming func offset(x: Double = 0, y: Double = 0) -> ModifiedView<Self> {
    layout(.offset, .offset(x: x, y: y))
  }

  /// Puts the view's centre at a point; x counts from the leading edge.
  @inlinable
  public consuming func position(x: Double = 0, y: Double = 0) -> ModifiedView<Self> {
    layout(.position, .position(x: x, y: y))
  }

  /// Sets a horizontal guide to a distance, in points, from the leading edge.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedView<Self> {
    layout(
      .alignmentGuide, .alignmentGuide(AlignmentKeyReference(guide), .computed(computeValue)))
  }

  /// Sets a vertical guide to a distance, in points, from the top edge.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> Double
  ) -> ModifiedView<Self> {
    layout(
      .alignmentGuide, .alignmentGuide(AlignmentKeyReference(guide), .computed(computeValue)))
  }

  /// Draws the view later than siblings with a smaller value; moves no frame.
  public func zIndex(_ value: Double) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: .noted(.zIndex, .zIndex(value), ordinal: nil))
  }

  /// Does not draw the view; it takes the same room.
  @inlinable
  public consuming func hidden() -> ModifiedView<Self> { layout(.hidden, .transparent) }

  /// Shows views behind this one, proposed its size and aligned with it.
  @inlinable
  public consuming func background<Secondary: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Secondary
  ) -> ModifiedView<Self> {
    layer(.background, alignment, content())
  }

  /// Shows views in front of this one, proposed its size and aligned with it.
  @inlinable
  public consuming func overlay<Secondary: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Secondary
  ) -> ModifiedView<Self> {
    layer(.overlay, alignment, content())
  }

  /// Shows views at an edge, which take their room from this one.
  ///
  /// `.safeAreaInset(edge: .leading)` is at the left in a left-to-right layout and at the right in
  /// a right-to-left one. `spacing` nil takes the two views' own distance.
  public func safeAreaInset<Secondary: View>(
    edge: Edge, alignment: Alignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Secondary
  ) -> ModifiedView<Self> {
    let secondary = content()
    return ModifiedView(
      content: self,
      modifier: .layer(
        .safeAreaInset, .safeAreaInset(edge: edge, alignment: alignment, spacing: spacing),
        ordinal: nil
      ) { secondary.lower(into: &$0) })
  }

  /// Gives the cell several columns of its grid.
  public func gridCellColumns(_ count: Int) -> ModifiedView<Self> {
    gridCell(.gridCellColumns) { $0.columns = count }
  }

  /// Puts a point of the cell on the same point of its slot.
  public func gridCellAnchor(_ anchor: UnitPoint) -> ModifiedView<Self> {
    gridCell(.gridCellAnchor) { $0.anchor = anchor }
  }

  /// Aligns the cell's whole column.
  public func gridColumnAlignment(_ alignment: HorizontalAlignment) -> ModifiedView<Self> {
    gridCell(.gridColumnAlignment) { $0.columnAlignment = alignment }
  }

  /// Lets the cell ask for nothing along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> ModifiedView<Self> {
    gridCell(.gridCellUnsizedAxes) { $0.unsizedAxes = axes }
  }

  private func gridCell(
    _ type: NodeType, _ change: (inout GridCellAttributes) -> Void
  ) -> ModifiedView<Self> {
    var attributes = GridCellAttributes()
    change(&attributes)
    return layout(type, .gridCell(attributes))
  }

  @inlinable
  consuming func layer(
    _ type: NodeType, _ alignment: Alignment, _ secondary: some View
  ) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      modifier: .layer(type, .layered(alignment: alignment), ordinal: nil) {
        secondary.lower(into: &$0)
      })
  }

  @inlinable
  consuming func layout(_ type: NodeType, _ modifier: LayoutModifier) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: .layout(type, modifier, ordinal: nil))
  }
}
