internal import LocatedJSON

/// Collects files of one language each into the catalogs they make up.
struct CatalogFamily {
  /// A file with what its path says.
  private struct Member {
    var file: CatalogFile
    /// The language that the path names.
    var locale: String?
    var table: String
    var isGiven: Bool
  }

  private let loader: CatalogLoader
  private var tables: [String: [Member]] = [:]
  private var tableOrder: [String] = []
  private var xliff: [(file: CatalogFile, root: XMLElement)] = []
  private var android: [Member] = []
  private var arb: [Member] = []
  private var gettext: [Member] = []
  private var i18next: [String: [Member]] = [:]
  private var i18nextOrder: [String] = []

  init(loader: CatalogLoader) {
    self.loader = loader
  }

  /// Takes a file; those that come first are the source of those behind.
  mutating func add(_ raw: CatalogFile, isGiven: Bool) throws(CatalogError) {
    let parts = raw.path.split(separator: "/").map(String.init)
    let name = parts.last ?? raw.path
    let folder = parts.dropLast().last
    let stem = CatalogLoader.stem(name)
    switch CatalogSource.fileExtension(name) {
    case "strings", "stringsdict":
      if !isGiven, let table = loader.table, stem != table { return }
      let locale = folder.flatMap { $0.hasSuffix(".lproj") ? String($0.dropLast(6)) : nil }
      let isBinary = raw.bytes.starts(with: "bplist".utf8)
      let file = isBinary ? raw : try raw.decoded()
      if tables[stem] == nil { tableOrder.append(stem) }
      tables[stem, default: []].append(
        Member(file: file, locale: locale, table: stem, isGiven: isGiven))
    case "xliff", "xlf":
      let file = try raw.decoded()
      xliff.append((file, try XLIFFReader.root(file)))
    case "xml":
      android.append(
        Member(
          file: try raw.decoded(), locale: folder, table: "strings", isGiven: isGiven))
    case "arb":
      arb.append(Member(file: raw, locale: nil, table: stem, isGiven: isGiven))
    case "po", "pot":
      gettext.append(Member(file: try raw.decoded(), locale: stem, table: stem, isGiven: isGiven))
    default:
      let inFolder = folder.flatMap { LanguageName.isLanguage($0) ? $0 : nil }
      let locale = LanguageName.isLanguage(stem) ? stem : inFolder
      // A directory holds other JSON files too.
      guard isGiven || locale != nil else { return }
      let table = inFolder != nil && locale == inFolder ? stem : "translation"
      if i18next[table] == nil { i18nextOrder.append(table) }
      i18next[table, default: []].append(
        Member(file: raw, locale: locale, table: table, isGiven: isGiven))
    }
  }

  /// Reads everything that was taken.
  func finish() throws(CatalogError) -> [StringCatalog] {
    var catalogs: [StringCatalog] = []
    for table in tableOrder { catalogs.append(try stringsCatalog(table, tables[table] ?? [])) }
    if !xliff.isEmpty { catalogs.append(try xliffCatalog()) }
    if let catalog = try androidCatalog() { catalogs.append(catalog) }
    if !arb.isEmpty { catalogs.append(try arbCatalog()) }
    if !gettext.isEmpty { catalogs.append(try gettextCatalog()) }
    for table in i18nextOrder { catalogs.append(try i18nextCatalog(table, i18next[table] ?? [])) }
    return catalogs
  }

  // MARK: .strings and .stringsdict

  private func stringsCatalog(
    _ table: String, _ members: [Member]
  ) throws(CatalogError) -> StringCatalog {
    let names = members.compactMap(\.locale)
    let given = members.first { $0.isGiven }
    let source =
      loader.sourceLanguage
      ?? (names.contains("Base") ? "en" : nil)
      ?? given?.locale
      ?? (names.contains("en") ? "en" : names.first)
      ?? "en"
    var catalog = StringCatalog(format: .strings, table: table, sourceLanguage: source)
    // Entries with plurals win over flat ones, so they are read last.
    let isDictionary = { (member: Member) in member.file.path.hasSuffix(".stringsdict") }
    for member in members.filter({ !isDictionary($0) }) + members.filter(isDictionary) {
      let locale = member.locale.map { $0 == "Base" ? source : $0 } ?? source
      let localization = catalog.addLocalization(locale)
      let index = catalog.add(member.file)
      if PropertyList.isPropertyList(member.file.bytes) || isDictionary(member) {
        try addPropertyList(member.file, index, localization, to: &catalog)
      } else {
        try addPairs(member.file, index, localization, locale, to: &catalog)
      }
    }
    return catalog
  }

  private func addPairs(
    _ file: CatalogFile, _ index: Int, _ localization: Int, _ locale: String,
    to catalog: inout StringCatalog
  ) throws(CatalogError) {
    let (pairs, octalEscapes) = try StringsReader.read(file)
    for pair in pairs {
      let place = CatalogPlace(file: index, offset: pair.keyOffset)
      var content = LocalizedString(
        StringUnit(pair.value, place: CatalogPlace(file: index, offset: pair.valueOffset)))
      content.place = place
      if catalog.set(content, key: pair.key, localization: localization, syntax: .printf) {
        catalog.note(
          .duplicateKey, place, key: pair.key, locale: locale,
          "the key stands twice; the last one wins")
      }
    }
    for escape in octalEscapes {
      catalog.note(
        .octalEscape, CatalogPlace(file: index, offset: escape.offset), locale: locale,
        "an octal escape beyond ASCII; write the character itself or \\Uxxxx")
    }
  }

  private func addPropertyList(
    _ file: CatalogFile, _ index: Int, _ localization: Int, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    let list = try PropertyList.read(file)
    guard let members = list.members else {
      throw file.error(list.offset, "a string table is a dictionary of keys")
    }
    let reader = StringsDictReader(file: file, fileIndex: index)
    var seen: Set<String> = []
    for member in members {
      let isRepeated = !seen.insert(member.key).inserted
      let content = try reader.content(member)
      _ = catalog.set(content, key: member.key, localization: localization, syntax: .printf)
      if isRepeated {
        catalog.note(
          .duplicateKey, CatalogPlace(file: index, offset: member.keyOffset), key: member.key,
          locale: catalog.localizations[localization], "the key stands twice; the last one wins")
      }
    }
  }

  // MARK: XLIFF

  private func xliffCatalog() throws(CatalogError) -> StringCatalog {
    let first = xliff[0].root.first("file")
    let source = first?[attribute: "source-language"] ?? "en"
    let original = first?[attribute: "original"]?.split(separator: "/").last.map(String.init)
    var catalog = StringCatalog(
      format: .xliff, table: original.map { CatalogLoader.stem($0) } ?? "Localizable",
      sourceLanguage: loader.sourceLanguage ?? source)
    for (file, root) in xliff { try XLIFFReader.add(root, file, to: &catalog) }
    return catalog
  }

  // MARK: Android

  private func androidCatalog() throws(CatalogError) -> StringCatalog? {
    guard !android.isEmpty else { return nil }
    let source = loader.sourceLanguage ?? "en"
    var catalog = StringCatalog(format: .android, table: "strings", sourceLanguage: source)
    var hasStrings = false
    for member in android {
      let qualifiers = member.locale.flatMap { AndroidQualifiers(folder: $0) }
      let root = try AndroidReader.root(member.file)
      guard member.isGiven || AndroidReader.hasStrings(root) else { continue }
      hasStrings = true
      if let other = qualifiers?.others.first {
        let index = catalog.add(member.file)
        catalog.note(
          .qualifierIgnored, CatalogPlace(file: index, offset: root.offset),
          locale: qualifiers?.locale,
          "the qualifier \(other) is no language; the strings of this folder are not used")
        continue
      }
      try AndroidReader.add(member.file, locale: qualifiers?.locale ?? source, to: &catalog)
    }
    return hasStrings ? catalog : nil
  }

  // MARK: ARB

  private func arbCatalog() throws(CatalogError) -> StringCatalog {
    var documents: [(JSONDocument, Member, String)] = []
    for member in arb {
      let document = try member.file.json()
      let locale = try ARBReader.locale(document, member.file, stem: member.table)
      documents.append((document, member, locale))
    }
    var catalog = StringCatalog(
      format: .arb, table: "arb", sourceLanguage: sourceLanguage(documents.map { ($0.1, $0.2) }))
    for (document, member, locale) in documents {
      try ARBReader.add(document, member.file, locale: locale, to: &catalog)
    }
    return catalog
  }

  /// The first of the files that were given, or English in a directory.
  private func sourceLanguage(_ members: [(member: Member, locale: String)]) -> String {
    if let language = loader.sourceLanguage { return language }
    let given = members.first { $0.member.isGiven }?.locale
    let english = members.first { $0.locale == "en" }?.locale
    return given ?? english ?? members.first?.locale ?? "en"
  }

  // MARK: gettext

  private func gettextCatalog() throws(CatalogError) -> StringCatalog {
    var catalog = StringCatalog(
      format: .gettext, table: gettext[0].table, sourceLanguage: loader.sourceLanguage ?? "en")
    for member in gettext { try GettextReader.add(member.file, stem: member.table, to: &catalog) }
    return catalog
  }

  // MARK: i18next

  private func i18nextCatalog(
    _ table: String, _ members: [Member]
  ) throws(CatalogError) -> StringCatalog {
    let named = members.map { ($0, $0.locale ?? loader.sourceLanguage ?? "en") }
    var catalog = StringCatalog(
      format: .i18next, table: table, sourceLanguage: sourceLanguage(named))
    for (member, locale) in named {
      let document = try member.file.json()
      try I18NextReader.add(document, member.file, locale: locale, to: &catalog)
    }
    return catalog
  }
}
