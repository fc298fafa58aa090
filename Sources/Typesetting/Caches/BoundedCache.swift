internal import Synchronization

/// A cache that holds a bounded amount: at most two generations of entries.
///
/// New and used entries live in the young generation; when that is full, the old one is dropped and
/// the young one becomes old. So an entry in use stays, and nothing is ordered or counted on a hit
/// in the young generation. Safe to share between threads: one lock, and values are made outside it.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct State {
    var young: [Key: Value] = [:]
    var old: [Key: Value] = [:]
    var cost = 0
  }

  private let state = Mutex(State())
  private let limit: Int

  /// Creates a cache whose generations hold entries up to a total cost each.
  init(limit: Int) {
    self.limit = limit
  }

  /// The value of a key, made where there is none.
  ///
  /// Two threads may make the same value at the same time; both then use the one stored first.
  func value(for key: Key, cost: Int, make: () -> Value) -> Value {
    if let known = lookUp(key, cost: cost) { return known }
    let made = make()
    return state.withLock { state in
      if let known = state.young[key] { return known }
      Self.store(made, for: key, cost: cost, limit: limit, in: &state)
      return made
    }
  }

  /// Forgets all values.
  func removeAll() { state.withLock { $0 = State() } }

  private func lookUp(_ key: Key, cost: Int) -> Value? {
    state.withLock { state in
      if let value = state.young[key] { return value }
      guard let value = state.old.removeValue(forKey: key) else { return nil }
      Self.store(value, for: key, cost: cost, limit: limit, in: &state)
      return value
    }
  }

  private static func store(
    _ value: Value, for key: Key, cost: Int, limit: Int, in state: inout State
  ) {
    guard cost <= limit else { return }
    if state.cost + cost > limit {
      state.old = state.young
      state.young = [:]
      state.cost = 0
    }
    state.young[key] = value
    state.cost += cost
  }
}
