internal import UnicodeServices

/// Sets texts with real faces: ICU's directions and breaks, HarfBuzz's shapes.
///
/// A text is shaped once for a language, a family and a weight; all sizes and widths share the
/// result. Faces are opened when a text first needs them.
///
/// Safe to share between threads. Keeps shaped texts of at most about half a million UTF-8 bytes, some 30 MB.
public final class FontTextMeasurer: TextMeasurer {
  private struct Key: Hashable {
    let text: ExactText
    let language: String
    let base: BidiBase
    let family: String?
    let design: FontDesign
    let weight: FontWeight
    let width: FontWidth
    let isTracked: Bool
    let withoutLigatures: Bool
    let hidesObjects: Bool
    let spans: [TextSpan]
    let unbreakable: [Range<Int>]

    /// Few keys differ in anything but their text, so that its hash is enough.
    func hash(into hasher: inout Hasher) { hasher.combine(text) }
  }

  private let fonts: FontBook
  private let services = TextServices()
  private let cache = BoundedCache<Key, ShapedText?>(limit: 1 << 18)
  private let fallback = SyntheticTextMeasurer()

  /// Creates a measurer with empty caches.
  public init(fonts: FontBook) {
    self.fonts = fonts
  }

  /// The name of the book: `"system"`, a directory, or files.
  public var fontSource: String { fonts.source }

  /// Sets a text.
  ///
  /// Where no face of the book can be opened any more, as ``SyntheticTextMeasurer`` would.
  public func typeset(_ request: TextRequest) -> any TypesetText {
    let key = Key(
      text: request.exactText, language: request.language, base: request.bidiBase,
      family: request.font.family, design: request.font.design, weight: request.font.weight,
      width: request.font.width, isTracked: request.font.tracking != 0 || request.allowsTightening,
      withoutLigatures: request.font.tracking != 0,
      hidesObjects: !request.attachments.isEmpty, spans: request.spans,
      unbreakable: request.unbreakableRanges)
    let shaped = cache.value(for: key, cost: request.text.utf8.count + 64) { shape(key) }
    guard let shaped else { return fallback.typeset(request) }
    return SetText(shaped: shaped, request: request)
  }

  /// How often HarfBuzz was called so far.
  public var statistics: ShapingStatistics { services.counter.statistics }

  /// Forgets all shaped texts and words; faces, iterators and buffers stay open.
  ///
  /// Texts that were set before stay valid.
  public func removeCachedTexts() {
    cache.removeAll()
    services.words.removeAll()
  }

  /// Shapes a text; `nil` where no face can be opened.
  private func shape(_ key: Key) -> ShapedText? {
    guard
      let style = style(
        0..<0, language: key.language, family: key.family, design: key.design,
        weight: key.weight, width: key.width)
    else { return nil }
    // A text has few spans; beyond what a byte counts, the rest are as the text is.
    let spans = key.spans.prefix(255).compactMap { span in
      self.style(
        span.range, language: span.language ?? key.language, family: span.family ?? key.family,
        design: key.design, weight: span.weight ?? key.weight, width: span.width ?? key.width)
    }
    return TextShaper(
      services: services, styles: [style] + spans, isTracked: key.isTracked,
      withoutLigatures: key.withoutLigatures, hidesObjects: key.hidesObjects,
      unbreakable: key.unbreakable
    ).shape(key.text.string, base: key.base)
  }

  private func style(
    _ range: Range<Int>, language: String, family: String?, design: FontDesign,
    weight: FontWeight, width: FontWidth
  ) -> TextShaper.Style? {
    let cascade = fonts.cascade(
      language: language, family: family, design: design, weight: weight, width: width)
    guard let primary = cascade.primary else { return nil }
    return TextShaper.Style(range: range, cascade: cascade, primary: primary)
  }
}
