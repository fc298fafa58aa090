internal import UnicodeServices

/// Sets texts with real faces: ICU's directions and breaks, HarfBuzz's shapes.
///
/// A text is shaped once for a language, a family and a weight; all sizes and widths share the
/// result. Faces are opened when a text first needs them.
///
/// Safe to share between threads. Keeps shaped texts of at most about two million UTF-16 units.
public final class FontTextMeasurer: TextMeasurer {
  private struct Key: Hashable {
    let text: String
    let language: String
    let base: BidiBase
    let family: String?
    let weight: FontWeight
    let isTracked: Bool
  }

  private let fonts: FontBook
  private let services = TextServices()
  private let cache = BoundedCache<Key, ShapedText>(limit: 1 << 20)
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
      text: request.text, language: request.language, base: request.bidiBase,
      family: request.font.family, weight: request.font.weight,
      isTracked: request.font.tracking != 0 || request.allowsTightening)
    let cascade = fonts.cascade(language: request.language, font: request.font)
    guard let primary = (0..<cascade.count).first(where: { cascade.face(at: $0) != nil }) else {
      return fallback.typeset(request)
    }
    let shaped = cache.value(for: key, cost: request.text.utf16.count + 64) {
      TextShaper(
        services: services, cascade: cascade, primary: primary, language: request.language,
        isTracked: key.isTracked
      ).shape(request.text, base: key.base)
    }
    return SetText(shaped: shaped, request: request)
  }
}
