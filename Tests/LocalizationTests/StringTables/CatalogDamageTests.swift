import LayoutTesting
import Localization
import LocatedJSON
import Testing
import UnicodeServices

/// Damages the files of the published cases at random, always the same way.
@Suite struct CatalogDamageTests {
  @Test(arguments: [
    "xcstrings", "strings", "stringsdict", "xliff", "android", "arb", "gettext", "i18next",
  ])
  func `any damage gives findings or a located error`(reader: String) throws {
    var seeds: [CatalogSource.File] = []
    for item in try #require(try StringFixture.json("cases.json")["cases"]?.elements)
    where item["needs"]?.string == reader {
      for member in try #require(item["files"]?.members) {
        if let text = member.value.string, !text.isEmpty {
          seeds.append(.init(path: member.name, bytes: Array(text.utf8)))
        }
      }
    }
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("ar-EG")])
    let failure = Property.check(cases: 400) { choices -> CatalogSource.File in
      Self.damaged(choices.element(of: seeds), &choices)
    } fault: { file -> String? in
      let source = CatalogSource(file: file.path, bytes: file.bytes)
      do {
        _ = try StringsCommand.findings([source], options: options)
        let keys = try StringsCommand.keys(source, options: options).standardOutput
          .split(separator: "\n").prefix(4)
        for key in keys {
          for arguments in [[], ["1"], ["1", "x"], ["n=5", "g=male", "count=2"]] {
            _ = try StringsCommand.resolve(
              source, key: String(key), arguments: arguments, options: options)
          }
        }
        return nil
      } catch {
        let text = "\(error)"
        return text.hasPrefix(file.path + ":") ? nil : "an error without a place: \(text)"
      }
    }
    if let failure { Issue.record(failure) }
  }

  private static func damaged(
    _ file: CatalogSource.File, _ choices: inout Choices
  ) -> CatalogSource.File {
    var bytes = file.bytes
    let marks = Array("{}[]\"'<>/&;:,=%$#@!\\\n0(".utf8) + [0x00, 0x80, 0xE2, 0xFF]
    for _ in 0..<choices.int(in: 1...4) {
      let place = choices.int(in: 0...bytes.count)
      switch choices.int(in: 0...4) {
      case 0: if place < bytes.count { bytes.remove(at: place) }
      case 1: if place < bytes.count { bytes[place] = choices.element(of: marks) }
      case 2: bytes.insert(choices.element(of: marks), at: place)
      case 3: bytes.removeSubrange(place...)
      default:
        let end = min(bytes.count, place + choices.int(in: 0...40))
        bytes.insert(contentsOf: bytes[place..<end], at: choices.int(in: 0...bytes.count))
      }
    }
    return CatalogSource.File(path: file.path, bytes: bytes)
  }

  @Test func `files above the limit are refused unread`() throws {
    let bytes = [UInt8](repeating: 0x20, count: CatalogLimits.fileSize + 1)
    for path in ["A.xcstrings", "A.strings", "A.xliff", "A.po", "A.arb", "values/strings.xml"] {
      let options = StringsCommand.Options(locales: [try LocaleIdentifier("en")])
      let error = #expect(throws: StringsCommand.Failure.self) {
        try StringsCommand.keys(CatalogSource(file: path, bytes: bytes), options: options)
      }
      #expect(error?.description.contains("\(CatalogLimits.fileSize)") == true)
    }
  }

  @Test func `what is no catalog is an error`() {
    #expect(StringsTool.failure(["keys", "A.txt"], ["A.txt": "x"]).hasPrefix("A.txt:1:1: "))
    #expect(StringsTool.failure(["keys", "dir"], ["dir/A.txt": "x"]).hasPrefix("dir:1:1: "))
  }
}

/// Small catalogs that would make very large texts.
@Suite struct CatalogExpansionTests {
  @Test func `substitutions that use each other many times end`() throws {
    let names = (0..<15).map { "v\($0)" }
    let variables = names.enumerated().map { index, name in
      let next = index + 1 < names.count ? "%1$#@\(names[index + 1])@" : "x"
      return Plists.variable(name, ["other": String(repeating: next, count: 20)])
    }
    let plist = Plists.stringsDict([
      "k": "<key>NSStringLocalizedFormatKey</key><string>%#@v0@</string>" + variables.joined()
    ])
    let files: KeyValuePairs = ["en.lproj/L.stringsdict": plist]
    let output = try StringsTool.run(["resolve", "en.lproj/L.stringsdict", "k", "1"], files)
    #expect(output.exitCode == 1)
    #expect(output.standardOutput.utf8.count < 1_000_000)
    _ = try StringsTool.run(["lint", "en.lproj/L.stringsdict"], files)
  }

  @Test func `references that double at every step end`() throws {
    let keys = (0..<15).map { "\"k\($0)\":\"\(String(repeating: "$t(k\($0 + 1))", count: 20))\"" }
    let files: KeyValuePairs = ["en.json": "{\(keys.joined(separator: ",")),\"k15\":\"x\"}"]
    let output = try StringsTool.run(["resolve", "en.json", "k0", "--locale", "en"], files)
    #expect(output.exitCode == 1)
    #expect(output.standardOutput.utf8.count < 1_000_000)
  }

  @Test func `more languages than the limit are refused`() {
    let texts = (0...CatalogLimits.localizations).map { "'x-\($0)':{}" }.joined(separator: ",")
    let catalog = Catalogs.catalog("'k':{'localizations':{\(texts)}}")
    let error = StringsTool.failure(["keys", "A.xcstrings"], ["A.xcstrings": catalog])
    #expect(error.hasPrefix("A.xcstrings:1:"))
    #expect(error.contains("languages"))
  }

  @Test func `an empty case of a plural is as good as none`() throws {
    let plural =
      "{'variations':{'plural':{'one':\(Catalogs.unit("", state: "new")),"
      + "'other':\(Catalogs.unit("%lld Dinge"))}}}"
    let catalog = Catalogs.catalog(Catalogs.entry("%lld x", ["de": plural]))
    let files: KeyValuePairs = ["A.xcstrings": catalog]
    #expect(
      try StringsTool.resolve("A.xcstrings", "%lld x", "1", "--locale", "de", in: files)
        == "1 Dinge")
    #expect(try StringsTool.lint("A.xcstrings", in: files).contains("plural-missing %lld x de"))
  }
}
