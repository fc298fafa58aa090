internal import LocatedJSON
internal import UnicodeServices

/// Reads gettext's portable objects, `.po`.
struct GettextReader {
  /// One entry of the file.
  private struct Entry {
    var offset: Int
    var context: String?
    var id: String?
    var plural: String?
    var translations: [(index: Int?, text: String, offset: Int)] = []
    var flags: Set<String> = []
    var comment: String?
    var isEmpty: Bool { id == nil && context == nil && translations.isEmpty }
  }

  private let file: CatalogFile
  private let bytes: [UInt8]
  private var offset = 0
  private var entries: [Entry] = []
  private var current: Entry

  private init(file: CatalogFile) {
    self.file = file
    bytes = file.bytes
    current = Entry(offset: 0)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  /// Adds the translations of a file.
  ///
  /// - Parameters:
  ///   - file: The file, in UTF-8.
  ///   - stem: The name of the file without its ending, which names the language of a file without
  ///     a header.
  ///   - catalog: The catalog whose source language is that of the msgids.
  /// - Throws: `CatalogError` at the first fault.
  static func add(
    _ file: CatalogFile, stem: String, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    var reader = GettextReader(file: file)
    try reader.read()
    try reader.addEntries(stem: stem, to: &catalog)
  }

  // MARK: Lines

  private enum Field {
    case context, id, plural
    case translation(Int?)
  }

  private mutating func read() throws(CatalogError) {
    var field: Field?
    while offset < bytes.count {
      let start = offset
      skipBlanks()
      guard offset < bytes.count else { break }
      switch bytes[offset] {
      case 0x0A, 0x0D: offset += 1
      case UInt8(ascii: "#"):
        let line = restOfLine()
        if line.hasPrefix("#~") { continue }
        if !current.translations.isEmpty { finishEntry() }
        field = nil
        comment(line)
      case 0x22:
        guard let known = field else {
          throw file.error(offset, "a string needs msgid, msgstr or msgctxt in front of it")
        }
        append(try string(), to: known)
      default:
        let keywordOffset = offset
        let keyword = word()
        let next = try self.field(keyword, at: keywordOffset)
        begin(next, at: start)
        skipBlanks()
        guard offset < bytes.count, bytes[offset] == 0x22 else {
          throw file.error(offset, "\(keyword) needs a string in double quotes")
        }
        let place = offset
        let text = try string()
        field = next
        set(text, next, place)
      }
    }
    finishEntry()
  }

  private func field(_ keyword: String, at offset: Int) throws(CatalogError) -> Field {
    switch keyword {
    case "msgctxt": return .context
    case "msgid": return .id
    case "msgid_plural": return .plural
    case "msgstr": return .translation(nil)
    default:
      if keyword.hasPrefix("msgstr["), keyword.hasSuffix("]"),
        let index = Int(keyword.dropFirst(7).dropLast()), (0..<100).contains(index)
      {
        return .translation(index)
      }
      throw file.error(
        offset,
        "\(keyword.prefix(30).debugDescription) is no keyword; "
          + "expected msgctxt, msgid, msgid_plural, msgstr or msgstr[n]")
    }
  }

  /// A new entry begins with its context or its id behind a translation.
  private mutating func begin(_ field: Field, at offset: Int) {
    switch field {
    case .context, .id:
      if !current.translations.isEmpty { finishEntry() }
      if current.isEmpty { current.offset = offset }
    case .plural, .translation: break
    }
  }

  private mutating func set(_ text: String, _ field: Field, _ place: Int) {
    switch field {
    case .context: current.context = text
    case .id: current.id = text
    case .plural: current.plural = text
    case .translation(let index): current.translations.append((index, text, place))
    }
  }

  private mutating func append(_ text: String, to field: Field) {
    switch field {
    case .context: current.context? += text
    case .id: current.id? += text
    case .plural: current.plural? += text
    case .translation: current.translations[current.translations.count - 1].text += text
    }
  }

  private mutating func comment(_ line: String) {
    if line.hasPrefix("#,") {
      for flag in line.dropFirst(2).split(separator: ",") {
        current.flags.insert(String(flag.filter { !$0.isWhitespace }))
      }
    } else if line.hasPrefix("#.") {
      let text = String(line.dropFirst(2).drop { $0 == " " })
      current.comment = current.comment.map { $0 + "\n" + text } ?? text
    }
  }

  private mutating func finishEntry() {
    if current.id != nil { entries.append(current) }
    current = Entry(offset: offset)
  }

  // MARK: Words

  private mutating func skipBlanks() {
    while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
  }

  private mutating func restOfLine() -> String {
    let start = offset
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, !" \t\r\n\"".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func string() throws(CatalogError) -> String {
    let start = offset
    offset += 1
    var text: [UInt8] = []
    while offset < bytes.count, bytes[offset] != 0x22 {
      guard bytes[offset] != 0x0A else {
        throw file.error(start, "the quote is not closed before the end of its line")
      }
      guard bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count else {
        text.append(bytes[offset])
        offset += 1
        continue
      }
      escape(&text)
    }
    guard offset < bytes.count else { throw file.error(start, "the quote is not closed") }
    offset += 1
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func escape(_ text: inout [UInt8]) {
    let letter = bytes[offset + 1]
    offset += 2
    if let control = CEscape.control(letter) { return text.append(control) }
    switch letter {
    case UInt8(ascii: "x"):
      var value = 0
      while offset < bytes.count, bytes[offset] < 0x80,
        let digit = Character(Unicode.Scalar(bytes[offset])).hexDigitValue, value < 0x10
      {
        value = value << 4 | digit
        offset += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    case 0x30...0x37:
      var value = Int(letter - 0x30)
      while offset < bytes.count, (0x30...0x37).contains(bytes[offset]), value < 0x20 {
        value = value << 3 | Int(bytes[offset] - 0x30)
        offset += 1
      }
      text.append(UInt8(truncatingIfNeeded: value))
    default: text.append(letter)
    }
  }

  // MARK: Catalog

  private func addEntries(stem: String, to catalog: inout StringCatalog) throws(CatalogError) {
    let fileIndex = catalog.add(file)
    let header = entries.first { $0.id?.isEmpty == true && $0.context == nil }
    let fields = try GettextHeader(
      header?.translations.first?.text ?? "", file, header?.offset ?? 0)
    let locale = fields.language ?? LanguageName.ending(of: stem) ?? stem
    let source = catalog.addLocalization(catalog.sourceLanguage)
    let localization = catalog.addLocalization(locale)
    if entries.contains(where: { $0.plural != nil }), let header {
      noteMergedCategories(
        fields, locale, at: CatalogPlace(file: fileIndex, offset: header.offset), in: &catalog)
    }
    var seen: Set<String> = []
    for entry in entries where entry.id?.isEmpty == false || entry.context != nil {
      add(
        entry, forms: fields.plural, pluralCount: fields.pluralCount, source: source,
        localization: localization, locale: locale,
        fileIndex: fileIndex, seen: &seen, to: &catalog)
    }
  }

  /// Two categories of a language that get one form cannot both be translated.
  private func noteMergedCategories(
    _ header: GettextHeader, _ locale: String, at place: CatalogPlace,
    in catalog: inout StringCatalog
  ) {
    guard let expression = header.plural, locale != catalog.sourceLanguage,
      let rules = try? PluralRules(locale: LocaleIdentifier.lenient(locale).0)
    else { return }
    for merged in expression.mergedCategories(rules, count: header.pluralCount) {
      let names = merged.map(\.rawValue).joined(separator: " and ")
      catalog.note(
        .pluralMissing, place, locale: locale,
        "Plural-Forms gives \(names) of \(locale) the same form")
    }
  }

  private func add(
    _ item: Entry, forms: PluralExpression?, pluralCount: Int, source: Int, localization: Int,
    locale: String,
    fileIndex: Int, seen: inout Set<String>, to catalog: inout StringCatalog
  ) {
    let id = item.id ?? ""
    let key = item.context.map { $0 + "\u{4}" + id } ?? id
    let place = CatalogPlace(file: fileIndex, offset: item.offset)
    if !seen.insert(key).inserted {
      catalog.note(
        .duplicateKey, place, key: key, locale: locale, "the msgid stands twice; the last one wins")
    }
    let isFormat = item.flags.contains("c-format") || item.flags.contains("objc-format")
    catalog.update(key, syntax: isFormat ? .printf : .verbatim, place: place) { entry in
      if entry.comment == nil { entry.comment = item.comment }
      Self.set(Self.original(item, id, place), source, &entry)
      if localization != source {
        let content = Self.translation(item, forms, fileIndex: fileIndex, place: place)
        Self.set(content, localization, &entry)
      }
    }
    let formCount = item.translations.count { $0.index != nil && !$0.text.isEmpty }
    if item.plural != nil, localization != source, formCount > 0, formCount < pluralCount,
      !item.flags.contains("fuzzy")
    {
      catalog.note(
        .pluralMissing, place, key: key, locale: locale,
        "Plural-Forms counts \(pluralCount) forms, and \(formCount) have a text")
    }
    if item.flags.contains("fuzzy"), localization != source {
      catalog.note(
        .needsReview, place, key: key, locale: locale,
        "the translation is marked fuzzy; the source text is shown")
    }
  }

  private static func set(
    _ content: LocalizedString, _ localization: Int, _ entry: inout StringEntry
  ) {
    entry.texts.removeAll { $0.localization == localization }
    entry.texts.append(.init(localization: localization, content: content))
  }

  /// The text of the program: the id, and the plural id for all numbers but one.
  private static func original(_ item: Entry, _ id: String, _ place: CatalogPlace)
    -> LocalizedString
  {
    guard let plural = item.plural else { return LocalizedString(StringUnit(id, place: place)) }
    var content = LocalizedString(place: place)
    content.plural = [
      .init(.one, LocalizedString(StringUnit(id, place: place))),
      .init(.other, LocalizedString(StringUnit(plural, place: place))),
    ]
    return content
  }

  private static func translation(
    _ item: Entry, _ forms: PluralExpression?, fileIndex: Int, place: CatalogPlace
  ) -> LocalizedString {
    // What is marked fuzzy is not used, and an empty text is none.
    let isFuzzy = item.flags.contains("fuzzy")
    func unit(_ text: String, _ offset: Int) -> StringUnit {
      StringUnit(
        isFuzzy ? "" : text, state: isFuzzy || text.isEmpty ? .new : .translated,
        place: CatalogPlace(file: fileIndex, offset: offset))
    }
    var content = LocalizedString(place: place)
    var texts: [LocalizedString.Variation<Int>] = []
    for (index, text, offset) in item.translations {
      guard let index else {
        content.unit = unit(text, offset)
        continue
      }
      guard !isFuzzy, !text.isEmpty else { continue }
      texts.append(.init(index, LocalizedString(unit(text, offset))))
    }
    if !texts.isEmpty, let expression = forms {
      content.forms = NumberedForms(expression: expression, texts: texts)
    }
    return content
  }
}
