/// What a printf-like specifier converts.
public enum FormatClass: String, Hashable, Sendable {
  /// `@`.
  case object
  /// `s S`.
  case string
  /// `d D i u U x X o O`.
  case integer
  /// `f F e E g G a A`.
  case float
  /// `c C`.
  case character
  /// `p`.
  case pointer
}

/// The last letter of a specifier.
public struct FormatConversion: Hashable, Sendable {
  /// The ASCII letter, `@` for objects.
  public let letter: UInt8

  /// Accepts a letter that is a conversion.
  public init?(_ letter: UInt8) {
    guard "@dDiuUxXoOfFeEgGaAcCsSp".utf8.contains(letter) else { return nil }
    self.letter = letter
  }

  /// Which kind of argument it takes.
  public var formatClass: FormatClass {
    switch letter {
    case UInt8(ascii: "@"): .object
    case UInt8(ascii: "s"), UInt8(ascii: "S"): .string
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    case let letter where "fFeEgGaA".utf8.contains(letter): .float
    default: .integer
    }
  }
}

/// One specifier of a format string.
public struct FormatSpecifier: Hashable, Sendable {
  /// What stands behind the flags.
  public enum Kind: Hashable, Sendable {
    /// A value with its conversion.
    case value(FormatConversion)
    /// `%#@name@`: a text that depends on an argument.
    case substitution(String)
    /// `%arg`: the argument of the substitution it stands in.
    case argument
  }

  /// A width or precision.
  public enum Amount: Hashable, Sendable {
    /// Written out.
    case number(Int)
    /// `*`, with the position of its argument if that is given.
    case argument(Int?)
  }

  /// What is put in.
  public var kind: Kind = .argument
  /// The number before `$`, from 1.
  public var position: Int?
  /// The flags as written.
  public var flags = ""
  /// The least width in characters.
  public var width: Amount?
  /// The digits behind the point, or the most characters of a string.
  public var precision: Amount?
  /// The length modifier, such as `ll`.
  public var length = ""

  /// The kind of argument; nil for substitutions and `%arg`.
  public var formatClass: FormatClass? {
    if case .value(let conversion) = kind { conversion.formatClass } else { nil }
  }

  /// Reads a specifier without its percent sign, such as `lld` or `.1f`; nil if it is none.
  public init?(withoutPercent text: String) {
    let bytes = [UInt8(ascii: "%")] + Array(text.utf8)
    guard bytes.count > 1,
      let (specifier, end) = FormatScanner.specifier(bytes, 0, allowsSpaceFlag: true),
      end == bytes.count
    else { return nil }
    self = specifier
  }

  init() {}
}
