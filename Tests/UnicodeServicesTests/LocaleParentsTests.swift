import Testing
import UnicodeServices

@Suite struct LocaleParentsTests {
  @Test func `CLDR's parents are those of its data`() throws {
    let lines = try Fixture.lines("Locales/cldr-parents.tsv")
    #expect(lines.count > 170)
    for line in lines {
      let parents = try LocaleIdentifier(line[0]).parents(.cldr)
      #expect(parents.first?.bcp47 ?? "-" == line[1], "\(line[0])")
    }
  }

  @Test func `Apple's parents are those of Apple's ICU`() throws {
    // sr-Cyrl, az-Latn and pa-Guru state the usual script, which truncation drops; Apple's ICU keeps
    // it for sr-Cyrl.
    let lines = try Fixture.lines("Locales/apple-parents.tsv")
    #expect(lines.count > 300)
    for line in lines {
      guard let locale = try? LocaleIdentifier(line[0]), locale.bcp47 == line[0] else { continue }
      if line[0] == "zh-TW" { continue }  // the stand-in of zh-Hant; see the next test
      #expect(locale.parents(.apple).first?.bcp47 ?? "-" == line[1], "\(line[0])")
    }
  }

  @Test(
    "Chains of Apple's inheritance",
    arguments: [
      ("zh-HK", "zh-Hant-HK zh-Hant zh-TW"),
      ("zh-MO", "zh-Hant-MO zh-Hant-HK zh-Hant zh-TW"),
      ("zh-TW", "zh-Hant-TW zh-Hant"),
      ("zh-Hans-SG", "zh-Hans zh zh-CN"),
      ("zh-Hant", "zh-TW"),
      ("sr-Latn-RS", "sr-Latn"),
      ("en-AU", "en-GB en-001 en"),
      ("en-NZ", "en-AU en-GB en-001 en"),
      ("en-DE", "en-150 en-GB en-001 en"),
      ("en-US", "en"),
      ("es-MX", "es-419 es"),
      ("pt-AO", "pt-PT pt"),
      ("nb", "no"),
      ("hi-Latn", "en-IN en-GB en-001 en"),
      ("pa-PK", "pa-Arab-PK pa-Arab"),
      ("ca-ES-valencia", "ca-ES ca"),
      ("ar-EG-u-nu-latn", "ar"),
      ("ar", ""),
      ("und", ""),
    ])
  func appleChains(tag: String, chain: String) throws {
    #expect(try chainText(tag, .apple) == chain)
  }

  @Test(
    "Chains of CLDR's inheritance",
    arguments: [
      ("en-AU", "en-001 en"), ("en-150", "en-001 en"), ("en-DE", "en-150 en-001 en"),
      ("zh-Hant", ""), ("zh-TW", "zh-Hant-TW zh-Hant"), ("zh-Hans-SG", "zh-Hans zh"),
      ("es-MX", "es-419 es"), ("pt-AO", "pt-PT pt"), ("sr-Cyrl-RS", "sr-Cyrl sr"),
      ("az-Arab-IR", "az-Arab"), ("nn-NO", "nn no"), ("ar-EG", "ar"), ("he-IL", "he"),
    ])
  func cldrChains(tag: String, chain: String) throws {
    #expect(try chainText(tag, .cldr) == chain)
  }

  private func chainText(_ tag: String, _ inheritance: LocaleInheritance) throws -> String {
    try LocaleIdentifier(tag).parents(inheritance).map(\.bcp47).joined(separator: " ")
  }
}
