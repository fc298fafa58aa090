/// Which locale stands in for another one that has no data of its own.
public enum LocaleInheritance: String, Hashable, Sendable, CaseIterable {
  /// CLDR's parents (TR35).
  case cldr
  /// The parents that Apple's platforms use.
  case apple
}

extension LocaleIdentifier {
  /// The parents, nearest first, without this locale, without root, and without keywords.
  ///
  /// ```
  /// cldr:   en-AU → en-001, en                 ar-EG → ar     sr-Latn-RS → sr-Latn
  /// apple:  en-AU → en-GB, en-001, en          zh-HK → zh-Hant-HK, zh-Hant, zh-TW
  /// ```
  ///
  /// When the region asks for another script than the language has by itself, the script is put in
  /// first (`pa-PK` → `pa-Arab-PK`, `pa-Arab`); a script that is not the usual one is never dropped,
  /// since nobody could read the result.
  ///
  /// Source: TR35 part 1 §4.1.2 "Parent Locales"; for Apple's, the answers of Apple's ICU 76.
  public func parents(_ inheritance: LocaleInheritance) -> [LocaleIdentifier] {
    let start = storage.subtags.withoutExtensions
    var seen: Set<LocaleSubtags> = [start]
    var result: [LocaleIdentifier] = []
    var current = start
    if let inserted = Self.insertingScript(start), seen.insert(inserted).inserted {
      current = inserted
      if let identifier = LocaleIdentifier(checked: inserted) { result.append(identifier) }
    }
    while let parent = Self.parent(of: current, inheritance), seen.insert(parent).inserted {
      if let identifier = LocaleIdentifier(checked: parent) { result.append(identifier) }
      current = parent
    }
    return result
  }

  /// The subtags with the likely script, if none is stated and the language alone has another one.
  private static func insertingScript(_ subtags: LocaleSubtags) -> LocaleSubtags? {
    guard subtags.script == nil, subtags.region != nil, subtags.language != "und",
      let script = LocaleIdentifier(checked: subtags)?.script,
      let usual = usualScript(of: subtags.language), script != usual
    else { return nil }
    var result = subtags
    result.script = script
    return result
  }

  private static func usualScript(of language: String) -> String? {
    LocaleIdentifier(checked: LocaleSubtags(language: language))?.script
  }

  private static func parent(
    of subtags: LocaleSubtags, _ inheritance: LocaleInheritance
  ) -> LocaleSubtags? {
    var result = subtags
    if !subtags.variants.isEmpty {
      result.variants.removeLast()
      return result
    }
    if let tag = ParentLocales.parent(of: subtags.tag, inheritance) {
      return try? LocaleSubtags.parse(tag)
    }
    if ParentLocales.isEnd(subtags.tag, inheritance) { return nil }
    if subtags.region != nil {
      result.region = nil
    } else if let script = subtags.script, script == usualScript(of: subtags.language) {
      result.script = nil
    } else {
      return nil
    }
    return result
  }
}

/// Parents that are not found by cutting off the last subtag.
enum ParentLocales {
  /// Whether nothing stands behind the locale, whatever its form.
  static func isEnd(_ tag: String, _ inheritance: LocaleInheritance) -> Bool {
    inheritance == .apple && appleEnds.contains(tag)
  }

  static func parent(of tag: String, _ inheritance: LocaleInheritance) -> String? {
    let own = inheritance == .apple ? apple[tag] : nil
    if let own = own ?? both[tag] { return own }
    let pieces = tag.split(separator: "-")
    guard pieces.count == 2, let region = pieces.last.map(String.init) else { return nil }
    let regional = inheritance == .apple ? appleRegions : cldrRegions
    return regional.first { $0.language == pieces[0] && $0.regions.contains(region) }?.parent
  }

  private static let both: [String: String] = [
    "nb": "no", "nn": "no", "ht": "fr-HT", "hi-Latn": "en-IN", "zh-Hant-MO": "zh-Hant-HK",
    "en-150": "en-001",
  ]

  private static let apple: [String: String] = [
    "en-150": "en-GB", "zh-Hant": "zh-TW", "zh": "zh-CN",
  ]

  /// Locales that end Apple's chains.
  private static let appleEnds: Set<String> = ["zh-TW", "zh-CN"]

  private struct Regions {
    let language: String
    let parent: String
    let regions: Set<String>

    init(_ language: String, _ parent: String, _ regions: String) {
      self.language = language
      self.parent = parent
      self.regions = Set(regions.split(separator: " ").map(String.init))
    }
  }

  // Source: CLDR 42, supplemental parentLocales.
  private static let cldrRegions = [
    Regions(
      "en", "en-001",
      """
      AG AI AU BB BM BS BW BZ CC CK CM CX CY DG DM ER FJ FK FM GB GD GG GH GI GM GY HK IE IL IM IN \
      IO JE JM KE KI KN KY LC LR LS MG MO MS MT MU MV MW MY NA NF NG NR NU NZ PG PK PN PW RW SB SC \
      SD SG SH SL SS SX SZ TC TK TO TT TV TZ UG VC VG VU WS ZA ZM ZW
      """),
    Regions("en", "en-150", "AT BE CH DE DK FI NL SE SI"),
    Regions(
      "es", "es-419", "AR BO BR BZ CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV US UY VE"),
    Regions("pt", "pt-PT", "AO CH CV FR GQ GW LU MO MZ ST TL"),
  ]

  // Source: recorded from `ualoc_getAppleParent` of Apple's ICU 76.
  private static let appleRegions = [
    Regions("en", "en-AU", "CC CK CX NF NR NU NZ WS"),
    Regions(
      "en", "en-GB",
      """
      AI AU BB BD BM BN BS BW BZ DG DM FJ FK GD GG GH GI GM GY HK IE IM IN IO JE JM KE KI KN KY LC \
      LK LS MO MS MT MU MV MW MY NA NG PK SB SC SD SG SH SL SS SZ TC TO TT TV TZ UG VC VG VU ZA ZM \
      ZW
      """),
    Regions(
      "en", "en-150",
      """
      AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME \
      MK NL NO PL PT RO RS RU SE SI SK UA VA
      """),
    Regions(
      "en", "en-001",
      """
      AF AG AM AO AR AW AX AZ BF BH BJ BL BO BQ BR CD CF CG CI CM CR CU CV DO DZ EC EG EH ER ET FM \
      GA GB GF GN GP GQ GT HN HT IC ID IL IQ JO KG KH KM KW KZ LA LB LR LY MA MF MG ML MM MN MQ MR \
      MZ NC NE NI NP OM PE PF PG PM PN PS PW QA RE RW SJ SM SN SO ST SV SX SY TD TF TG TH TJ TK TL \
      TM TN UY UZ VE VN WF YE YT
      """),
    Regions(
      "es", "es-419",
      """
      AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JP \
      KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
      """),
    Regions("pt", "pt-PT", "AO CH CV FR GQ GW LU MO MZ ST TL"),
  ]
}
