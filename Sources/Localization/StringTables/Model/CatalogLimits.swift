/// What readers of catalogs take at most.
public enum CatalogLimits {
  /// The bytes of one file.
  public static let fileSize = 64 << 20
  /// The levels of nested values.
  public static let depth = 64
  /// The keys of one catalog.
  public static let keys = 1_000_000
  /// The languages of one catalog.
  public static let localizations = 1_000
  /// The UTF-8 bytes of one text.
  public static let valueSize = 1 << 20
  /// The substitutions of one entry.
  public static let substitutions = 100
  /// The levels of substitutions in substitutions.
  public static let substitutionDepth = 16
  /// The substitutions and references that one lookup follows.
  public static let expansions = 1_000
  /// The levels of ICU messages in messages, and of i18next's nested keys.
  public static let messageDepth = 16
}
