/// A piece of a text as pseudo-localization sees it.
struct PseudoToken: Hashable, Sendable {
  /// What may be changed.
  enum Kind: Hashable, Sendable {
    /// Letters, spaces, punctuation.
    case text
    /// A printf specifier, `%arg`, `%#@name@`, or braces without inner ones.
    case placeholder
    /// `%%`, a tag, a character reference, a URL.
    case literal
  }

  var kind: Kind
  var text: String

  /// Splits a text; the pieces put together are the text again.
  static func tokens(of text: String) -> [PseudoToken] {
    let bytes = Array(text.utf8)
    var tokens: [PseudoToken] = []
    var textStart = 0
    var offset = 0
    func flush(_ end: Int) {
      guard textStart < end else { return }
      tokens.append(
        PseudoToken(kind: .text, text: String(decoding: bytes[textStart..<end], as: UTF8.self)))
    }
    while offset < bytes.count {
      guard let (kind, end) = protected(bytes, offset) else {
        offset += 1
        continue
      }
      flush(offset)
      tokens.append(
        PseudoToken(kind: kind, text: String(decoding: bytes[offset..<end], as: UTF8.self)))
      offset = end
      textStart = end
    }
    flush(bytes.count)
    return tokens
  }

  /// The protected piece that begins at an offset, and its end.
  private static func protected(_ bytes: [UInt8], _ offset: Int) -> (Kind, Int)? {
    switch bytes[offset] {
    case UInt8(ascii: "%"):
      if offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "%") {
        return (.literal, offset + 2)
      }
      return FormatScanner.specifierEnd(bytes, offset, allowsSpaceFlag: false)
        .map { (.placeholder, $0) }
    case UInt8(ascii: "{"):
      var end = offset + 1
      while end < bytes.count, bytes[end] != UInt8(ascii: "{"), bytes[end] != UInt8(ascii: "}") {
        end += 1
      }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else { return nil }
      return (.placeholder, end + 1)
    case UInt8(ascii: "<"): return tagEnd(bytes, offset).map { (.literal, $0) }
    case UInt8(ascii: "&"): return referenceEnd(bytes, offset).map { (.literal, $0) }
    case UInt8(ascii: "h"): return linkEnd(bytes, offset).map { (.literal, $0) }
    default: return nil
    }
  }

  private static func tagEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start + 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") { offset += 1 }
    guard offset < bytes.count, isLetter(bytes[offset]) else { return nil }
    while offset < bytes.count, bytes[offset] != UInt8(ascii: ">") {
      if bytes[offset] == UInt8(ascii: "<") { return nil }
      offset += 1
    }
    return offset < bytes.count ? offset + 1 : nil
  }

  private static func referenceEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    var offset = start + 1
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "#") { offset += 1 }
    let first = offset
    while offset < bytes.count, isLetter(bytes[offset]) || isDigit(bytes[offset]) { offset += 1 }
    guard offset > first, offset < bytes.count, bytes[offset] == UInt8(ascii: ";") else {
      return nil
    }
    return offset + 1
  }

  private static func linkEnd(_ bytes: [UInt8], _ start: Int) -> Int? {
    for scheme in ["http://", "https://"] where bytes[start...].starts(with: scheme.utf8) {
      var offset = start + scheme.utf8.count
      while offset < bytes.count, !" \"'<>\n\t".utf8.contains(bytes[offset]) { offset += 1 }
      return offset
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
