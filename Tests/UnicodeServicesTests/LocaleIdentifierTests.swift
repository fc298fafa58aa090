import Testing
import UnicodeServices

@Suite struct LocaleIdentifierTests {
  @Test(
    "Both spellings give the canonical tag",
    arguments: [
      ("ar-EG", "ar-EG", "ar_EG"),
      ("ar_EG", "ar-EG", "ar_EG"),
      ("AR_eg", "ar-EG", "ar_EG"),
      ("ar_EG@numbers=latn", "ar-EG-u-nu-latn", "ar_EG@numbers=latn"),
      ("en-US-u-hc-h23", "en-US-u-hc-h23", "en_US@hours=h23"),
      ("ja@lb=strict", "ja-u-lb-strict", "ja@lb=strict"),
      ("de_DE@collation=phonebook", "de-DE-u-co-phonebk", "de_DE@collation=phonebook"),
      ("th@calendar=gregorian", "th-u-ca-gregory", "th@calendar=gregorian"),
      ("th-u-nu-thai-ca-buddhist", "th-u-ca-buddhist-nu-thai", "th@calendar=buddhist;numbers=thai"),
      ("zh-hant-tw", "zh-Hant-TW", "zh_Hant_TW"),
      ("es-419", "es-419", "es_419"),
      ("ca-ES-valencia", "ca-ES-valencia", "ca_ES_VALENCIA"),
      ("sl-rozaj-biske-1994", "sl-1994-biske-rozaj", "sl__1994_BISKE_ROZAJ"),
      ("en-US-POSIX", "en-US-u-va-posix", "en_US_POSIX"),
      ("en-x-shop", "en-x-shop", "en@x=shop"),
      ("en-a-bcd-t-de", "en-a-bcd-t-de", "en@a=bcd;t=de"),
      ("root", "und", "root"),
      ("und", "und", "root"),
      ("und-u-nu-arab", "und-u-nu-arab", "root@numbers=arab"),
      ("und-EG", "und-EG", "_EG"),
      ("_EG", "und-EG", "_EG"),
    ])
  func spellings(input: String, tag: String, icu: String) throws {
    let locale = try LocaleIdentifier(input)
    #expect(locale.bcp47 == tag)
    #expect(locale.icuID == icu)
    #expect(try LocaleIdentifier(locale.icuID) == locale)
    #expect(try LocaleIdentifier(locale.bcp47) == locale)
  }

  @Test(
    "Codes out of use become those of CLDR",
    arguments: [
      ("iw", "he"), ("iw-IL", "he-IL"), ("in", "id"), ("ji", "yi"), ("sh", "sr-Latn"),
      ("sh-ME", "sr-Latn-ME"), ("mo", "ro"), ("tl", "fil"), ("prs", "fa-AF"), ("cmn", "zh"),
      ("eng", "en"), ("ger-DE", "de-DE"), ("zh-cmn-Hans", "zh-Hans"), ("zh-yue", "yue"),
      ("i-klingon", "tlh"), ("art-lojban", "jbo"), ("en-GB-oed", "en-GB-oxendict"),
      ("zh-min-nan", "nan"), ("en-840", "en-US"), ("ru-SU", "ru-RU"), ("hy-SU", "hy-AM"),
      ("de-DD", "de-DE"), ("my-BU", "my-MM"), ("zh-Qaai", "zh-Zinh"),
      ("ja-Latn-hepburn-heploc", "ja-Latn-alalc97-hepburn"),
      ("ar-u-ca-islamicc", "ar-u-ca-islamic-civil"), ("en-u-kn-true", "en-u-kn"),
    ])
  func aliases(input: String, tag: String) throws {
    #expect(try LocaleIdentifier(input).bcp47 == tag)
  }

  @Test(
    "The direction follows the stated or likely script",
    arguments: [
      ("ar", "Arab"), ("az-Arab", "Arab"), ("pa-PK", "Arab"), ("ks", "Arab"), ("ckb", "Arab"),
      ("ur", "Arab"), ("yi", "Hebr"), ("he", "Hebr"), ("dv", "Thaa"), ("nqo", "Nkoo"),
      ("syr", "Syrc"), ("rhg", "Rohg"), ("ff-Adlm", "Adlm"), ("ug", "Arab"), ("sd", "Arab"),
      ("fa", "Arab"), ("ps", "Arab"), ("ku-Arab", "Arab"), ("uz-Arab-AF", "Arab"), ("ajp", "Arab"),
      ("aii", "Syrc"), ("pnb", "Arab"), ("sam", "Samr"), ("jrb", "Hebr"), ("ur-Aran", "Aran"),
      ("und-EG", "Arab"), ("arc", "Armi"), ("man-Nkoo", "Nkoo"), ("ms-Arab", "Arab"),
      ("en-Mend", "Mend"), ("arq", "Arab"), ("acm", "Arab"), ("azb", "Arab"),
    ])
  func rightToLeft(tag: String, script: String) throws {
    let locale = try LocaleIdentifier(tag)
    #expect(locale.script == script)
    #expect(locale.isRightToLeft)
    #expect(locale.direction == .rightToLeft)
  }

  @Test(
    "Other scripts are left-to-right",
    arguments: [
      "en", "az", "pa", "ku", "dv-Latn", "ks-Deva", "sd-Deva", "ff", "zh-Hant", "mn-Mong", "und",
      "ja", "hi", "th", "tlh", "en-XA",
    ])
  func leftToRight(tag: String) throws {
    #expect(try !LocaleIdentifier(tag).isRightToLeft)
  }

  @Test func `Every locale of ICU is read, known, and its own canonical form`() throws {
    let available = LocaleIdentifier.available
    #expect(available.count > 700)
    for locale in available {
      #expect(locale.isKnown, "\(locale)")
      #expect(try LocaleIdentifier(locale.bcp47) == locale)
      #expect(try LocaleIdentifier(locale.icuID) == locale)
    }
  }

  @Test(
    "Registered codes without data are valid and not known",
    arguments: ["dv", "tlh", "dv-MV", "qaa", "aa-QM", "zxx", "mul", "und-EG", "nqo"])
  func unknown(tag: String) throws {
    #expect(try !LocaleIdentifier(tag).isKnown)
  }

  @Test(
    "What nobody registered is an error that says what is near",
    arguments: [
      ("en-USA", .region, "USA", "en-US"),
      ("en-UK", .region, "UK", "en-GB"),
      ("english", .language, "english", "en"),
      ("arabic", .language, "arabic", "ar"), ("POSIX", .language, "posix", "en"),
      ("zz", .language, "zz", "zh"),
      ("xx-YY", .language, "xx", "xh-YE"),
      ("zh-Hnat", .script, "Hnat", "zh-Hant"),
      ("de-DEU", .region, "DEU", "de-DE"),
      ("fr-QQQ", .region, "QQQ", "fr"),
      ("en-999", .region, "999", "en"),
    ] as [(String, LocaleIdentifierError.Subtag, String, String?)])
  func unregistered(
    input: String, subtag: LocaleIdentifierError.Subtag, code: String, suggestion: String?
  ) {
    #expect(
      throws: LocaleIdentifierError.unregistered(
        subtag, code: code, identifier: input, suggestion: suggestion)
    ) { try LocaleIdentifier(input) }
  }

  @Test(
    "What has not the form of an identifier is an error",
    arguments: [
      ("", nil), ("e", nil), ("C", "en-US-u-va-posix"), ("C.UTF-8", nil),
      ("en_US.UTF-8", "en-US"), ("sr_RS@latin", "sr-RS"), ("en US", "en-US"), ("en--US", nil),
      ("en-", nil), ("-", nil), ("--", nil), ("@", nil), ("en-u", nil), ("en-u-", nil),
      ("en-x", nil), ("en-US-u-nu-latn-u-ca-gregory", nil), ("portuguese", "pt"), ("1234", nil),
      ("en-US-toolongsubtag", nil), ("en@", "en"), ("en@numbers", "en"), ("@numbers=", nil),
    ] as [(String, String?)])
  func malformed(input: String, suggestion: String?) {
    let error = #expect(throws: LocaleIdentifierError.self) { try LocaleIdentifier(input) }
    guard case .malformed = error else {
      Issue.record("\(input) gave \(String(describing: error))")
      return
    }
    #expect(error?.suggestion == suggestion)
  }

  @Test(
    "Keywords with a closed list take only its values",
    arguments: [
      ("en-u-nu-ltn", "en-u-nu-latn"), ("en-u-ca-gregorian", "en-u-ca-gregory"),
      ("en-u-hc-h25", "en-u-hc-h23"), ("en-u-fw-monday", "en-u-fw-mon"),
      ("ja-u-lb-stricy", "ja-u-lb-strict"),
    ])
  func keywordValues(input: String, suggestion: String) {
    let error = #expect(throws: LocaleIdentifierError.self) { try LocaleIdentifier(input) }
    #expect(error?.suggestion == suggestion)
  }

  @Test func `Every suggestion is itself valid`() throws {
    for language in ["zz", "xx", "qx", "englsh", "deutsh", "arabik", "jp", "cz", "gr", "kr", "ua"] {
      for region in ["USA", "UK", "YY", "ENG", "JPN", "ROM"] {
        for script in ["", "-Latm", "-Arabic"] {
          do {
            _ = try LocaleIdentifier("\(language)\(script)-\(region)")
          } catch {
            guard let suggestion = error.suggestion else { continue }
            #expect(try LocaleIdentifier(suggestion).bcp47 == suggestion)
          }
        }
      }
    }
  }

  @Test func `Hostile strings are refused quickly and shown escaped`() {
    let hostile = [
      "en\u{0}US", String(repeating: "a", count: 10_000), String(repeating: "en-", count: 3_000),
      "\u{1F600}", "\u{202E}en",
      String(decoding: [0xD800, 0x65, 0x6E] as [UInt16], as: UTF16.self),
      "en-US\n", " ", "\u{FF45}\u{FF4E}", "en@numbers=\u{0661}", "en-u-nu-\u{0}", "en@x=", "en@t=",
      "en@numbers=../../etc", "en@=x", "@;;;==", "en;US", "%s%n", "en-u-\u{E9}\u{E9}",
    ]
    for string in hostile {
      let error = #expect(throws: LocaleIdentifierError.self) { try LocaleIdentifier(string) }
      let message = error?.description ?? ""
      #expect(message.unicodeScalars.allSatisfy { (0x20..<0x7F).contains($0.value) }, "\(message)")
      #expect(message.utf8.count < 600)
    }
  }

  @Test func `Any string is read or refused, and what is read stays the same when read again`() {
    // Five thousand strings of pieces that identifiers are made of, by a fixed generator.
    let pieces = [
      "en", "ar", "zh", "sr", "und", "root", "x", "u", "t", "a", "EG", "US", "419", "840", "Arab",
      "hant", "latn", "nu", "ca", "hc", "h23", "gregory", "numbers", "calendar", "=", ";", "@", "-",
      "_", "--", "posix", "valencia", "1994", "iw", "sh", "SU", "", "\u{E9}", "\u{0}",
      "toolongpiece",
    ]
    var state: UInt64 = 42
    func next(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var read = 0
    for _ in 0..<5_000 {
      var text = pieces[next(pieces.count)]
      for _ in 0..<next(7) {
        text += ["-", "_", "-", "@", ""][next(5)] + pieces[next(pieces.count)]
      }
      guard let locale = try? LocaleIdentifier(text) else { continue }
      read += 1
      let again = try? LocaleIdentifier(locale.bcp47)
      let byICU = try? LocaleIdentifier(locale.icuID)
      #expect(again == locale, "\(text.debugDescription)")
      #expect(byICU == locale, "\(text.debugDescription): \(locale.icuID)")
    }
    #expect(read > 250)
  }

  @Test func `The strict limit on length is one on bytes`() throws {
    let long = "en-x-" + (0..<31).map { _ in "abcdefg" }.joined(separator: "-")
    #expect(try LocaleIdentifier(long).bcp47 == long)
    #expect(throws: LocaleIdentifierError.tooLong(length: 256, limit: 255)) {
      try LocaleIdentifier(String(repeating: "x", count: 256))
    }
  }

  @Test func `A catalog's locale is never an error`() {
    let strings = [
      "", "en_us", "klingonish", "pt-BRA", "zz", "\u{1F600}", "en-US.lproj",
      String(repeating: "y", count: 10_000),
    ]
    let locales = strings.map { LocaleIdentifier.lenient($0).0 }
    #expect(Set(locales).count == strings.count)
    #expect(LocaleIdentifier.lenient("en_us").0.bcp47 == "en-US")
    #expect(LocaleIdentifier.lenient("en_us").1 == nil)
    #expect(LocaleIdentifier.lenient("zz").0.language == "zz")
    #expect(LocaleIdentifier.lenient("zz").1 != nil)
    #expect(LocaleIdentifier.lenient("").0.language == "und")
  }

  @Test func `A thousand wrong locales of a catalog take no more than seconds`() {
    let clock = ContinuousClock()
    let letters = Array("bcdfghjkmpqvwxz")
    let elapsed = clock.measure {
      for number in 0..<1_000 {
        let name =
          "\(letters[number % 15])\(letters[number / 15 % 15])-Q\(letters[number / 225 % 15])"
        _ = LocaleIdentifier.lenient(name + "-variant\(number % 10)")
      }
    }
    // About 0.1 ms each in a release build; the bound leaves room for a debug build on a busy machine.
    #expect(elapsed < .seconds(60))
  }

  @Test func `Keywords are read, set and removed`() throws {
    let locale = try LocaleIdentifier("ar-EG-u-ca-islamic-nu-latn-kn")
    #expect(locale.keyword("ca") == "islamic")
    #expect(locale.keyword("nu") == "latn")
    #expect(locale.keyword("kn") == "true")
    #expect(locale.keyword("hc") == nil)
    #expect(try locale.setting("ca", to: nil).bcp47 == "ar-EG-u-kn-nu-latn")
    #expect(try locale.setting("nu", to: "arab").keyword("nu") == "arab")
    #expect(locale.withoutExtensions.bcp47 == "ar-EG")
    #expect(throws: LocaleIdentifierError.self) { try locale.setting("nu", to: "x!") }
  }

  @Test func `Likely subtags are filled in but stated ones stay apart`() throws {
    let taiwan = try LocaleIdentifier("zh-TW")
    #expect(taiwan.explicitScript == nil)
    #expect(taiwan.script == "Hant")
    #expect(taiwan.region == "TW")
    let arabic = try LocaleIdentifier("ar")
    #expect(arabic.region == nil)
    #expect(arabic.likelyRegion == "EG")
  }
}

@Suite struct PseudoLocaleTests {
  @Test(
    "Pseudo-locales are valid, have their own direction and English values",
    arguments: PseudoLocale.allCases)
  func identity(pseudo: PseudoLocale) throws {
    let locale = try LocaleIdentifier(pseudo.tag)
    #expect(locale.pseudo == pseudo)
    #expect(locale.isKnown)
    #expect(locale.isRightToLeft == pseudo.tag.hasPrefix("ar"))
    #expect(locale.valuesLocale.bcp47 == "en-US")
    #expect(locale.valuesLocale.isRightToLeft == false)
  }

  @Test func `Keywords of a pseudo-locale stay with its values`() throws {
    #expect(try LocaleIdentifier("ar-XB-u-nu-arab").valuesLocale.bcp47 == "en-US-u-nu-arab")
  }

  @Test func `Other locales are their own values' locale`() throws {
    for tag in ["en-XB", "ar-XA", "fr-XA", "en-US", "ar"] {
      let locale = try LocaleIdentifier(tag)
      #expect(locale.pseudo == nil)
      #expect(locale.valuesLocale == locale)
    }
  }
}
