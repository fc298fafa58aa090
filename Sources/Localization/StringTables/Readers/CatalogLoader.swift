internal import LocatedJSON
internal import UnicodeServices

/// Turns files into catalogs, by their names.
public struct CatalogLoader: Sendable {
  /// The table that is wanted of a directory; nil takes all.
  public var table: String?

  /// The language of the texts that others are translated from; nil takes what the files say.
  public var sourceLanguage: String?

  /// Creates a loader.
  public init(table: String? = nil, sourceLanguage: String? = nil) {
    self.table = table
    self.sourceLanguage = sourceLanguage
  }

  /// Reads catalogs.
  ///
  /// Files that belong together become one catalog: the `.lproj` folders of a table, the languages
  /// of an ARB family, Android's `values` folders. Of several files the first is the source.
  ///
  /// - Throws: ``CatalogError`` for the first file that is not what its name says.
  public func load(_ sources: [CatalogSource]) throws(CatalogError) -> [StringCatalog] {
    var catalogs: [StringCatalog] = []
    var family = CatalogFamily(loader: self)
    for source in sources {
      for file in Self.files(of: source) {
        guard file.bytes.count <= CatalogLimits.fileSize else {
          throw CatalogError(
            path: file.path, location: SourceLocation(line: 1, column: 1, offset: 0),
            message: "\(file.bytes.count) bytes; at most \(CatalogLimits.fileSize) are allowed")
        }
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        let content = CatalogFile(path: file.path, bytes: file.bytes)
        switch CatalogSource.fileExtension(name) {
        case "xcstrings":
          if source.isDirectory, let table, Self.stem(name) != table { continue }
          var catalog = try XCStringsReader.read(content, table: Self.stem(name))
          try Self.checkSizes(catalog)
          if let sourceLanguage { catalog.sourceLanguage = sourceLanguage }
          catalogs.append(catalog)
        case "strings", "stringsdict", "xliff", "xlf", "xml", "arb", "po", "pot", "json":
          try family.add(content, isGiven: !source.isDirectory)
        default:
          guard !source.isDirectory else { continue }
          throw content.error(
            0,
            "\(name) is no catalog; .xcstrings, .strings, .stringsdict, .xliff, .arb, .po, .json "
              + "and Android's strings.xml are")
        }
      }
    }
    for catalog in try family.finish() {
      try Self.checkSizes(catalog)
      catalogs.append(catalog)
    }
    guard !catalogs.isEmpty else {
      let path = sources.first?.path ?? ""
      throw CatalogError(
        path: path, location: SourceLocation(line: 1, column: 1, offset: 0),
        message: table.map { "there is no table \($0) in it" } ?? "there is no catalog in it")
    }
    return catalogs
  }

  /// Refuses more keys and longer texts than the limits allow.
  private static func checkSizes(_ catalog: StringCatalog) throws(CatalogError) {
    func error(_ place: CatalogPlace, _ message: String) -> CatalogError {
      let (file, offset) = catalog.source(of: place)
      return file.error(offset, message)
    }
    if catalog.localizations.count > CatalogLimits.localizations, let entry = catalog.entries.first
    {
      throw error(
        entry.place,
        "\(catalog.localizations.count) languages; at most \(CatalogLimits.localizations) are allowed"
      )
    }
    if catalog.entries.count > CatalogLimits.keys {
      throw error(
        catalog.entries[CatalogLimits.keys].place, "more than \(CatalogLimits.keys) keys")
    }
    for entry in catalog.entries {
      for text in entry.texts {
        for leaf in text.content.leaves where leaf.unit.value.utf8.count > CatalogLimits.valueSize {
          throw error(
            leaf.unit.place,
            "a text of \(leaf.unit.value.utf8.count) bytes; at most \(CatalogLimits.valueSize) are allowed"
          )
        }
      }
    }
  }

  /// The files of a source that hold texts, in an order that does not depend on the file system.
  private static func files(of source: CatalogSource) -> [CatalogSource.File] {
    guard source.isDirectory else { return source.files }
    let files = source.files.sorted { $0.path < $1.path }
    // Of an Xcode localization catalog only the translations count; it also brings the sources.
    let isXcloc = source.path.split(separator: "/").last?.hasSuffix(".xcloc") == true
    return isXcloc ? files.filter { $0.path.hasSuffix(".xliff") } : files
  }

  /// A file's name without its ending.
  static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
