package import Geometry
package import LayoutCore

/// An alignment guide of a sketch: built in, named as in scene documents, or of a type.
package enum SketchGuide: String, Hashable, Sendable, CaseIterable {
  /// The edge where a line begins.
  case leading
  /// The middle of the width.
  case horizontalCenter
  /// The edge where a line ends.
  case trailing
  /// The upper edge.
  case top
  /// The middle of the height.
  case verticalCenter
  /// The lower edge.
  case bottom
  /// The baseline of the first line.
  case firstTextBaseline
  /// The baseline of the last line.
  case lastTextBaseline
  /// A horizontal guide by name, in the middle by default.
  case shelf
  /// A vertical guide by name, at the bottom by default.
  case rail
  /// A horizontal guide of a type, at a quarter of the width by default.
  case quarter
  /// A vertical guide of a type, 2 above the first baseline by default.
  case aboveBaseline

  /// The axis along which the guide measures.
  package var axis: Axis {
    switch self {
    case .leading, .horizontalCenter, .trailing, .shelf, .quarter: .horizontal
    default: .vertical
    }
  }

  /// Whether a scene document can name the guide.
  package var isNameable: Bool { self != .quarter && self != .aboveBaseline }

  /// The guide as layout knows it.
  package var key: AlignmentKey {
    switch self {
    case .leading: .leading
    case .horizontalCenter: .horizontalCenter
    case .trailing: .trailing
    case .top: .top
    case .verticalCenter: .verticalCenter
    case .bottom: .bottom
    case .firstTextBaseline: .firstTextBaseline
    case .lastTextBaseline: .lastTextBaseline
    case .shelf: .named("shelf", axis: .horizontal, default: .center)
    case .rail: .named("rail", axis: .vertical, default: .end)
    case .quarter: .type(QuarterGuide.self, axis: .horizontal)
    case .aboveBaseline: .type(AboveBaselineGuide.self, axis: .vertical)
    }
  }

  /// The guide's name in scene documents.
  package var sceneName: String {
    switch self {
    case .horizontalCenter, .verticalCenter: "center"
    default: rawValue
    }
  }

  /// The guide for layout calls.
  package var horizontal: HorizontalAlignment { HorizontalAlignment(key: key) }

  /// The guide for layout calls.
  package var vertical: VerticalAlignment { VerticalAlignment(key: key) }
}

/// A guide at a quarter of the width.
package enum QuarterGuide: AlignmentID {
  /// A quarter of the width.
  package static func defaultValue(in context: ViewDimensions) -> Double { context.width * 0.25 }
}

/// A guide that reads another one.
package enum AboveBaselineGuide: AlignmentID {
  /// 2 above the first baseline.
  package static func defaultValue(in context: ViewDimensions) -> Double {
    context[.firstTextBaseline] - 2
  }
}

/// A guide on each axis.
package struct SketchAlignment: Hashable, Sendable {
  /// The guide along the horizontal axis.
  package var horizontal: SketchGuide
  /// The guide along the vertical axis.
  package var vertical: SketchGuide

  /// Creates an alignment.
  package init(_ horizontal: SketchGuide, _ vertical: SketchGuide) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The middle of both axes.
  package static let center = SketchAlignment(.horizontalCenter, .verticalCenter)

  /// The alignment for layout calls.
  package var alignment: Alignment {
    Alignment(horizontal: horizontal.horizontal, vertical: vertical.vertical)
  }

  /// The alignment's name in scene documents, nil when it has none.
  package var sceneName: String? {
    if horizontal == .shelf { return vertical == .verticalCenter ? "shelf" : nil }
    if vertical == .rail { return horizontal == .horizontalCenter ? "rail" : nil }
    guard horizontal.isNameable, vertical.isNameable else { return nil }
    let across = horizontal.sceneName
    switch vertical {
    case .verticalCenter: return across
    case .top, .bottom:
      let edge = vertical.sceneName
      return across == "center" ? edge : edge + across.prefix(1).uppercased() + across.dropFirst()
    default:
      let baseline = vertical.sceneName
      return across + baseline.prefix(1).uppercased() + baseline.dropFirst()
    }
  }
}

/// Where a modifier puts a guide.
package enum SketchGuideValue: Hashable, Sendable {
  /// A distance from the leading or top edge.
  case constant(Double)
  /// A fraction of the width and of the height, and a distance.
  case fraction(ofWidth: Double, ofHeight: Double, plus: Double)
  /// Another guide of the content and a distance.
  case guide(SketchGuide, plus: Double)

  /// The value in a view with the given size and guides.
  package func value(width: Double, height: Double, guide: (SketchGuide) -> Double) -> Double {
    switch self {
    case .constant(let distance): distance
    case .fraction(let ofWidth, let ofHeight, let distance):
      ofWidth * width + ofHeight * height + distance
    case .guide(let other, let distance): guide(other) + distance
    }
  }

  /// The value for layout calls.
  package var value: AlignmentGuideValue {
    if case .constant(let distance) = self { return .constant(distance) }
    return .computed { dimensions in
      value(width: dimensions.width, height: dimensions.height) { dimensions.value(of: $0.key) }
    }
  }
}
