internal import LocatedJSON

/// Reads Flutter's Application Resource Bundles.
struct ARBReader {
  /// The language of a file: `@@locale`, else the end of its name.
  static func locale(
    _ document: JSONDocument, _ file: CatalogFile, stem: String
  ) throws(CatalogError) -> String {
    let root = document.root
    guard root.kind == .object else {
      throw file.error(root.offset, "an ARB file is an object of keys and messages")
    }
    if let declared = root["@@locale"] {
      guard let name = declared.string else {
        throw file.error(declared.offset, "@@locale must be a string")
      }
      return name
    }
    guard let name = LanguageName.ending(of: stem) else {
      throw file.error(
        root.offset, "the language is not known; add @@locale or name the file like app_en.arb")
    }
    return name
  }

  /// Adds the messages of a file.
  static func add(
    _ document: JSONDocument, _ file: CatalogFile, locale: String, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    let fileIndex = catalog.add(file)
    let localization = catalog.addLocalization(locale)
    for member in try members(document.root, file) where !member.name.hasPrefix("@") {
      guard let text = member.value.string else {
        throw file.error(member.value.offset, "\(member.value.path) must be a string")
      }
      let place = CatalogPlace(file: fileIndex, offset: member.value.offset)
      var content = LocalizedString(StringUnit(text, place: place))
      content.place = CatalogPlace(file: fileIndex, offset: member.nameOffset)
      _ = catalog.set(content, key: member.name, localization: localization, syntax: .icuMessage)
    }
    for member in try members(document.root, file) {
      let name = member.name
      guard name.hasPrefix("@"), !name.hasPrefix("@@") else { continue }
      try addMetadata(String(name.dropFirst()), member.value, file, to: &catalog)
    }
  }

  private static func members(
    _ value: JSONValue, _ file: CatalogFile
  ) throws(CatalogError) -> JSONValue.Members {
    guard let members = value.members else {
      throw file.error(value.offset, "\(value.path) must be an object")
    }
    return members
  }

  private static func addMetadata(
    _ key: String, _ value: JSONValue, _ file: CatalogFile, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    guard catalog[key] != nil else { return }
    _ = try members(value, file)
    var placeholders: [String: MessagePlaceholder]?
    if let declared = value["placeholders"] {
      var known: [String: MessagePlaceholder] = [:]
      for member in try members(declared, file) {
        known[member.name] = MessagePlaceholder(
          type: member.value["type"]?.string, format: member.value["format"]?.string)
      }
      placeholders = known
    }
    let description = value["description"]?.string
    catalog.update(key, syntax: .icuMessage, place: CatalogPlace(file: 0, offset: 0)) { entry in
      if let placeholders, entry.placeholders == nil { entry.placeholders = placeholders }
      if let description, entry.comment == nil { entry.comment = description }
    }
  }
}
