internal import UnicodeServices

/// A rule that a lookup broke, before its place is known.
struct ResolvingProblem: Hashable, Sendable {
  var rule: StringRule
  var message: String
}

/// Fills arguments into a printf-like text.
struct PrintfRenderer {
  let values: ValueRenderer
  let plurals: PluralChooser
  let arguments: StringArguments
  /// What the source text says about the arguments.
  let types: ArgumentTypes
  let substitutions: [Substitution]
  let pseudo: PseudoLocalizer?
  /// Java's conversions instead of C's.
  let isJava: Bool

  private(set) var problems: [ResolvingProblem] = []
  /// Substitutions that were put in, since a few that use each other twice can make very many.
  private var expansions = 0
  private(set) var categories: [String: PluralCategory] = [:]

  init(
    values: ValueRenderer, plurals: PluralChooser, arguments: StringArguments,
    types: ArgumentTypes, substitutions: [Substitution], pseudo: PseudoLocalizer?
  ) {
    self.values = values
    self.plurals = plurals
    self.arguments = arguments
    self.types = types
    self.substitutions = substitutions
    self.pseudo = pseudo
    isJava = values.isJava
  }

  /// Chooses the case of a plural by an argument.
  ///
  /// `zero` is used for exactly nought wherever it is supplied; then the category of the text's
  /// language, then `other`.
  mutating func choose(
    _ cases: [LocalizedString.Variation<PluralCategory>], index: Int?, specifier: FormatSpecifier?,
    name: String
  ) throws(FormatError) -> LocalizedString? {
    var category = PluralCategory.other
    if let number = index.flatMap({ arguments[$0] })?.number {
      if number.isZero, cases.contains(where: { $0.key == .zero }) {
        category = .zero
      } else {
        category = try plurals.category(of: number, shownBy: specifier)
      }
    }
    let cases = cases.filter { !$0.content.isEmpty }
    let chosen =
      cases.first { $0.key == category } ?? cases.first { $0.key == .other }
    if let chosen { categories[name] = chosen.key }
    return chosen?.content
  }

  /// The text with everything filled in.
  mutating func render(_ text: String) throws(FormatError) -> String {
    try render(pseudo?.transform(text) ?? text, first: 1, argument: nil, stack: [])
  }

  /// The argument that `%arg` stands for in a substitution.
  private struct Current {
    var index: Int
    var specifier: FormatSpecifier?
  }

  private mutating func render(
    _ text: String, first: Int, argument: Current?, stack: [String]
  ) throws(FormatError) -> String {
    var result = ""
    let format = FormatString(text, allowsSpaceFlag: true, firstIndex: first)
    for piece in format.pieces {
      switch piece {
      case .text(let text):
        // Java's line break; nothing else can leave `%n` in a text.
        result += isJava ? text.replacing("%n", with: "\n") : text
      case .percent: result += "%"
      case .specifier(let specifier, let index):
        switch specifier.kind {
        case .substitution(let name):
          result += try substitute(name, specifier, index: index, stack: stack)
        case .argument:
          guard let argument else {
            result += "%arg"
            continue
          }
          result += try value(argument.specifier ?? specifier, argument.index)
        case .value: result += try value(specifier, index)
        }
      }
    }
    return result
  }

  private mutating func substitute(
    _ name: String, _ specifier: FormatSpecifier, index: Int, stack: [String]
  ) throws(FormatError) -> String {
    let token = specifier.position.map { "%\($0)$#@\(name)@" } ?? "%#@\(name)@"
    guard let substitution = substitutions.first(where: { $0.name == name }) else {
      problems.append(
        ResolvingProblem(
          rule: .missingSubstitution, message: "\(token) has no definition; it stays as it is"))
      return token
    }
    expansions += 1
    guard !stack.contains(name), stack.count < CatalogLimits.substitutionDepth,
      expansions <= CatalogLimits.expansions
    else {
      problems.append(
        ResolvingProblem(
          rule: .substitutionCycle,
          message: "the substitution \(name) leads back to itself or too deep; it stays as it is"))
      return token
    }
    let number = substitution.argumentNumber ?? index
    let shown = FormatSpecifier(withoutPercent: substitution.formatSpecifier)
    if arguments[number] == nil {
      missing(token, number)
      return token
    }
    let leaf = try choose(
      substitution.content.plural, index: number, specifier: shown, name: name)
    guard let text = (leaf ?? substitution.content).unit?.value else { return token }
    return try render(
      pseudo?.transform(text) ?? text, first: number,
      argument: Current(index: number, specifier: shown), stack: stack + [name])
  }

  // MARK: Values

  private mutating func value(
    _ specifier: FormatSpecifier, _ index: Int
  ) throws(FormatError) -> String {
    if isJava, case .value(let conversion) = specifier.kind, conversion.letter == 0x6E {
      return "\n"
    }
    guard let argument = arguments[index] else {
      let token = FormatString.original(specifier)
      missing(token, index)
      return token
    }
    let width = amount(specifier.width)
    let precision = amount(specifier.precision)
    var adjusted = specifier
    if let width, width < 0 { adjusted.flags += "-" }
    let wanted = specifier.formatClass
    let declared = types.formatClass(index) ?? wanted
    let typed = Self.typed(argument, as: declared)
    guard Self.areAlike(wanted, declared) else {
      // Shown by what it is: the translation asks for something else than the program gives.
      guard let own = types.specifiers[index] else { return try values.render(typed) }
      return try values.render(
        typed, own, width: amount(own.width), precision: amount(own.precision))
    }
    if Self.isNumeric(wanted), typed.number == nil, !Self.isFormatted(typed) {
      problems.append(
        ResolvingProblem(
          rule: .placeholderType,
          message:
            "argument \(index) is text, and \(FormatString.original(specifier)) takes a number"))
    }
    return try values.render(
      typed, adjusted, width: width.map { abs($0) }, precision: precision)
  }

  private mutating func missing(_ token: String, _ index: Int) {
    problems.append(
      ResolvingProblem(
        rule: .argumentMissing,
        message: "\(token) takes argument \(index), and \(arguments.positional.count) were given"))
  }

  private func amount(_ amount: FormatSpecifier.Amount?) -> Int? {
    switch amount {
    case nil: nil
    case .number(let number): min(number, 10_000)
    case .argument(let index):
      index.flatMap { arguments[$0] }?.number.flatMap { Int($0.text) }
        .map { max(-10_000, min($0, 10_000)) }
    }
  }

  private static func typed(_ argument: StringArgument, as type: FormatClass?) -> StringArgument {
    guard case .literal(let text) = argument else { return argument }
    if isNumeric(type), let number = try? DecimalNumber(text) { return .number(number) }
    return type == .character ? argument : .text(text)
  }

  private static func isNumeric(_ type: FormatClass?) -> Bool { type == .integer || type == .float }

  private static func isFormatted(_ argument: StringArgument) -> Bool {
    if case .formatted = argument { true } else { false }
  }

  /// Whether a text may show an argument of a kind as another one: objects and strings are alike.
  private static func areAlike(_ a: FormatClass?, _ b: FormatClass?) -> Bool {
    a == b || (isText(a) && isText(b))
  }

  private static func isText(_ type: FormatClass?) -> Bool { type == .object || type == .string }
}
