extension LocaleIdentifier {
  /// Reads a string with all checks.
  static func read(_ string: String) throws(LocaleIdentifierError) -> Storage {
    let length = string.utf8.count
    guard length <= lengthLimit else {
      throw .tooLong(length: length, limit: lengthLimit)
    }
    let subtags: LocaleSubtags
    do {
      subtags = try LocaleSubtags.parse(string)
    } catch {
      throw .malformed(
        identifier: string, reason: error.reason, suggestion: suggestion(forMalformed: string))
    }
    if let (subtag, code) = unregisteredCode(in: subtags) {
      throw .unregistered(
        subtag, code: code, identifier: string, suggestion: suggestion(for: subtags))
    }
    if let (key, value) = unknownKeyword(in: subtags) {
      throw .unknownKeywordValue(
        key: key, value: value, identifier: string,
        suggestion: suggestion(for: subtags, key: key, value: value))
    }
    do {
      return try Storage(canonical: subtags)
    } catch {
      throw .malformed(identifier: string, reason: error.description, suggestion: nil)
    }
  }

  /// The first code that nobody registered.
  private static func unregisteredCode(
    in subtags: LocaleSubtags
  ) -> (LocaleIdentifierError.Subtag, String)? {
    if subtags.language != "und", !SubtagRegistry.isLanguage(subtags.language) {
      return (.language, subtags.language)
    }
    if let script = subtags.script, !SubtagRegistry.isScript(script) { return (.script, script) }
    if let region = subtags.region, !SubtagRegistry.isRegion(region) { return (.region, region) }
    return nil
  }

  /// The first keyword whose value is not one of its closed list.
  private static func unknownKeyword(in subtags: LocaleSubtags) -> (String, String)? {
    for (key, value) in subtags.keywords.sorted(by: { $0.key < $1.key }) {
      guard let isKnown = UnicodeKeyword(rawValue: key)?.accepts(value), !isKnown else { continue }
      return (key, value.isEmpty ? "true" : value)
    }
    return nil
  }

  /// The tag of `subtags` with unregistered codes replaced by near ones.
  private static func suggestion(for subtags: LocaleSubtags) -> String? {
    let suggestions = SubtagSuggestions.shared
    var repaired = subtags
    // Language, script and region can each be wrong once.
    for _ in 0..<3 {
      guard let (wrong, _) = unregisteredCode(in: repaired) else { break }
      guard let next = suggestions.repaired(repaired, wrong: wrong) else { return nil }
      repaired = next
    }
    return try? read(repaired.tag).bcp47
  }

  private static func suggestion(
    for subtags: LocaleSubtags, key: String, value: String
  ) -> String? {
    var repaired = subtags
    repaired.keywords[key] = UnicodeKeyword(rawValue: key)?.value(near: value)
    return try? read(repaired.tag).bcp47
  }

  /// ICU's names of values that are too long for a tag.
  private static let legacyTypes = ["gregorian": "gregory", "phonebook": "phonebk"]

  /// What was meant by the usual strangers: POSIX names, spaces, names of languages.
  private static func suggestion(forMalformed string: String) -> String? {
    if string == "C" { return "en-US-u-va-posix" }
    let pieces = string.lowercased().split(separator: "-", omittingEmptySubsequences: false)
    let renamed = pieces.map { legacyTypes[String($0)] ?? String($0) }
    if renamed.joined(separator: "-") != string.lowercased() {
      return try? read(renamed.joined(separator: "-")).bcp47
    }
    let word = string.prefix { $0 != "." && $0 != "@" }
    let cleaned = String(word.map { $0 == " " ? "-" : $0 }.filter { $0.isASCII })
    guard cleaned != string, !cleaned.isEmpty else {
      guard string.utf8.count > 3, string.allSatisfy({ $0.isASCII && $0.isLetter }) else {
        return nil
      }
      return SubtagSuggestions.shared.language(named: string.lowercased())
    }
    if let subtags = try? LocaleSubtags.parse(cleaned) { return suggestion(for: subtags) }
    return nil
  }
}

extension LocaleIdentifier.Storage {
  /// Makes the storage of subtags that were checked, or that nobody needs to check.
  convenience init(canonical subtags: LocaleSubtags) throws(ICUError) {
    var subtags = subtags
    try subtags.replaceAliases()
    let tag = subtags.tag
    let identifier = try ICULocale.identifier(tag: tag)
    let base = subtags.withoutExtensions.tag
    let likelyID = try ICULocale.addLikelySubtags(ICULocale.identifier(tag: base))
    let likely = try? LocaleSubtags.parse(likelyID)
    let script = subtags.script ?? LikelyScripts.script(of: subtags, icu: likely?.script)
    let pseudo = PseudoLocale(language: subtags.language, region: subtags.region)
    self.init(
      subtags: subtags,
      bcp47: tag,
      icuID: Self.withRoot(identifier),
      likelyScript: script,
      likelyRegion: subtags.region ?? likely?.region.flatMap { $0 == "ZZ" ? nil : $0 },
      pseudo: pseudo,
      direction: pseudo?.direction ?? script.map { WritingDirection(script: $0) } ?? .leftToRight
    )
  }
}

extension LocaleIdentifier.Storage {
  /// ICU writes the undetermined language in several ways, and only finds data under `root`.
  private static func withRoot(_ identifier: String) -> String {
    let keywords = identifier.firstIndex(of: "@") ?? identifier.endIndex
    let base = identifier[..<keywords]
    return base.isEmpty || base == "und" ? "root" + identifier[keywords...] : identifier
  }
}

/// Scripts of right-to-left languages that CLDR's likely subtags do not have.
enum LikelyScripts {
  /// The likely script, ICU's own answer first.
  static func script(of subtags: LocaleSubtags, icu: String?) -> String? {
    icu ?? table[subtags.language]
  }

  /// Source: the languages' entries in ISO 639-3 and Ethnologue's script fields, for languages
  /// without an entry in CLDR 42.
  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (script, languages) in [
      ("Arab", arabic), ("Hebr", hebrew), ("Syrc", syriac), ("Mand", ["mid", "myz"]),
      ("Samr", ["sam"]), ("Armi", ["oar"]), ("Mani", ["xmn"]), ("Narb", ["xna"]),
    ] {
      for language in languages { table[language] = script }
    }
    return table
  }()

  private static let arabic = [
    // Members of the macrolanguage Arabic.
    "aao", "abh", "abv", "acm", "acq", "acw", "acx", "acy", "adf", "aec", "afb", "ajp", "apc",
    "apd", "arb", "ars", "auz", "avl", "ayh", "ayl", "ayn", "ayp", "pga", "ssh",
    // Iran, Pakistan, Afghanistan, China.
    "aee", "aiq", "azb", "bhh", "bsg", "chg", "def", "dml", "fay", "gig", "glh", "gwt", "khw",
    "lrk", "ota", "pbt", "pbu", "pnb", "prc", "psh", "pst", "shd", "tov", "wne",
  ]

  private static let hebrew = [
    "aij", "ajt", "hbo", "huy", "itk", "jbe", "jdt", "jge", "jpa", "jpr", "jrb", "jye", "lsd",
    "tmr", "trg", "yhd", "yud",
  ]

  private static let syriac = ["aii", "cld", "syc"]
}
