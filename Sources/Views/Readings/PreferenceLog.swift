/// The values that views have handed on so far, in the order in which the views were added.
struct PreferenceLog {
  /// What a value is known by.
  enum Key: Hashable {
    case type(ObjectIdentifier)
    case named(String)
  }

  private var entries: [(key: Key, value: any Sendable)] = []

  /// What has been handed on, for readers of a layout; values that were replaced are among it.
  private(set) var record = PreferenceRecord()

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
  mutating func replace(
    _ key: ObjectIdentifier, since mark: Int, by value: any Sendable, at node: Int
  ) {
    record.entries.append(PreferenceRecord.Entry(key: key, value: value, node: node))
    var kept = entries[mark...]
    kept.removeAll { $0.key == .type(key) }
    entries.removeSubrange(mark...)
    entries += kept
    entries.append((.type(key), value))
  }

  /// Adds a value to those that have been handed on.
  mutating func append(_ key: Key, _ value: any Sendable) { entries.append((key, value)) }

  /// Keeps what wants to be told of a key's value.
  mutating func observe(_ observer: PreferenceObserver) { record.observers.append(observer) }
}
