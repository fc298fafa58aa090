/// All that a theme keeps over a restart.
public struct StoredTheme: Hashable, Sendable {
  /// The version of this form; files of others are not read.
  public static let version = 1

  /// The value of one extension type.
  public struct Entry: Hashable, Sendable {
    /// The version of the extension type that the value was written by.
    public var version: Int
    /// The variant that was applied last; nil for none.
    public var variantID: String?
    /// The value.
    public var value: StoredValue

    /// Creates an entry.
    public init(version: Int, variantID: String? = nil, value: StoredValue) {
      self.version = version
      self.variantID = variantID
      self.value = value
    }
  }

  /// Whether the theme follows the system's colour scheme.
  public var followsSystem: Bool
  /// The variant of any extension type that was applied last; nil for none.
  public var activeVariantID: String?
  /// The values by the keys of their types, those of types that are not in use included.
  public var entries: [String: Entry]

  /// Creates what is kept.
  public init(
    followsSystem: Bool = true, activeVariantID: String? = nil, entries: [String: Entry] = [:]
  ) {
    self.followsSystem = followsSystem
    self.activeVariantID = activeVariantID
    self.entries = entries
  }
}
