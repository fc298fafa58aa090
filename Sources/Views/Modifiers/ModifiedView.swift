internal import LayoutCore

/// A view with one of the modifiers that layout knows by itself.
public struct ModifiedView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let modifier: PendingModifier

  @inlinable
  init(content: Content, modifier: PendingModifier) {
    self.content = content
    self.modifier = modifier
  }

  /// Adds the view with the modifier around it.
  @inlinable
  public func lower(into lowering: inout ViewLowering) {
    lowering.beginWaiting(modifier)
    lowering.descend(into: content)
    lowering.endWaiting()
  }
}

/// A view in another environment.
public struct EnvironmentView<Content: View>: PrimitiveView {
  let content: Content
  let type: NodeType
  let change: (inout EnvironmentValues) -> Void

  /// Adds the view in the changed environment.
  public func lower(into lowering: inout ViewLowering) {
    var environment = lowering.environment
    change(&environment)
    lowering.modified(.layout(type, .transparent, ordinal: nil)) {
      $0.withEnvironment(environment) { content.lower(into: &$0) }
    }
  }
}
