/// Builds a view from the statements of a closure.
///
/// Source: SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// No statement: nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One statement: that view.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several statements: their views, one after the other.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// A view as a statement.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// An `if` without `else`.
  public static func buildOptional<Content: View>(
    _ content: Content?
  ) -> ConditionalContent<Content, EmptyView> {
    if let content { .first(content) } else { .second(EmptyView()) }
  }

  /// The first branch of a condition.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second branch of a condition.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A branch that depends on the version of the system.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
