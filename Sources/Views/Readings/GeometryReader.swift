public import Geometry
internal import LayoutCore

/// A view that is made of its own geometry.
///
/// It takes what it is proposed, and its content stands at its leading top corner.
///
/// A layout must be found for the reader to be told about it: lay the view out with
/// ``ViewLayout/resolving(in:safeArea:keyboardHeight:environment:measurer:content:)``. In a tree that
/// is only lowered once the reader is told of no size.
///
/// Source: SwiftUI's `GeometryReader`.
public struct GeometryReader<Content: View>: PrimitiveView {
  private let content: (GeometryProxy) -> Content

  /// Creates a view from a geometry.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Adds the reader and what it makes.
  public func lower(into lowering: inout ViewLowering) {
    lowering.reader { content($1).lower(into: &$0) }
  }
}

/// The geometry of a view that reads it.
///
/// Source: SwiftUI's `GeometryProxy`.
public struct GeometryProxy: Sendable {
  private let reader: GeometryReadings.Reader?
  private let anchors: [GeometryReadings.Anchored]

  init(_ reader: GeometryReadings.Reader?, _ anchors: [GeometryReadings.Anchored]) {
    self.reader = reader
    self.anchors = anchors
  }

  private var ownFrame: PhysicalRect {
    reader?.frame ?? PhysicalRect(x: 0, y: 0, width: 0, height: 0)
  }

  /// The view's size, in points; nothing before a layout is found.
  public var size: Size { ownFrame.size }

  /// How far the view's edges could reach over the safe area.
  public var safeAreaInsets: EdgeInsets { reader?.safeArea ?? EdgeInsets() }

  /// The view's frame in a coordinate space; x counts from the space's left edge in both directions.
  ///
  /// A space that does not lie around the view is the host's.
  public func frame(in space: CoordinateSpace) -> PhysicalRect {
    var frame = ownFrame
    switch space {
    case .local: (frame.x, frame.y) = (0, 0)
    case .global: break
    case .named(let name):
      if let outer = reader?.spaces.last(where: { $0.name == name })?.frame {
        frame.x -= outer.x
        frame.y -= outer.y
      }
    }
    return frame
  }

  /// What an anchor stands for, as this view's layout sees it: x counts from this view's leading
  /// edge.
  ///
  /// Differs from SwiftUI: there x counts from the left, so that a view that is moved by it is at the
  /// wrong place right to left.
  public subscript<Value: AnchorValue>(anchor: Anchor<Value>) -> Value {
    guard let reader, anchors.indices.contains(anchor.number) else {
      return Value(anchorRect: LeadingRect(x: 0, y: 0, width: 0, height: 0))
    }
    let view = anchors[anchor.number]
    let rect = anchor.source.rect(view.frame.size)
    return Value(
      anchorRect: rect.placed(in: view.frame, direction: view.direction)
        .leading(in: reader.frame, direction: reader.direction))
  }
}

/// A space in which frames are told.
///
/// Source: SwiftUI's `CoordinateSpace`.
public enum CoordinateSpace: Hashable, Sendable {
  /// The view's own.
  case local

  /// The host's.
  case global

  /// That of the nearest view around with a name.
  case named(String)
}

extension ViewLowering {
  /// Adds a reader, and what `content` makes of what the last layout found.
  mutating func reader(content: (inout ViewLowering, GeometryProxy) -> Void) {
    container(.geometryReader, .geometryReader) { lowering in
      let number = lowering.readingNodes.readers.count
      lowering.readingNodes.readers.append(
        ReadingNodes.Reader(node: lowering.nodes.count - 1, spaces: lowering.openSpaces))
      let known = lowering.readings
      let reader = known.flatMap {
        $0.readers.indices.contains(number) ? $0.readers[number] : nil
      }
      content(&lowering, GeometryProxy(reader, known?.anchors ?? []))
    }
  }
}
