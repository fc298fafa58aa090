/// A value of a property list with its place.
struct PropertyList: Hashable, Sendable {
  /// What a value can be.
  indirect enum Value: Hashable, Sendable {
    case dictionary([Member])
    case array([PropertyList])
    case string(String)
    case integer(Int64)
    case real(Double)
    case bool(Bool)
    /// Data, dates and identifiers, which no catalog holds.
    case other
  }

  /// A key and its value.
  struct Member: Hashable, Sendable {
    var key: String
    var keyOffset: Int
    var value: PropertyList
  }

  var value: Value
  var offset: Int

  /// The members of a dictionary.
  var members: [Member]? { if case .dictionary(let members) = value { members } else { nil } }

  /// The text of a string.
  var string: String? { if case .string(let string) = value { string } else { nil } }

  /// The value of a member.
  subscript(key: String) -> PropertyList? { members?.first { $0.key == key }?.value }

  /// Whether bytes begin like an XML or a binary property list.
  static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return ["<?xml", "<plist", "<!DOCTYPE", "bplist"].contains {
      bytes[start...].starts(with: $0.utf8)
    }
  }

  /// Reads an XML or a binary property list.
  static func read(_ file: CatalogFile) throws(CatalogError) -> PropertyList {
    if file.bytes.starts(with: "bplist".utf8) { return try BinaryPropertyListReader.read(file) }
    let root = try XMLReader.read(file, ignoresDoctype: true)
    guard root.name == "plist" else {
      throw file.error(root.offset, "a property list begins with <plist>, not <\(root.name)>")
    }
    guard root.elements.count == 1, let element = root.elements.first else {
      throw file.error(root.offset, "a property list has exactly one value")
    }
    return try value(element, file)
  }

  private static func value(
    _ element: XMLElement, _ file: CatalogFile
  ) throws(CatalogError) -> PropertyList {
    let value: Value
    switch element.name {
    case "dict": value = .dictionary(try members(element, file))
    case "array":
      var values: [PropertyList] = []
      for item in element.elements { values.append(try self.value(item, file)) }
      value = .array(values)
    case "string": value = .string(element.text)
    case "integer":
      guard let number = Int64(element.text.filter { !$0.isWhitespace }) else {
        throw file.error(element.offset, "\(element.text) is no whole number")
      }
      value = .integer(number)
    case "real":
      guard let number = Double(element.text.filter { !$0.isWhitespace }) else {
        throw file.error(element.offset, "\(element.text) is no number")
      }
      value = .real(number)
    case "true": value = .bool(true)
    case "false": value = .bool(false)
    case "data", "date": value = .other
    default:
      throw file.error(
        element.offset,
        "<\(element.name)> is no value of a property list; expected dict, array, string, integer, "
          + "real, true, false, data or date")
    }
    return PropertyList(value: value, offset: element.offset)
  }

  private static func members(
    _ element: XMLElement, _ file: CatalogFile
  ) throws(CatalogError) -> [Member] {
    var members: [Member] = []
    var key: XMLElement?
    for child in element.elements {
      guard let name = key else {
        guard child.name == "key" else {
          throw file.error(child.offset, "<\(child.name)> needs a <key> in front of it")
        }
        key = child
        continue
      }
      guard child.name != "key" else {
        throw file.error(name.offset, "the key \(name.text) has no value")
      }
      members.append(
        Member(key: name.text, keyOffset: name.offset, value: try value(child, file)))
      key = nil
    }
    if let key { throw file.error(key.offset, "the key \(key.text) has no value") }
    return members
  }
}
