import Geometry
import LayoutCore
import LayoutTesting

/// A view of the reference implementation: the layout rules as they are written, nothing else.
///
/// No answer is kept, no question is spared, no bit says what depends on what; everything recurses.
/// Numbers in comments are those of the layout rules.
final class ReferenceView {
  enum Kind {
    case leaf(ViewSketch.Content)
    case stack(Axis, SketchGuide, spacing: Double?)
    case pile(SketchAlignment)
    case layers(SketchAlignment)
    case modifier(ViewSketch.Modifier)
  }

  let kind: Kind
  let children: [ReferenceView]
  /// The view's own direction, in which its children are placed.
  let direction: LayoutDirection
  /// The axis of the stack that the view is for spacers and dividers in (5); nil outside of one.
  let orientation: Axis?
  /// What frames relative to their container take their lengths from; known when laid out.
  var container = ProposedViewSize.unspecified

  init(
    _ kind: Kind, _ children: [ReferenceView] = [], _ direction: LayoutDirection,
    _ orientation: Axis?
  ) {
    self.kind = kind
    self.children = children
    self.direction = direction
    self.orientation = orientation
  }

  /// The only child of a modifier, and the primary one of layers.
  var inner: ReferenceView { children[0] }

  /// The child that a stack with exactly one child is (6).
  var onlyChildOfStack: ReferenceView? {
    guard case .stack = kind, children.count == 1 else { return nil }
    return children[0]
  }

  /// Every view of the tree, parents before children, as an arena lists them.
  var preorder: [ReferenceView] { [self] + children.flatMap { $0.preorder } }
}

// MARK: From sketches

extension ReferenceView {
  convenience init(_ sketch: ViewSketch, direction: LayoutDirection, orientation: Axis? = nil) {
    self.init(sketch, sketch.modifiers[...], direction, orientation)
  }

  private convenience init(
    _ sketch: ViewSketch, _ modifiers: ArraySlice<ViewSketch.Modifier>,
    _ direction: LayoutDirection, _ orientation: Axis?
  ) {
    guard let outermost = modifiers.last else {
      self.init(content: sketch.content, direction, orientation)
      return
    }
    var innerDirection = direction
    if case .direction(let other) = outermost { innerDirection = other }
    let inner = ReferenceView(sketch, modifiers.dropLast(), innerDirection, orientation)
    switch outermost {
    case .background(let alignment, let second), .overlay(let alignment, let second):
      let secondary = ReferenceView(second, direction: direction, orientation: orientation)
      self.init(.layers(alignment), [inner, secondary], direction, orientation)
    default: self.init(.modifier(outermost), [inner], direction, orientation)
    }
  }

  private convenience init(
    content: ViewSketch.Content, _ direction: LayoutDirection, _ orientation: Axis?
  ) {
    func views(_ sketches: [ViewSketch], in orientation: Axis?) -> [ReferenceView] {
      sketches.filter { !$0.isEmpty }
        .map { ReferenceView($0, direction: direction, orientation: orientation) }
    }
    switch content {
    case .horizontalStack(let guide, let spacing, let sketches):
      self.init(
        .stack(.horizontal, guide, spacing: spacing), views(sketches, in: .horizontal), direction,
        orientation)
    case .verticalStack(let guide, let spacing, let sketches):
      self.init(
        .stack(.vertical, guide, spacing: spacing), views(sketches, in: .vertical), direction,
        orientation)
    case .depthStack(let alignment, let sketches):
      self.init(.pile(alignment), views(sketches, in: nil), direction, orientation)
    default: self.init(.leaf(content), [], direction, orientation)
    }
  }
}
