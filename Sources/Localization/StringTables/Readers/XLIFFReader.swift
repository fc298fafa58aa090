internal import UnicodeServices

/// Reads translations of XLIFF 1.2 into a catalog.
///
/// Units whose ids are made from variations are put together again into one entry.
struct XLIFFReader {
  private let file: CatalogFile
  private let fileIndex: Int

  /// The languages of a file's first `file` element, for choosing the catalog.
  static func root(_ file: CatalogFile) throws(CatalogError) -> XMLElement {
    let root = try XMLReader.read(file)
    guard root.localName == "xliff" else {
      throw file.error(root.offset, "an XLIFF file begins with <xliff>, not <\(root.name)>")
    }
    let version = root[attribute: "version"] ?? ""
    guard version.hasPrefix("1.") else {
      throw file.error(
        root.offset,
        "XLIFF version \(version.isEmpty ? "(missing)" : version) is not supported; 1.2 is")
    }
    for element in root.elements where element.localName == "file" {
      guard element[attribute: "source-language"] != nil else {
        throw file.error(element.offset, "source-language is missing in <file>")
      }
    }
    return root
  }

  /// Adds everything that a file translates.
  static func add(
    _ root: XMLElement, _ file: CatalogFile, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    let reader = XLIFFReader(file: file, fileIndex: catalog.add(file))
    for element in root.elements where element.localName == "file" {
      let source = catalog.addLocalization(element[attribute: "source-language"] ?? "")
      let target = element[attribute: "target-language"].map { catalog.addLocalization($0) }
      for body in element.elements where body.localName == "body" {
        try reader.addUnits(body, source: source, target: target, to: &catalog)
      }
    }
  }

  private func addUnits(
    _ parent: XMLElement, source: Int, target: Int?, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    for element in parent.elements {
      switch element.localName {
      case "group": try addUnits(element, source: source, target: target, to: &catalog)
      case "trans-unit": try addUnit(element, source: source, target: target, to: &catalog)
      default: break
      }
    }
  }

  private func addUnit(
    _ element: XMLElement, source: Int, target: Int?, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    guard let id = element[attribute: "id"] else {
      throw file.error(element.offset, "id is missing in <trans-unit>")
    }
    guard let original = element.first("source") else {
      throw file.error(element.offset, "<source> is missing in <trans-unit>")
    }
    let (key, path) = VariationPath.split(id)
    let place = place(element.offset)
    let translation = element.first("target")
    catalog.update(key, syntax: .printf, place: place) { entry in
      if let note = element.first("note")?.text, !note.isEmpty, entry.comment == nil {
        entry.comment = note
      }
      if element[attribute: "translate"] == "no" { entry.shouldTranslate = false }
      insert(unit(original, state: .translated), path, source, &entry)
      if let target, target != source, let translation {
        insert(unit(translation, state: Self.state(translation)), path, target, &entry)
      }
    }
  }

  private func insert(
    _ unit: StringUnit, _ path: VariationPath, _ localization: Int, _ entry: inout StringEntry
  ) {
    let index = entry.indexOfText(in: localization, addedAt: unit.place)
    path.insert(unit, into: &entry.texts[index].content)
  }

  private func unit(_ element: XMLElement, state: TranslationState) -> StringUnit {
    StringUnit(element.text, state: state, place: place(element.contentOffset))
  }

  private static func state(_ target: XMLElement) -> TranslationState {
    let state = target[attribute: "state"] ?? ""
    if state.hasPrefix("needs-review") { return .needsReview }
    if state == "needs-translation" || state == "new" {
      return target.text.isEmpty ? .new : .needsReview
    }
    return target[attribute: "state-qualifier"] == "leveraged-mt" ? .machineTranslated : .translated
  }

  private func place(_ offset: Int) -> CatalogPlace {
    CatalogPlace(file: fileIndex, offset: offset)
  }
}
