/// Why a text is no JSON document, and where.
///
/// The error is the first one of the document: everything before its place could still have become
/// valid JSON.
public struct JSONError: Error, Sendable, Hashable {
  /// The place of the fault.
  public let location: SourceLocation

  /// What is wrong.
  public let reason: Reason

  /// Creates an error from its parts.
  public init(location: SourceLocation, reason: Reason) {
    self.location = location
    self.reason = reason
  }
}

extension JSONError {
  /// What the grammar would have taken where something else stood.
  public enum Expected: String, Sendable, Hashable {
    /// Any value.
    case value = "a value"
    /// The first element of an array or its end.
    case valueOrArrayEnd = "a value or ]"
    /// The first member of an object or its end.
    case nameOrObjectEnd = "a member name in double quotes or }"
    /// A member name.
    case name = "a member name in double quotes"
    /// The colon behind a member name.
    case colon = "a colon"
    /// What follows an element.
    case commaOrArrayEnd = "a comma or ]"
    /// What follows a member.
    case commaOrObjectEnd = "a comma or }"
    /// The end of a string.
    case closingQuote = "the closing double quote"
    /// The rest of `true`, `false` or `null`.
    case restOfWord = "the rest of true, false or null"
    /// The digits of a number.
    case digits = "a digit"
    /// Nothing more.
    case end = "the end of the document"
  }

  /// How a number breaks the grammar.
  public enum NumberFault: Sendable, Hashable {
    /// `01`.
    case leadingZero
    /// `+1`.
    case leadingPlus
    /// `.5` or `-.5`.
    case missingIntegerDigits
    /// `1.` or `1.e5`.
    case missingFractionDigits
    /// `1e` or `1e+`.
    case missingExponentDigits
  }

  /// What can be wrong with a document.
  public enum Reason: Sendable, Hashable {
    /// The document ends in the middle of a value.
    case truncated(expected: Expected)
    /// A character that the grammar has no use for there.
    case unexpectedCharacter(Unicode.Scalar, expected: Expected)
    /// A word other than `true`, `false` and `null`.
    case unexpectedWord(String)
    /// `NaN`, `Infinity` and their spellings.
    case nonFiniteWord(String)
    /// A comma before `]` or `}`.
    case trailingComma
    /// `// …` or `/* … */`.
    case comment
    /// A member name that stands twice in one object.
    case duplicateName(String, first: SourceLocation)
    /// Half of a surrogate pair as `\u` escape.
    case loneSurrogate(UInt16)
    /// A backslash before something that is no escape.
    case invalidEscape(Unicode.Scalar)
    /// `\u` without four hexadecimal digits.
    case invalidUnicodeEscape
    /// A byte that is not part of well-formed UTF-8.
    case invalidUTF8(UInt8)
    /// A control character that stands unescaped in a string.
    case controlCharacter(UInt8)
    /// A number that breaks the grammar.
    case invalidNumber(NumberFault)
    /// A number beyond the range of a double.
    case numberOverflow(String)
    /// More levels than ``JSONLimits/maximumDepth``.
    case depthLimit(Int)
    /// More bytes than ``JSONLimits/maximumByteCount``.
    case sizeLimit(byteCount: Int, limit: Int)
    /// More values than ``JSONLimits/maximumValueCount``.
    case valueLimit(Int)
  }
}
