extension LocaleIdentifier {
  /// The locale that values are formatted in: `en-US` for a pseudo-locale (keywords stay), else this.
  ///
  /// ```
  /// ar-EG → ar-EG     ar-XB → en-US     en-XA-u-nu-arab → en-US-u-nu-arab
  /// ```
  public var valuesLocale: LocaleIdentifier {
    guard pseudo != nil else { return self }
    var subtags = storage.subtags
    subtags.language = "en"
    subtags.script = nil
    subtags.region = "US"
    return LocaleIdentifier(checked: subtags) ?? self
  }

  /// The same locale without keywords and other extensions.
  public var withoutExtensions: LocaleIdentifier {
    let base = storage.subtags.withoutExtensions
    return base == storage.subtags ? self : LocaleIdentifier(checked: base) ?? self
  }

  /// The same locale with a Unicode extension keyword set, or removed when `value` is `nil`.
  ///
  /// ```
  /// ar-EG, nu, latn → ar-EG-u-nu-latn
  /// ```
  ///
  /// - Throws: `LocaleIdentifierError` when the keyword or the value does not exist.
  public func setting(
    _ key: String, to value: String?
  ) throws(LocaleIdentifierError) -> LocaleIdentifier {
    var subtags = storage.subtags
    guard let value else {
      subtags.keywords[key] = nil
      return LocaleIdentifier(checked: subtags) ?? self
    }
    subtags.keywords[key] = value.lowercased()
    return try LocaleIdentifier(subtags.tag)
  }

  /// ICU's identifier of data that ICU really has: its root with this locale's keywords for a
  /// language without data.
  ///
  /// ICU looks for data of such a language in the machine's default locale before its root, so the
  /// plain identifier must not reach any function that formats.
  package var dataID: String {
    if isKnown { return icuID }
    guard let keywords = icuID.firstIndex(of: "@") else { return "root" }
    return "root" + icuID[keywords...]
  }

  /// An identifier from pieces that came from one; `nil` when ICU does not take it.
  init?(checked subtags: LocaleSubtags) {
    guard let storage = try? Storage(canonical: subtags) else { return nil }
    self.init(storage: storage)
  }
}

extension LocaleIdentifier {
  /// The root locale, `und`.
  public static var root: LocaleIdentifier { LocaleIdentifier(storage: .root) }

  /// Every locale that ICU has data for, in ICU's order.
  ///
  /// - Complexity: some milliseconds.
  public static var available: [LocaleIdentifier] {
    ICULocale.available.compactMap { try? LocaleIdentifier($0) }
  }

  /// Reads the identifier of a catalog or of a file's name, where a strange one is a finding and no
  /// error.
  ///
  /// A well-formed identifier with codes that nobody registered keeps them; one that is not well
  /// formed becomes `und` with the string as a private part, so that different strings stay
  /// different. The second result says what is wrong.
  public static func lenient(_ string: String) -> (LocaleIdentifier, LocaleIdentifierError?) {
    let problem: LocaleIdentifierError
    do {
      return (try LocaleIdentifier(string), nil)
    } catch {
      problem = error
    }
    if string.utf8.count <= lengthLimit, let subtags = try? LocaleSubtags.parse(string),
      let identifier = LocaleIdentifier(checked: subtags)
    {
      return (identifier, problem)
    }
    // Private parts are ASCII letters and digits in groups of at most eight; the hash keeps long
    // strings apart.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in string.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 36)
    let pieces = LocaleSubtags(
      privateUse: ["lenient", String(digits.prefix(8)), String(digits.dropFirst(8))]
        .filter { !$0.isEmpty })
    return (LocaleIdentifier(checked: pieces) ?? .root, problem)
  }
}

extension LocaleIdentifier.Storage {
  static let root = LocaleIdentifier.Storage(
    subtags: LocaleSubtags(), bcp47: "und", icuID: "root", likelyScript: "Latn",
    likelyRegion: "US", pseudo: nil, direction: .leftToRight)
}
