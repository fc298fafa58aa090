internal import LocatedJSON
public import UnicodeServices

/// A formatted value with what is known about it.
public struct FormatResult: Hashable, Sendable {
  /// What was formatted.
  public let kind: FormatKind
  /// The locale of the context.
  public let locale: LocaleIdentifier
  /// The value, isolated if that was asked for.
  public let value: FormattedText
  /// The visual order from left to right, if that was asked for.
  public let visual: String?
  /// Whether invisible characters are shown escaped.
  public let isEscaped: Bool

  /// The value's text.
  public var string: String { value.string }

  /// The text with invisible characters as `\uXXXX`.
  public var escaped: String { escapingInvisibles(value.string) }

  /// The direction of the value; `nil` when it is not known.
  public var direction: WritingDirection? { value.direction }

  /// The parts of the value.
  public var parts: [FormattedPart] { value.parts }

  /// What a plain output shows: the visual order if that was asked for, else the text.
  public var output: String {
    let text = visual ?? string
    return isEscaped ? escapingInvisibles(text) : text
  }

  /// The result as a JSON object and a line break.
  ///
  /// Members: `kind`, `locale`, `string`, `escaped`, `direction`, `isolated`, `parts` with `field`,
  /// `range`, `string` and for list items and range ends `index`, `visual` if asked for, `engine`.
  public func json(versions: ICUVersions = .current) -> String {
    var writer = JSONWriter(style: .pretty)
    writer.beginObject()
    member("kind", kind.rawValue, &writer)
    member("locale", locale.bcp47, &writer)
    member("string", string, &writer)
    member("escaped", escaped, &writer)
    writer.name("direction")
    if let direction { writer.string(direction.rawValue) } else { writer.null() }
    writer.name("isolated")
    writer.bool(value.isIsolated)
    if let visual { member("visual", visual, &writer) }
    writer.name("parts")
    writer.beginArray()
    for part in parts { write(part, &writer) }
    writer.endArray()
    writer.name("engine")
    writer.beginObject(inline: true)
    member("icu", versions.icu, &writer)
    member("cldr", versions.cldr, &writer)
    member("unicode", versions.unicode, &writer)
    member("timeZones", versions.timeZones, &writer)
    writer.endObject()
    writer.endObject()
    writer.endLine()
    return writer.text
  }

  private func member(_ name: String, _ value: String, _ writer: inout JSONWriter) {
    writer.name(name)
    writer.string(value)
  }

  private func write(_ part: FormattedPart, _ writer: inout JSONWriter) {
    writer.beginObject(inline: true)
    member("field", part.field.rawValue, &writer)
    if let index = part.index {
      writer.name("index")
      writer.integer(index)
    }
    writer.name("range")
    writer.beginArray(inline: true)
    writer.integer(part.range.lowerBound)
    writer.integer(part.range.upperBound)
    writer.endArray()
    member("string", value.text(of: part), &writer)
    writer.endObject()
  }
}
