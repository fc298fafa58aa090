/// A place where a theme is kept over a restart.
///
/// It may be used from several threads at once.
public protocol ThemePersistence: Sendable {
  /// What is kept; nil if nothing ever was.
  ///
  /// - Throws: `ThemePersistenceError`; with `unreadable` and `unsupportedVersion` something is
  ///   kept that this version cannot use.
  func load() throws(ThemePersistenceError) -> StoredTheme?

  /// Keeps a theme in place of the one before; if that fails or the power is lost, either the one
  /// before or the new one is kept.
  ///
  /// - Throws: `ThemePersistenceError`.
  func save(_ theme: StoredTheme) throws(ThemePersistenceError)

  /// Copies what is kept to a place where nothing overwrites it.
  ///
  /// The same content is copied once.
  ///
  /// - Returns: The name of the place.
  /// - Throws: `ThemePersistenceError`.
  func keepAside() throws(ThemePersistenceError) -> String
}
