/// Builds a view from the statements of a closure.
///
/// Source: SwiftUI's `ViewBuilder`.
@resultBuilder
public enum ViewBuilder {
  /// No statement: nothing.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// The first statement: that view.
  @inlinable
  public static func buildPartialBlock<Content: View>(first: consuming Content) -> Content {
    first
  }

  /// Another statement: its view behind those before.
  @inlinable
  public static func buildPartialBlock<Accumulated: View, Next: View>(
    accumulated: consuming Accumulated, next: consuming Next
  ) -> PairView<Accumulated, Next> {
    PairView(accumulated, next)
  }

  /// A view as a statement.
  @inlinable
  public static func buildExpression<Content: View>(_ content: consuming Content) -> Content {
    content
  }

  /// An `if` without `else`.
  @inlinable
  public static func buildOptional<Content: View>(
    _ content: Content?
  ) -> ConditionalContent<Content, EmptyView> {
    if let content { .first(content) } else { .second(EmptyView()) }
  }

  /// The first branch of a condition.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalContent<First, Second> {
    .first(first)
  }

  /// The second branch of a condition.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalContent<First, Second> {
    .second(second)
  }

  /// A branch that depends on the version of the system.
  @inlinable
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
