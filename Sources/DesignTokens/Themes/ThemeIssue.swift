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
