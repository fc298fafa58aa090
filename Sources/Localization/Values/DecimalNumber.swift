/// A decimal number as a string of digits: what goes in comes out, digit for digit.
///
/// Amounts of money never pass through a binary floating-point number. The digits behind the decimal
/// point count even where they are zero: `1.0` is another plural than `1`.
///
/// ```
/// let price = try DecimalNumber("12345678901234567890.12")
/// let count: DecimalNumber = 3
/// ```
public struct DecimalNumber: Hashable, Sendable {
  /// The number in ASCII, such as `-1234.50` or `1.5e-3`.
  public let text: String

  /// Digits that a number may have when written out, exponent included.
  public static let digitLimit = 1_000

  /// Reads `[+-]digits[.digits][e[+-]digits]`, `NaN` or `Infinity`.
  ///
  /// - Throws: `FormatError.notANumber`, `.numberTooLong`.
  public init(_ text: some StringProtocol) throws(FormatError) {
    let text = String(text)
    var scanner = Scanner(text: text)
    guard let digits = scanner.digitCount() else { throw .notANumber(text) }
    guard digits <= Self.digitLimit else {
      throw .numberTooLong(digits: digits, limit: Self.digitLimit)
    }
    self.text = text.hasPrefix("+") ? String(text.dropFirst()) : text
  }

  /// A text that is known to be a number.
  init(checked text: String) { self.text = text }

  /// A whole number.
  public init(_ integer: some BinaryInteger) { text = String(integer) }

  /// The shortest decimal that reads back as the same binary number: 1.23 is `1.23`.
  ///
  /// For measured quantities. Money has no business here.
  public init(shortest value: Double) {
    if value.isNaN {
      text = "NaN"
    } else if value.isInfinite {
      text = value < 0 ? "-Infinity" : "Infinity"
    } else {
      text = value.description
    }
  }

  /// Digits behind the decimal point as written; 0 for a number with an exponent.
  public var visibleFractionDigits: Int {
    guard !text.utf8.contains(where: { $0 == 0x65 || $0 == 0x45 }),
      let point = text.utf8.firstIndex(of: 0x2E)
    else { return 0 }
    return text.utf8.distance(from: point, to: text.utf8.endIndex) - 1
  }

  /// Whether the number is below zero, negative zero included.
  public var isNegative: Bool { text.utf8.first == 0x2D }

  /// Whether this is a number and not `NaN` or infinite.
  public var isFinite: Bool { !text.utf8.contains { $0 == 0x4E || $0 == 0x49 } }
}

extension DecimalNumber: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension DecimalNumber: CustomStringConvertible {
  /// The number in ASCII.
  public var description: String { text }
}

extension DecimalNumber: Codable {
  /// Reads a string, or a whole number.
  ///
  /// - Throws: `DecodingError` for anything else, fractions among them: they passed through a binary
  ///   number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let integer = try? container.decode(Int.self) {
      self.init(integer)
      return
    }
    do {
      try self.init(container.decode(String.self))
    } catch let error as FormatError {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: error.description)
    }
  }

  /// Writes a string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }
}

/// Checks the form of a number.
private struct Scanner {
  private let bytes: [UInt8]
  private var position = 0

  init(text: String) { bytes = Array(text.utf8) }

  private mutating func skip(_ allowed: UInt8...) -> Bool {
    guard position < bytes.count, allowed.contains(bytes[position]) else { return false }
    position += 1
    return true
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
    return position - start
  }

  /// The digits of the number written out; `nil` when it is none.
  mutating func digitCount() -> Int? {
    _ = skip(0x2B, 0x2D)
    if ["NaN", "Infinity"].contains(String(decoding: bytes[position...], as: UTF8.self)) {
      return 1
    }
    var digits = skipDigits()
    if skip(0x2E) { digits += skipDigits() }
    guard digits > 0 else { return nil }
    if skip(0x65, 0x45) {
      _ = skip(0x2B, 0x2D)
      let start = position
      guard skipDigits() > 0 else { return nil }
      let exponent = Int(String(decoding: bytes[start..<position], as: UTF8.self)) ?? 1_000_000
      digits += min(exponent, 1_000_000)
    }
    return position == bytes.count ? digits : nil
  }
}
