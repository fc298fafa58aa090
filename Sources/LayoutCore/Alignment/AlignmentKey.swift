package import Geometry

/// The identity of an alignment guide, whatever its axis.
package struct AlignmentKey: Hashable, Sendable {
  /// How the arena names a guide: built-in guides have fixed numbers, custom ones follow.
  package typealias Code = UInt8

  /// Where a guide lies in a view that does not set it.
  package enum Default: Hashable, Sendable {
    /// At the leading or top edge.
    case start
    /// In the middle.
    case center
    /// At the trailing or bottom edge.
    case end
  }

  enum Identity: Hashable, Sendable {
    case builtIn(Code)
    case named(String, Axis, Default)
    case type(ObjectIdentifier)
  }

  /// What the key stands for, shared by all its copies: keys travel in every container and modifier,
  /// so they are as small as a reference.
  private final class Guide: Sendable {
    let identity: Identity
    let axis: Axis
    let computedDefault: (@Sendable (ViewDimensions) -> Double)?

    init(
      _ identity: Identity, _ axis: Axis,
      _ computedDefault: (@Sendable (ViewDimensions) -> Double)?
    ) {
      self.identity = identity
      self.axis = axis
      self.computedDefault = computedDefault
    }
  }

  private let guide: Guide

  var identity: Identity { guide.identity }

  /// The axis that the guide measures along.
  package var axis: Axis { guide.axis }

  /// The default of a guide that a type defines; nil for built-in and named ones.
  var computedDefault: (@Sendable (ViewDimensions) -> Double)? { guide.computedDefault }

  package static func == (left: AlignmentKey, right: AlignmentKey) -> Bool {
    left.guide === right.guide || (left.identity == right.identity && left.axis == right.axis)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(identity)
    hasher.combine(axis)
  }

  private init(
    _ identity: Identity, axis: Axis,
    default function: (@Sendable (ViewDimensions) -> Double)? = nil
  ) {
    guide = Guide(identity, axis, function)
  }

  package static let leading = AlignmentKey(.builtIn(Codes.leading), axis: .horizontal)
  package static let horizontalCenter = AlignmentKey(
    .builtIn(Codes.horizontalCenter), axis: .horizontal)
  package static let trailing = AlignmentKey(.builtIn(Codes.trailing), axis: .horizontal)
  package static let top = AlignmentKey(.builtIn(Codes.top), axis: .vertical)
  package static let verticalCenter = AlignmentKey(.builtIn(Codes.verticalCenter), axis: .vertical)
  package static let bottom = AlignmentKey(.builtIn(Codes.bottom), axis: .vertical)
  package static let firstTextBaseline = AlignmentKey(
    .builtIn(Codes.firstTextBaseline), axis: .vertical)
  package static let lastTextBaseline = AlignmentKey(
    .builtIn(Codes.lastTextBaseline), axis: .vertical)

  /// A guide known by its name, as scene documents declare them.
  package static func named(_ name: String, axis: Axis, default: Default) -> AlignmentKey {
    AlignmentKey(.named(name, axis, `default`), axis: axis)
  }

  /// A guide known by its type.
  package static func type(_ id: any AlignmentID.Type, axis: Axis) -> AlignmentKey {
    AlignmentKey(.type(ObjectIdentifier(id)), axis: axis) { id.defaultValue(in: $0) }
  }

  /// The numbers of the built-in guides.
  ///
  /// The first six have defaults again in a container.
  enum Codes {
    static let leading: Code = 0
    static let horizontalCenter: Code = 1
    static let trailing: Code = 2
    static let top: Code = 3
    static let verticalCenter: Code = 4
    static let bottom: Code = 5
    static let firstTextBaseline: Code = 6
    static let lastTextBaseline: Code = 7
  }
}
