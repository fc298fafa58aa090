/// Reads a value of the environment inside a view's body.
///
/// ```swift
/// struct Row: View {
///   @Environment(\.dynamicTypeSize) private var textSize
///   var body: some View { Text(verbatim: textSize.isAccessibilitySize ? "large" : "usual") }
/// }
/// ```
///
/// Outside a body it reads the values that an environment has at first.
///
/// Source: SwiftUI's `Environment`.
@propertyWrapper
public struct Environment<Value>: Sendable {
  private let keyPath: any KeyPath<EnvironmentValues, Value> & Sendable

  /// Chooses the value to read.
  public init(_ keyPath: any KeyPath<EnvironmentValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value at the place of the view.
  public var wrappedValue: Value { EnvironmentValues.current.values[keyPath: keyPath] }
}
