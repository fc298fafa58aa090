/// A text, set in the font, language and direction of its environment.
///
/// Source: SwiftUI's `Text`.
public struct Text: PrimitiveView, Sendable {
  private let content: TextContent
  private var ownFont: Font?

  /// A text that is shown as it is.
  public init(verbatim string: String) { content = .verbatim(string) }

  /// A text that is looked up in the string tables of the environment.
  ///
  /// Without a table that has the key, the key itself is shown.
  public init(_ key: LocalizedStringKey) { content = .key(key.key, key.arguments) }

  /// A value, formatted with the locale of the environment.
  public init(_ value: TextValue) { content = .value(value) }

  /// The text in a font of its own.
  public func font(_ font: Font?) -> Text {
    var text = self
    text.ownFont = font
    return text
  }

  /// Adds the text.
  public func lower(into lowering: inout ViewLowering) {
    lowering.text(content, font: ownFont)
  }
}
