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
