internal import LocatedJSON
internal import UnicodeServices

/// Reads i18next's JSON, version 4.
struct I18NextReader {
  private let file: CatalogFile
  private let fileIndex: Int
  private let localization: Int

  static func add(
    _ document: JSONDocument, _ file: CatalogFile, locale: String, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    guard document.root.kind == .object else {
      throw file.error(document.root.offset, "an i18next file is an object of keys and texts")
    }
    let reader = I18NextReader(
      file: file, fileIndex: catalog.add(file), localization: catalog.addLocalization(locale))
    try reader.add(document.root, prefix: "", depth: 0, to: &catalog)
  }

  private func add(
    _ object: JSONValue, prefix: String, depth: Int, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    guard depth <= CatalogLimits.messageDepth else {
      throw file.error(object.offset, "keys nest deeper than \(CatalogLimits.messageDepth) levels")
    }
    guard let members = object.members else { return }
    for member in members {
      let key = prefix.isEmpty ? member.name : prefix + "." + member.name
      switch member.value.kind {
      case .object: try add(member.value, prefix: key, depth: depth + 1, to: &catalog)
      case .string: set(member.value.string ?? "", key, member, &catalog)
      case .array:
        for (index, element) in member.value.elements.map({ Array($0) })?.enumerated().map({ $0 })
          ?? []
        {
          guard let text = element.string else { throw typeError(element) }
          set(text, "\(key).\(index)", member, &catalog)
        }
      // A null is a key without a text.
      case .null: continue
      case .bool, .number: throw typeError(member.value)
      }
    }
  }

  private func typeError(_ value: JSONValue) -> CatalogError {
    file.error(value.offset, "\(value.path) must be a string or an object")
  }

  private func set(
    _ text: String, _ key: String, _ member: JSONValue.Member, _ catalog: inout StringCatalog
  ) {
    let unit = StringUnit(
      text, place: CatalogPlace(file: fileIndex, offset: member.value.offset))
    let place = CatalogPlace(file: fileIndex, offset: member.nameOffset)
    let (base, form) = Self.split(key)
    catalog.update(base, syntax: .i18next, place: place) { entry in
      let index = entry.indexOfText(in: localization, addedAt: place)
      switch form {
      case .plain: entry.texts[index].content.unit = unit
      case .plural(let category):
        entry.texts[index].content.plural.append(.init(category, LocalizedString(unit)))
      case .ordinal(let category):
        entry.texts[index].content.ordinal.append(.init(category, LocalizedString(unit)))
      }
    }
  }

  private enum Form {
    case plain
    case plural(PluralCategory)
    case ordinal(PluralCategory)
  }

  /// Cuts the suffix of a plural form off.
  private static func split(_ key: String) -> (base: String, form: Form) {
    guard let underscore = key.lastIndex(of: "_"),
      let category = PluralCategory(rawValue: String(key[key.index(after: underscore)...])),
      underscore > key.startIndex
    else { return (key, .plain) }
    let base = String(key[..<underscore])
    guard base.hasSuffix("_ordinal"), base.count > 8 else { return (base, .plural(category)) }
    return (String(base.dropLast(8)), .ordinal(category))
  }
}
