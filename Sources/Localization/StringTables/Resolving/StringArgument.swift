/// A value that is put into a text.
public enum StringArgument: Hashable, Sendable {
  /// As somebody typed it: a number where the source text takes one, else text.
  case literal(String)
  /// A number.
  case number(DecimalNumber)
  /// Text of unknown direction.
  case text(String)
  /// A value that has been formatted before.
  case formatted(FormattedText)

  /// The number that this is, where a number is wanted.
  var number: DecimalNumber? {
    switch self {
    case .literal(let text): try? DecimalNumber(text)
    case .number(let number): number
    case .text, .formatted: nil
    }
  }

  /// The text that this is, where no number is wanted.
  var text: String {
    switch self {
    case .literal(let text), .text(let text): text
    case .number(let number): number.text
    case .formatted(let value): value.string
    }
  }

  /// Whether this is a number whatever takes it.
  var isNumber: Bool { if case .number = self { true } else { false } }
}

/// The values that are put into one text.
public struct StringArguments: Hashable, Sendable {
  /// Values by position, for printf-like texts.
  public var positional: [StringArgument]

  /// Values by name, for messages with names.
  public var named: [String: StringArgument]

  /// Creates arguments.
  public init(positional: [StringArgument] = [], named: [String: StringArgument] = [:]) {
    self.positional = positional
    self.named = named
  }

  /// Reads arguments as typed: `NAME=VALUE` for texts with names, else values in order.
  public init(literals: [String], syntax: MessageSyntax) {
    self.init()
    switch syntax {
    case .printf, .java, .verbatim:
      positional = literals.map { .literal($0) }
    case .icuMessage, .i18next:
      for literal in literals {
        guard let sign = literal.firstIndex(of: "=") else {
          positional.append(.literal(literal))
          continue
        }
        named[String(literal[..<sign])] = .literal(String(literal[literal.index(after: sign)...]))
      }
    }
  }

  /// Whether there is none.
  public var isEmpty: Bool { positional.isEmpty && named.isEmpty }

  /// The value of a position, from 1.
  subscript(index: Int) -> StringArgument? {
    positional.indices.contains(index - 1) ? positional[index - 1] : nil
  }
}
