public import UnicodeServices

/// Text that is put in as it stands.
///
/// Its direction counts as left-to-right when it holds no right-to-left character and no bidi control;
/// else it is unknown, and the text's first strong character decides inside its isolate.
public struct VerbatimStyle: ValueFormatStyle {
  /// Makes a style.
  public init() {}

  /// Takes the text as it is.
  public func format(
    _ value: String, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let contents = BidiContents(of: value)
    let isPlain = contents.isDisjoint(with: [.rightToLeft, .controls, .arabicNumbers])
    return FormattedText(string: value, direction: isPlain ? .leftToRight : nil)
  }
}

/// Identifiers: phone, card and account numbers, addresses, paths, versions, codes.
///
/// They keep their characters and leading zeros in every locale and are always read from left to
/// right.
///
/// ```
/// +971 50 123 4567  in a right-to-left paragraph, isolated: +971 50 123 4567 (bare: 4567 123 50 971+)
/// ```
public struct IdentifierStyle: ValueFormatStyle {
  /// Makes a style.
  public init() {}

  /// Takes the text as it is, from left to right.
  public func format(
    _ value: String, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    FormattedText(string: value, direction: .leftToRight)
  }
}

/// Codes whose names are known.
public enum NamedCode: String, Hashable, Sendable, Codable, CaseIterable {
  /// A locale: `he`, `en-GB`.
  case language
  /// A region: `EG`, `419`.
  case region
  /// A script: `Arab`.
  case script
  /// A currency: `EUR`.
  case currency
}

/// Names of languages, regions, scripts and currencies.
///
/// ```
/// region SA  en-GB Saudi Arabia     he-IL \u{5E2}\u{5E8}\u{5D1} \u{5D4}\u{5E1}\u{5E2}\u{5D5}\u{5D3}\u{5D9}\u{5EA}
/// ```
public struct NameStyle: ValueFormatStyle {
  /// What the code stands for.
  public var kind: NamedCode
  private var ownLocale: LocaleIdentifier?

  /// Makes a style.
  public init(_ kind: NamedCode) { self.kind = kind }

  /// Formats in another locale than the context's.
  public func locale(_ locale: LocaleIdentifier) -> NameStyle {
    var copy = self
    copy.ownLocale = locale
    return copy
  }

  /// Finds the name of a code; the code itself when the language has no name for it.
  ///
  /// - Throws: `FormatError.unknownCode`, `.invalidCurrencyCode`, `.icu`.
  public func format(
    _ value: String, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    let context = try context.overridden(by: ownLocale)
    let (code, icuKind) = try checked(value)
    let name = try FormatError.wrapping { () throws(ICUError) in
      try CodeNames.name(of: code, icuKind, locale: context.dataID)
    }
    return FormattedText(string: name, direction: context.direction)
  }

  private func checked(_ value: String) throws(FormatError) -> (String, CodeNames.Kind) {
    switch kind {
    case .language:
      guard let locale = try? LocaleIdentifier(value) else {
        throw .unknownCode(value, kind: "language")
      }
      return (locale.icuID, .language)
    case .region:
      let code = value.uppercased()
      guard code.utf8.count <= 3, CodeNames.isRegion(code) else {
        throw .unknownCode(value, kind: "region")
      }
      return (code, .region)
    case .script:
      let code = value.prefix(1).uppercased() + value.dropFirst().lowercased()
      guard CodeNames.isScript(code) else { throw .unknownCode(value, kind: "script") }
      return (code, .script)
    case .currency:
      let code = value.uppercased()
      guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else {
        throw .invalidCurrencyCode(value)
      }
      return (code, .currency)
    }
  }
}

extension ValueFormatStyle where Self == VerbatimStyle {
  /// Text as it stands.
  public static var verbatim: VerbatimStyle { VerbatimStyle() }
}

extension ValueFormatStyle where Self == IdentifierStyle {
  /// Identifiers.
  public static var identifier: IdentifierStyle { IdentifierStyle() }
}

extension ValueFormatStyle where Self == NameStyle {
  /// Names of codes.
  public static func name(_ kind: NamedCode) -> NameStyle { NameStyle(kind) }
}
