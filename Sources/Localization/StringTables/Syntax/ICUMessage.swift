internal import UnicodeServices

/// An ICU message as Flutter writes them: text, arguments, plurals and selections.
struct ICUMessage: Hashable, Sendable {
  /// A piece of a message.
  indirect enum Piece: Hashable, Sendable {
    /// Characters that stand for themselves, quotes resolved.
    case text(String)
    /// `{name}`, `{name, type}`, `{name, type, style}`.
    case argument(name: String, type: String?, style: String?)
    /// `#` inside of a plural.
    case number
    /// `{n, plural, …}` and `{n, selectordinal, …}`.
    case plural(Plural)
    /// `{g, select, …}`.
    case select(name: String, cases: [Case])
  }

  /// A text by number.
  struct Plural: Hashable, Sendable {
    var name: String
    var isOrdinal: Bool
    var offset = 0
    /// The cases, `=1` with its sign.
    var cases: [Case] = []
  }

  /// What a plural or a selection shows for one value.
  struct Case: Hashable, Sendable {
    var key: String
    var message: [Piece]
    /// Byte offset of the key in the message.
    var offset: Int
  }

  /// Why a text is no message, and where in it.
  struct SyntaxError: Error, Hashable {
    var offset: Int
    var message: String
  }

  var pieces: [Piece]

  /// Parses a message.
  init(_ text: String) throws(SyntaxError) {
    var parser = ICUMessageParser(text)
    pieces = try parser.parse()
  }

  /// The names of arguments, in the order of their first use.
  var argumentNames: [String] {
    var names: [String] = []
    Self.visit(pieces) { piece in
      let name: String? =
        switch piece {
        case .argument(let name, _, _), .select(let name, _): name
        case .plural(let plural): plural.name
        case .text, .number: nil
        }
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The arguments that are numbers, since a plural or a number format uses them.
  var numericNames: Set<String> {
    var names: Set<String> = []
    Self.visit(pieces) { piece in
      switch piece {
      case .plural(let plural): names.insert(plural.name)
      case .argument(let name, "number", _): names.insert(name)
      default: break
      }
    }
    return names
  }

  /// Whether a plural somewhere shows its number as `#`.
  var usesNumberSign: Bool {
    var found = false
    Self.visit(pieces) { if $0 == .number { found = true } }
    return found
  }

  /// All plurals, outer before inner ones.
  var plurals: [Plural] {
    var result: [Plural] = []
    Self.visit(pieces) { if case .plural(let plural) = $0 { result.append(plural) } }
    return result
  }

  private static func visit(_ pieces: [Piece], _ action: (Piece) -> Void) {
    for piece in pieces {
      action(piece)
      switch piece {
      case .plural(let plural): for item in plural.cases { visit(item.message, action) }
      case .select(_, let cases): for item in cases { visit(item.message, action) }
      case .text, .argument, .number: break
      }
    }
  }
}

/// Parses ICU messages, at most ``CatalogLimits/messageDepth`` levels deep.
private struct ICUMessageParser {
  typealias SyntaxError = ICUMessage.SyntaxError

  private let bytes: [UInt8]
  private var offset = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  mutating func parse() throws(SyntaxError) -> [ICUMessage.Piece] {
    let pieces = try message(depth: 0, isPlural: false)
    guard offset == bytes.count else {
      throw SyntaxError(offset: offset, message: "a } without its {; quote it as '}'")
    }
    return pieces
  }

  private mutating func message(
    depth: Int, isPlural: Bool
  ) throws(SyntaxError) -> [ICUMessage.Piece] {
    guard depth <= CatalogLimits.messageDepth else {
      throw SyntaxError(
        offset: offset, message: "messages nest deeper than \(CatalogLimits.messageDepth) levels")
    }
    var pieces: [ICUMessage.Piece] = []
    var text: [UInt8] = []
    func flush() {
      guard !text.isEmpty else { return }
      pieces.append(.text(String(decoding: text, as: UTF8.self)))
      text = []
    }
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "'"): quote(&text, isPlural: isPlural)
      case UInt8(ascii: "{"):
        flush()
        pieces.append(try argument(depth: depth, isPlural: isPlural))
      case UInt8(ascii: "}"):
        flush()
        return pieces
      case UInt8(ascii: "#") where isPlural:
        flush()
        pieces.append(.number)
        offset += 1
      default:
        text.append(byte)
        offset += 1
      }
    }
    flush()
    return pieces
  }

  /// `''` is one apostrophe; one before a brace, or a number sign in a plural, quotes up to the next
  /// one; any other is itself.
  private mutating func quote(_ text: inout [UInt8], isPlural: Bool) {
    let next = offset + 1 < bytes.count ? bytes[offset + 1] : 0
    if next == UInt8(ascii: "'") {
      text.append(next)
      offset += 2
      return
    }
    let quotes =
      next == UInt8(ascii: "{") || next == UInt8(ascii: "}")
      || (isPlural && next == UInt8(ascii: "#"))
    guard quotes else {
      text.append(UInt8(ascii: "'"))
      offset += 1
      return
    }
    offset += 1
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "'") {
        guard offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "'") else {
          offset += 1
          return
        }
        offset += 1
      }
      text.append(bytes[offset])
      offset += 1
    }
  }

  private mutating func argument(
    depth: Int, isPlural: Bool
  ) throws(SyntaxError) -> ICUMessage.Piece {
    let start = offset
    offset += 1
    let name = word()
    guard !name.isEmpty else {
      throw SyntaxError(
        offset: offset, message: "a { needs the name of an argument; quote it as '{'")
    }
    skipSpaces()
    if take("}") { return .argument(name: name, type: nil, style: nil) }
    guard take(",") else {
      throw SyntaxError(offset: min(offset, bytes.count), message: unclosed(start, "a comma or }"))
    }
    let type = word()
    skipSpaces()
    switch type {
    case "plural", "selectordinal":
      return .plural(
        try plural(name, isOrdinal: type == "selectordinal", depth: depth, start: start))
    case "select":
      try expectComma(start)
      return .select(name: name, cases: try cases(depth: depth, isPlural: isPlural, start: start))
    default:
      guard !type.isEmpty else {
        throw SyntaxError(
          offset: offset, message: "a comma needs plural, select or a format behind it")
      }
      if take("}") { return .argument(name: name, type: type, style: nil) }
      try expectComma(start)
      let styleStart = offset
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "}"),
        bytes[offset] != UInt8(ascii: "{")
      {
        offset += 1
      }
      let style = String(decoding: bytes[styleStart..<offset], as: UTF8.self)
      guard take("}") else {
        throw SyntaxError(offset: offset, message: unclosed(start, "}"))
      }
      let trimmed = style.drop { $0 == " " }
      return .argument(name: name, type: type, style: String(trimmed))
    }
  }

  private mutating func plural(
    _ name: String, isOrdinal: Bool, depth: Int, start: Int
  ) throws(SyntaxError) -> ICUMessage.Plural {
    try expectComma(start)
    var plural = ICUMessage.Plural(name: name, isOrdinal: isOrdinal)
    skipSpaces()
    if bytes[offset...].starts(with: "offset:".utf8) {
      offset += 7
      guard let value = Int(word()) else {
        throw SyntaxError(offset: offset, message: "offset: needs a whole number")
      }
      plural.offset = value
    }
    plural.cases = try cases(depth: depth, isPlural: true, start: start)
    for item in plural.cases {
      let isExact = item.key.hasPrefix("=") && Int(item.key.dropFirst()) != nil
      guard isExact || PluralCategory(rawValue: item.key) != nil else {
        throw SyntaxError(
          offset: item.offset,
          message: "\(item.key) is no case of a plural; "
            + "they are zero, one, two, few, many, other and =N")
      }
    }
    return plural
  }

  private mutating func cases(
    depth: Int, isPlural: Bool, start: Int
  ) throws(SyntaxError) -> [ICUMessage.Case] {
    var cases: [ICUMessage.Case] = []
    while true {
      skipSpaces()
      if take("}") { break }
      let keyOffset = offset
      let key = word()
      guard !key.isEmpty else {
        throw SyntaxError(offset: min(offset, bytes.count), message: unclosed(start, "a case or }"))
      }
      guard !cases.contains(where: { $0.key == key }) else {
        throw SyntaxError(offset: keyOffset, message: "the case \(key) stands twice")
      }
      skipSpaces()
      guard take("{") else {
        throw SyntaxError(offset: offset, message: "the case \(key) needs its text in braces")
      }
      let pieces = try message(depth: depth + 1, isPlural: isPlural)
      guard take("}") else {
        throw SyntaxError(offset: offset, message: unclosed(keyOffset, "}"))
      }
      cases.append(ICUMessage.Case(key: key, message: pieces, offset: keyOffset))
    }
    guard cases.contains(where: { $0.key == "other" }) else {
      throw SyntaxError(
        offset: start, message: "the case other is missing; every list of cases has it")
    }
    return cases
  }

  // MARK: Words

  private mutating func word() -> String {
    skipSpaces()
    let start = offset
    while offset < bytes.count, !" \t\r\n{},#'".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while offset < bytes.count, " \t\r\n".utf8.contains(bytes[offset]) { offset += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, UInt32(bytes[offset]) == character.value else { return false }
    offset += 1
    return true
  }

  private mutating func expectComma(_ start: Int) throws(SyntaxError) {
    skipSpaces()
    guard take(",") else { throw SyntaxError(offset: offset, message: unclosed(start, "a comma")) }
  }

  private func unclosed(_ start: Int, _ expected: String) -> String {
    offset >= bytes.count
      ? "the { at offset \(start) is not closed; expected \(expected)" : "expected \(expected)"
  }
}
