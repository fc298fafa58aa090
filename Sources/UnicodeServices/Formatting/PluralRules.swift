internal import CICU

/// The plural rules of one language.
///
/// ICU's rule object is never changed after it was opened, and its functions take it as a constant:
/// threads may share it.
public struct PluralRules: Sendable {
  private let handle: ICUHandle

  /// Opens the rules of a locale's language.
  ///
  /// - Throws: `ICUError` when ICU cannot open them.
  public init(locale: LocaleIdentifier, type: PluralType = .cardinal) throws(ICUError) {
    // Plural rules have a table of their own, with languages that ICU has no other data for.
    let identifier = locale.valuesLocale.icuID
    unsafe handle = try ICUHandle(while: "opening the plural rules of \(identifier)") {
      unsafe cicu_plural_open(identifier, type.rawValue, $0)
    } close: {
      unsafe cicu_plural_close($0)
    }
  }

  /// The categories of the language, in CLDR's order.
  ///
  /// ```
  /// en → one, other     ar → zero, one, two, few, many, other
  /// ```
  public func categories() throws(ICUError) -> [PluralCategory] {
    let letters = try unsafe ICUBuffer.ascii(while: "listing plural categories") {
      unsafe cicu_plural_keywords(handle.pointer, $0, $1, $2)
    }
    return letters.compactMap(Self.category(letter:)).sorted()
  }

  /// The category of a whole number written without fraction digits.
  public func category(of integer: Int) throws(ICUError) -> PluralCategory {
    let keyword = try unsafe ICUBuffer.string(while: "choosing a plural category") {
      unsafe cicu_plural_select_integer(handle.pointer, Int64(integer), $0, $1, $2)
    }
    return PluralCategory(rawValue: keyword) ?? .other
  }

  /// The category of a number as a formatter writes it: 1.0 is not 1 where digits are seen.
  package func category(
    of decimal: String, formatter: ICUNumberFormatter
  ) throws(ICUError) -> PluralCategory {
    let keyword = try unsafe ICUBuffer.string(while: "choosing a plural category") {
      unsafe cicu_plural_select_formatted(
        handle.pointer, formatter.handle.pointer, decimal, Int32(decimal.utf8.count), $0, $1, $2)
    }
    return PluralCategory(rawValue: keyword) ?? .other
  }

  /// The category of a range of numbers as a formatter writes it.
  package func category(
    of first: String, _ second: String, formatter: ICUNumberRangeFormatter
  ) throws(ICUError) -> PluralCategory {
    let keyword = try unsafe ICUBuffer.string(while: "choosing the plural category of a range") {
      unsafe cicu_plural_select_range(
        handle.pointer, formatter.handle.pointer, first, Int32(first.utf8.count), second,
        Int32(second.utf8.count), $0, $1, $2)
    }
    return PluralCategory(rawValue: keyword) ?? .other
  }

  /// The categories that the numbers 0…200 reach, in CLDR's order: those that a text with a whole
  /// number needs.
  ///
  /// ```
  /// ru → one, few, many     ar → zero, one, two, few, many, other
  /// ```
  public func integerCategories() throws(ICUError) -> [PluralCategory] {
    var reached: Set<PluralCategory> = []
    for number in 0...200 { reached.insert(try category(of: number)) }
    return reached.sorted()
  }

  private static func category(letter: Character) -> PluralCategory? {
    switch letter {
    case "z": .zero
    case "o": .one
    case "t": .two
    case "f": .few
    case "m": .many
    case "r": .other
    default: nil
    }
  }
}
