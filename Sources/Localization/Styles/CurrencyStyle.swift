/// How a currency is named.
public enum CurrencyPresentation: String, Hashable, Sendable, Codable, CaseIterable {
  /// The symbol, made clear where the locale has another currency of that name: `US$` in Canada.
  case standard
  /// The shortest symbol, `$` for every dollar.
  case narrow
  /// `USD`
  case isoCode
  /// `US dollars`, in the plural form of the amount.
  case fullName
  /// The symbol of formal texts, where there is one.
  case formal
  /// Another symbol in use, where there is one.
  case variant
}

/// Prices: an amount, and a currency that is always said.
///
/// ```
/// -1234.5 USD  en-US -$1,234.50
/// -1234.5 EGP  ar-EG \u{61C}-\u{200F}\u{661}\u{66C}…\u{A0}\u{62C}.\u{645}.\u{200F}
/// ```
///
/// The amount is a decimal from end to end; digits behind the separator are those of the currency.
public struct CurrencyStyle: NumericStyle {
  /// What the modifiers set.
  public var options: NumberOptions { didSet { update() } }

  /// Three capital letters of ISO 4217.
  public let code: String

  private(set) var presentationChoice: CurrencyPresentation = .standard
  private(set) var usageChoice: CurrencyUsage?
  /// Of the usage that was chosen, or of the standard one.
  private var skeleton = ""
  private let isValid: Bool

  /// Makes a style for a currency; small letters are taken for capitals.
  ///
  /// Anything but three letters is an error when a price is formatted.
  public init(code: String, options: NumberOptions = NumberOptions()) {
    self.code = code.uppercased()
    isValid = code.utf8.count == 3 && self.code.utf8.allSatisfy { (0x41...0x5A).contains($0) }
    self.options = options
    update()
  }

  private mutating func update() {
    skeleton = skeleton(for: usageChoice ?? .standard)
  }

  private func skeleton(for usage: CurrencyUsage) -> String {
    NumberSkeleton.text(
      .currency(code: code, presentation: presentationChoice, isCash: usage == .cash), options)
  }

  /// Sets how the currency is named.
  public func presentation(_ presentation: CurrencyPresentation) -> CurrencyStyle {
    var copy = self
    copy.presentationChoice = presentation
    copy.update()
    return copy
  }

  /// Sets the rules of rounding, which else are the context's.
  public func usage(_ usage: CurrencyUsage) -> CurrencyStyle {
    var copy = self
    copy.usageChoice = usage
    copy.update()
    return copy
  }

  /// Formats an amount; digits are those of the currency unless the options say else.
  ///
  /// - Throws: `FormatError.invalidCurrencyCode`, `.invalidSkeleton`, `.icu`.
  public func format(
    _ value: DecimalNumber, in context: FormatContext
  ) throws(FormatError) -> FormattedText {
    try context.overridden(by: options.locale).number(value, skeleton: skeleton(in: context))
  }

  func skeleton(in context: FormatContext) throws(FormatError) -> String {
    guard isValid else { throw .invalidCurrencyCode(code) }
    // Only a context with another usage than the standard one makes a difference.
    return usageChoice == nil && context.currencyUsage == .cash ? skeleton(for: .cash) : skeleton
  }

  private enum CodingKeys: String, CodingKey {
    case code, options, presentation, usage
  }

  /// Reads the currency and the choices.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      code: try container.decode(String.self, forKey: .code),
      options: try container.decode(NumberOptions.self, forKey: .options))
    presentationChoice = try container.decode(CurrencyPresentation.self, forKey: .presentation)
    usageChoice = try container.decodeIfPresent(CurrencyUsage.self, forKey: .usage)
    update()
  }

  /// Writes the currency and the choices.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(code, forKey: .code)
    try container.encode(options, forKey: .options)
    try container.encode(presentationChoice, forKey: .presentation)
    try container.encodeIfPresent(usageChoice, forKey: .usage)
  }
}

extension ValueFormatStyle where Self == CurrencyStyle {
  /// Prices in a currency.
  public static func currency(code: String) -> CurrencyStyle { CurrencyStyle(code: code) }
}
