/// What few nodes have: kept beside the nodes.
@usableFromInline
enum ViewNote: Sendable {
  /// Nothing.
  case none

  /// The view is drawn otherwise than it is laid out.
  case effect(ViewEffect)

  /// The view has a place in the order of drawing.
  case zIndex(Double)

  /// The view is a coordinate space with a name.
  case coordinateSpace(String)

  /// The view is a plane of cells.
  case canvas(CanvasDescription)

  /// What the view asks of its list.
  case row(ListRowTraits)

  /// How wide the view wants its column to be.
  case columnWidth(NavigationColumnWidth)

  /// The view wants its column to have a width that there is not.
  case unusableColumnWidth
}
