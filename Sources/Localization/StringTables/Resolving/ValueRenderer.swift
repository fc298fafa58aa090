internal import UnicodeServices

/// Shows values as printf-like specifiers ask for, with the digits and separators of a captured
/// locale.
struct ValueRenderer: Sendable {
  let context: FormatContext
  let isolation: IsolationPolicy

  /// The direction of the text that values are put into.
  let paragraph: WritingDirection

  /// Whether specifiers are Java's: digits are grouped only on request.
  let isJava: Bool

  /// Shows an argument where a specifier of its own kind stands.
  func render(
    _ argument: StringArgument, _ specifier: FormatSpecifier, width: Int?, precision: Int?
  ) throws(FormatError) -> String {
    guard case .value(let conversion) = specifier.kind else { return isolated(plain(argument)) }
    if case .formatted(let value) = argument { return isolated(value) }
    var value: FormattedText
    switch conversion.formatClass {
    case .integer:
      value = try integer(argument, specifier, conversion, width: width, precision: precision)
    case .float:
      value = try float(argument, specifier, conversion, width: width, precision: precision)
    case .character: value = character(argument)
    case .object, .string:
      value = try argument.isNumber ? natural(argument) : plain(argument)
      if let precision, !argument.isNumber {
        value = Self.text(String(value.string.prefix(precision)))
      }
    case .pointer: value = plain(argument)
    }
    if let width { value = Self.padded(value, to: width, isLeft: specifier.flags.contains("-")) }
    return isolated(value)
  }

  /// Shows an argument by its own kind.
  func render(_ argument: StringArgument) throws(FormatError) -> String {
    if case .formatted(let value) = argument { return isolated(value) }
    return try isolated(argument.isNumber ? natural(argument) : plain(argument))
  }

  /// A number with all its digits.
  func natural(_ argument: StringArgument) throws(FormatError) -> FormattedText {
    guard let number = argument.number else { return plain(argument) }
    return try context.number(number, skeleton: Self.skeleton(Self.precision(of: number)))
  }

  func isolated(_ value: FormattedText) -> String {
    value.isolated(isolation, in: paragraph).string
  }

  func plain(_ argument: StringArgument) -> FormattedText { Self.text(argument.text) }

  /// Somebody's text: left to right if nothing in it speaks against it.
  static func text(_ string: String) -> FormattedText {
    let contents = BidiContents(of: string)
    let isPlain = contents.isDisjoint(with: [.rightToLeft, .controls, .arabicNumbers])
    return FormattedText(string: string, direction: isPlain ? .leftToRight : nil)
  }

  // MARK: Numbers

  private func integer(
    _ argument: StringArgument, _ specifier: FormatSpecifier, _ conversion: FormatConversion,
    width: Int?, precision: Int?
  ) throws(FormatError) -> FormattedText {
    guard let number = argument.number else { return plain(argument) }
    if "xXoO".utf8.contains(conversion.letter) {
      return Self.text(Self.plainInteger(number, conversion, specifier, width))
    }
    // A fraction stays visible: cutting it off would show another number.
    guard number.visibleFractionDigits == 0 else { return try natural(argument) }
    var stems = "precision-integer rounding-mode-down"
    let isZeroPadded = specifier.flags.contains("0") && !specifier.flags.contains("-")
    let sign = number.isNegative || specifier.flags.contains("+") ? 1 : 0
    let minimum = precision ?? (isZeroPadded ? width.map { $0 - sign } : nil) ?? 0
    if minimum > 1 {
      stems += " integer-width/+" + String(repeating: "0", count: min(minimum, 999)) + " group-off"
    } else {
      stems += isJava && !specifier.flags.contains(",") ? " group-off" : " group-auto"
    }
    return try context.number(number, skeleton: stems + Self.sign(specifier))
  }

  private func float(
    _ argument: StringArgument, _ specifier: FormatSpecifier, _ conversion: FormatConversion,
    width: Int?, precision: Int?
  ) throws(FormatError) -> FormattedText {
    guard let number = argument.number else { return plain(argument) }
    let digits = precision ?? 6
    switch conversion.letter {
    case UInt8(ascii: "e"), UInt8(ascii: "E"):
      return try exponential(number, digits, conversion, specifier)
    case UInt8(ascii: "g"), UInt8(ascii: "G"):
      let significant = max(digits, 1)
      guard let rounded = DecimalDigits(number)?.rounded(toSignificant: significant) else {
        return try natural(argument)
      }
      if rounded.exponent < -4 || rounded.exponent >= significant {
        let kept = rounded.digits.lastIndex { $0 != 0 } ?? 0
        return try exponential(number, kept, conversion, specifier)
      }
      let stem = "@" + String(repeating: "#", count: min(significant, 999) - 1)
      return try context.number(
        number,
        skeleton: stem + " rounding-mode-half-even" + grouping(specifier) + Self.sign(specifier))
    default:
      var stem = Self.fraction(digits) + " rounding-mode-half-even"
      if specifier.flags.contains("0"), !specifier.flags.contains("-"), let width {
        let sign = number.isNegative || specifier.flags.contains("+") ? 1 : 0
        let whole = width - sign - (digits > 0 ? digits + 1 : 0)
        if whole > 1 { stem += " integer-width/+" + String(repeating: "0", count: min(whole, 999)) }
        stem += " group-off"
      } else {
        stem += grouping(specifier)
      }
      return try context.number(number, skeleton: stem + Self.sign(specifier))
    }
  }

  /// C's form, `1.5e+03`, with the locale's digits and separator.
  private func exponential(
    _ number: DecimalNumber, _ digits: Int, _ conversion: FormatConversion,
    _ specifier: FormatSpecifier
  ) throws(FormatError) -> FormattedText {
    guard let value = DecimalDigits(number)?.rounded(toSignificant: digits + 1) else {
      return try natural(.number(number))
    }
    let mantissa = try context.number(
      DecimalNumber(value.mantissa),
      skeleton: Self.fraction(digits) + Self.sign(specifier))
    let exponent = try context.number(
      DecimalNumber(value.exponent.magnitude), skeleton: "integer-width/+00 group-off")
    let letter = "EG".utf8.contains(conversion.letter) ? "E" : "e"
    return FormattedText(
      string: mantissa.string + letter + (value.exponent < 0 ? "-" : "+") + exponent.string,
      direction: context.direction)
  }

  private func grouping(_ specifier: FormatSpecifier) -> String {
    isJava && !specifier.flags.contains(",") ? " group-off" : " group-auto"
  }

  private func character(_ argument: StringArgument) -> FormattedText {
    if let number = argument.number, let code = UInt32(number.text), argument.isNumber || code > 9,
      let scalar = Unicode.Scalar(code)
    {
      return Self.text(String(Character(scalar)))
    }
    return Self.text(String(argument.text.prefix(1)))
  }

  // MARK: Skeletons

  /// The precision that keeps the digits a number is written with.
  static func precision(of number: DecimalNumber) -> String {
    let digits = number.visibleFractionDigits
    if digits > 0 { return fraction(digits) }
    return number.text.utf8.contains { $0 | 0x20 == 0x65 } ? ".######" : "precision-integer"
  }

  static func skeleton(_ precision: String) -> String {
    precision + " rounding-mode-half-even group-auto sign-negative"
  }

  private static func fraction(_ digits: Int) -> String {
    digits == 0 ? "precision-integer" : "." + String(repeating: "0", count: min(digits, 999))
  }

  private static func sign(_ specifier: FormatSpecifier) -> String {
    specifier.flags.contains("+") ? " sign-always" : " sign-negative"
  }

  // MARK: Padding

  private static func plainInteger(
    _ number: DecimalNumber, _ conversion: FormatConversion, _ specifier: FormatSpecifier,
    _ width: Int?
  ) -> String {
    let isOctal = conversion.letter | 0x20 == UInt8(ascii: "o")
    let bits: UInt64? = Int64(number.text).map { UInt64(bitPattern: $0) } ?? UInt64(number.text)
    guard let bits else { return number.text }
    var text = String(
      bits, radix: isOctal ? 8 : 16, uppercase: conversion.letter == UInt8(ascii: "X"))
    let prefix = specifier.flags.contains("#") ? (isOctal ? "0" : "0x") : ""
    if specifier.flags.contains("0"), let width, text.count + prefix.count < width {
      text = String(repeating: "0", count: width - text.count - prefix.count) + text
    }
    return prefix + text
  }

  private static func padded(
    _ value: FormattedText, to width: Int, isLeft: Bool
  ) -> FormattedText {
    let missing = min(width, 10_000) - value.string.count
    guard missing > 0 else { return value }
    let spaces = String(repeating: " ", count: missing)
    return FormattedText(
      string: isLeft ? value.string + spaces : spaces + value.string, direction: value.direction)
  }
}
