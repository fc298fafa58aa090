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

/// A look that comes in a light and a dark value.
public protocol ThemeVariant: Sendable {
  /// The design values of the look.
  associatedtype Value: ThemeExtension

  /// The stable name of the look.
  var id: String { get }

  /// The value on light screens.
  var light: Value { get }

  /// The value on dark screens.
  var dark: Value { get }

  /// The looks that can be chosen.
  static var all: [Self] { get }

  /// The look before any was chosen.
  static var `default`: Self { get }
}

extension ThemeVariant {
  /// The value of a colour scheme.
  public func value(for scheme: ColorScheme) -> Value { scheme == .dark ? dark : light }
}

/// Design values some of which a person may change.
public protocol ThemeOverridable: ThemeExtension {
  /// The fields that may be changed.
  static var overridable: [ThemeField<Self>] { get }
}

extension ThemeOverridable {
  /// The value with the fields that may be changed taken from another one.
  public func merging(_ other: Self) -> Self {
    with(self) { merged in
      for field in Self.overridable { field.copy(other, &merged) }
    }
  }

  /// Whether any field that may be changed differs.
  public func differs(from other: Self) -> Bool {
    Self.overridable.contains { !$0.isEqual(self, other) }
  }
}

/// A field of design values that a person may change.
public struct ThemeField<Root: Sendable>: Sendable {
  /// Takes the field from one value into another.
  let copy: @Sendable (Root, inout Root) -> Void

  /// Whether two values have the same field.
  let isEqual: @Sendable (Root, Root) -> Bool

  /// Creates a field from its key path.
  public init<Value: Equatable & Sendable>(
    _ path: any WritableKeyPath<Root, Value> & Sendable
  ) {
    copy = { source, target in target[keyPath: path] = source[keyPath: path] }
    isEqual = { $0[keyPath: path] == $1[keyPath: path] }
  }
}
