package import Geometry

/// A view's size and alignment guides, as a guide's closure sees them.
///
/// Horizontal guides are measured from the leading edge, vertical ones from the top edge, in points:
/// `d[.trailing]` of a view 100 wide is 100 in a left-to-right and in a right-to-left layout.
///
/// Source: SwiftUI's `ViewDimensions`.
public struct ViewDimensions {
  /// The width, in points.
  public let width: Double

  /// The height, in points.
  public let height: Double

  private let explicitValue: (AlignmentKey) -> Double?

  package init(size: Size, explicitValue: @escaping (AlignmentKey) -> Double?) {
    width = size.width
    height = size.height
    self.explicitValue = explicitValue
  }

  /// Where a horizontal guide lies: its explicit value or its default.
  public subscript(guide: HorizontalAlignment) -> Double { value(of: guide.key) }

  /// Where a vertical guide lies: its explicit value or its default.
  public subscript(guide: VerticalAlignment) -> Double { value(of: guide.key) }

  /// The explicit value of a horizontal guide, nil when the view has only the default.
  public subscript(explicit guide: HorizontalAlignment) -> Double? { explicitValue(guide.key) }

  /// The explicit value of a vertical guide, nil when the view has only the default.
  public subscript(explicit guide: VerticalAlignment) -> Double? { explicitValue(guide.key) }

  package func value(of key: AlignmentKey) -> Double {
    explicitValue(key) ?? key.defaultValue(in: self)
  }
}

extension AlignmentKey {
  /// Where the guide lies in a view that does not set it.
  ///
  /// Source: layout rule 14: leading and top 0, centre half, trailing, bottom and both
  /// baselines the extent.
  package func defaultValue(in dimensions: ViewDimensions) -> Double {
    if let computedDefault { return computedDefault(dimensions) }
    let extent = axis == .horizontal ? dimensions.width : dimensions.height
    return switch placement {
    case .start: 0
    case .center: extent * 0.5
    case .end: extent
    }
  }

  /// Where a guide that no type defines has its default.
  var placement: Default {
    switch identity {
    case .named(_, _, let placement): placement
    case .type: .start
    case .builtIn(let code):
      switch code {
      case Codes.leading, Codes.top: .start
      case Codes.horizontalCenter, Codes.verticalCenter: .center
      default: .end
      }
    }
  }
}
