public import Geometry

/// Everything that decides how a text is set, apart from the room it is offered.
///
/// Offsets into a text are UTF-16 code units throughout, because that is what ICU, HarfBuzz and a
/// frame tree count. An unpaired surrogate counts as U+FFFD.
///
/// The direction of the *paragraph* and the direction of the *layout* are independent: with
/// `paragraphDirection` left-to-right in a right-to-left layout, `"Hello."` keeps its full stop at
/// its right end and stands at the right edge of its box.
public struct TextRequest: Hashable, Sendable {
  private(set) var exactText: ExactText

  /// The text to set, source of all ranges.
  ///
  /// Requests are equal only where every code unit is: canonically equivalent texts have other
  /// offsets.
  public var text: String {
    get { exactText.string }
    set { exactText = ExactText(newValue) }
  }

  /// The typesetting language: a BCP 47 tag or an ICU identifier, which chooses faces, shaping and
  /// line breaks.
  ///
  /// Keywords work: `ja-u-lb-strict` keeps small kana off the start of a line.
  public var language: String

  /// The direction that leading and trailing alignment refer to.
  public var layoutDirection: LayoutDirection

  /// How the direction of each paragraph is found.
  public var paragraphDirection: ParagraphDirection

  /// The direction of the language in which a localised string was found, or `nil` for other text.
  ///
  /// Only ``ParagraphDirection/auto`` looks at it.
  public var stringDirection: LayoutDirection?

  /// Where a line stands in its box, relative to the layout direction.
  public var alignment: TextAlignment

  /// The font wanted.
  public var font: FontRequest

  /// The greatest number of lines, or `nil` for no limit; less than one counts as one.
  public var lineLimit: Int?

  /// Which part of a text that does not fit gives way to an ellipsis.
  public var truncationMode: TruncationMode

  /// The smallest factor by which the font may shrink before a text is truncated, above 0, at
  /// most 1.
  public var minimumScaleFactor: Double

  /// Whether letters may move a little closer together before the font shrinks or text is cut.
  public var allowsTightening: Bool

  /// Whether a word wider than its line breaks between grapheme clusters instead of sticking out.
  public var emergencyBreaks: Bool

  /// The distance of tab stops from the edge where a line begins, in points; `nil` for eight spaces
  /// of the primary face.
  public var tabInterval: Double?

  /// Parts that no line break divides, such as a name or a number with its unit; line ends in them
  /// still end lines, and a part that is wider than its line breaks as a word does.
  public var unbreakableRanges: [Range<Int>]

  /// The boxes that stand for U+FFFC characters of the text.
  ///
  /// Where there is any, a U+FFFC without one shows nothing.
  public var attachments: [TextAttachment]

  /// Parts in another language, weight or family.
  public var spans: [TextSpan]

  /// Creates a request; what is left out has the value a plain text has.
  public init(
    text: String,
    language: String = "en",
    layoutDirection: LayoutDirection = .leftToRight,
    paragraphDirection: ParagraphDirection = .auto,
    stringDirection: LayoutDirection? = nil,
    alignment: TextAlignment = .leading,
    font: FontRequest = FontRequest(size: 17),
    lineLimit: Int? = nil,
    truncationMode: TruncationMode = .tail,
    minimumScaleFactor: Double = 1,
    allowsTightening: Bool = false,
    emergencyBreaks: Bool = true,
    tabInterval: Double? = nil,
    unbreakableRanges: [Range<Int>] = [],
    attachments: [TextAttachment] = [],
    spans: [TextSpan] = []
  ) {
    exactText = ExactText(text)
    self.language = language
    self.layoutDirection = layoutDirection
    self.paragraphDirection = paragraphDirection
    self.stringDirection = stringDirection
    self.alignment = alignment
    self.font = font
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.minimumScaleFactor = minimumScaleFactor
    self.allowsTightening = allowsTightening
    self.emergencyBreaks = emergencyBreaks
    self.tabInterval = tabInterval
    self.unbreakableRanges = unbreakableRanges
    self.attachments = attachments
    self.spans = spans
  }
}
