/// How values of a kind are written, apart from the locale.
///
/// A style is a value without a locale; it comes with the context at the moment of formatting. A
/// style that carries its own (`locale(_:)`) takes calendar, digits and hours from that one too.
public protocol ValueFormatStyle: Hashable, Codable, Sendable {
  /// What is formatted.
  associatedtype FormatInput

  /// Formats a value with a captured context.
  ///
  /// - Throws: `FormatError`.
  func format(_ value: FormatInput, in context: FormatContext) throws(FormatError) -> FormattedText
}
