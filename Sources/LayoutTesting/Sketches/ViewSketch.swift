package import Geometry
package import LayoutCore

/// A view tree as plain data.
///
/// One sketch gives a layout tree (``layoutTree(direction:)``), a Swift view (``view``) and a scene
/// document (``scene(host:direction:)``), so that tests can compare what the three become. Lengths
/// are in points; horizontal ones count from the leading edge.
package struct ViewSketch: Hashable, Sendable {
  /// What the view is.
  package var content: Content

  /// What is applied to it, the innermost modifier first.
  package var modifiers: [Modifier]

  /// The view's own name, nil when it has a generated one.
  package var id: String?

  /// Creates a sketch of a view.
  package init(_ content: Content, modifiers: [Modifier] = [], id: String? = nil) {
    self.content = content
    self.modifiers = modifiers
    self.id = id
  }

  /// The same view with one more modifier around it.
  package func modified(_ modifier: Modifier) -> ViewSketch {
    var result = self
    result.modifiers.append(modifier)
    return result
  }

  /// What a view is.
  package indirect enum Content: Hashable, Sendable {
    /// Children from leading to trailing.
    case horizontalStack(SketchGuide, spacing: Double?, [ViewSketch])
    /// Children from top to bottom.
    case verticalStack(SketchGuide, spacing: Double?, [ViewSketch])
    /// Children above each other.
    case depthStack(SketchAlignment, [ViewSketch])
    /// Room that takes what is left.
    case spacer(minimum: Double?)
    /// A line, half a point thick.
    case divider
    /// A filled area that takes what it is proposed.
    case color
    /// A circle.
    case circle
    /// A picture that takes its size, or when it is resizable what it is proposed.
    case image(width: Double, height: Double, isResizable: Bool)
    /// A text of so many letters in words of four.
    case text(letters: Int)
    /// No view at all.
    case empty
  }

  /// What is applied to a view.
  package indirect enum Modifier: Hashable, Sendable {
    /// Fixed lengths.
    case frame(width: Double?, height: Double?, SketchAlignment)
    /// Bounded lengths.
    case flexibleFrame(FrameBounds, SketchAlignment)
    /// Room on the edges.
    case padding(EdgeInsets)
    /// Room on the edges that can be taken back.
    case safeAreaPadding(EdgeInsets)
    /// Drawing over parts of the safe area.
    case ignoresSafeArea(SafeAreaRegions, Edge.Set)
    /// Lengths of the host: all of them, or some of its columns.
    case containerRelativeFrame(Axis.Set, SketchColumns?, SketchAlignment)
    /// The ideal size on some axes.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// At least some room on both axes.
    case touchTarget(Double)
    /// A ratio of width to height, the view's own when nil.
    case aspectRatio(Double?, ContentMode)
    /// A rank among siblings.
    case layoutPriority(Double)
    /// A move after placement.
    case offset(x: Double, y: Double)
    /// A place for the view's centre.
    case position(x: Double, y: Double)
    /// A view behind.
    case background(SketchAlignment, ViewSketch)
    /// A view in front.
    case overlay(SketchAlignment, ViewSketch)
    /// An explicit guide.
    case guide(SketchGuide, SketchGuideValue)
    /// A place in the order of drawing.
    case zIndex(Double)
    /// Not drawn.
    case hidden
    /// Another direction inside.
    case direction(LayoutDirection)
  }
}

extension ViewSketch {
  /// The children of a container, none for other views.
  package var children: [ViewSketch] {
    switch content {
    case .horizontalStack(_, _, let children), .verticalStack(_, _, let children),
      .depthStack(_, let children):
      children
    default: []
    }
  }

  /// How many views and modifiers there are.
  package var count: Int {
    children.reduce(1 + modifiers.count) { $0 + $1.count }
      + modifiers.reduce(0) { sum, modifier in
        switch modifier {
        case .background(_, let view), .overlay(_, let view): sum + view.count
        default: sum
        }
      }
  }

  /// Whether there is no node in a layout tree for this view.
  package var isEmpty: Bool { content == .empty }
}

/// Some of a container's equal columns, or rows.
package struct SketchColumns: Hashable, Sendable {
  /// How many there are.
  package var count: Int
  /// How many are taken.
  package var span: Int
  /// How far they are apart.
  package var spacing: Double

  /// Describes columns.
  package init(count: Int, span: Int, spacing: Double) {
    self.count = count
    self.span = span
    self.spacing = spacing
  }
}
