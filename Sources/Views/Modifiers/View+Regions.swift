public import Geometry
public import LayoutCore

extension View {
  /// Keeps `length` points free on the named edges, 16 when nil, as a part of the safe area: what is
  /// inside can reach over it with ``ignoresSafeArea(_:edges:)``.
  ///
  /// Source: SwiftUI's `safeAreaPadding(_:_:)`.
  public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: Double? = nil
  ) -> ModifiedView<Self> {
    layout(.safeAreaPadding, .safeAreaPadding(EdgeInsets(edges, length ?? 16)))
  }

  /// Keeps `length` points free on all edges, as a part of the safe area.
  public func safeAreaPadding(_ length: Double) -> ModifiedView<Self> {
    layout(.safeAreaPadding, .safeAreaPadding(EdgeInsets(all: length)))
  }

  /// Keeps distances free, as a part of the safe area.
  public func safeAreaPadding(_ insets: EdgeInsets) -> ModifiedView<Self> {
    layout(.safeAreaPadding, .safeAreaPadding(insets))
  }

  /// Lets the view reach over the safe area at those of its edges that touch it; takes no more room
  /// in the layout.
  ///
  /// `.ignoresSafeArea(edges: .leading)` reaches to the left in a left-to-right layout and to the
  /// right in a right-to-left one.
  ///
  /// Source: SwiftUI's `ignoresSafeArea(_:edges:)`.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> ModifiedView<Self> {
    layout(.ignoresSafeArea, .ignoresSafeArea(regions, edges: edges))
  }

  /// Gives the view the lengths of the nearest container: the host, a scroll view, a list, a panel
  /// of a split or a cell of a canvas.
  ///
  /// Source: SwiftUI's `containerRelativeFrame(_:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    layout(
      .containerRelativeFrame,
      .containerRelativeFrame(ContainerRelativeFrame(axes, alignment: alignment)))
  }

  /// Gives the view `span` of `count` equal parts of the nearest container, which are `spacing`
  /// points apart.
  ///
  /// Source: SwiftUI's `containerRelativeFrame(_:count:span:spacing:alignment:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: Double, alignment: Alignment = .center
  ) -> ModifiedView<Self> {
    layout(
      .containerRelativeFrame,
      .containerRelativeFrame(
        ContainerRelativeFrame(
          axes, alignment: alignment, rule: .share(count: count, span: span, spacing: spacing))))
  }

  /// Gives the view lengths computed from those of the nearest container.
  ///
  /// Source: SwiftUI's `containerRelativeFrame(_:alignment:_:)`.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping @Sendable (_ length: Double, _ axis: Axis) -> Double
  ) -> ModifiedView<Self> {
    layout(
      .containerRelativeFrame,
      .containerRelativeFrame(
        ContainerRelativeFrame(axes, alignment: alignment, rule: .computed(length))))
  }

  /// Gives the view the geometry of the source of its group, or lends it its own; the view's place
  /// in the layout stays.
  ///
  /// Nothing animates: the frames are those of the end of a transition.
  ///
  /// - Parameters:
  ///   - id: the group.
  ///   - namespace: where the id is known.
  ///   - properties: what is taken over from the source.
  ///   - anchor: the point of the view that stands for its position.
  ///   - isSource: whether the others follow this view; of several sources the first counts.
  /// - Returns: the view, which takes over or lends its geometry.
  ///
  /// Source: SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
  public func matchedGeometryEffect(
    id: String, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> ModifiedView<Self> {
    layout(
      .matchedGeometryEffect,
      .matchedGeometry(
        MatchedGeometry(
          MatchedGeometry.Group(namespace: namespace.name, id: id), properties: properties,
          anchor: anchor, isSource: isSource)))
  }

  /// Makes the view a coordinate space with a name, in which frames of what is inside can be told.
  ///
  /// Source: SwiftUI's `coordinateSpace(_:)`.
  public func coordinateSpace(_ space: NamedCoordinateSpace) -> ModifiedView<Self> {
    ModifiedView(
      content: self,
      modifier: .noted(.coordinateSpace, .coordinateSpace(space.name), ordinal: nil))
  }
}

/// Where ids of matched geometry are known.
///
/// ```swift
/// @Namespace private var tabs
/// ```
///
/// Differs from SwiftUI: the identity is the place of the declaration in the source, so that all
/// values of a view share it.
///
/// Source: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: Sendable {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let name: String

    /// Names a namespace.
    public init(_ name: String) { self.name = name }
  }

  /// The namespace's identity.
  public let wrappedValue: ID

  /// Makes the namespace of a place in the source.
  public init(fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column) {
    wrappedValue = ID("\(fileID):\(line):\(column)")
  }
}

/// A coordinate space that a view makes.
///
/// Source: SwiftUI's `NamedCoordinateSpace`.
public struct NamedCoordinateSpace: Hashable, Sendable {
  let name: String

  /// The space with a name.
  public static func named(_ name: String) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }
}
