import Localization
import Testing
import UnicodeServices

@Suite struct LocaleMatchingTests {
  @Test func `every recorded match is reproduced`() throws {
    let rows = try StringFixture.lines("locale-matching.tsv")
    #expect(rows.count == 65)
    for row in rows {
      let wanted = try row[0].split(separator: ",").map { try LocaleIdentifier($0) }
      let available = row[1].split(separator: ",").map(String.init)
      for (matching, expected) in [(LocaleMatching.apple, row[2]), (.cldr, row[3])] {
        let names = matching.matches(wanted: wanted, available: available)
        #expect(
          (names.isEmpty ? "-" : names.joined(separator: ",")) == expected, "\(row) \(matching)")
      }
    }
  }

  @Test(arguments: [
    ("pt-BR", "pt-BR,pt"), ("pt-PT", "pt"), ("zh-TW", "zh-Hant"), ("zh-CN", ""), ("he-IL", "iw"),
    ("fr-CH", "fr-CA"), ("de", ""), ("sr-Latn", ""),
  ])
  func `Android goes to parents, then to the first other region`(wanted: String, expected: String)
    throws
  {
    let available = ["pt-BR", "pt", "zh-Hant", "iw", "fr-GF", "fr-CA", "sr"]
    let names = LocaleMatching.android.matches(
      wanted: [try LocaleIdentifier(wanted)], available: available)
    #expect(names.joined(separator: ",") == expected)
  }
}
