internal import LocatedJSON
public import UnicodeServices

/// Looks keys up in catalogs, for one captured context.
///
/// 1. The languages to look in are matched once, when the resolver is made.
/// 2. The first of them that has a text for a key wins; else the source language's text; else the
///    key itself. Never another language.
/// 3. Device, width and plural variations are chosen, and arguments filled in.
///
/// ```
/// en-US:  "%lld items", 3 → 3 items
/// ar-EG:  "%lld items", 3 → \u{2067}\u{663}\u{2069} and the Arabic word
/// ```
public struct StringResolver: Sendable {
  /// What a lookup depends on besides the key and its arguments.
  public struct Options: Sendable {
    /// The languages a person reads, the dearest first.
    public var wanted: [LocaleIdentifier]

    /// How languages are matched; nil takes what suits each catalog's format.
    public var matching: LocaleMatching?

    /// The device, such as `iphone` or `mac`; texts for `other` are used without.
    public var device: String?

    /// The most that a text of a width variation may be wide.
    public var variableWidth: Int?

    /// Whether values are isolated.
    public var isolation = IsolationPolicy.auto

    /// Transforms the source language's texts, which then are the only ones.
    public var pseudo: PseudoLocalizer?

    /// Formats values.
    public var context: FormatContext

    /// Creates options for a context, in whose language texts are wanted.
    public init(context: FormatContext) {
      self.context = context
      wanted = [context.locale]
    }
  }

  /// The catalogs in the order in which they are asked.
  public let catalogs: [StringCatalog]

  /// What lookups depend on.
  public let options: Options

  /// A language to look in.
  struct Step: Sendable {
    var localization: Int
    var name: String
    var locale: LocaleIdentifier
    var isSource: Bool
    /// Whether the source language is one of those that are wanted.
    var isWanted: Bool
  }

  private let steps: [[Step]]
  private let chains: [[String]]
  private let pseudo: PseudoLocalizer?

  /// Prepares lookups.
  ///
  /// - Complexity: some microseconds for each language of the catalogs.
  public init(catalogs: [StringCatalog], options: Options) {
    self.catalogs = catalogs
    self.options = options
    var pseudo = options.pseudo
    if pseudo == nil, let own = options.wanted.first?.pseudo {
      pseudo = PseudoLocalizer(modes: [.locale(own)])
    }
    self.pseudo = pseudo
    let steps = catalogs.map { Self.steps($0, options, isPseudo: pseudo != nil) }
    self.steps = steps
    chains = steps.map { $0.map(\.name) }
  }

  /// The languages to look in, the source language last.
  private static func steps(
    _ catalog: StringCatalog, _ options: Options, isPseudo: Bool
  ) -> [Step] {
    let source = catalog.sourceLanguage
    var names: [String] = []
    if !isPseudo {
      // The source language is there even if all its texts are keys.
      var available = catalog.localizations
      if !available.contains(source) { available.append(source) }
      let matching = options.matching ?? catalog.format.matching
      names = matching.matches(wanted: options.wanted, available: available)
    }
    let isSourceWanted = isPseudo || names.contains(source)
    if !names.contains(source) { names.append(source) }
    return names.map { name in
      Step(
        localization: catalog.localizationIndex(name) ?? -1, name: name,
        locale: LocaleIdentifier.lenient(name).0, isSource: name == source,
        isWanted: name != source || isSourceWanted)
    }
  }

  /// The languages that are tried in a catalog.
  public func chain(_ catalog: Int) -> [String] { chains[catalog] }

  /// The text of a key without arguments, and nothing about it.
  ///
  /// - Complexity: O(1), a fraction of a microsecond for a text without variations.
  public func string(_ key: String) -> String {
    guard pseudo == nil else { return resolve(key).string }
    for index in catalogs.indices {
      guard let position = catalogs[index].position(of: key) else { continue }
      for step in steps[index] {
        switch catalogs[index].plainText(position, step.localization, isSource: step.isSource) {
        case .absent: continue
        case .text(let text): return text
        case .other: return resolve(key).string
        }
      }
      break
    }
    return resolve(key).string
  }

  /// Looks a key up and fills arguments in.
  ///
  /// Never fails: what is missing or wrong is in the result's findings, and the text is as good as
  /// it can be.
  ///
  /// - Complexity: O(1) for a text without arguments.
  public func resolve(
    _ key: String, _ arguments: StringArguments = StringArguments()
  ) -> ResolvedString {
    resolve(key, arguments, stack: [], budget: ExpansionBudget())
  }

  private func resolve(
    _ key: String, _ arguments: StringArguments, stack: [String], budget: ExpansionBudget
  ) -> ResolvedString {
    for index in catalogs.indices {
      let catalog = catalogs[index]
      var specific: StringEntry?
      if catalog.format == .i18next, let context = arguments.named["context"]?.text {
        specific = catalog["\(key)_\(context)"]
      }
      let plain = catalog[key]
      guard let entry = specific ?? plain else { continue }
      return EntryResolver(
        catalog: catalog, steps: steps[index], chain: chains[index], entry: entry, options: options,
        pseudo: pseudo,
        arguments: arguments, fallback: specific == nil ? nil : plain,
        resolveNested: { nested in
          guard !stack.contains(nested), nested != key,
            stack.count < CatalogLimits.messageDepth, budget.take()
          else { return nil }
          return resolve(nested, arguments, stack: stack + [key], budget: budget)
        }
      ).resolve()
    }
    return unknown(key)
  }

  /// Looks a key up whose arguments are as somebody typed them.
  public func resolve(_ key: String, literals: [String]) -> ResolvedString {
    let syntax =
      catalogs.lazy.compactMap { $0[key]?.syntax }.first
      ?? catalogs.first?.format.syntax ?? .printf
    return resolve(key, StringArguments(literals: literals, syntax: syntax))
  }

  private func unknown(_ key: String) -> ResolvedString {
    let catalog = catalogs.first
    let file = catalog?.files.first
    var result = ResolvedString(
      string: key, key: key, locale: catalog?.sourceLanguage ?? "und",
      requested: options.wanted.first?.bcp47 ?? "und", chain: chains.first ?? [],
      origin: .key, state: nil, direction: options.context.direction)
    result.findings = [
      StringFinding(
        rule: .missingKey, path: file?.path ?? "", location: .init(line: 1, column: 1, offset: 0),
        key: key, message: "the key is not in the catalog; it is shown itself")
    ]
    return result
  }
}

extension CatalogFormat {
  /// How languages are matched where nobody says otherwise.
  public var matching: LocaleMatching {
    switch self {
    case .stringCatalog, .strings, .xliff: .apple
    case .android: .android
    case .arb, .gettext, .i18next: .cldr
    }
  }

  /// How its texts take arguments.
  public var syntax: MessageSyntax {
    switch self {
    case .stringCatalog, .strings, .xliff, .gettext: .printf
    case .android: .java
    case .arb: .icuMessage
    case .i18next: .i18next
    }
  }
}

/// How many references one lookup may still follow.
private final class ExpansionBudget {
  private var remaining = CatalogLimits.expansions

  /// Uses one up; false if there is none.
  func take() -> Bool {
    remaining -= 1
    return remaining >= 0
  }
}
