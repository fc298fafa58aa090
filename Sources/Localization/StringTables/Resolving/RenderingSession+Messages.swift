internal import UnicodeServices

extension RenderingSession {
  /// Fills named arguments into an ICU message; a text that is none shows as it is.
  mutating func renderMessage(_ text: String) throws(FormatError) -> String {
    let message: ICUMessage
    do {
      message = try ICUMessage(text)
    } catch {
      note(.messageSyntax, "\(error.message), at offset \(error.offset) of the text")
      return text
    }
    return try show(message.pieces, numbers: message.numericNames, current: nil)
  }

  private mutating func show(
    _ pieces: [ICUMessage.Piece], numbers: Set<String>, current: DecimalNumber?
  ) throws(FormatError) -> String {
    var result = ""
    for piece in transformed(pieces) {
      switch piece {
      case .text(let text): result += text
      case .number:
        result +=
          try current.map { number throws(FormatError) in
            try values.render(.number(number))
          } ?? "#"
      case .argument(let name, let type, let style):
        result += try argument(name, type, style, isNumber: numbers.contains(name))
      case .select(let name, let cases):
        let wanted = arguments.named[name]?.text
        if wanted == nil { missing(name) }
        let chosen = cases.first { $0.key == wanted } ?? cases.first { $0.key == "other" }
        if let chosen {
          result += try show(chosen.message, numbers: numbers, current: current)
        }
      case .plural(let plural):
        result += try show(plural, numbers: numbers)
      }
    }
    return result
  }

  private mutating func show(
    _ plural: ICUMessage.Plural, numbers: Set<String>
  ) throws(FormatError) -> String {
    guard let number = arguments.named[plural.name]?.number else {
      missing(plural.name)
      return "{\(plural.name)}"
    }
    var shown = number
    if plural.offset != 0, let integer = Int(number.text) {
      shown = DecimalNumber(integer - plural.offset)
    }
    let exact = plural.cases.first { item in
      item.key.hasPrefix("=") && number.isEqual(toInteger: item.key.dropFirst())
    }
    let category = try plurals.category(
      of: shown, precision: ValueRenderer.precision(of: shown),
      type: plural.isOrdinal ? .ordinal : .cardinal)
    let isZero = !plural.isOrdinal && plural.offset == 0 && number.isZero
    let chosen =
      exact ?? (isZero ? plural.cases.first { $0.key == "zero" } : nil)
      ?? plural.cases.first { $0.key == category.rawValue }
      ?? plural.cases.first { $0.key == "other" }
    guard let chosen else { return "" }
    record(PluralCategory(rawValue: chosen.key) ?? category, for: plural.name)
    return try show(chosen.message, numbers: numbers, current: shown)
  }

  private mutating func argument(
    _ name: String, _ type: String?, _ style: String?, isNumber: Bool
  ) throws(FormatError) -> String {
    guard let argument = arguments.named[name] else {
      missing(name)
      return "{\(name)}"
    }
    let declared = entry.placeholders?[name]
    guard isNumber || declared?.isNumber == true, let number = argument.number else {
      return try values.render(argument)
    }
    let skeleton = Self.skeleton(style: style, format: declared?.format)
    if let skeleton {
      return values.isolated(try options.context.number(number, skeleton: skeleton))
    }
    return try values.render(.number(number))
  }

  /// The skeleton of a number style of ICU or of Flutter; nil shows the number as it is.
  private static func skeleton(style: String?, format: String?) -> String? {
    switch style ?? format {
    case "integer"?: "precision-integer rounding-mode-half-even sign-negative"
    case "percent"?, "percentPattern"?, "decimalPercentPattern"?:
      "percent scale/100 precision-integer sign-negative"
    case "compact"?: "compact-short sign-negative"
    case "compactLong"?: "compact-long sign-negative"
    case "scientificPattern"?: "scientific sign-negative"
    default: nil
    }
  }

  // MARK: Pseudo-localization

  /// A text without cases is one leaf, its arguments are placeholders.
  private func transformed(_ pieces: [ICUMessage.Piece]) -> [ICUMessage.Piece] {
    guard let pseudo, !pieces.isEmpty else { return pieces }
    let isLeaf = pieces.allSatisfy { piece in
      switch piece {
      case .text, .argument, .number: true
      case .plural, .select: false
      }
    }
    guard isLeaf else {
      return pieces.map { piece in
        if case .text(let text) = piece, text.contains(where: { !$0.isWhitespace }) {
          .text(pseudo.transform(text))
        } else {
          piece
        }
      }
    }
    var arguments: [ICUMessage.Piece] = []
    let marked = pieces.map { piece -> String in
      if case .text(let text) = piece { return text }
      arguments.append(piece)
      return "{\(arguments.count - 1)}"
    }.joined()
    return Self.pieces(of: pseudo.transform(marked), arguments: arguments)
  }

  private static func pieces(
    of text: String, arguments: [ICUMessage.Piece]
  ) -> [ICUMessage.Piece] {
    PseudoToken.tokens(of: text).map { token in
      guard token.kind == .placeholder, let index = Int(token.text.dropFirst().dropLast()),
        arguments.indices.contains(index)
      else { return .text(token.text) }
      return arguments[index]
    }
  }

  private mutating func missing(_ name: String) {
    note(.argumentMissing, "{\(name)} has no argument; give \(name)=VALUE")
  }
}

extension DecimalNumber {
  /// Whether this is a whole number with a value given in digits.
  func isEqual(toInteger digits: Substring) -> Bool {
    guard let wanted = Int(digits) else { return false }
    if let integer = Int(text) { return integer == wanted }
    return Double(text) == Double(wanted)
  }
}
