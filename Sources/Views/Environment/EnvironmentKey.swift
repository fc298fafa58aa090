/// A key of a value of one's own in the environment.
///
/// Source: SwiftUI's `EnvironmentKey`.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// What is read where nobody has written.
  static var defaultValue: Value { get }
}
