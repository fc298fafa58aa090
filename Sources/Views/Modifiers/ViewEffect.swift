public import Geometry

/// A change of how a view is drawn that moves no frame.
///
/// Effects are written as for a left-to-right layout. Right to left the drawing is the mirror image:
/// a turn goes the other way round, and anchors lie at the mirrored point.
///
/// Source: layout rule 19.
public enum ViewEffect: Hashable, Sendable {
  /// Left and right are exchanged where the layout has the given direction.
  case flip(in: LayoutDirection)

  /// A turn about a point of the view.
  case rotation(Angle, anchor: UnitPoint)

  /// A turn in space about an axis through a point of the view.
  case rotation3D(Rotation3D)

  /// Another size about a point of the view.
  case scale(x: Double, y: Double, anchor: UnitPoint)

  /// A map whose origin is the view's leading top corner.
  case transform(ProjectionTransform)

  /// How the effect draws a view that has a frame, as a map of the host's space.
  ///
  /// Turned by 10° about its leading top corner, a view is turned about its left top corner and
  /// clockwise in a left-to-right layout, about its right top corner and the other way in a
  /// right-to-left one.
  ///
  /// - Complexity: O(1).
  func map(of frame: PhysicalRect, direction: LayoutDirection) -> ProjectionTransform {
    let mirror = ProjectionTransform(mirroringAbout: frame.x + frame.width / 2)
    if case .flip(let flipped) = self {
      return direction == flipped ? mirror : ProjectionTransform()
    }
    let map = leftToRightMap(of: frame)
    return direction.isMirrored ? mirror.concatenating(map).concatenating(mirror) : map
  }

  /// The map in a left-to-right layout.
  private func leftToRightMap(of frame: PhysicalRect) -> ProjectionTransform {
    func point(_ anchor: UnitPoint) -> (x: Double, y: Double) {
      (frame.x + anchor.x * frame.width, frame.y + anchor.y * frame.height)
    }
    switch self {
    case .flip: return ProjectionTransform()
    case .rotation(let angle, let anchor):
      let (x, y) = point(anchor)
      return ProjectionTransform(rotation: angle).about(x: x, y: y)
    case .rotation3D(let rotation):
      let (x, y) = point(rotation.anchor)
      return rotation.projection(of: frame.size).about(x: x, y: y)
    case .scale(let horizontal, let vertical, let anchor):
      let (x, y) = point(anchor)
      return ProjectionTransform(a: horizontal, b: 0, c: 0, d: vertical).about(x: x, y: y)
    case .transform(let map): return map.about(x: frame.x, y: frame.y)
    }
  }
}

/// Whether drawing follows the layout direction.
///
/// Source: SwiftUI's `LayoutDirectionBehavior`.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The drawing is the same in both directions.
  case fixed

  /// The drawing is mirrored where the layout has the given direction.
  case mirrors(in: LayoutDirection)

  /// The drawing, made for left to right, is mirrored right to left.
  public static let mirrors = LayoutDirectionBehavior.mirrors(in: .rightToLeft)
}

extension View {
  /// Mirrors the view's drawing in a right-to-left layout when `enabled`; moves no frame.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> ModifiedView<Self> {
    effect(.flipsForRightToLeftLayoutDirection, enabled ? .flip(in: .rightToLeft) : nil)
  }

  /// Says whether the view's drawing follows the layout direction; moves no frame.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> ModifiedView<Self> {
    effect(.layoutDirectionBehavior, behavior.effect)
  }

  /// Draws the view turned about a point of it; moves no frame.
  ///
  /// A positive angle turns clockwise in a left-to-right layout and the other way in a right-to-left
  /// one.
  public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> ModifiedView<Self> {
    effect(.rotationEffect, .rotation(angle, anchor: anchor))
  }

  /// Draws the view turned in space about an axis through a point of it, as it is seen from in front;
  /// moves no frame.
  ///
  /// Turned by 60° about the y axis, the left half of a view comes nearer and its right half goes
  /// farther away in a left-to-right layout; right to left it is the other way round.
  ///
  /// - Parameters:
  ///   - angle: how far the view is turned.
  ///   - axis: the direction of the axis: x to the trailing side, y down, z to the person; no length,
  ///     no turn.
  ///   - anchor: the point of the view that the axis goes through.
  ///   - anchorZ: how far in front of the view the axis is, in points.
  ///   - perspective: how near to the axis the person is: the longer side of the view, divided by
  ///     this; 0 for a person infinitely far away.
  /// - Returns: the view, drawn turned.
  ///
  /// Source: SwiftUI's `rotation3DEffect(_:axis:anchor:anchorZ:perspective:)`.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: Double, y: Double, z: Double), anchor: UnitPoint = .center,
    anchorZ: Double = 0, perspective: Double = 1
  ) -> ModifiedView<Self> {
    effect(
      .rotation3DEffect,
      .rotation3D(
        Rotation3D(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective)))
  }

  /// Draws the view in another size about a point of it; moves no frame.
  public func scaleEffect(_ scale: Double, anchor: UnitPoint = .center) -> ModifiedView<Self> {
    scaleEffect(x: scale, y: scale, anchor: anchor)
  }

  /// Draws the view with other lengths about a point of it; moves no frame.
  public func scaleEffect(
    x: Double = 1, y: Double = 1, anchor: UnitPoint = .center
  ) -> ModifiedView<Self> {
    effect(.scaleEffect, .scale(x: x, y: y, anchor: anchor))
  }

  /// Draws the view by an affine map whose origin is its leading top corner; moves no frame.
  public func transformEffect(_ transform: ProjectionTransform) -> ModifiedView<Self> {
    effect(.transformEffect, .transform(transform))
  }

  /// Draws the view by a map whose origin is its leading top corner; moves no frame.
  public func projectionEffect(_ transform: ProjectionTransform) -> ModifiedView<Self> {
    effect(.projectionEffect, .transform(transform))
  }

  private func effect(_ type: NodeType, _ effect: ViewEffect?) -> ModifiedView<Self> {
    ModifiedView(
      content: self, modifier: .noted(type, effect.map { .effect($0) } ?? .none, ordinal: nil))
  }
}

extension LayoutDirectionBehavior {
  /// The effect of the behaviour, nil when there is none.
  var effect: ViewEffect? {
    switch self {
    case .fixed: nil
    case .mirrors(let direction): .flip(in: direction)
    }
  }
}
