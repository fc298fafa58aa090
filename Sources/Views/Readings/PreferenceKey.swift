/// The key of a value that views hand to those around them.
///
/// Source: SwiftUI's `PreferenceKey`.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value: Sendable

  /// The value where no view sets one.
  static var defaultValue: Value { get }

  /// Combines the values of views in the order in which they stand.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

/// The values that views have handed on so far, in the order in which the views were added.
struct PreferenceLog {
  /// What a value is known by.
  enum Key: Hashable {
    case type(ObjectIdentifier)
    case named(String)
  }

  private var entries: [(key: Key, value: any Sendable)] = []

  /// Where the values of the views begin that are added next.
  var mark: Int { entries.count }

  /// The values of a key from a mark on.
  func values(_ key: Key, since mark: Int) -> [any Sendable] {
    entries[mark...].filter { $0.key == key }.map { $0.value }
  }

  /// The combined value of a key from a mark on.
  func value<K: PreferenceKey>(_ key: K.Type, since mark: Int) -> K.Value {
    var result = K.defaultValue
    for case let value as K.Value in values(.type(ObjectIdentifier(key)), since: mark) {
      K.reduce(value: &result) { value }
    }
    return result
  }

  /// Puts a value in the place of those that views from a mark on have handed on.
  mutating func replace(_ key: Key, since mark: Int, by value: any Sendable) {
    var kept = entries[mark...]
    kept.removeAll { $0.key == key }
    entries.removeSubrange(mark...)
    entries += kept
    entries.append((key, value))
  }

  /// Adds a value to those that have been handed on.
  mutating func append(_ key: Key, _ value: any Sendable) { entries.append((key, value)) }
}
