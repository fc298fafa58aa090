internal import LocatedJSON
internal import UnicodeServices

/// Reads a String Catalog, `.xcstrings` version 1.
///
/// Members that the format knows must have their type; all others are ignored.
struct XCStringsReader {
  private let file: CatalogFile
  private var catalog: StringCatalog

  static func read(_ file: CatalogFile, table: String) throws(CatalogError) -> StringCatalog {
    let root = try file.json().root
    guard root.kind == .object else {
      throw file.error(
        root.offset,
        "a string catalog is an object with sourceLanguage and strings, not \(Self.shown(root))")
    }
    guard let source = root["sourceLanguage"] else {
      throw file.error(
        root.offset, "sourceLanguage is missing; a string catalog names the language of its keys")
    }
    guard let sourceLanguage = source.string else { throw typeError(file, source, "a string") }
    var reader = XCStringsReader(
      file: file,
      catalog: StringCatalog(format: .stringCatalog, table: table, sourceLanguage: sourceLanguage))
    return try reader.read(root)
  }

  private mutating func read(_ root: JSONValue) throws(CatalogError) -> StringCatalog {
    _ = catalog.add(file)
    try readVersion(root)
    guard let strings = root["strings"] else {
      throw file.error(
        root.offset, "strings is missing; it is an object with one member for each key")
    }
    guard let members = strings.members else { throw mismatch(strings, "an object") }
    guard strings.count <= CatalogLimits.keys else {
      throw file.error(
        strings.offset, "\(strings.count) keys; at most \(CatalogLimits.keys) are allowed")
    }
    catalog.reserve(strings.count)
    for member in members { try readEntry(member) }
    return catalog
  }

  private mutating func readVersion(_ root: JSONValue) throws(CatalogError) {
    guard let version = root["version"] else {
      catalog.note(
        .missingVersion, CatalogPlace(file: 0, offset: root.offset),
        "version is missing; 1.0 is assumed")
      return
    }
    guard let text = version.string else { throw mismatch(version, "a string such as \"1.0\"") }
    guard text == "1" || text.hasPrefix("1.") else {
      throw file.error(
        version.offset, "version \(text) of string catalogs is not supported; 1.0 and 1.1 are")
    }
  }

  // MARK: Entries

  private mutating func readEntry(_ member: JSONValue.Member) throws(CatalogError) {
    let place = CatalogPlace(file: 0, offset: member.nameOffset)
    var entry = StringEntry(key: member.name, syntax: .printf, place: place)
    guard let properties = member.value.members else { throw mismatch(member.value, "an object") }
    for property in properties {
      let value = property.value
      switch property.name {
      case "comment": entry.comment = try string(value)
      case "extractionState": entry.extractionState = try string(value)
      case "shouldTranslate":
        guard let flag = value.bool else { throw mismatch(value, "true or false") }
        entry.shouldTranslate = flag
      case "localizations":
        guard let localizations = value.members else { throw mismatch(value, "an object") }
        for localization in localizations {
          let index = catalog.addLocalization(localization.name)
          let content = try readLocalization(localization.value)
          entry.texts.append(.init(localization: index, content: content))
        }
      default: break
      }
    }
    catalog.append(entry)
  }

  private func readLocalization(_ value: JSONValue) throws(CatalogError) -> LocalizedString {
    guard let members = value.members else { throw mismatch(value, "an object") }
    var content = LocalizedString(place: CatalogPlace(file: 0, offset: value.offset))
    for member in members {
      switch member.name {
      case "stringUnit": content.unit = try readUnit(member.value)
      case "variations": try readVariations(member.value, into: &content)
      case "substitutions":
        guard let substitutions = member.value.members else {
          throw mismatch(member.value, "an object")
        }
        guard member.value.count <= CatalogLimits.substitutions else {
          throw file.error(
            member.value.offset,
            "\(member.value.count) substitutions; at most \(CatalogLimits.substitutions) are allowed"
          )
        }
        for substitution in substitutions {
          content.substitutions.append(try readSubstitution(substitution))
        }
      default: break
      }
    }
    return content
  }

  private func readUnit(_ value: JSONValue) throws(CatalogError) -> StringUnit {
    guard value.kind == .object else { throw mismatch(value, "an object") }
    guard let text = value["value"] else {
      throw file.error(value.offset, "value is missing; a stringUnit has state and value")
    }
    guard let string = text.string else { throw mismatch(text, "a string") }
    guard string.utf8.count <= CatalogLimits.valueSize else {
      throw file.error(
        text.offset,
        "a text of \(string.utf8.count) bytes; at most \(CatalogLimits.valueSize) are allowed")
    }
    var state = TranslationState.translated
    if let word = value["state"] {
      guard let word = word.string else { throw mismatch(word, "a string") }
      state = TranslationState(rawValue: word) ?? .unknown
    }
    return StringUnit(string, state: state, place: CatalogPlace(file: 0, offset: text.offset))
  }

  private func readVariations(
    _ value: JSONValue, into content: inout LocalizedString
  ) throws(CatalogError) {
    guard let kinds = value.members else { throw mismatch(value, "an object") }
    for kind in kinds {
      guard kind.hasName("plural") || kind.hasName("device") || kind.hasName("width") else {
        continue
      }
      guard let cases = kind.value.members else { throw mismatch(kind.value, "an object") }
      for variation in cases {
        let text = try readLocalization(variation.value)
        // Other names than those of the format are ignored, as everywhere.
        switch kind.name {
        case "plural":
          if let category = PluralCategory(rawValue: variation.name) {
            content.plural.append(.init(category, text))
          }
        case "device": content.device.append(.init(variation.name, text))
        default: if let width = Int(variation.name) { content.width.append(.init(width, text)) }
        }
      }
    }
  }

  private func readSubstitution(
    _ member: JSONValue.Member
  ) throws(CatalogError) -> Substitution {
    let value = member.value
    guard value.kind == .object else { throw mismatch(value, "an object") }
    var number: Int?
    if let argument = value["argNum"] {
      guard let integer = argument.integer, integer >= 1 else {
        throw mismatch(argument, "a whole number from 1")
      }
      number = integer
    }
    guard let specifier = value["formatSpecifier"] else {
      throw file.error(
        value.offset, "formatSpecifier is missing; a substitution has one, such as \"lld\"")
    }
    return Substitution(
      name: member.name, argumentNumber: number, formatSpecifier: try string(specifier),
      content: try readLocalization(value),
      place: CatalogPlace(file: 0, offset: member.nameOffset))
  }

  // MARK: Errors

  private func string(_ value: JSONValue) throws(CatalogError) -> String {
    guard let string = value.string else { throw mismatch(value, "a string") }
    return string
  }

  private func mismatch(_ value: JSONValue, _ expected: String) -> CatalogError {
    Self.typeError(file, value, expected)
  }

  private static func typeError(
    _ file: CatalogFile, _ value: JSONValue, _ expected: String
  ) -> CatalogError {
    file.error(value.offset, "\(value.path) must be \(expected), not \(shown(value))")
  }

  private static func shown(_ value: JSONValue) -> String {
    value.bool.map { "\($0)" } ?? value.kindName
  }
}
