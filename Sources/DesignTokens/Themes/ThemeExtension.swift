/// Design values of any kind that a theme holds under a key of their own.
public protocol ThemeExtension: Codable, Equatable, Sendable {
  /// The name under which the value is kept; it never changes.
  static var key: String { get }

  /// The version of the stored form; raised when old values can no longer be decoded.
  static var version: Int { get }

  /// The value when there is no other.
  static var fallback: Self { get }

  /// The colour scheme that the value is meant for.
  var colorScheme: ColorScheme { get }

  /// A stored value of an older version in the form of this one; nil if there is no way.
  static func migrate(_ value: StoredValue, from version: Int) -> StoredValue?
}

extension ThemeExtension {
  /// The first version.
  public static var version: Int { 1 }

  /// No way: older values are kept aside.
  public static func migrate(_ value: StoredValue, from version: Int) -> StoredValue? { nil }
}
