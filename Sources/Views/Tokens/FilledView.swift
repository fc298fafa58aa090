internal import DesignTokens

/// A view that shows the colour of a meaning in one of its variants.
public struct FilledView<Content: View>: PrimitiveView {
  let content: Content
  let variant: FillVariant
  let role: ColorRole
  let surface: SemanticColors.SurfaceLevel

  /// Adds the view in its colours.
  public func lower(into lowering: inout ViewLowering) {
    lowering.fill(variant, role, on: surface, ordinal: nil) { content.lower(into: &$0) }
  }
}
