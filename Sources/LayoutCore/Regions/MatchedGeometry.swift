public import Geometry

/// A view that has, or gives to others, the geometry of a group of views.
///
/// Its own place in the layout stays: only what is inside moves, as an offset does.
///
/// Source: SwiftUI's `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
public struct MatchedGeometry: Hashable, Sendable {
  /// The group, by its namespace and its id.
  public var group: Group

  /// What is taken over from the source.
  public var properties: MatchedGeometryProperties

  /// The point of the view that stands for its position.
  public var anchor: UnitPoint

  /// Whether the others follow this view.
  public var isSource: Bool

  /// A group of views that share a geometry.
  public struct Group: Hashable, Sendable {
    /// Where the id is known.
    public var namespace: String
    /// The id.
    public var id: String

    /// Names a group.
    public init(namespace: String, id: String) {
      self.namespace = namespace
      self.id = id
    }
  }

  /// Describes a view of a group.
  public init(
    _ group: Group, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
    isSource: Bool = true
  ) {
    self.group = group
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// What a view takes over from the source of its group.
///
/// Source: SwiftUI's `MatchedGeometryProperties`.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit a member.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Where the anchors of the two views lie.
  public static let position = MatchedGeometryProperties(rawValue: 1)

  /// The size, which is proposed.
  public static let size = MatchedGeometryProperties(rawValue: 2)

  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
