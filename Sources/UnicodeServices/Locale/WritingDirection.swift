/// The horizontal direction in which a script is written and a value is read.
///
/// This is a fact of text. The direction of a layout is another thing: it can be forced, and then
/// stays independent of the locale of the values in it.
public enum WritingDirection: String, Hashable, Sendable, Codable, CaseIterable {
  /// As in English; also scripts that are written in columns.
  case leftToRight

  /// As in Arabic and Hebrew.
  case rightToLeft

  /// The direction of a script, by its ISO 15924 code in the usual spelling (`Latn`, `Arab`).
  ///
  /// ```
  /// WritingDirection(script: "Latn")  // leftToRight
  /// WritingDirection(script: "Thaa")  // rightToLeft
  /// ```
  ///
  /// Source: bidi classes of the scripts' letters (UAX #9), CLDR `scriptMetadata.txt`, and ISO 15924
  /// for scripts that Unicode does not encode yet.
  public init(script: String) {
    self = Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
  }

  private static let rightToLeftScripts: Set<String> = [
    // In living use; the Syriac variants and Nastaliq Arabic have codes of their own.
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Mend", "Nkoo", "Rohg", "Samr", "Syrc", "Syre", "Syrj",
    "Syrn", "Thaa", "Yezi", "Gara",
    // Historic.
    "Armi", "Avst", "Chrs", "Cprt", "Elym", "Hatr", "Hung", "Khar", "Lydi", "Mani", "Merc", "Mero",
    "Narb", "Nbat", "Orkh", "Ougr", "Palm", "Phli", "Phlp", "Phlv", "Phnx", "Prti", "Sarb", "Sidt",
    "Sogd", "Sogo",
    // Registered, not encoded: hieratic and demotic Egyptian.
    "Egyd", "Egyh",
  ]
}
