internal import UnicodeServices

/// Chooses the plural and fills in the arguments of one text, whatever its syntax.
struct RenderingSession {
  let entry: StringEntry
  let content: LocalizedString
  let source: LocalizedString?
  let locale: LocaleIdentifier
  let options: StringResolver.Options
  let pseudo: PseudoLocalizer?
  let arguments: StringArguments
  /// Resolves another key with the same arguments; nil if that leads in a circle.
  let resolveNested: (String) -> ResolvedString?
  let values: ValueRenderer
  let plurals: PluralChooser
  var problems: [ResolvingProblem] = []
  private(set) var categories: [String: PluralCategory] = [:]
  private var knownTypes: ArgumentTypes?

  init(
    entry: StringEntry, content: LocalizedString, source: LocalizedString?,
    locale: LocaleIdentifier, direction: WritingDirection, options: StringResolver.Options,
    pseudo: PseudoLocalizer?, arguments: StringArguments,
    resolveNested: @escaping (String) -> ResolvedString?
  ) {
    self.entry = entry
    self.content = content
    self.source = source
    self.locale = locale
    self.options = options
    self.pseudo = pseudo
    self.arguments = arguments
    self.resolveNested = resolveNested
    values = ValueRenderer(
      context: options.context, isolation: options.isolation, paragraph: direction,
      isJava: entry.syntax == .java)
    plurals = PluralChooser(locale: locale, context: options.context)
  }

  mutating func note(_ rule: StringRule, _ message: String) {
    problems.append(ResolvingProblem(rule: rule, message: message))
  }

  mutating func record(_ category: PluralCategory, for name: String) {
    categories[name] = category
  }

  /// What the source text says about the arguments; read once.
  private mutating func argumentTypes() -> ArgumentTypes {
    let types = knownTypes ?? ArgumentTypes(source: source, key: entry.key)
    knownTypes = types
    return types
  }

  // MARK: Plural

  /// The case of a plural that the arguments ask for.
  mutating func choosePlural(_ content: LocalizedString) throws(FormatError) -> LocalizedString? {
    if entry.syntax == .i18next {
      return try chooseNamedPlural(content)
    }
    if let forms = content.forms {
      // gettext chooses by the first number, whatever the text shows.
      let number = arguments.positional.lazy.compactMap(\.number).first
      return forms.text(for: number?.wholePart ?? 0)
    }
    let own = content.typingText.map { ArgumentTypes(text: $0) }
    let types = argumentTypes()
    let index =
      own?.firstNumber ?? types.firstNumber
      ?? arguments.positional.firstIndex { $0.number != nil }.map { $0 + 1 }
    let specifier = index.flatMap { own?.specifiers[$0] ?? types.specifiers[$0] }
    var renderer = printf(types)
    let chosen = try renderer.choose(content.plural, index: index, specifier: specifier, name: "")
    categories.merge(renderer.categories) { $1 }
    return chosen
  }

  private mutating func chooseNamedPlural(
    _ content: LocalizedString
  ) throws(FormatError) -> LocalizedString? {
    let isOrdinal = arguments.named["ordinal"]?.text == "true" && !content.ordinal.isEmpty
    let cases = isOrdinal ? content.ordinal : content.plural
    guard let number = arguments.named["count"]?.number else {
      // Without a count the text without a suffix is meant.
      guard content.unit == nil else { return content.withoutPlural }
      return (cases.first { $0.key == .other } ?? cases.first)?.content
    }
    var category = try plurals.category(
      of: number, precision: ValueRenderer.precision(of: number),
      type: isOrdinal ? .ordinal : .cardinal)
    if !isOrdinal, number.isZero, cases.contains(where: { $0.key == .zero }) { category = .zero }
    guard
      let chosen = cases.first(where: { $0.key == category })
        ?? cases.first(where: { $0.key == .other })
    else { return content.unit == nil ? nil : content.withoutPlural }
    categories[""] = chosen.key
    return chosen.content
  }

  // MARK: Text

  /// The text with everything filled in.
  mutating func render(_ text: String) throws(FormatError) -> String {
    switch entry.syntax {
    case .verbatim: return pseudo?.transform(text) ?? text
    case .printf, .java: return try renderPrintf(text)
    case .icuMessage: return try renderMessage(text)
    case .i18next: return try renderI18Next(text)
    }
  }

  private mutating func renderPrintf(_ text: String) throws(FormatError) -> String {
    guard !arguments.isEmpty else { return withoutArguments(text) }
    let types = argumentTypes()
    var renderer = printf(types)
    let result = try renderer.render(text)
    categories.merge(renderer.categories) { $1 }
    problems += renderer.problems
    let original = source?.typingText ?? (entry.syntax == .printf ? entry.key : nil)
    if let original, original != text {
      problems += PlaceholderComparison.problems(in: text, types: types, content: content)
    }
    return result
  }

  private func printf(_ types: ArgumentTypes) -> PrintfRenderer {
    PrintfRenderer(
      values: values, plurals: plurals, arguments: arguments, types: types,
      substitutions: content.substitutions, pseudo: pseudo)
  }

  /// A text that nobody formats: percent signs stay as they are.
  private mutating func withoutArguments(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return pseudo?.transform(text) ?? text }
    let format = FormatString(text, allowsSpaceFlag: false)
    if let (specifier, index) = format.specifiers.first {
      problems.append(
        ResolvingProblem(
          rule: .argumentMissing,
          message:
            "\(FormatString.original(specifier)) takes argument \(max(index, 1)), and none was given"
        ))
    } else if format.pieces.contains(.percent) {
      problems.append(
        ResolvingProblem(
          rule: .percentDoubled,
          message: "%% stays doubled in a text without arguments; write one percent sign"))
    }
    return pseudo?.transform(text) ?? text
  }
}

extension LocalizedString {
  /// The plain text alone.
  fileprivate var withoutPlural: LocalizedString {
    var copy = self
    copy.plural = []
    copy.ordinal = []
    return copy
  }
}

extension DecimalNumber {
  /// The digits before the point, as far as 64 bits hold them.
  fileprivate var wholePart: Int64? {
    Int64(text.prefix { $0.isNumber || $0 == "-" })
  }
}
