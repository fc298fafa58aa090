internal import CICU

/// ICU's functions on locale identifiers.
///
/// Everything that goes in was checked before: ASCII, without a zero byte, of bounded length.
enum ICULocale {
  /// ICU's spelling of a canonical BCP 47 tag.
  static func identifier(tag: String) throws(ICUError) -> String {
    var parsed: Int32 = 0
    let identifier = try unsafe ICUBuffer.ascii(while: "reading the tag \(tag)") {
      unsafe cicu_locale_from_tag(tag, $0, $1, &parsed, $2)
    }
    guard Int(parsed) == tag.utf8.count || tag == "und" else {
      throw ICUError(code: ICUStatus.illegalArgument, operation: "reading the tag \(tag)")
    }
    return identifier
  }

  /// The tag of one of ICU's own identifiers.
  static func tag(identifier: String) throws(ICUError) -> String {
    try unsafe ICUBuffer.ascii(while: "writing \(identifier) as a tag") {
      unsafe cicu_locale_to_tag(identifier, $0, $1, $2)
    }
  }

  /// The identifier with the most likely script and region filled in.
  static func addLikelySubtags(_ identifier: String) throws(ICUError) -> String {
    try unsafe ICUBuffer.ascii(while: "looking for likely subtags of \(identifier)") {
      unsafe cicu_locale_add_likely(identifier, $0, $1, $2)
    }
  }

  /// A keyword in the spelling of BCP 47, with old names of values replaced.
  ///
  /// The answer is `nil` when it has not the form of one. The value `true` becomes empty.
  static func unicodeKeyword(key: String, value: String) -> (key: String, type: String)? {
    let ascii: (String) -> Bool = { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }
    guard ascii(key), ascii(value), !key.isEmpty, !value.isEmpty else { return nil }
    let operation = "reading the keyword \(key)"
    guard
      let unicodeKey = try? unsafe ICUBuffer.ascii(
        while: operation, { unsafe cicu_locale_unicode_key(key, $0, $1, $2) }),
      let type = try? unsafe ICUBuffer.ascii(
        while: operation, { unsafe cicu_locale_unicode_type(key, value, $0, $1, $2) }),
      !unicodeKey.isEmpty, !type.isEmpty
    else { return nil }
    return (unicodeKey, type == "true" ? "" : type)
  }

  /// Kinds of aliases in CLDR.
  enum AliasKind: String {
    case language, script, territory, variant
  }

  /// What CLDR puts in the place of a subtag (or of several, joined by `_`); several answers are
  /// separated by spaces.
  static func alias(_ kind: AliasKind, of subtag: String) throws(ICUError) -> String? {
    let replacement = try unsafe ICUBuffer.ascii(while: "reading CLDR's aliases") {
      unsafe cicu_locale_alias(kind.rawValue, subtag, $0, $1, $2)
    }
    return replacement.isEmpty ? nil : replacement
  }

  /// Whether ICU has data for the language of the identifier.
  static func hasData(_ identifier: String) -> Bool { unsafe cicu_locale_has_data(identifier) }

  /// The identifiers of every locale that ICU has data for.
  static var available: [String] {
    (0..<cicu_locale_available_count()).compactMap { index in
      unsafe cicu_locale_available(index).map { unsafe String(cString: $0) }
    }
  }

  /// The name of a locale in the language of `display`.
  static func displayName(of identifier: String, in display: String) throws(ICUError) -> String {
    try unsafe ICUBuffer.string(while: "naming \(identifier) in \(display)") {
      unsafe cicu_locale_display_name(display, identifier, $0, $1, $2)
    }
  }

  /// The name of a language in the language of `display`.
  static func languageName(_ language: String, in display: String) throws(ICUError) -> String {
    try unsafe ICUBuffer.string(while: "naming the language \(language) in \(display)") {
      unsafe cicu_locale_display_language(display, language, $0, $1, $2)
    }
  }
}
