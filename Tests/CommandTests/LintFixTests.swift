import Foundation
import Testing

/// `strings lint --fix` changes files, and only what the linter is sure of.
@Suite struct LintFixTests {
  private static let spaced = #"""
    {
      "sourceLanguage" : "en",
      "strings" : {
        "Name: " : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Name:" } }
          }
        }
      },
      "version" : "1.1"
    }
    """#

  @Test func `a suggestion is written into the file, which keeps its permissions`() throws {
    let folder = try Folder()
    let file = try folder.file("A.xcstrings", Array(Self.spaced.utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let run = try Command.run(["strings", "lint", "--fix", "A.xcstrings"], in: folder.url)
    #expect(run.status == 0)
    #expect(run.output.contains("edge-whitespace") == false)
    #expect(run.errors == "layout-dump: changed A.xcstrings\n")
    let expected = Self.spaced.replacing(#""value" : "Name:""#, with: #""value" : "Name: ""#)
    #expect(String(decoding: try Data(contentsOf: file), as: UTF8.self) == expected)
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).count == 1)
  }

  @Test func `a second run changes nothing`() throws {
    let folder = try Folder()
    let file = try folder.file("A.xcstrings", Array(Self.spaced.utf8))
    _ = try Command.run(["strings", "lint", "--fix", "A.xcstrings"], in: folder.url)
    let once = try Data(contentsOf: file)
    let run = try Command.run(["strings", "lint", "--fix", "A.xcstrings"], in: folder.url)
    #expect(run.errors == "")
    #expect(try Data(contentsOf: file) == once)
  }

  @Test func `without the option the file stays`() throws {
    let folder = try Folder()
    let file = try folder.file("A.xcstrings", Array(Self.spaced.utf8))
    let run = try Command.run(["strings", "lint", "A.xcstrings"], in: folder.url)
    #expect(run.output.contains("edge-whitespace"))
    #expect(try Data(contentsOf: file) == Data(Self.spaced.utf8))
  }

  @Test func `a link stays a link and its target is changed`() throws {
    let folder = try Folder()
    let file = try folder.file("A.xcstrings", Array(Self.spaced.utf8))
    let link = folder.url.appending(path: "B.xcstrings")
    try FileManager.default.createSymbolicLink(
      atPath: link.path, withDestinationPath: "A.xcstrings")
    _ = try Command.run(["strings", "lint", "--fix", "B.xcstrings"], in: folder.url)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == "A.xcstrings")
    #expect(try Data(contentsOf: file) != Data(Self.spaced.utf8))
  }

  @Test(arguments: [
    (["strings", "keys", "--fix", "A.xcstrings"], "'--fix' belongs to 'strings lint'"),
    (["strings", "lint", "--fix", "-"], "'--fix' changes files; standard input is none"),
  ])
  func `there must be files to fix`(arguments: [String], message: String) throws {
    let run = try Command.run(arguments, input: Array(Self.spaced.utf8))
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }
}
