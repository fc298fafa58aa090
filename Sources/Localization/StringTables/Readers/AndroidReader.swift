internal import UnicodeServices

/// Reads Android's string resources.
struct AndroidReader {
  private let file: CatalogFile
  private let fileIndex: Int
  private let localization: Int
  private let locale: String

  /// Adds the strings of a resource file.
  static func add(
    _ file: CatalogFile, locale: String, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    let root = try root(file)
    let index = catalog.add(file)
    let reader = AndroidReader(
      file: file, fileIndex: index, localization: catalog.addLocalization(locale), locale: locale)
    for element in root.elements { try reader.add(element, to: &catalog) }
  }

  /// The outermost element, checked.
  static func root(_ file: CatalogFile) throws(CatalogError) -> XMLElement {
    let root = try XMLReader.read(file)
    guard root.name == "resources" else {
      throw file.error(root.offset, "string resources begin with <resources>, not <\(root.name)>")
    }
    return root
  }

  /// Whether a resource file has strings at all.
  static func hasStrings(_ root: XMLElement) -> Bool {
    root.elements.contains { ["string", "plurals", "string-array"].contains($0.name) }
  }

  private func add(
    _ element: XMLElement, to catalog: inout StringCatalog
  ) throws(CatalogError) {
    guard ["string", "plurals", "string-array"].contains(element.name) else { return }
    guard let name = element[attribute: "name"] else {
      throw file.error(element.offset, "name is missing in <\(element.name)>")
    }
    switch element.name {
    case "string":
      set(LocalizedString(unit(element, name, element, &catalog)), name, element, &catalog)
    case "plurals":
      var content = LocalizedString(place: place(element.offset))
      for item in element.elements where item.name == "item" {
        guard let quantity = item[attribute: "quantity"],
          let category = PluralCategory(rawValue: quantity)
        else {
          throw file.error(
            item.offset, "quantity has to be zero, one, two, few, many or other in <item>")
        }
        content.plural.append(
          .init(category, LocalizedString(unit(item, name, element, &catalog))))
      }
      set(content, name, element, &catalog)
    default:
      for (index, item) in element.elements.filter({ $0.name == "item" }).enumerated() {
        let key = "\(name)[\(index)]"
        set(LocalizedString(unit(item, key, element, &catalog)), key, element, &catalog)
      }
    }
  }

  private func set(
    _ content: LocalizedString, _ key: String, _ element: XMLElement, _ catalog: inout StringCatalog
  ) {
    var content = content
    content.place = place(element.offset)
    if catalog.set(content, key: key, localization: localization, syntax: .java) {
      catalog.note(
        .duplicateKey, content.place, key: key, locale: locale,
        "the name stands twice; the build refuses that")
    }
    if element[attribute: "translatable"] == "false" {
      catalog.update(key, syntax: .java, place: content.place) { $0.shouldTranslate = false }
    }
  }

  // MARK: Texts

  private func unit(
    _ element: XMLElement, _ key: String, _ owner: XMLElement, _ catalog: inout StringCatalog
  ) -> StringUnit {
    let place = place(element.contentOffset)
    let raw = element.text
    if let reference = Self.reference(raw) {
      var unit = StringUnit(raw, place: place)
      unit.reference = reference
      return unit
    }
    let text = AndroidText(raw)
    if text.hasBareApostrophe {
      catalog.note(
        .androidUnescapedApostrophe, place, key: key, locale: locale,
        "an apostrophe outside of quotes is written \\'")
    }
    let format = FormatString(text.value, allowsSpaceFlag: false)
    if owner[attribute: "formatted"] != "false",
      format.specifiers.count(where: { $0.specifier.position == nil }) >= 2
    {
      catalog.note(
        .placeholderUnpositioned, place, key: key, locale: locale,
        "several placeholders need positions, as in %1$s")
    }
    return StringUnit(text.value, place: place)
  }

  /// The key of `@string/key`.
  private static func reference(_ raw: String) -> String? {
    let text = raw.filter { !$0.isWhitespace }
    guard text.hasPrefix("@string/"), text.count > 8 else { return nil }
    return String(text.dropFirst(8))
  }

  private func place(_ offset: Int) -> CatalogPlace {
    CatalogPlace(file: fileIndex, offset: offset)
  }
}

/// The text of a string resource: white space collapsed, quotes and escapes resolved.
struct AndroidText: Hashable {
  private(set) var value = ""
  /// Whether an apostrophe stands outside of quotes without a backslash.
  private(set) var hasBareApostrophe = false

  /// Resolves a text as the resource compiler does.
  init(_ raw: String) {
    var result = String.UnicodeScalarView()
    var isQuoted = false
    // A space that is only written if something follows.
    var isPending = false
    let scalars = Array(raw.unicodeScalars)
    var index = 0
    func append(_ scalar: Unicode.Scalar) {
      if isPending, !result.isEmpty { result.append(" ") }
      isPending = false
      result.append(scalar)
    }
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "\"":
        if isPending, !result.isEmpty { result.append(" ") }
        isPending = false
        isQuoted.toggle()
      case "\\" where index < scalars.count:
        let (escaped, length) = Self.escape(scalars, index)
        if let escaped { append(escaped) }
        index += length
      case " ", "\n", "\t", "\r":
        if isQuoted { result.append(scalar) } else { isPending = true }
      case "'":
        if !isQuoted { hasBareApostrophe = true }
        append(scalar)
      default: append(scalar)
      }
    }
    value = String(result)
  }

  /// What an escape stands for, and how many scalars it has behind the backslash.
  private static func escape(
    _ scalars: [Unicode.Scalar], _ index: Int
  ) -> (Unicode.Scalar?, Int) {
    switch scalars[index] {
    case "n": return ("\n", 1)
    case "t": return ("\t", 1)
    case "u":
      let digits = scalars[(index + 1)...].prefix(4)
      guard digits.count == 4,
        let value = UInt32(String(digits.map { Character($0) }), radix: 16)
      else { return (nil, 1) }
      return (Unicode.Scalar(value) ?? "\u{FFFD}", 5)
    default: return (scalars[index], 1)
    }
  }
}

/// The qualifiers of a resource folder such as `values-pt-rBR-night`.
struct AndroidQualifiers: Hashable {
  /// The language, as BCP 47; nil for the default folder.
  private(set) var locale: String?
  /// Qualifiers that are no language.
  private(set) var others: [String] = []

  /// Takes a folder's name apart; nil if it is no folder of values.
  init?(folder: String) {
    var parts = folder.split(separator: "-").map(String.init)[...]
    guard parts.first == "values" else { return nil }
    parts = parts.dropFirst()
    while let part = parts.first {
      parts = parts.dropFirst()
      if part.hasPrefix("b+"), locale == nil {
        locale = part.dropFirst(2).split(separator: "+").joined(separator: "-")
      } else if locale == nil, Self.isLanguage(part) {
        locale = part
        if let region = parts.first, region.hasPrefix("r"), region.count == 3 || region.count == 4,
          region.dropFirst().allSatisfy({ $0.isUppercase || $0.isNumber })
        {
          locale = part + "-" + region.dropFirst()
          parts = parts.dropFirst()
        }
      } else {
        others.append(part)
      }
    }
  }

  private static func isLanguage(_ part: String) -> Bool {
    // `car` is a mode of the user interface, and `any` and `dpi`-like words are none of ours.
    guard !["car", "any", "tv", "dpi", "nokeys", "12key"].contains(part) else { return false }
    return LanguageName.isLanguage(part)
  }
}
