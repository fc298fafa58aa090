internal import CICU

/// The plural rules of one language.
///
/// ICU's rule object is never changed after it was opened, and its functions take it as a constant:
/// threads may share it.
@safe
public final class PluralRules: Sendable {
  // Immutable after creation; see above.
  private nonisolated(unsafe) let rules: OpaquePointer

  /// Opens the rules of a locale's language.
  ///
  /// - Throws: `ICUError` when ICU cannot open them.
  public init(locale: LocaleIdentifier, type: PluralType = .cardinal) throws(ICUError) {
    var status: Int32 = 0
    let identifier = locale.valuesLocale.dataID
    let rules = unsafe cicu_plural_open(identifier, type.rawValue, &status)
    let operation = "opening the plural rules of \(identifier)"
    try ICUStatus.check(status, while: operation)
    guard let rules = unsafe rules else {
      throw ICUError(code: ICUStatus.illegalArgument, operation: operation)
    }
    unsafe self.rules = rules
  }

  deinit { unsafe cicu_plural_close(rules) }

  /// The categories of the language, in CLDR's order.
  ///
  /// ```
  /// en → one, other     ar → zero, one, two, few, many, other
  /// ```
  public func categories() throws(ICUError) -> [PluralCategory] {
    let letters = try unsafe ICUBuffer.ascii(while: "listing plural categories") {
      unsafe cicu_plural_keywords(rules, $0, $1, $2)
    }
    return letters.compactMap(Self.category(letter:)).sorted()
  }

  /// The category of a whole number written without fraction digits.
  public func category(of integer: Int) throws(ICUError) -> PluralCategory {
    let keyword = try unsafe ICUBuffer.string(while: "choosing a plural category") {
      unsafe cicu_plural_select_integer(rules, Int64(integer), $0, $1, $2)
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
