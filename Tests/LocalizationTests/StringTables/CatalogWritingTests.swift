import Localization
import LocatedJSON
import Testing
import UnicodeServices

@Suite struct CatalogWritingTests {
  private let canonical = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "" : {

        },
        "Name: " : {
          "comment" : "line \"1\"\nline 2",
          "localizations" : {
            "de" : {
              "stringUnit" : {
                "state" : "translated",
                "value" : "Name:"
              }
            }
          },
          "whoKnows" : [
            1.50,
            true,
            null
          ]
        }
      },
      "version" : "1.1"
    }
    """#

  private func write(_ text: String) throws -> String {
    let file = CatalogFile(path: "A.xcstrings", bytes: Array(text.utf8))
    return String(decoding: try XCStringsWriter.canonical(file), as: UTF8.self)
  }

  @Test func `the form of Xcode is a fixed point`() throws {
    #expect(try write(canonical) == canonical)
  }

  @Test func `members are sorted and unknown ones kept`() throws {
    let compact =
      #"{"version":"1.1","strings":{"Name: ":{"whoKnows":[1.50,true,null],"localizations":{"de":{"stringUnit":{"value":"Name:","state":"translated"}}},"comment":"line \"1\"\nline 2"},"":{}},"sourceLanguage":"en"}"#
    #expect(try write(compact) == canonical)
  }

  @Test func `fixing changes the value and nothing else`() throws {
    let source = CatalogSource(file: "A.xcstrings", bytes: Array(canonical.utf8))
    let fixed = try CatalogFixer.fix([source])
    #expect(fixed.count == 1)
    #expect(
      String(decoding: fixed[0].bytes, as: UTF8.self)
        == canonical.replacing("\"value\" : \"Name:\"", with: "\"value\" : \"Name: \""))
    #expect(
      try CatalogFixer.fix([CatalogSource(file: "A.xcstrings", bytes: fixed[0].bytes)]).isEmpty)
  }

  @Test func `several faults of one text are repaired one after another`() throws {
    let files = CatalogSource(
      directory: ".",
      files: [
        .init(path: "en.lproj/Localizable.strings", bytes: Array("\"k\" = \"Call: \";".utf8)),
        .init(
          path: "ar.lproj/Localizable.strings",
          bytes: Array("/* c */ \"k\"=\"\u{202B}\u{627}\u{202C} \\\"x\\\"\"; // d".utf8)),
      ])
    let fixed = try StringsCommand.fix(
      [files], options: .init(locales: [try LocaleIdentifier("en")]))
    #expect(fixed.map(\.path) == ["ar.lproj/Localizable.strings"])
    #expect(
      fixed.first.map { String(decoding: $0.bytes, as: UTF8.self) }
        == "/* c */ \"k\"=\"\u{2067}\u{627}\u{2069} \\\"x\\\" \"; // d")
  }
}
