/// Writes small String Catalogs.
enum Catalogs {
  /// A catalog whose entries are given as JSON; `'` stands for a double quote.
  static func catalog(_ entries: String, source: String = "en") -> String {
    #"{"sourceLanguage":"\#(source)","version":"1.0","strings":{"#
      + entries.replacing("'", with: "\"") + "}}"
  }

  /// A plain text.
  static func unit(_ value: String, state: String = "translated") -> String {
    "{'stringUnit':{'state':'\(state)','value':'\(value)'}}"
  }

  /// A plural with texts by category.
  static func plural(_ cases: KeyValuePairs<String, String>) -> String {
    let texts = cases.map { "'\($0.key)':\(unit($0.value))" }
    return "{'variations':{'plural':{\(texts.joined(separator: ","))}}}"
  }

  /// An entry with texts by language.
  static func entry(_ key: String, _ texts: KeyValuePairs<String, String>) -> String {
    let localizations = texts.map { "'\($0.key)':\($0.value)" }
    return "'\(key)':{'localizations':{\(localizations.joined(separator: ","))}}"
  }
}
