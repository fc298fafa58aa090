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

/// What was wrong with what a theme found in storage.
public enum ThemeIssue: Hashable, Sendable {
  /// The whole was not usable and is kept in another place.
  case keptAside(reason: String, place: String)
  /// The value of a key was not usable; the whole is kept in another place, too.
  case valueKeptAside(key: String, reason: String, place: String)
  /// The whole, or the value of a key, was not usable and could not be copied; it is not
  /// overwritten.
  case protected(key: String?, reason: String)
  /// No variant of the key has the stored id; the default one is used.
  case unknownVariant(key: String, id: String)
}
