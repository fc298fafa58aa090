import Foundation
import Localization
import LocatedJSON
import Testing
import UnicodeServices

/// Replays the inputs that fuzzing started from and what it found.
@Suite struct FuzzCorpusTests {
  private static var corpus: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Fuzz/Corpus")
  }

  /// The name under which each folder's files are read.
  static let names = [
    "XCStrings": "A.xcstrings", "Strings": "en.lproj/A.strings",
    "PropertyList": "en.lproj/A.stringsdict", "XLIFF": "A.xliff", "Android": "values/strings.xml",
    "ARB": "app_en.arb", "Gettext": "ru.po", "I18Next": "en.json",
  ]

  @Test(arguments: names.keys.sorted())
  func `every input of the corpus gives findings or a located error`(folder: String) throws {
    let path = try #require(Self.names[folder])
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.corpus.appending(path: folder), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("ar-EG")])
    for file in files {
      let source = CatalogSource(file: path, bytes: Array(try Data(contentsOf: file)))
      do {
        _ = try StringsCommand.findings([source], options: options)
        for key in try StringsCommand.keys(source, options: options).standardOutput.split(
          separator: "\n")
        {
          _ = try StringsCommand.resolve(
            source, key: String(key), arguments: ["1", "n=5"], options: options)
        }
        _ = try StringsCommand.fix([source], options: options)
      } catch {
        #expect("\(error)".hasPrefix(path + ":"), "\(file.lastPathComponent): \(error)")
      }
    }
  }

  @Test func `every JSON input of the corpus is read or refused with a place`() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.corpus.appending(path: "JSON"), includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = Array(try Data(contentsOf: file))
      do {
        _ = try JSONDocument(parsing: bytes)
      } catch {
        #expect((0...bytes.count).contains(error.location.offset))
      }
    }
  }
}
