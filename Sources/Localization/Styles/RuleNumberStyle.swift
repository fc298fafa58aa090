public import UnicodeServices

/// Numbers by a language's rules: ranks and spelled-out numbers.
///
/// ```
/// ordinal 3   en-US 3rd        fr-FR 3e
/// spellOut 3  en-US three      ar-EG \u{62B}\u{644}\u{627}\u{62B}\u{629}
/// ```
public struct RuleNumberStyle: ValueFormatStyle {
  /// The rules.
  public enum Rules: String, Hashable, Sendable, Codable, CaseIterable {
    /// `3rd`
    case ordinal
    /// `three`
    case spellOut
  }

  /// The rules.
  public var rules: Rules
  private var ownLocale: LocaleIdentifier?

  /// Makes a style.
  public init(_ rules: Rules) { self.rules = rules }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> RuleNumberStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Formats a number by the rules of the language.
  ///
  /// - Throws: `FormatError.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let context = try context.overridden(by: ownLocale)
    let kind: ICURuleNumberFormatter.Kind = rules == .ordinal ? .ordinal : .spellOut
    let key = FormatterCache.WidthKey(type: kind.rawValue, width: 0, locale: context.dataID)
    return try FormatError.wrapping { () throws(ICUError) in
      let formatter = try context.formatters.ruleNumbers.value(for: key) { () throws(ICUError) in
        try ICURuleNumberFormatter(kind, locale: context.dataID)
      }
      return FormattedText(
        string: try formatter.format(value.text), direction: context.direction)
    }
  }
}

extension ValueFormatStyle where Self == RuleNumberStyle {
  /// Ranks.
  public static var ordinal: RuleNumberStyle { RuleNumberStyle(.ordinal) }

  /// Spelled-out numbers.
  public static var spellOut: RuleNumberStyle { RuleNumberStyle(.spellOut) }
}
