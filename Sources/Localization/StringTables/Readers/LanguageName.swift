internal import UnicodeServices

/// Tells names of files and folders that are languages from others.
enum LanguageName {
  /// Whether a name is a language with two or three letters, with script and region.
  static func isLanguage(_ name: String) -> Bool {
    let language = name.prefix { $0 != "-" && $0 != "_" }
    guard (2...3).contains(language.count), language.allSatisfy({ $0.isLowercase }) else {
      return false
    }
    return (try? LocaleIdentifier(name)) != nil
  }

  /// The longest end of a file's name, behind an underscore, that is a language: `app_zh_Hant`.
  ///
  /// A whole name is one only with two letters, since three-letter words often are codes.
  static func ending(of stem: String) -> String? {
    let parts = stem.split(separator: "_")
    for start in parts.indices.dropFirst() {
      let name = parts[start...].joined(separator: "_")
      if isLanguage(name) { return name }
    }
    return parts.first?.prefix(while: { $0 != "-" }).count == 2 && isLanguage(stem) ? stem : nil
  }
}
