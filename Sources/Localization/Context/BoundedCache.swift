internal import Synchronization

/// A dictionary behind a lock that is emptied whole when it is full.
///
/// Values are made outside the lock, so two threads may make the same one; the first one stays. The
/// latest hit is compared before anything is hashed: a column of prices asks for one formatter.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let limit: Int
  private let state = Mutex(BoundedEntries<Key, Value>())

  init(limit: Int = 100) { self.limit = limit }

  /// The value of a key, made when it is not there.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let present = state.withLock({ $0.find(key) }) { return present }
    let made = try make()
    return state.withLock { state in
      if let present = state.find(key) { return present }
      if state.entries.count >= limit { state.entries.removeAll(keepingCapacity: true) }
      state.entries[key] = made
      return made
    }
  }

  /// How many values are kept.
  var count: Int { state.withLock { $0.entries.count } }
}

/// What a ``BoundedCache`` keeps.
private struct BoundedEntries<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  var entries: [Key: Value] = [:]
  private var latestKey: Key?
  private var latestValue: Value?

  mutating func find(_ key: Key) -> Value? {
    if latestKey == key { return latestValue }
    guard let value = entries[key] else { return nil }
    latestKey = key
    latestValue = value
    return value
  }
}
