internal import UnicodeServices

/// The place of a text in the variations of its key, as exports write it into identifiers.
struct VariationPath: Hashable {
  /// A device, if the text is for one.
  var device: String?
  /// A substitution, if the text belongs to one.
  var substitution: String?
  /// A plural category, if the text is for one.
  var category: PluralCategory?
  /// Whether the identifier is one of a stringsdict.
  var isStringsDict = false

  /// Takes an identifier apart; one of no known form is a key.
  ///
  /// `key|==|device.mac.plural.few`, `/key:dict/NAME:dict/few:dict/:string`.
  static func split(_ identifier: String) -> (key: String, path: VariationPath) {
    if let range = identifier.firstRange(of: "|==|"),
      let path = VariationPath(dotted: identifier[range.upperBound...])
    {
      return (String(identifier[..<range.lowerBound]), path)
    }
    if identifier.hasPrefix("/"), identifier.hasSuffix("/:string"),
      let result = stringsDict(identifier)
    {
      return result
    }
    return (identifier, VariationPath())
  }

  private init(
    device: String? = nil, substitution: String? = nil, category: PluralCategory? = nil,
    isStringsDict: Bool = false
  ) {
    self.device = device
    self.substitution = substitution
    self.category = category
    self.isStringsDict = isStringsDict
  }

  private init?(dotted text: Substring) {
    var parts = text.split(separator: ".").map(String.init)[...]
    if parts.first == "device", parts.count >= 2 {
      device = parts[parts.startIndex + 1]
      parts = parts.dropFirst(2)
    } else if parts.first == "substitutions", let plural = parts.lastIndex(of: "plural"),
      plural > parts.startIndex + 1
    {
      substitution = parts[(parts.startIndex + 1)..<plural].joined(separator: ".")
      parts = parts[plural...]
    }
    if parts.isEmpty { return }
    guard parts.count == 2, parts.first == "plural",
      let category = PluralCategory(rawValue: parts[parts.startIndex + 1])
    else { return nil }
    self.category = category
  }

  private static func stringsDict(_ identifier: String) -> (String, VariationPath)? {
    let body = identifier.dropFirst().dropLast("/:string".count)
    // Keys may hold slashes: the known ends are cut off from behind.
    let parts = body.components(separatedBy: ":dict/")
    if parts.count == 2, parts[1] == "NSStringLocalizedFormatKey:dict" {
      return (parts[0], VariationPath(isStringsDict: true))
    }
    guard parts.count >= 3, let last = parts.last, last.hasSuffix(":dict"),
      let category = PluralCategory(rawValue: String(last.dropLast(":dict".count)))
    else { return nil }
    let key = parts[..<(parts.count - 2)].joined(separator: ":dict/")
    return (
      key,
      VariationPath(
        substitution: parts[parts.count - 2], category: category, isStringsDict: true)
    )
  }

  /// Puts a text where the path leads.
  func insert(_ unit: StringUnit, into content: inout LocalizedString) {
    if let substitution {
      let index: Int
      if let known = content.substitutions.firstIndex(where: { $0.name == substitution }) {
        index = known
      } else {
        index = content.substitutions.count
        content.substitutions.append(
          Substitution(
            name: substitution, argumentNumber: nil, formatSpecifier: isStringsDict ? "d" : "lld",
            content: LocalizedString(place: unit.place), place: unit.place))
      }
      insertPlural(unit, into: &content.substitutions[index].content)
      return
    }
    guard let device else { return insertPlural(unit, into: &content) }
    let index: Int
    if let known = content.device.firstIndex(where: { $0.key == device }) {
      index = known
    } else {
      index = content.device.count
      content.device.append(.init(device, LocalizedString(place: unit.place)))
    }
    insertPlural(unit, into: &content.device[index].content)
  }

  private func insertPlural(_ unit: StringUnit, into content: inout LocalizedString) {
    guard let category else {
      content.unit = unit
      return
    }
    content.plural.removeAll { $0.key == category }
    content.plural.append(.init(category, LocalizedString(unit)))
  }
}

extension Substring {
  /// The pieces between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var result: [String] = []
    var rest = self
    while let range = rest.firstRange(of: separator) {
      result.append(String(rest[..<range.lowerBound]))
      rest = rest[range.upperBound...]
    }
    return result + [String(rest)]
  }
}
