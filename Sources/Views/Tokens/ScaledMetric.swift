public import DesignTokens

/// A length of a view that grows with a person's text size.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .caption) private var side = 20.0
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// At 2x the side is 20 at `large` and 29 at `xxxLarge`, in both directions of reading. Outside a body
/// it has the value of an environment that nobody has changed.
///
/// Source: SwiftUI's `ScaledMetric`.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint & Sendable>: Sendable {
  private let base: Value
  private let role: TextRole

  /// A value at `large` that grows with the text of a role.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    role = textStyle
  }

  /// A value at `large` that grows with running text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The value at the place of the view.
  public var wrappedValue: Value {
    Value(
      ScaledLength(Double(base), relativeTo: role)
        .resolved(in: EnvironmentValues.current.values.design))
  }
}
