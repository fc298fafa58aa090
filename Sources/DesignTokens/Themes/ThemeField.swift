/// A field of design values that a person may change.
public struct ThemeField<Root: Sendable>: Sendable {
  /// Takes the field from one value into another.
  let copy: @Sendable (Root, inout Root) -> Void

  /// Whether two values have the same field.
  let isEqual: @Sendable (Root, Root) -> Bool

  /// Creates a field from its key path.
  public init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }
}
