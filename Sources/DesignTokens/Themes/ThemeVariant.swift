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
