public import UnicodeServices

/// A text, set in the font, language and direction of its environment.
///
/// Source: SwiftUI's `Text`.
public struct Text: PrimitiveView, Sendable {
  /// The case that a text is shown in.
  ///
  /// Source: SwiftUI's `Text.Case`.
  public typealias Case = TextCasing

  private let content: TextContent
  private var ownFont: Font?
  private var details = TextDetails()

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

  /// The text in letters of a width of its own; nil for that of its font.
  ///
  /// Source: SwiftUI's `Text.fontWidth(_:)`.
  public func fontWidth(_ width: Font.Width?) -> Text {
    var text = self
    text.details.width = width
    return text
  }

  /// The text with parts that no line break divides, wherever they stand in it: a name, a number and
  /// its unit.
  ///
  /// `Text("Fly to New York").unbreakable("New York")` breaks before `New`, in every locale whose text
  /// has the part; a right-to-left text does so as well. A part that is wider than its line breaks as a
  /// word does.
  public func unbreakable(_ parts: String...) -> Text {
    var text = self
    text.details.unbreakable += parts.map { .text($0) }
    return text
  }

  /// The same for parts by their UTF-16 offsets into the text as it is written, before ``Case``
  /// changes it; what lies outside of the text is left out and noted.
  public func unbreakable(utf16 ranges: Range<Int>...) -> Text {
    var text = self
    text.details.unbreakable += ranges.map { .range($0) }
    return text
  }

  /// Adds the text.
  public func lower(into lowering: inout ViewLowering) {
    lowering.text(content, font: ownFont, details)
  }
}
