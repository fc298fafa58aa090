internal import LocatedJSON

/// Writes String Catalogs in the form that Xcode gives them.
///
/// Members are sorted, two spaces a level, `"key" : value`, and an empty object has an empty line
/// inside. Members that nobody knows are kept.
public struct XCStringsWriter {
  private var bytes: [UInt8] = []

  /// Writes a catalog in its one form.
  ///
  /// - Throws: ``CatalogError`` when the file is no JSON document.
  public static func canonical(_ file: CatalogFile) throws(CatalogError) -> [UInt8] {
    let root = try file.json().root
    var writer = XCStringsWriter()
    writer.write(root, level: 0)
    return writer.bytes
  }

  /// Writes a value; the reader's limit of depth bounds the recursion.
  private mutating func write(_ value: JSONValue, level: Int) {
    switch value.kind {
    case .null: bytes += "null".utf8
    case .bool: bytes += (value.bool == true ? "true" : "false").utf8
    case .number: bytes += (value.numberLiteral ?? "0").utf8
    case .string: Self.append(value.string ?? "", to: &bytes)
    case .array:
      let elements = value.elements.map { Array($0) } ?? []
      list(elements.count, brackets: (0x5B, 0x5D), level: level) { writer, index in
        writer.write(elements[index], level: level + 1)
      }
    case .object:
      let members = (value.members.map { $0.map { ($0.name, $0.value) } } ?? [])
        .sorted { $0.0.unicodeScalars.lexicographicallyPrecedes($1.0.unicodeScalars) }
      list(members.count, brackets: (0x7B, 0x7D), level: level) { writer, index in
        Self.append(members[index].0, to: &writer.bytes)
        writer.bytes += " : ".utf8
        writer.write(members[index].1, level: level + 1)
      }
    }
  }

  private mutating func list(
    _ count: Int, brackets: (UInt8, UInt8), level: Int,
    _ item: (inout XCStringsWriter, Int) -> Void
  ) {
    bytes.append(brackets.0)
    for index in 0..<count {
      bytes.append(0x0A)
      indent(level + 1)
      item(&self, index)
      if index + 1 < count { bytes.append(0x2C) }
    }
    if count == 0 { bytes.append(0x0A) }
    bytes.append(0x0A)
    indent(level)
    bytes.append(brackets.1)
  }

  private mutating func indent(_ level: Int) {
    bytes.append(contentsOf: repeatElement(0x20, count: level * 2))
  }

  /// Appends a JSON string in which only what must be is escaped.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(0x22)
    for byte in text.utf8 {
      switch byte {
      case 0x22, 0x5C: bytes += [0x5C, byte]
      case 0x08: bytes += [0x5C, 0x62]
      case 0x09: bytes += [0x5C, 0x74]
      case 0x0A: bytes += [0x5C, 0x6E]
      case 0x0C: bytes += [0x5C, 0x66]
      case 0x0D: bytes += [0x5C, 0x72]
      case 0x00..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u00\(digits.utf8.count < 2 ? "0" : "")\(digits)".utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }
}
