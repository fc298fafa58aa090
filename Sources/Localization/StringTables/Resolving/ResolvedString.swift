public import LocatedJSON
public import UnicodeServices

/// A text with its values filled in, and where it comes from.
public struct ResolvedString: Sendable {
  /// Which text was used.
  public enum Origin: String, Hashable, Sendable {
    /// One of a wanted language.
    case localization
    /// That of the source language.
    case source
    /// The key itself.
    case key
  }

  /// The text.
  public var string: String

  /// The key it was asked for with.
  public var key: String

  /// The language of the text as the catalog writes it.
  public var locale: String

  /// The language asked for.
  public var requested: String

  /// The languages that were tried, in order.
  public var chain: [String]

  /// Which text was used.
  public var origin: Origin

  /// How far the translation has come; nil for a key.
  public var state: TranslationState?

  /// The direction of the language of the text.
  public var direction: WritingDirection

  /// The plural categories that were chosen, by the name of the variable; `""` for the whole text.
  public var categories: [String: PluralCategory] = [:]

  /// The variation that was used, such as `device.mac`.
  public var variation = ""

  /// The file of the text, or of the key, and the byte offset in it.
  var source: (file: CatalogFile, offset: Int)?

  /// The file of the text, or of the key.
  public var path: String? { source?.file.path }

  /// The place in it.
  public var location: SourceLocation? { source.map { $0.file.location(of: $0.offset) } }

  /// What is wrong with the text or with its use.
  public var findings: [StringFinding] = []

  /// Whether the text is not in a wanted language.
  public var isFallback: Bool { findings.contains { $0.rule == .missingTranslation } }
}
