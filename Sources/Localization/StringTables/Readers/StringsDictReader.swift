internal import UnicodeServices

/// Reads the entries of a `.stringsdict` file from its property list.
struct StringsDictReader {
  let file: CatalogFile
  /// The index of the file in its catalog.
  let fileIndex: Int

  /// The text of one key.
  func content(_ member: PropertyList.Member) throws(CatalogError) -> LocalizedString {
    try content(member.value, key: member.key)
  }

  private func content(
    _ value: PropertyList, key: String
  ) throws(CatalogError) -> LocalizedString {
    if let text = value.string { return LocalizedString(unit(text, value.offset)) }
    guard let members = value.members else {
      throw file.error(value.offset, "the entry \(key) has to be a dictionary or a string")
    }
    var content = LocalizedString(place: place(value.offset))
    if let devices = value["NSStringDeviceSpecificRuleType"] {
      guard let cases = devices.members else {
        throw typeError(devices, "NSStringDeviceSpecificRuleType")
      }
      for item in cases {
        content.device.append(.init(item.key, try self.content(item.value, key: key)))
      }
    }
    if let widths = value["NSStringVariableWidthRuleType"] {
      guard let cases = widths.members else {
        throw typeError(widths, "NSStringVariableWidthRuleType")
      }
      for item in cases {
        guard let width = Int(item.key) else {
          throw file.error(item.keyOffset, "\(item.key) is no width; it is a whole number")
        }
        content.width.append(.init(width, try self.content(item.value, key: key)))
      }
    }
    guard let format = value["NSStringLocalizedFormatKey"] else {
      guard !content.isFlat else {
        throw file.error(
          value.offset, "the entry \(key) has no NSStringLocalizedFormatKey and no rule type")
      }
      return content
    }
    guard let text = format.string else { throw typeError(format, "NSStringLocalizedFormatKey") }
    content.unit = unit(text, format.offset)
    for member in members where member.value.members != nil && !member.key.hasPrefix("NSString") {
      content.substitutions.append(try substitution(member))
      guard content.substitutions.count <= CatalogLimits.substitutions else {
        throw file.error(
          member.keyOffset, "more than \(CatalogLimits.substitutions) variables in \(key)")
      }
    }
    return content
  }

  private func substitution(
    _ member: PropertyList.Member
  ) throws(CatalogError) -> Substitution {
    let value = member.value
    if let type = value["NSStringFormatSpecTypeKey"]?.string, type != "NSStringPluralRuleType" {
      throw file.error(
        value.offset, "\(type) is not supported; NSStringPluralRuleType is the type of variables")
    }
    var content = LocalizedString(place: place(value.offset))
    for item in value.members ?? [] {
      guard let category = PluralCategory(rawValue: item.key) else { continue }
      guard let text = item.value.string else { throw typeError(item.value, item.key) }
      content.plural.append(.init(category, LocalizedString(unit(text, item.value.offset))))
    }
    return Substitution(
      name: member.key, argumentNumber: nil,
      formatSpecifier: value["NSStringFormatValueTypeKey"]?.string ?? "d", content: content,
      place: place(member.keyOffset))
  }

  private func unit(_ text: String, _ offset: Int) -> StringUnit {
    StringUnit(text, place: place(offset))
  }

  private func place(_ offset: Int) -> CatalogPlace {
    CatalogPlace(file: fileIndex, offset: offset)
  }

  private func typeError(_ value: PropertyList, _ name: String) -> CatalogError {
    file.error(
      value.offset, "\(name) has to be a \(name.hasSuffix("RuleType") ? "dictionary" : "string")")
  }
}
