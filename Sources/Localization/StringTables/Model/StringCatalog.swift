public import LocatedJSON

/// Where a catalog comes from; this decides how languages are matched.
public enum CatalogFormat: String, Hashable, Sendable {
  /// `.xcstrings`.
  case stringCatalog
  /// `.strings` and `.stringsdict`.
  case strings
  /// XLIFF 1.2 and `.xcloc`.
  case xliff
  /// Android's `strings.xml`.
  case android
  /// Flutter's ARB.
  case arb
  /// `.po` of gettext.
  case gettext
  /// i18next's JSON.
  case i18next
}

/// Keys with their texts in several languages, from one file or from files that belong together.
public struct StringCatalog: Sendable {
  /// Where it comes from.
  public let format: CatalogFormat

  /// The name by which programs ask for the table, such as `Localizable`.
  public let table: String

  /// The language of the texts that others are translated from.
  public internal(set) var sourceLanguage: String

  /// The languages as the catalog writes them, in its order.
  public private(set) var localizations: [String] = []

  /// The keys in file order.
  public internal(set) var entries: [StringEntry] = []

  /// The files, for places.
  public private(set) var files: [CatalogFile] = []

  /// What readers found.
  public internal(set) var notes: [StringFinding] = []

  private var positions: [String: Int] = [:]
  private var localizationIndices: [String: Int] = [:]

  /// Creates a catalog without keys.
  public init(format: CatalogFormat, table: String, sourceLanguage: String) {
    self.format = format
    self.table = table
    self.sourceLanguage = sourceLanguage
  }

  /// The entry of a key.
  ///
  /// - Complexity: O(1).
  public subscript(key: String) -> StringEntry? {
    positions[key].map { entries[$0] }
  }

  /// The index of a key in ``entries``.
  func position(of key: String) -> Int? { positions[key] }

  /// What an entry has in a language.
  enum PlainText {
    /// No text that is used.
    case absent
    /// A text that needs no choice and nothing filled in.
    case text(String)
    /// A text that has to be resolved.
    case other
  }

  /// The text of an entry in a language, if it needs nothing to be done.
  func plainText(_ position: Int, _ localization: Int, isSource: Bool) -> PlainText {
    for text in entries[position].texts where text.localization == localization {
      guard isSource || entries[position].shouldTranslate, !text.content.isEmpty else {
        return .absent
      }
      guard text.content.isFlat, text.content.substitutions.isEmpty, let unit = text.content.unit,
        unit.reference == nil, !entries[position].syntax.mayNeedParsing(unit.value)
      else { return .other }
      return .text(unit.value)
    }
    return .absent
  }

  /// The index of a language in ``localizations``, or nil if the catalog has no text in it.
  public func localizationIndex(_ locale: String) -> Int? { localizationIndices[locale] }

  /// Where a place is, for people.
  public func location(of place: CatalogPlace) -> (path: String, location: SourceLocation) {
    let file = files[Int(place.file)]
    return (file.path, file.location(of: Int(place.offset)))
  }

  /// The file of a place and the byte offset in it.
  func source(of place: CatalogPlace) -> (file: CatalogFile, offset: Int) {
    (files[Int(place.file)], Int(place.offset))
  }

  // MARK: Building

  mutating func add(_ file: CatalogFile) -> Int {
    files.append(file)
    return files.count - 1
  }

  mutating func addLocalization(_ locale: String) -> Int {
    if let index = localizationIndices[locale] { return index }
    localizationIndices[locale] = localizations.count
    localizations.append(locale)
    return localizations.count - 1
  }

  /// Adds a key that the catalog does not have yet.
  mutating func append(_ entry: StringEntry) {
    positions[entry.key] = entries.count
    entries.append(entry)
  }

  /// Reads and changes the entry of a key, which is made if it is missing.
  mutating func update<Result>(
    _ key: String, syntax: MessageSyntax, place: CatalogPlace,
    _ change: (inout StringEntry) -> Result
  ) -> Result {
    if let position = positions[key] { return change(&entries[position]) }
    var entry = StringEntry(key: key, syntax: syntax, place: place)
    let result = change(&entry)
    append(entry)
    return result
  }

  /// Sets the text of a key in a language; the last one wins.
  ///
  /// - Returns: whether there was a text before.
  mutating func set(
    _ content: LocalizedString, key: String, localization: Int, syntax: MessageSyntax
  ) -> Bool {
    update(key, syntax: syntax, place: content.place) { entry in
      if let index = entry.texts.firstIndex(where: { $0.localization == localization }) {
        entry.texts[index].content = content
        return true
      }
      entry.texts.append(.init(localization: localization, content: content))
      return false
    }
  }

  mutating func reserve(_ count: Int) {
    entries.reserveCapacity(count)
    positions.reserveCapacity(count)
  }

  /// How bad breaking a rule is in this format: Android's build refuses names that stand twice.
  func severity(of rule: StringRule) -> FindingSeverity {
    rule == .duplicateKey && format == .android ? .error : rule.severity
  }

  mutating func note(
    _ rule: StringRule, _ place: CatalogPlace, key: String? = nil, locale: String? = nil,
    _ message: String
  ) {
    let (path, location) = location(of: place)
    notes.append(
      StringFinding(
        rule: rule, severity: severity(of: rule), path: path, location: location, key: key,
        locale: locale, message: message))
  }
}
