public import DesignTokens
internal import LayoutCore

/// A view with a modifier that the environment decides; nil for none at all.
public struct TokenModifiedView<Content: View>: PrimitiveView {
  let content: Content
  let type: NodeType
  let resolve: (EnvironmentValues) -> (LayoutModifier, [NodeToken])?

  /// Adds the view with the modifier around it.
  public func lower(into lowering: inout ViewLowering) {
    guard let (modifier, tokens) = resolve(lowering.environment) else {
      return lowering.descend(into: content)
    }
    lowering.beginWaiting(.layout(type, modifier, ordinal: nil), tokens)
    lowering.descend(into: content)
    lowering.endWaiting()
  }
}

extension ViewLowering {
  /// A distance of the theme between the children of the container that is added next.
  @usableFromInline
  mutating func spacing(_ key: SpacingKey) -> Double {
    let token = NodeToken("spacing", .spacing(key), in: environment)
    announce([token])
    return environment.tokens.spacing[key]
  }

  /// Adds a shape: filled with a colour of its own or that of the place, with the corners of a role.
  mutating func shape(
    _ type: NodeType, _ leaf: LayoutLeaf, fill: ThemeColor? = nil, corner: RadiusRole? = nil
  ) {
    if fill != nil || corner != nil || foregroundColor != nil {
      let environment = environment
      if let corner { announce([NodeToken(corner: corner, in: environment)]) }
      if let color = fill ?? environment.foregroundColor {
        announce([NodeToken("fill", color, in: environment)])
      }
    }
    self.leaf(type, leaf)
  }
}
