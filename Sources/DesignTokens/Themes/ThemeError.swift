/// Why a theme was not changed; it is as it was before.
public enum ThemeError: Error, Hashable, Sendable, CustomStringConvertible {
  /// A value of the key cannot be stored, with a reason in words.
  case unstorable(key: String, reason: String)
  /// The change was not stored.
  case notStored(ThemePersistenceError)
  /// Something that cannot be read is kept, and no copy of it could be made: it is not overwritten.
  case protected(key: String?, reason: String)

  /// What is wrong.
  public var description: String {
    switch self {
    case .unstorable(let key, let reason): "the value of '\(key)' cannot be stored: \(reason)"
    case .notStored(let error): "the change was not stored: \(error)"
    case .protected(let key, let reason):
      "\(key.map { "the value of '\($0)'" } ?? "the stored theme") is not overwritten: \(reason)"
    }
  }
}
