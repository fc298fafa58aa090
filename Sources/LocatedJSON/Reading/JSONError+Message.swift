extension JSONError: CustomStringConvertible {
  /// `LINE:COLUMN: MESSAGE`.
  public var description: String { "\(location): \(message)" }

  /// What is wrong and what would be right, in one line without the place.
  public var message: String {
    switch reason {
    case .truncated(let expected):
      "the document ends too early; expected \(expected.rawValue)"
    case .unexpectedCharacter(let scalar, let expected):
      "unexpected \(Self.shown(scalar)); expected \(expected.rawValue)"
    case .unexpectedWord(let word):
      "unexpected word \(word); expected a string in double quotes, true, false or null"
    case .nonFiniteWord(let word):
      "\(word) is no JSON number; expected a finite number, null or a string"
    case .trailingComma:
      "a comma before the closing bracket; remove it"
    case .comment:
      "JSON has no comments; remove it"
    case .duplicateName(let name, let first):
      "the member name \(Self.quoted(name)) stands twice in this object, first at \(first); keep one"
    case .loneSurrogate(let unit):
      "\\u\(Self.hexadecimal(UInt32(unit), digits: 4)) is half of a surrogate pair; "
        + "write both halves, high one first"
    case .invalidEscape(let scalar):
      "no escape begins with \\ and \(Self.shown(scalar)); "
        + "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\uXXXX"
    case .invalidUnicodeEscape:
      "\\u needs four hexadecimal digits"
    case .invalidUTF8(let byte):
      "byte 0x\(Self.hexadecimal(UInt32(byte), digits: 2)) at offset \(location.offset) "
        + "is not well-formed UTF-8; save the file as UTF-8"
    case .controlCharacter(let byte):
      "control character U+\(Self.hexadecimal(UInt32(byte), digits: 4)) in a string; "
        + "write it as \(Self.escape(byte))"
    case .invalidNumber(let fault):
      fault.message
    case .numberOverflow(let literal):
      "the number \(literal) is larger than a double can hold; the largest is about 1.8e308"
    case .depthLimit(let limit):
      "arrays and objects nest deeper than the \(limit) levels allowed"
    case .sizeLimit(let byteCount, let limit):
      "the document has \(byteCount) bytes; at most \(limit) are allowed"
    case .valueLimit(let limit):
      "the document has more than the \(limit) values allowed"
    }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" { return "a single quote" }
    if scalar == " " { return "a space" }
    if scalar.isInvisibleInText || scalar.value >= 0x7F {
      return "U+" + hexadecimal(scalar.value, digits: 4)
    }
    return String(Character(scalar))
  }

  private static func escape(_ byte: UInt8) -> String {
    switch byte {
    case 0x08: "\\b"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0C: "\\f"
    case 0x0D: "\\r"
    default: "\\u" + hexadecimal(UInt32(byte), digits: 4)
    }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(style: .compact)
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

extension JSONError.NumberFault {
  /// What is wrong with the number and what would be right.
  var message: String {
    switch self {
    case .leadingZero: "a number begins with 0 only before the decimal point; remove the zero"
    case .leadingPlus: "a number has no plus sign; remove it"
    case .missingIntegerDigits: "a number needs a digit before the decimal point, as in 0.5"
    case .missingFractionDigits: "a decimal point needs a digit behind it, as in 1.0"
    case .missingExponentDigits: "an exponent needs a digit, as in 1e5"
    }
  }
}
