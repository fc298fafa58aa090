/// A part of a text that is set otherwise than the rest.
///
/// Only what changes glyphs divides runs; colours and underlines need no span.
public struct TextSpan: Hashable, Sendable {
  /// The UTF-16 range; where spans overlap, the later one counts.
  public var range: Range<Int>

  /// The language of the part, or `nil` for that of the text.
  ///
  /// It chooses faces and shapes, and no line of the text is lower than its face. Line breaks stay
  /// those of the text's language.
  public var language: String?

  /// The weight of the part, or `nil` for that of the text.
  public var weight: FontWeight?

  /// The width of the part, or `nil` for that of the text.
  public var width: FontWidth?

  /// The family of the part, or `nil` for that of the text.
  public var family: String?

  /// Creates a span.
  public init(
    _ range: Range<Int>, language: String? = nil, weight: FontWeight? = nil,
    width: FontWidth? = nil, family: String? = nil
  ) {
    self.range = range
    self.language = language
    self.weight = weight
    self.width = width
    self.family = family
  }
}
