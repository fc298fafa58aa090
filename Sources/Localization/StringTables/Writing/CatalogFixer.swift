internal import LocatedJSON

/// Puts suggestions of the linter into catalogs, and changes nothing else.
public enum CatalogFixer {
  /// The rules whose suggestion is the text that should stand there.
  public static let fixableRules: Set<StringRule> = [
    .edgeWhitespace, .bidiEmbedding, .bidiNumber, .percentDoubled,
  ]

  /// The most times a file is checked again after it was changed.
  private static let maximumRounds = 8

  /// Repairs what can be repaired; files without a change are not in the result.
  ///
  /// Values are replaced where they stand: the order of keys, white space, and members that nobody
  /// knows stay as they are. JSON formats and `.strings` can be changed.
  ///
  /// - Throws: ``StringsCommand/Failure`` when a file is not what its name says.
  public static func fix(
    _ sources: [CatalogSource], loader: CatalogLoader = CatalogLoader()
  ) throws(StringsCommand.Failure) -> [CatalogSource.File] {
    var sources = sources
    var changed: Set<String> = []
    for _ in 0..<maximumRounds {
      let edits = try Self.edits(StringsCommand.findings(sources, loader: loader))
      guard !edits.isEmpty else { break }
      var isChanged = false
      for sourceIndex in sources.indices {
        for fileIndex in sources[sourceIndex].files.indices {
          let file = sources[sourceIndex].files[fileIndex]
          guard let own = edits[file.path], let bytes = apply(own, to: file) else { continue }
          sources[sourceIndex].files[fileIndex].bytes = bytes
          changed.insert(file.path)
          isChanged = true
        }
      }
      guard isChanged else { break }
    }
    return sources.flatMap(\.files).filter { changed.contains($0.path) }
  }

  /// New texts by file and byte offset; the first finding of a place wins, the others come in the
  /// next round.
  private static func edits(_ findings: [StringFinding]) -> [String: [Int: String]] {
    var edits: [String: [Int: String]] = [:]
    for finding in findings where fixableRules.contains(finding.rule) {
      guard let suggestion = finding.suggestion else { continue }
      let offset = finding.location.offset
      if edits[finding.path]?[offset] == nil {
        edits[finding.path, default: [:]][offset] = suggestion
      }
    }
    return edits
  }

  /// The file with its strings at some offsets replaced; nil if nothing could be.
  private static func apply(_ edits: [Int: String], to file: CatalogSource.File) -> [UInt8]? {
    let isJSON: Bool
    switch CatalogSource.fileExtension(file.path) {
    case "xcstrings", "arb", "json": isJSON = true
    case "strings": isJSON = false
    default: return nil
    }
    var result: [UInt8] = []
    var copied = 0
    for (offset, text) in edits.sorted(by: { $0.key < $1.key }) {
      guard let end = endOfQuote(file.bytes, offset), offset >= copied else { continue }
      result += file.bytes[copied..<offset]
      if isJSON {
        XCStringsWriter.append(text, to: &result)
      } else {
        result += "\"\(escaped(text))\"".utf8
      }
      copied = end
    }
    guard copied > 0 else { return nil }
    return result + file.bytes[copied...]
  }

  /// The offset behind the string in double quotes that begins at an offset.
  private static func endOfQuote(_ bytes: [UInt8], _ start: Int) -> Int? {
    guard start < bytes.count, bytes[start] == 0x22 else { return nil }
    var offset = start + 1
    while offset < bytes.count, bytes[offset] != 0x22 {
      offset += bytes[offset] == 0x5C ? 2 : 1
    }
    return offset < bytes.count ? offset + 1 : nil
  }

  /// A text as `.strings` has it in quotes.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
