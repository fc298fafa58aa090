/// The identity of a locale: language, script, region, variants and keywords.
///
/// Both spellings are read, BCP 47 (`ar-EG-u-nu-latn`) and ICU's (`ar_EG@numbers=latn`), and both
/// name the same value. An identifier is canonical: codes out of use are replaced as CLDR does
/// (`iw` → `he`, `sh` → `sr-Latn`), keywords are sorted. Two identifiers are equal when their
/// canonical tags are.
///
/// ```
/// let english = try LocaleIdentifier("en-US")             // leftToRight, script Latn
/// let uighur = try LocaleIdentifier("ug")                 // rightToLeft, script Arab
/// let cairo = try LocaleIdentifier("ar_EG@numbers=latn")  // bcp47 "ar-EG-u-nu-latn"
/// ```
///
/// Copies share one immutable storage.
///
/// Source: RFC 5646, UTS #35 part 1 §3, CLDR's alias and likely-subtag data as ICU carries them.
public struct LocaleIdentifier: Sendable {
  final class Storage: Sendable {
    let subtags: LocaleSubtags
    let bcp47: String
    let icuID: String
    let likelyScript: String?
    let likelyRegion: String?
    let pseudo: PseudoLocale?
    let direction: WritingDirection

    init(
      subtags: LocaleSubtags, bcp47: String, icuID: String, likelyScript: String?,
      likelyRegion: String?, pseudo: PseudoLocale?, direction: WritingDirection
    ) {
      self.subtags = subtags
      self.bcp47 = bcp47
      self.icuID = icuID
      self.likelyScript = likelyScript
      self.likelyRegion = likelyRegion
      self.pseudo = pseudo
      self.direction = direction
    }
  }

  let storage: Storage

  /// The longest string that is looked at, in UTF-8 bytes.
  public static let lengthLimit = 255

  /// Reads an identifier.
  ///
  /// `root` and `und` are valid, and so are the pseudo-locales (`en-XA`, `ar-XB`, …). Variants are
  /// only checked for their form.
  ///
  /// - Throws: `LocaleIdentifierError`: `.malformed`; `.unregistered` when nobody registered a
  ///   language, script or region; `.unknownKeywordValue` for keywords with a closed list of values;
  ///   `.tooLong`. All but the last carry a valid identifier near to the given one if there is one.
  /// - Complexity: some microseconds; more when it throws.
  public init(_ string: some StringProtocol) throws(LocaleIdentifierError) {
    storage = try Self.read(String(string))
  }

  init(storage: Storage) { self.storage = storage }

  /// The canonical BCP 47 tag, `ar-EG-u-nu-latn`; `und` for the root locale.
  public var bcp47: String { storage.bcp47 }

  /// ICU's spelling, `ar_EG@numbers=latn`; `root` for the root locale.
  public var icuID: String { storage.icuID }

  /// The language in two or three lower-case letters; `und` when undetermined.
  public var language: String { storage.subtags.language }

  /// The script that the identifier states, such as `Hant` of `zh-Hant-TW`.
  public var explicitScript: String? { storage.subtags.script }

  /// The script that is written: the stated one, else the likely one; `nil` when nobody knows.
  ///
  /// ```
  /// en-US → Latn     pa-PK → Arab
  /// ```
  public var script: String? { storage.likelyScript }

  /// The region that the identifier states, such as `EG` or `419`.
  public var region: String? { storage.subtags.region }

  /// The stated region, else the likely one; `nil` when nobody knows.
  public var likelyRegion: String? { storage.likelyRegion }

  /// The variants in lower case, sorted.
  public var variants: [String] { storage.subtags.variants.sorted() }

  /// The value of a Unicode extension keyword by its BCP 47 key (`nu`, `ca`, `hc`, …).
  ///
  /// A keyword without a value has the value `true`.
  public func keyword(_ key: String) -> String? {
    storage.subtags.keywords[key].map { $0.isEmpty ? "true" : $0 }
  }

  /// The direction in which the script is written; that of the pseudo-locale for one.
  public var direction: WritingDirection { storage.direction }

  /// Whether the script is written from right to left.
  ///
  /// ```
  /// az → false     az-Arab → true     ar-XB → true
  /// ```
  public var isRightToLeft: Bool { storage.direction == .rightToLeft }

  /// The pseudo-locale that this is, if it is one.
  public var pseudo: PseudoLocale? { storage.pseudo }

  /// Whether ICU has data for the language.
  ///
  /// Without, ICU's root data is used.
  ///
  /// Source: `ures_open` not answering `U_USING_DEFAULT_WARNING`.
  /// - Complexity: a search in ICU's data, about a microsecond.
  public var isKnown: Bool { ICULocale.hasData(icuID) }
}

extension LocaleIdentifier: Hashable {
  /// Whether both have the same canonical tag.
  public static func == (left: LocaleIdentifier, right: LocaleIdentifier) -> Bool {
    left.storage === right.storage || left.bcp47 == right.bcp47
  }

  /// Hashes the canonical tag.
  public func hash(into hasher: inout Hasher) { hasher.combine(bcp47) }
}

extension LocaleIdentifier: CustomStringConvertible {
  /// The canonical BCP 47 tag.
  public var description: String { bcp47 }
}

extension LocaleIdentifier: Codable {
  /// Reads the identifier from a string.
  ///
  /// - Throws: `DecodingError` when the string is no identifier.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(container.decode(String.self))
    } catch let error as LocaleIdentifierError {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: error.description)
    }
  }

  /// Writes the canonical tag as a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(bcp47)
  }
}
