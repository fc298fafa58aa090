public import DesignTokens
internal import LayoutCore

/// A plane of cells, each as large as the viewport, panned to the selected one.
///
/// Cells are given row by row. Neighbours are leading and trailing: with the first column selected
/// the second one lies off the right edge in a left-to-right layout and off the left edge in a
/// right-to-left one. Cells outside the viewport stay in the frame tree and are marked there, those
/// beside the selected one with their place on the compass.
public struct Canvas<Content: View, Background: View>: PrimitiveView {
  private let description: CanvasDescription
  private let content: Content
  private let background: Background

  /// Creates a plane with a background that reaches across all of its cells.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - rows: how many rows there are; a background is so many viewports high.
  ///   - selection: the cell that is shown, counted from 0.
  ///   - motion: how the plane moves to another cell; it changes no frame.
  ///   - content: the cells, row by row.
  ///   - background: a view behind all cells.
  public init(
    columns: Int, rows: Int, selection: (column: Int, row: Int) = (0, 0),
    motion: MotionMode = .slide, @ViewBuilder content: () -> Content,
    @ViewBuilder background: () -> Background
  ) {
    description = CanvasDescription(
      columns: columns, rows: rows, selection: selection, motion: motion,
      hasBackground: Background.self != EmptyView.self)
    self.content = content()
    self.background = background()
  }

  /// Adds the plane and its cells.
  public func lower(into lowering: inout ViewLowering) {
    lowering.canvas(description) {
      content.lower(into: &$0)
    } background: {
      background.lower(into: &$0)
    }
  }
}

extension Canvas where Background == EmptyView {
  /// Creates a plane.
  ///
  /// - Parameters:
  ///   - columns: how many columns there are.
  ///   - selection: the cell that is shown, counted from 0.
  ///   - motion: how the plane moves to another cell; it changes no frame.
  ///   - content: the cells, row by row.
  public init(
    columns: Int, selection: (column: Int, row: Int) = (0, 0), motion: MotionMode = .slide,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      columns: columns, rows: 1, selection: selection, motion: motion, content: content,
      background: { EmptyView() })
  }
}

/// Where a cell of a ``Canvas`` lies from the selected one; leading and trailing change sides with the
/// layout direction.
public enum CompassPoint: String, Hashable, Sendable, CaseIterable {
  /// Above and before.
  case topLeading
  /// Above.
  case top
  /// Above and behind.
  case topTrailing
  /// Before.
  case leading
  /// The selected cell.
  case center
  /// Behind.
  case trailing
  /// Below and before.
  case bottomLeading
  /// Below.
  case bottom
  /// Below and behind.
  case bottomTrailing

  /// The place of a cell some columns behind and some rows below the selected one; nil when it is no
  /// neighbour.
  public init?(columns: Int, rows: Int) {
    guard (-1...1).contains(columns), (-1...1).contains(rows) else { return nil }
    self = Self.allCases[(rows + 1) * 3 + columns + 1]
  }
}

/// A plane of cells.
@usableFromInline
struct CanvasDescription: Sendable {
  var columns = 1
  var rows = 1
  var selection = (column: 0, row: 0)
  var motion = MotionMode.slide
  var hasBackground = false

  /// Where a cell lies from the selected one.
  func compassPoint(ofCell number: Int) -> CompassPoint? {
    let columns = max(columns, 1)
    if hasBackground, number >= columns * rows { return nil }
    return CompassPoint(
      columns: number % columns - selection.column, rows: number / columns - selection.row)
  }
}

extension ViewLowering {
  /// Adds a plane; its background counts as the child after the cells.
  mutating func canvas(
    _ canvas: CanvasDescription, content: (inout ViewLowering) -> Void,
    background: (inout ViewLowering) -> Void
  ) {
    var canvas = canvas
    canvas.motion = canvas.motion.resolved(in: environment.design)
    let layout = CanvasLayout(
      columns: canvas.columns, backgroundRows: canvas.hasBackground ? canvas.rows : nil,
      selectedColumn: canvas.selection.column, selectedRow: canvas.selection.row)
    container(.canvas, .custom(layout)) { lowering in
      lowering.remember(.canvas(canvas), of: lowering.nodes.count - 1)
      lowering.builder.markChildrenAsContainers()
      if canvas.hasBackground {
        lowering.numbered(Int32(canvas.columns * canvas.rows)) {
          $0.modified(.layout(.canvasBackground, .transparent, ordinal: nil)) {
            $0.single(background)
          }
        }
      }
      lowering.nested(content)
    }
  }
}

extension ViewTree {
  /// How the plane of a node moves; nil for a node that is none.
  public func canvasMotion(of node: Int) -> MotionMode? { canvas(of: node)?.motion }

  /// Where a cell lies from the selected cell of its plane; nil for one that is no neighbour of it.
  public func compassPoint(ofCell cell: Int, inCanvas node: Int) -> CompassPoint? {
    var view = cell
    while nodes[view].isModifier {
      if nodes[view].type == .canvasBackground { return nil }
      view += 1
    }
    return canvas(of: node)?.compassPoint(ofCell: Int(nodes[view].ordinal))
  }
}
