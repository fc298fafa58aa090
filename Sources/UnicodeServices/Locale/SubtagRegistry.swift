/// What is registered, and what CLDR put in the place of codes that are out of use.
enum SubtagRegistry {
  /// Whether ISO 639 has or had the code (in lower case), or BCP 47 leaves it to private use.
  static func isLanguage(_ code: String) -> Bool {
    let bytes = Array(code.utf8)
    switch bytes.count {
    case 2: return bit(of: bytes, in: RegisteredCodes.languages2) || isOldLanguage(code)
    case 3:
      if code >= "qaa", code <= "qtz" { return true }
      return bit(of: bytes, in: RegisteredCodes.languages3) || isOldLanguage(code)
    default: return false
    }
  }

  /// Codes that ISO 639 withdrew live on in CLDR's aliases.
  private static func isOldLanguage(_ code: String) -> Bool {
    (try? ICULocale.alias(.language, of: code)) != nil
  }

  /// Whether ISO 15924 has the code (in its usual case), or BCP 47 leaves it to private use.
  static func isScript(_ code: String) -> Bool {
    RegisteredCodes.scripts.contains(code) || (code >= "Qaaa" && code <= "Qabx")
  }

  /// Whether ISO 3166-1 or UN M.49 has or had the code (in upper case), or BCP 47 leaves it to
  /// private use.
  static func isRegion(_ code: String) -> Bool {
    let bytes = Array(code.lowercased().utf8)
    guard bytes.count == 2 else { return RegisteredCodes.numericRegions.contains(code) }
    return isPrivateRegion(code) || bit(of: bytes, in: RegisteredCodes.regions2)
  }

  /// Whether BCP 47 leaves a region of two capitals to private use.
  static func isPrivateRegion(_ code: String) -> Bool {
    code == "AA" || code == "ZZ" || (code >= "QM" && code <= "QZ")
      || (code >= "XA" && code <= "XZ")
  }

  private static func bit(of letters: [UInt8], in words: [UInt64]) -> Bool {
    var index = 0
    for letter in letters {
      guard (0x61...0x7A).contains(letter) else { return false }
      index = index * 26 + Int(letter - 0x61)
    }
    return words[index / 64] >> UInt64(index % 64) & 1 == 1
  }

  /// Every alphabetic code of a bit set, of `width` letters, in order.
  static func codes(in words: [UInt64], width: Int) -> [String] {
    var result: [String] = []
    for (position, word) in words.enumerated() where word != 0 {
      for offset in 0..<64 where word >> UInt64(offset) & 1 == 1 {
        var rest = position * 64 + offset
        var letters: [UInt8] = []
        for _ in 0..<width {
          letters.insert(UInt8(0x61 + rest % 26), at: 0)
          rest /= 26
        }
        result.append(String(decoding: letters, as: UTF8.self))
      }
    }
    return result
  }
}

extension LocaleSubtags {
  /// Replaces codes that are out of use by those that CLDR uses.
  ///
  /// ```
  /// iw-IL → he-IL     sh → sr-Latn     prs → fa-AF     en-840 → en-US
  /// ```
  ///
  /// Source: UTS #35 part 1, annex C "LocaleId Canonicalization", with CLDR's alias data.
  mutating func replaceAliases() throws(ICUError) {
    // Data without a cycle ends far sooner; the bound is for data that has one.
    for _ in 0..<8 {
      if try replaceLanguageAlias() { continue }
      guard try replaceOtherAlias() else { return }
    }
  }

  private mutating func replaceLanguageAlias() throws(ICUError) -> Bool {
    // The most particular key first.
    for variant in variants {
      for prefix in [language, "und"] {
        let key = "\(prefix)_\(variant)"
        guard let replacement = try ICULocale.alias(.language, of: key) else { continue }
        variants.removeAll { $0 == variant }
        take(replacement, keepsLanguage: prefix == "und")
        return true
      }
    }
    if let region, let replacement = try ICULocale.alias(.language, of: "\(language)_\(region)") {
      self.region = nil
      take(replacement, keepsLanguage: false)
      return true
    }
    guard let replacement = try ICULocale.alias(.language, of: language) else { return false }
    take(replacement, keepsLanguage: false)
    return true
  }

  /// Fills in the pieces of an alias's replacement that the identifier does not state itself.
  private mutating func take(_ replacement: String, keepsLanguage: Bool) {
    guard let alias = try? LocaleSubtags.parse(replacement) else { return }
    if !keepsLanguage { language = alias.language }
    script = script ?? alias.script
    region = region ?? alias.region
    variants += alias.variants.filter { !variants.contains($0) }
    privateUse = alias.privateUse + privateUse
  }

  private mutating func replaceOtherAlias() throws(ICUError) -> Bool {
    if let old = script, let new = try ICULocale.alias(.script, of: old) {
      script = new
      return true
    }
    if let old = region, let new = try ICULocale.alias(.territory, of: old) {
      region = try successor(among: new.split(separator: " ").map(String.init))
      return true
    }
    for (index, variant) in variants.enumerated() {
      guard let new = try ICULocale.alias(.variant, of: variant) else { continue }
      variants[index] = new.lowercased()
      return true
    }
    return false
  }

  /// Of the regions that took the place of an old one: the likely one of the language, else the
  /// first.
  private func successor(among regions: [String]) throws(ICUError) -> String? {
    guard regions.count > 1 else { return regions.first }
    let language = LocaleSubtags(language: language, script: script)
    let likely = try ICULocale.addLikelySubtags(ICULocale.identifier(tag: language.tag))
    let region = try? LocaleSubtags.parse(likely).region
    return regions.first { $0 == region } ?? regions.first
  }
}
