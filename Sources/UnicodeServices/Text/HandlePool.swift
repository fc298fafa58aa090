internal import Synchronization

/// Objects that one caller at a time may use, kept for the next one.
///
/// Safe to share between threads: an object is either in the pool, behind its lock, or with one
/// caller. At most `capacity` objects a key and 64 keys are kept.
package final class HandlePool<Key: Hashable & Sendable, Handle: Sendable>: Sendable {
  private let idle = Mutex<[Key: [Handle]]>([:])
  private let capacity: Int

  /// Creates an empty pool that keeps up to `capacity` idle objects for each key.
  package init(capacity: Int = 8) {
    self.capacity = capacity
  }

  /// Lends an object for the time of a call, making one where none is idle.
  package func withHandle<Result>(
    _ key: Key, make: () -> Handle?, _ body: (Handle) -> Result
  ) -> Result? {
    guard let handle = idle.withLock({ $0[key]?.popLast() }) ?? make() else { return nil }
    let result = body(handle)
    idle.withLock { idle in
      if idle[key] == nil, idle.count >= 64 { idle.removeAll() }
      if idle[key, default: []].count < capacity { idle[key, default: []].append(handle) }
    }
    return result
  }
}
