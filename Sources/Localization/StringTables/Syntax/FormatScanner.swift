/// The grammar of printf-like specifiers over UTF-8 bytes.
///
/// `%` `[n$]` `[flags]` `[width or *]` `[.precision or .*]` `[length]` conversion, and
/// `%#@name@`, `%n$#@name@`, `%arg`.
enum FormatScanner {
  /// Reads the specifier that begins with the percent sign at an offset; nil if there is none.
  ///
  /// Texts are full of `100 % done`: only a caller that is sure to look at a format accepts the
  /// space as a flag.
  static func specifier(
    _ bytes: [UInt8], _ start: Int, allowsSpaceFlag: Bool
  ) -> (FormatSpecifier, end: Int)? {
    var offset = start + 1
    var specifier = FormatSpecifier()
    if bytes[offset...].starts(with: "arg".utf8), !isWordByte(bytes, offset + 3) {
      specifier.kind = .argument
      return (specifier, offset + 3)
    }
    let beforePosition = offset
    if let position = number(bytes, &offset), offset < bytes.count, bytes[offset] == 0x24 {
      guard position >= 1 else { return nil }
      specifier.position = position
      offset += 1
    } else {
      offset = beforePosition
    }
    if bytes[min(offset, bytes.count)...].starts(with: "#@".utf8) {
      return substitution(bytes, offset + 2, specifier)
    }
    while offset < bytes.count, isFlag(bytes[offset], allowsSpaceFlag) {
      specifier.flags.append(Character(Unicode.Scalar(bytes[offset])))
      offset += 1
    }
    specifier.width = amount(bytes, &offset)
    if offset < bytes.count, bytes[offset] == 0x2E {
      offset += 1
      specifier.precision = amount(bytes, &offset) ?? .number(0)
    }
    specifier.length = length(bytes, &offset)
    guard offset < bytes.count, let conversion = FormatConversion(bytes[offset]) else { return nil }
    specifier.kind = .value(conversion)
    return (specifier, offset + 1)
  }

  /// The offset behind the specifier at an offset; nil if there is none.
  static func specifierEnd(_ bytes: [UInt8], _ start: Int, allowsSpaceFlag: Bool) -> Int? {
    guard start + 1 < bytes.count else { return nil }
    return specifier(bytes, start, allowsSpaceFlag: allowsSpaceFlag)?.end
  }

  private static func substitution(
    _ bytes: [UInt8], _ start: Int, _ specifier: FormatSpecifier
  ) -> (FormatSpecifier, end: Int)? {
    guard let end = bytes[start...].firstIndex(of: 0x40), end > start else { return nil }
    var specifier = specifier
    specifier.kind = .substitution(String(decoding: bytes[start..<end], as: UTF8.self))
    return (specifier, end + 1)
  }

  /// A number of at most nine digits.
  private static func number(_ bytes: [UInt8], _ offset: inout Int) -> Int? {
    let start = offset
    var value = 0
    while offset < bytes.count, bytes[offset] &- 0x30 < 10, offset - start < 9 {
      value = value * 10 + Int(bytes[offset] - 0x30)
      offset += 1
    }
    return offset > start ? value : nil
  }

  private static func amount(_ bytes: [UInt8], _ offset: inout Int) -> FormatSpecifier.Amount? {
    if offset < bytes.count, bytes[offset] == 0x2A {
      offset += 1
      let afterStar = offset
      if let position = number(bytes, &offset), position >= 1, offset < bytes.count,
        bytes[offset] == 0x24
      {
        offset += 1
        return .argument(position)
      }
      offset = afterStar
      return .argument(nil)
    }
    return number(bytes, &offset).map { .number($0) }
  }

  private static func length(_ bytes: [UInt8], _ offset: inout Int) -> String {
    for modifier in ["hh", "ll", "h", "l", "q", "L", "z", "t", "j"]
    where bytes[min(offset, bytes.count)...].starts(with: modifier.utf8) {
      offset += modifier.utf8.count
      return modifier
    }
    return ""
  }

  private static func isFlag(_ byte: UInt8, _ allowsSpace: Bool) -> Bool {
    switch byte {
    case 0x2D, 0x2B, 0x23, 0x30, 0x27, 0x2C: true
    case 0x20: allowsSpace
    default: false
    }
  }

  private static func isWordByte(_ bytes: [UInt8], _ offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let byte = bytes[offset]
    return (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x5F
  }
}
