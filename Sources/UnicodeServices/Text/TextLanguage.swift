internal import CICU

/// What setting a text needs to know of a language.
public enum TextLanguage {
  /// ICU's identifier for a BCP 47 tag or an ICU identifier: `ja-u-lb-strict` is `ja@lb=strict`.
  ///
  /// What is neither is returned as it is; ICU then uses its root rules.
  public static func identifier(of language: String) -> String {
    var buffer: [CChar] = Array(repeating: 0, count: 256)
    let length = unsafe language.withCString {
      unsafe cicu_language_identifier($0, &buffer, Int32(buffer.count))
    }
    guard length > 0 else { return language }
    return String(
      decoding: buffer.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The script a language is most likely written in, or `nil` where that is unknown.
  ///
  /// `ur` is Arab, `zh-HK` is Hant, `pa-PK` is Arab.
  public static func script(of language: String) -> Script? {
    let code = unsafe identifier(of: language).withCString { unsafe cicu_language_script($0) }
    return code < 0 ? nil : Script(rawValue: Int16(code))
  }

  /// The BCP 47 language subtag in lower case: `"ja"` of `ja-JP`.
  public static func languageCode(of language: String) -> String {
    language.prefix { $0 != "-" && $0 != "_" && $0 != "@" }.lowercased()
  }

  /// Whether an ICU identifier asks for `lw=keepall`.
  static func keepsLettersTogether(_ identifier: String) -> Bool {
    identifier.utf8.contains(UInt8(ascii: "@")) && identifier.hasKeyword("lw=keepall")
  }
}

extension String {
  fileprivate func hasKeyword(_ keyword: String) -> Bool {
    split(separator: "@").dropFirst().contains {
      $0.split(separator: ";").contains { $0 == keyword }
    }
  }
}
