public import Synchronization

/// Objects that one caller at a time may use, kept for the next one.
///
/// Safe to share between threads: an object is either in the pool, behind its lock, or with one
/// caller. At most `capacity` objects are kept.
///
/// Inlinable, so that other modules do not pay for its generics: half a microsecond a loan.
@usableFromInline
package final class HandlePool<Handle: Sendable>: Sendable {
  @usableFromInline let idle = Mutex<[Handle]>([])
  @usableFromInline let capacity: Int

  /// Creates an empty pool that keeps up to `capacity` idle objects.
  @inlinable
  package init(capacity: Int = 8) {
    self.capacity = capacity
  }

  /// Lends an object for the time of a call, making one where none is idle.
  ///
  /// Returns `nil` where none could be made.
  @inlinable
  package func withHandle<Result>(make: () -> Handle?, _ body: (Handle) -> Result) -> Result? {
    guard let handle = idle.withLock({ $0.popLast() }) ?? make() else { return nil }
    let result = body(handle)
    idle.withLock { idle in
      if idle.count < capacity { idle.append(handle) }
    }
    return result
  }
}
