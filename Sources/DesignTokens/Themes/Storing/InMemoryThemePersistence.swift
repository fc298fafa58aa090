internal import Synchronization

/// Keeps a theme as long as the process lives: for tests and previews.
public final class InMemoryThemePersistence: ThemePersistence {
  private struct State {
    var stored: StoredTheme?
    var fault: ThemePersistenceError?
    var aside: [StoredTheme] = []
  }

  private let state: Mutex<State>

  /// Creates a place that keeps a theme already, or nothing.
  public init(_ stored: StoredTheme? = nil) { state = Mutex(State(stored: stored)) }

  /// What is kept.
  public var stored: StoredTheme? { state.withLock { $0.stored } }

  /// The themes that were kept aside, the oldest first.
  public var keptAside: [StoredTheme] { state.withLock { $0.aside } }

  /// Makes every later operation fail; nil makes them succeed again.
  public func fail(with fault: ThemePersistenceError?) { state.withLock { $0.fault = fault } }

  /// What is kept.
  public func load() throws(ThemePersistenceError) -> StoredTheme? {
    try state.withLock { (state) throws(ThemePersistenceError) in
      if let fault = state.fault { throw fault }
      return state.stored
    }
  }

  /// Keeps a theme.
  public func save(_ theme: StoredTheme) throws(ThemePersistenceError) {
    try state.withLock { (state) throws(ThemePersistenceError) in
      if let fault = state.fault { throw fault }
      state.stored = theme
    }
  }

  /// Copies what is kept.
  public func keepAside() throws(ThemePersistenceError) -> String {
    try state.withLock { (state) throws(ThemePersistenceError) in
      if let fault = state.fault { throw fault }
      guard let stored = state.stored else { return "memory" }
      if !state.aside.contains(stored) { state.aside.append(stored) }
      return "memory \(state.aside.count)"
    }
  }
}
