import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct LocaleMatrixTests {
  private static var folder: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Locales")
  }

  private func matrices() throws -> LocaleMatrices {
    let data = try Data(contentsOf: Self.folder.appending(path: "matrices.json"))
    return try LocaleMatrices(parsing: Array(data))
  }

  @Test func `The core locales are the fifteen of the package's strings and a pseudo-locale`()
    throws
  {
    let expected = [
      "ar", "de", "en", "en-XA", "fa", "fr", "he", "hi", "ja", "ko", "pl", "ru", "th", "tr", "ur",
      "zh-Hans",
    ]
    #expect(try matrices().core.map(\.bcp47).sorted() == expected)
  }

  @Test func `Sixty different locales that ICU knows have a reason each`() throws {
    let wide = try matrices().wide
    #expect(wide.count == 60)
    #expect(Set(wide.map(\.locale)).count == 60)
    #expect(wide.allSatisfy { $0.locale.isKnown && !$0.reason.isEmpty })
  }

  @Test func `The wide locales cover all plural categories, directions and four digit systems`()
    throws
  {
    let facts = try matrices().wide.map { try LocaleFacts($0.locale) }
    let categories = Set(facts.flatMap { $0.integerCategories.map(\.rawValue) })
    #expect(categories == ["zero", "one", "two", "few", "many", "other"])
    #expect(Set(facts.map(\.direction)).count == 2)
    #expect(Set(facts.map(\.numberingSystem)).count >= 4)
    #expect(Set(facts.map(\.calendar)).count >= 3)
  }

  @Test func `Our own string tables have no fault`() throws {
    let name = "Gallery.xcstrings"
    let data = try Data(contentsOf: Self.folder.appending(path: name))
    let findings = try StringsCommand.findings(
      [CatalogSource(file: name, bytes: Array(data))],
      options: StringsCommand.Options(locales: [try LocaleIdentifier("en")]))
    #expect(findings.filter { $0.severity != .note } == [])
  }

  @Test func `A matrix with a code that nobody registered is refused with its place`() {
    let bytes = Array(#"{"core": ["en", "xx-YY"], "wide": []}"#.utf8)
    #expect(throws: LocaleMatrices.Failure.self) { try LocaleMatrices(parsing: bytes) }
  }
}
