/// A change that can be applied to any view.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View { content.padding(12).background { Color() } }
/// }
/// ```
///
/// Source: SwiftUI's `ViewModifier`.
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that the modifier is applied to.
  typealias Content = ViewModifierContent<Self>

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// Stands for the view that a modifier is applied to, inside the modifier's body.
public struct ViewModifierContent<Modifier>: PrimitiveView {
  let lowerContent: (inout ViewLowering) -> Void

  /// Adds the view that the modifier is applied to.
  public func lower(into lowering: inout ViewLowering) { lowerContent(&lowering) }
}

/// A view with a modifier of one's own applied.
///
/// Source: SwiftUI's `ModifiedContent`.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  private let content: Content
  private let modifier: Modifier

  /// Applies a modifier to a view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The changed view.
  public var body: some View {
    let content = content
    return modifier.body(content: ViewModifierContent { content.lower(into: &$0) })
  }
}

extension View {
  /// Applies a modifier of one's own.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
