/// Reads XML without a document type: no entities but the five predefined ones, nothing from
/// outside, at most ``CatalogLimits/depth`` levels deep.
///
/// - Source: XML 1.0, fifth edition.
struct XMLReader {
  private let file: CatalogFile
  private let bytes: [UInt8]
  private var offset = 0
  private let ignoresDoctype: Bool

  /// Reads a whole document.
  ///
  /// - Parameters:
  ///   - file: The file, in UTF-8.
  ///   - ignoresDoctype: Whether a document type without an internal subset is passed over, as
  ///     property lists have one.
  /// - Returns: The outermost element.
  /// - Throws: `CatalogError` at the first fault.
  static func read(
    _ file: CatalogFile, ignoresDoctype: Bool = false
  ) throws(CatalogError) -> XMLElement {
    var reader = XMLReader(file: file, ignoresDoctype: ignoresDoctype)
    return try reader.document()
  }

  private init(file: CatalogFile, ignoresDoctype: Bool) {
    self.file = file
    bytes = file.bytes
    self.ignoresDoctype = ignoresDoctype
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
  }

  private mutating func document() throws(CatalogError) -> XMLElement {
    if starts(with: "<?xml") { try declaration() }
    try skipMisc(allowsDoctype: true)
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "<") else {
      throw file.error(offset, "this is no XML document; expected an element")
    }
    let root = try element()
    try skipMisc(allowsDoctype: false)
    guard offset == bytes.count else {
      throw file.error(offset, "nothing may follow the outermost element")
    }
    return root
  }

  // MARK: Prolog

  private mutating func declaration() throws(CatalogError) {
    let start = offset
    guard let end = find("?>", from: offset) else {
      throw file.error(start, "the XML declaration is not closed with ?>")
    }
    let text = string(start, end)
    if let encoding = Self.quotedValue(of: "encoding", in: text),
      !["utf-8", "utf8", "utf-16", "us-ascii"].contains(encoding.lowercased())
    {
      throw file.error(start, "the encoding \(encoding) is not supported; save the file as UTF-8")
    }
    offset = end + 2
  }

  private static func quotedValue(of name: String, in text: String) -> String? {
    guard let range = text.firstRange(of: name + "=") else { return nil }
    let rest = text[range.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  /// White space, comments and instructions, and a document type where there may be one.
  private mutating func skipMisc(allowsDoctype: Bool) throws(CatalogError) {
    while offset < bytes.count {
      if isSpace(bytes[offset]) {
        offset += 1
      } else if starts(with: "<!--") || starts(with: "<?") {
        try skipCommentOrInstruction()
      } else if starts(with: "<!DOCTYPE") {
        try doctype(isAllowed: allowsDoctype)
      } else {
        return
      }
    }
  }

  private mutating func skipCommentOrInstruction() throws(CatalogError) {
    let isComment = bytes[offset + 1] == UInt8(ascii: "!")
    guard let end = find(isComment ? "-->" : "?>", from: offset + 2) else {
      throw file.error(
        offset,
        isComment ? "the comment is not closed with -->" : "the instruction is not closed with ?>")
    }
    offset = end + (isComment ? 3 : 2)
  }

  private mutating func doctype(isAllowed: Bool) throws(CatalogError) {
    let start = offset
    guard ignoresDoctype, isAllowed else {
      throw file.error(
        start, "a DOCTYPE is not allowed: entities could read other files; remove it")
    }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "[") {
        throw file.error(offset, "a DOCTYPE with declarations (DTD) is not allowed; remove them")
      }
      offset += 1
    }
    guard offset < bytes.count else { throw file.error(start, "the DOCTYPE is not closed") }
    offset += 1
  }

  // MARK: Elements

  /// Reads an element with its content; the elements that are open stand on a stack.
  private mutating func element() throws(CatalogError) -> XMLElement {
    var open: [XMLElement] = []
    var text = ""
    func flush(_ open: inout [XMLElement]) {
      guard !text.isEmpty, !open.isEmpty else { return }
      open[open.count - 1].nodes.append(.text(text))
      text = ""
    }
    while offset < bytes.count {
      if bytes[offset] != UInt8(ascii: "<") {
        text += try characters()
      } else if starts(with: "<!--") || starts(with: "<?") {
        try skipCommentOrInstruction()
      } else if starts(with: "<![CDATA[") {
        guard let end = find("]]>", from: offset) else {
          throw file.error(offset, "the CDATA section is not closed with ]]>")
        }
        text += string(offset + 9, end)
        offset = end + 3
      } else if starts(with: "<!") {
        try doctype(isAllowed: false)
      } else if starts(with: "</") {
        flush(&open)
        guard var closed = open.popLast() else {
          throw file.error(offset, "an end tag without its element")
        }
        try endTag(of: closed)
        closed.nodes = Self.joined(closed.nodes)
        guard !open.isEmpty else { return closed }
        open[open.count - 1].nodes.append(.element(closed))
      } else {
        flush(&open)
        guard open.count < CatalogLimits.depth else {
          throw file.error(offset, "elements nest deeper than \(CatalogLimits.depth) levels")
        }
        let (started, isEmpty) = try startTag()
        if !isEmpty {
          open.append(started)
        } else if open.isEmpty {
          return started
        } else {
          open[open.count - 1].nodes.append(.element(started))
        }
      }
    }
    let last = open.last
    throw file.error(
      last?.offset ?? offset,
      "the element \(last?.name ?? "") is not closed; the file ends too early")
  }

  /// Neighbouring pieces of text as one.
  private static func joined(_ nodes: [XMLElement.Node]) -> [XMLElement.Node] {
    var result: [XMLElement.Node] = []
    for node in nodes {
      if case .text(let text) = node, case .text(let before)? = result.last {
        result[result.count - 1] = .text(before + text)
      } else {
        result.append(node)
      }
    }
    return result
  }

  private mutating func startTag() throws(CatalogError) -> (XMLElement, isEmpty: Bool) {
    let start = offset
    offset += 1
    var element = XMLElement(name: name(), offset: start)
    guard !element.name.isEmpty else {
      throw file.error(start, "a < needs a name behind it; write &lt; for the character")
    }
    while true {
      let hadSpace = skipSpaces()
      guard offset < bytes.count else {
        throw file.error(start, "the tag \(element.name) is not closed with >")
      }
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        offset += 1
        element.contentOffset = offset
        return (element, false)
      case UInt8(ascii: "/"):
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: ">") else {
          throw file.error(offset, "a / in a tag needs > behind it")
        }
        offset += 2
        element.contentOffset = offset
        return (element, true)
      default:
        let attribute = try attribute(hadSpace: hadSpace)
        guard element[attribute: attribute.name] == nil else {
          throw file.error(attribute.offset, "the attribute \(attribute.name) stands twice")
        }
        element.attributes.append(attribute)
      }
    }
  }

  private mutating func attribute(hadSpace: Bool) throws(CatalogError) -> XMLElement.Attribute {
    let start = offset
    let name = name()
    guard !name.isEmpty, hadSpace else {
      throw file.error(start, "expected an attribute, > or />")
    }
    skipSpaces()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw file.error(offset, "the attribute \(name) needs a value: \(name)=\"…\"")
    }
    offset += 1
    skipSpaces()
    guard offset < bytes.count, bytes[offset] == 0x22 || bytes[offset] == 0x27 else {
      throw file.error(offset, "the value of \(name) needs quotes")
    }
    let quote = bytes[offset]
    offset += 1
    let valueStart = offset
    var value = ""
    while offset < bytes.count, bytes[offset] != quote {
      guard bytes[offset] != UInt8(ascii: "<") else {
        throw file.error(offset, "a < in a value is written &lt;")
      }
      value += bytes[offset] == UInt8(ascii: "&") ? try reference() : plainRun(until: quote)
    }
    guard offset < bytes.count else { throw file.error(valueStart - 1, "the quote is not closed") }
    offset += 1
    return XMLElement.Attribute(name: name, value: value, offset: start)
  }

  private mutating func endTag(of element: XMLElement) throws(CatalogError) {
    let start = offset
    offset += 2
    let name = name()
    skipSpaces()
    guard name == element.name else {
      throw file.error(
        start, "</\(name)> does not close <\(element.name)>; expected </\(element.name)>")
    }
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      throw file.error(start, "the tag </\(name) is not closed with >")
    }
    offset += 1
  }

  // MARK: Characters

  private mutating func characters() throws(CatalogError) -> String {
    if bytes[offset] == UInt8(ascii: "&") { return try reference() }
    let start = offset
    let text = plainRun(until: UInt8(ascii: "<"))
    for (index, byte) in bytes[start..<offset].enumerated()
    where byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D {
      throw file.error(start + index, "a control character is not allowed in XML")
    }
    return text
  }

  /// Characters up to a delimiter or an ampersand; line ends become line feeds.
  private mutating func plainRun(until delimiter: UInt8) -> String {
    let start = offset
    var hasReturns = false
    while offset < bytes.count, bytes[offset] != delimiter, bytes[offset] != UInt8(ascii: "&"),
      bytes[offset] != UInt8(ascii: "<")
    {
      if bytes[offset] == 0x0D { hasReturns = true }
      offset += 1
    }
    let text = string(start, offset)
    return hasReturns ? text.replacing("\r\n", with: "\n").replacing("\r", with: "\n") : text
  }

  private mutating func reference() throws(CatalogError) -> String {
    let start = offset
    let end = bytes[start...].prefix(12).firstIndex(of: UInt8(ascii: ";"))
    guard let end else {
      throw file.error(
        start, "an & begins a reference such as &amp;; write &amp; for the character")
    }
    let name = string(start + 1, end)
    offset = end + 1
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      let digits = name.dropFirst()
      let isHex = digits.hasPrefix("x")
      guard name.hasPrefix("#"),
        let value = UInt32(isHex ? digits.dropFirst() : digits, radix: isHex ? 16 : 10),
        value >= 0x20 || value == 0x09 || value == 0x0A || value == 0x0D,
        let scalar = Unicode.Scalar(value)
      else {
        throw file.error(
          start, "the entity &\(name); is not known; only amp, lt, gt, quot, apos and numbers are")
      }
      return String(Character(scalar))
    }
  }

  // MARK: Scanning

  private mutating func name() -> String {
    let start = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      let isPart =
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte >= 0x80
        || "_:.-".utf8.contains(byte)
      guard isPart, offset > start || (byte &- 0x30 >= 10 && byte != 0x2D && byte != 0x2E) else {
        break
      }
      offset += 1
    }
    return string(start, offset)
  }

  @discardableResult
  private mutating func skipSpaces() -> Bool {
    let start = offset
    while offset < bytes.count, isSpace(bytes[offset]) { offset += 1 }
    return offset > start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private func starts(with text: StaticString) -> Bool {
    bytes[offset...].starts(with: text.description.utf8)
  }

  private func find(_ text: String, from start: Int) -> Int? {
    let pattern = Array(text.utf8)
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index...].starts(with: pattern) { return index }
      index += 1
    }
    return nil
  }

  private func string(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }
}
