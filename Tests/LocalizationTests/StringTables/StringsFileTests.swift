import Foundation
import Localization
import Testing
import UnicodeServices

@Suite struct StringsFileTests {
  private func value(_ text: String, _ key: String) throws -> String {
    try StringsTool.resolve("en.lproj/A.strings", key, in: ["en.lproj/A.strings": text])
  }

  @Test func `escapes stand for their characters`() throws {
    let text = #"""
      'single' = 'it''s';
      "a" = "\a\b\f\v\0|";
      "pair" = "\Ud83d\Ude00 \uD83D\uDE00";
      "half" = "\Ud83d!";
      "octal" = "\101\x";
      "slash" = "a\\b\/c";
      """#.replacing("'it''s'", with: "'its'")
    #expect(try value(text, "single") == "its")
    #expect(try value(text, "a") == "\u{7}\u{8}\u{C}\u{B}\u{0}|")
    #expect(try value(text, "pair") == "\u{1F600} \u{1F600}")
    #expect(try value(text, "half") == "\u{FFFD}!")
    #expect(try value(text, "octal") == "Ax")
    #expect(try value(text, "slash") == #"a\b/c"#)
  }

  @Test func `octal escapes beyond ASCII are reported`() throws {
    let findings = try StringsTool.lint(
      "en.lproj/A.strings", in: ["en.lproj/A.strings": #""k" = "\351t\351";"#])
    #expect(findings == ["octal-escape en", "octal-escape en"])
  }

  static let encodings: [(name: String, encoding: String.Encoding, mark: [UInt8])] = [
    ("UTF-8", .utf8, [0xEF, 0xBB, 0xBF]), ("UTF-16LE", .utf16LittleEndian, [0xFF, 0xFE]),
    ("UTF-16BE", .utf16BigEndian, [0xFE, 0xFF]), ("UTF-16LE bare", .utf16LittleEndian, []),
    ("UTF-16BE bare", .utf16BigEndian, []),
  ]

  @Test(arguments: encodings.indices)
  func `every encoding of the format is read`(index: Int) throws {
    let (_, encoding, mark) = Self.encodings[index]
    // The first 64 bytes decide where there is no mark; they are ASCII here.
    let text = "/* a header that is long enough */\n\"k\" = \"\u{E9}\u{1F600}\";\n"
    let data = try #require(text.data(using: encoding))
    let source = CatalogSource(file: "fr.lproj/A.strings", bytes: mark + Array(data))
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("fr")])
    let output = try StringsCommand.resolve(source, key: "k", arguments: [], options: options)
    #expect(output.standardOutput == "\u{E9}\u{1F600}\n")
  }

  /// Text, place and a word of the message.
  static let malformed: [(text: String, place: String, word: String)] = [
    ("\"k\" = \"open", "1:7", "quote"), ("\"k", "1:1", "quote"), ("\"k\" = \"v\"", "1:10", ";"),
    ("\"a\" = \"b\";\n/* open", "2:1", "comment"), ("\"k\" = ;", "1:7", "value"),
    ("= \"v\";", "1:1", "key"), ("\"k\" = \"v\" \"w\";", "1:11", ";"), ("{}", "1:1", "key"),
    ("\"k\" = \"\\Uzz\";", "1:8", "hexadecimal"),
  ]

  @Test(arguments: malformed.indices)
  func `broken files stop with the place of the fault`(index: Int) {
    let item = Self.malformed[index]
    let error = StringsTool.failure(
      ["lint", "en.lproj/A.strings"], ["en.lproj/A.strings": item.text])
    #expect(error.hasPrefix("en.lproj/A.strings:\(item.place): "), "\(error)")
    #expect(error.contains(item.word), "\(error)")
  }

  @Test func `ill-formed bytes are named with their offset`() throws {
    let source = CatalogSource(
      file: "en.lproj/A.strings", bytes: Array("\"k\" = \"a".utf8) + [0xFF, 0x22, 0x3B])
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("en")])
    let error = #expect(throws: StringsCommand.Failure.self) {
      try StringsCommand.keys(source, options: options)
    }
    #expect(error?.description.hasPrefix("en.lproj/A.strings:1:9: byte 0xFF at offset 8") == true)
  }

  @Test func `Base counts as the source language`() throws {
    let files: KeyValuePairs = [
      "Base.lproj/Localizable.strings": "\"k\" = \"base\";\"l\" = \"only base\";",
      "de.lproj/Localizable.strings": "\"k\" = \"deutsch\";",
      "de.lproj/Other.strings": "\"k\" = \"anderes\";",
    ]
    #expect(try StringsTool.resolve(".", "k", "--locale", "de", in: files) == "deutsch")
    #expect(try StringsTool.resolve(".", "l", "--locale", "de", in: files) == "only base")
    #expect(try StringsTool.resolve(".", "k", "--locale", "en", in: files) == "base")
  }

  @Test func `a missing table is an error`() {
    let error = StringsTool.failure(
      ["resolve", ".", "k"], ["de.lproj/Other.strings": "\"k\" = \"anderes\";"])
    #expect(error.contains("Localizable"))
  }

  // MARK: Property lists

  private static let binary =
    "YnBsaXN0MDDSAQIDEFFrYQD80gQFBgdfEBpOU1N0cmluZ0xvY2FsaXplZEZvcm1hdEtleVFuVSUjQG5A1AgJCgsMDQ4P"
    + "XxAZTlNTdHJpbmdGb3JtYXRTcGVjVHlwZUtleV8QGk5TU3RyaW5nRm9ybWF0VmFsdWVUeXBlS2V5U29uZVVvdGhlcl8Q"
    + "Fk5TU3RyaW5nUGx1cmFsUnVsZVR5cGVRZFglZCBEYXRlaVolZCBEYXRlaWVuYQD2CA0PEhc0NjxFYX6CiKGjrLcAAAAA"
    + "AAABAQAAAAAAAAARAAAAAAAAAAAAAAAAAAAAug=="

  private func binaryBytes() throws -> [UInt8] {
    Array(try #require(Data(base64Encoded: Self.binary)))
  }

  @Test func `binary property lists are read`() throws {
    let source = CatalogSource(file: "de.lproj/A.stringsdict", bytes: try binaryBytes())
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("de")])
    let one = try StringsCommand.resolve(source, key: "k", arguments: ["1"], options: options)
    #expect(one.standardOutput == "1 Datei\n")
    let five = try StringsCommand.resolve(source, key: "k", arguments: ["5"], options: options)
    #expect(five.standardOutput == "5 Dateien\n")
    let flat = try StringsCommand.resolve(source, key: "\u{FC}", arguments: [], options: options)
    #expect(flat.standardOutput == "\u{F6}\n")
  }

  @Test func `damaged binary property lists give located errors and nothing else`() throws {
    let bytes = try binaryBytes()
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("de")])
    var failures = 0
    for index in bytes.indices {
      for value in [0x00, 0x7F, 0xFF, bytes[index] ^ 1] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        let source = CatalogSource(file: "de.lproj/A.stringsdict", bytes: damaged)
        do {
          _ = try StringsCommand.findings([source], options: options)
        } catch {
          failures += 1
          #expect(error.description.hasPrefix("de.lproj/A.stringsdict:"))
        }
      }
      let cut = CatalogSource(file: "de.lproj/A.stringsdict", bytes: Array(bytes[..<index]))
      #expect(throws: (any Error).self) { try StringsCommand.findings([cut], options: options) }
    }
    #expect(failures > 100)
  }

  @Test func `an array that contains itself is refused`() throws {
    // bplist00, one array with itself as its element, offsets of one byte.
    let bytes =
      Array("bplist00".utf8) + [0xA1, 0x00, 0x08] + [0, 0, 0, 0, 0, 0, 1, 1]
      + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 10]
    let source = CatalogSource(file: "A.stringsdict", bytes: bytes)
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("de")])
    let error = #expect(throws: StringsCommand.Failure.self) {
      try StringsCommand.findings([source], options: options)
    }
    #expect(error?.description.contains("contains itself") == true)
  }

  @Test func `arrays of shared arrays cannot grow without bounds`() throws {
    // 60 arrays, each of which holds the next one 100 times.
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for index in 0..<60 {
      offsets.append(bytes.count)
      bytes += [0xAF, 0x10, 100] + [UInt8](repeating: UInt8(index + 1), count: 100)
    }
    offsets.append(bytes.count)
    bytes += [0x50]
    let table = bytes.count
    for offset in offsets { bytes += [UInt8(offset >> 8), UInt8(offset & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1]
    for number in [offsets.count, 0, table] {
      bytes += (0..<8).reversed().map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
    }
    let source = CatalogSource(file: "A.stringsdict", bytes: bytes)
    let options = StringsCommand.Options(locales: [try LocaleIdentifier("de")])
    let error = #expect(throws: StringsCommand.Failure.self) {
      try StringsCommand.findings([source], options: options)
    }
    #expect(error?.description.contains("shared objects") == true)
  }
}
