internal import UnicodeServices

/// The families of a set of font files, by name.
struct FontCatalog: Sendable {
  /// Upright files by family name, such as `NotoSansArabic`.
  let families: [String: [FontFile]]

  /// Family names in the order in which they stand in for missing glyphs.
  let order: [String]

  /// The Noto family of each script, sans where there is one.
  private let familyOfScript: [Script: String]

  /// The Noto family of each script that goes with a serif face, Naskh for Arabic.
  private let serifFamilyOfScript: [Script: String]

  /// Sorts files into families; those `onRequest` stand in for no missing glyph.
  init(_ files: [FontFile], onRequest: Set<String> = []) {
    var families: [String: [FontFile]] = [:]
    for file in files where !file.isItalic { families[file.family, default: []].append(file) }
    self.families = families
    var sans: [Script: String] = [:]
    var serif: [Script: String] = [:]
    for family in families.keys {
      if let script = Self.script(of: family, prefix: "NotoSans") {
        sans[script] = family
      } else if let script = Self.script(of: family, prefix: "NotoSerif") {
        serif[script] = family
      }
    }
    familyOfScript = sans.merging(serif) { sans, _ in sans }
    if families["NotoNaskhArabic"] != nil { serif[.arabic] = "NotoNaskhArabic" }
    serifFamilyOfScript = serif.merging(sans) { serif, _ in serif }
    order = Self.order(of: families.keys, familyOfScript).filter { !onRequest.contains($0) }
  }

  /// The family of the script a language is written in; `nil` where the primary family will do.
  ///
  /// Urdu and Kashmiri take Nastaliq, other languages in Arabic letters Noto Sans Arabic, or Naskh
  /// next to a serif face.
  func family(for script: Script, language: String, withSerifs: Bool) -> String? {
    if script == .arabic, language == "ur" || language == "ks",
      families["NotoNastaliqUrdu"] != nil
    {
      return "NotoNastaliqUrdu"
    }
    return withSerifs ? serifFamilyOfScript[script] : familyOfScript[script]
  }

  /// The file of a family whose width, and then whose weight stand in for those wanted.
  func file(of family: String, weight: FontWeight, width: FontWidth) -> FontFile? {
    guard let files = families[family],
      let bestWidth = FontWidth.best(for: width, of: files.map(\.width))
    else { return nil }
    let ofWidth = files.filter { $0.width == bestWidth }
    guard let best = FontWeight.best(for: weight, of: ofWidth.map(\.weight)) else { return nil }
    return ofWidth.first { $0.weight == best }
  }

  /// The script in a Noto family name: `NotoSansOldPersian` is Xpeo.
  private static func script(of family: String, prefix: String) -> Script? {
    guard family.hasPrefix(prefix) else { return nil }
    let name = String(family.dropFirst(prefix.count))
    switch name {
    case "": return nil
    case "Symbols", "Math": return nil
    default: return Script(name: name)
    }
  }

  /// Noto Sans, or DejaVu Sans where that is missing; the families of scripts by script code; other Noto Sans; CJK; other families;
  /// emoji; DejaVu Sans.
  private static func order(
    of families: Dictionary<String, [FontFile]>.Keys, _ scripts: [Script: String]
  ) -> [String] {
    var codes: [String: String] = [:]
    for (script, family) in scripts { codes[family] = script.shortName }
    let primary = families.contains("NotoSans") ? "NotoSans" : "DejaVuSans"
    func rank(_ family: String) -> (Int, String) {
      if family == primary { return (0, "") }
      if let code = codes[family] { return (1, code) }
      if family == "NotoSansCJK" { return (3, "") }
      if family.hasPrefix("NotoSansSymbols") || family == "NotoSansMath" { return (2, family) }
      if family.hasSuffix("Emoji") { return (5, family) }
      if family == "DejaVuSans" { return (6, "") }
      return (4, family)
    }
    return families.map { ($0, rank($0)) }.sorted { $0.1 < $1.1 }.map { $0.0 }
  }
}
