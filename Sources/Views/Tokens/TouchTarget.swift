internal import LayoutCore

/// The layout of what reacts to touches.
enum TouchTarget {
  /// The modifier of a view that reacts to touches: room where the environment wants some.
  static func modifier(in environment: EnvironmentValues) -> (LayoutModifier, [NodeToken]) {
    guard environment.minimumTouchTarget != nil else { return (.transparent, []) }
    let side = environment.touchTarget
    return (
      .minimumSize(width: side, height: side),
      [NodeToken("minimumTouchTarget", .touchTarget, in: environment)]
    )
  }
}
