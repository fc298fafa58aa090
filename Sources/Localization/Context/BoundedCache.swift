internal import Synchronization

/// A dictionary behind a lock that is emptied whole when it is full.
///
/// Values are made outside the lock, so two threads may make the same one; the first one stays.
struct BoundedCache<Key: Hashable & Sendable, Value: Sendable>: ~Copyable, Sendable {
  private let limit: Int
  private let entries = Mutex<[Key: Value]>([:])

  init(limit: Int = 100) { self.limit = limit }

  /// The value of a key, made when it is not there.
  func value<Failure: Error>(
    for key: Key, make: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    if let present = entries.withLock({ $0[key] }) { return present }
    let made = try make()
    return entries.withLock { entries in
      if let present = entries[key] { return present }
      if entries.count >= limit { entries.removeAll(keepingCapacity: true) }
      entries[key] = made
      return made
    }
  }

  /// How many values are kept.
  var count: Int { entries.withLock { $0.count } }
}
