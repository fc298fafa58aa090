internal import Localization

/// A value that is put into a looked-up text.
public enum TextArgument: Sendable {
  /// A whole number, which also chooses plural forms.
  case integer(Int)

  /// A decimal number as digits.
  case decimal(String)

  /// A text of unknown direction, put into an isolate.
  case text(String)

  /// A value, formatted with the locale of the environment.
  case value(TextValue)

  /// The argument in a locale; what cannot be formatted is left out.
  func resolved(in context: FormatContext) throws(FormatError) -> StringArgument {
    switch self {
    case .integer(let number): .number(DecimalNumber(number))
    case .decimal(let digits): .number(try DecimalNumber(digits))
    case .text(let text): .text(text)
    case .value(let value): .formatted(try value.formatted(in: context))
    }
  }
}
