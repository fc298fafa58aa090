/// The key of a value that views hand to those around them.
///
/// Source: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey: SendableMetatype {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of views in the order in which they stand.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
