/// The variants of one extension type, for a theme that holds several types.
public struct ThemeVariantFamily: Sendable {
  /// The key of the extension type.
  let key: String

  /// The id of the default variant.
  let defaultID: String

  /// The value of a variant for a colour scheme; nil for an unknown id.
  let value: @Sendable (_ id: String, ColorScheme) -> (any ThemeExtension)?

  /// The value of the default variant for a colour scheme.
  let defaultValue: @Sendable (ColorScheme) -> any ThemeExtension

  /// Creates the family of a variant type.
  public init<Variant: ThemeVariant>(_ type: Variant.Type) {
    key = Variant.Value.key
    defaultID = Variant.default.id
    value = { id, scheme in Variant.all.first { $0.id == id }?.value(for: scheme) }
    defaultValue = { Variant.default.value(for: $0) }
  }
}
