/// The rules that texts and their use can break.
public enum StringRule: String, Hashable, Sendable, CaseIterable {
  // Of a lookup.
  /// No catalog has the key.
  case missingKey = "missing-key"
  /// A specifier has no argument.
  case argumentMissing = "argument-missing"
  /// Automatic grammar agreement is not applied.
  case inflectionIgnored = "inflection-ignored"

  // Of coverage.
  /// A language has no text of a key that needs one.
  case missingTranslation = "missing-translation"
  /// The program does not use the key any more.
  case staleKey = "stale-key"
  /// A translation waits for somebody to look at it.
  case needsReview = "needs-review"
  /// A translation is the same as the source.
  case untranslatedEqualsSource = "untranslated-equals-source"
  /// A translation without any text.
  case emptyValue = "empty-value"
  /// A key that stands twice.
  case duplicateKey = "duplicate-key"
  /// A translation of a key that the source does not have.
  case extraTranslation = "extra-translation"

  // Of variations.
  /// A category that small whole numbers reach has no text.
  case pluralMissing = "plural-missing"
  /// A category that only large numbers reach has no text.
  case pluralMissingLarge = "plural-missing-large"
  /// A plural without `other`.
  case pluralMissingOther = "plural-missing-other"
  /// A category that the language does not have.
  case pluralUnreachable = "plural-unreachable"
  /// A text leaves its number out where the category means several numbers.
  case pluralNumberMissing = "plural-number-missing"
  /// A device variation without `other`.
  case deviceMissingOther = "device-missing-other"
  /// Variations in a variation that cannot hold them.
  case invalidNesting = "invalid-nesting"
  /// Substitutions that no text could use.
  case substitutionWithoutText = "substitution-without-text"
  /// A text uses a substitution that is not defined.
  case missingSubstitution = "missing-substitution"
  /// Substitutions that use each other in a circle.
  case substitutionCycle = "substitution-cycle"
  /// A substitution that no text uses.
  case unusedSubstitution = "unused-substitution"
  /// A text beside its variations, or two kinds of variation at one level.
  case mixedShape = "mixed-shape"
  /// A state that the format does not know.
  case unknownState = "unknown-state"
  /// A key that ends like the identifiers that exports make.
  case unsafeKeySuffix = "unsafe-key-suffix"

  // Of placeholders.
  /// Other arguments than the source.
  case placeholderMismatch = "placeholder-mismatch"
  /// The arguments of the source in another order, without positions.
  case placeholderOrder = "placeholder-order"
  /// Another kind of argument than in the source.
  case placeholderType = "placeholder-type"
  /// Another size of argument than in the source.
  case placeholderWidth = "placeholder-width"
  /// Something that was a placeholder once.
  case placeholderMalformed = "placeholder-malformed"
  /// Several specifiers without positions, where the build demands them.
  case placeholderUnpositioned = "placeholder-unpositioned"
  /// A placeholder without a declaration.
  case placeholderUndeclared = "placeholder-undeclared"
  /// One argument of two kinds.
  case argumentTypeConflict = "argument-type-conflict"
  /// Arguments that are left out in between.
  case argumentGap = "argument-gap"
  /// A doubled percent sign where nothing halves it.
  case percentDoubled = "percent-doubled"
  /// A single percent sign where it has to be doubled.
  case percentUnescaped = "percent-unescaped"
  /// A message that does not follow its grammar.
  case messageSyntax = "message-syntax"
  /// A number sign that Flutter prints as it is.
  case arbHash = "arb-hash"
  /// An apostrophe that Android's build refuses.
  case androidUnescapedApostrophe = "android-unescaped-apostrophe"

  // Of languages.
  /// A language code that nobody registered.
  case unknownLocale = "unknown-locale"
  /// A code out of use, or spelled with underscores.
  case legacyLocale = "legacy-locale"
  /// A folder whose qualifiers are no language.
  case qualifierIgnored = "qualifier-ignored"

  // Of characters.
  /// Other white space at the ends than the source.
  case edgeWhitespace = "edge-whitespace"
  /// Another number of line breaks than the source.
  case newlineCount = "newline-count"
  /// Another punctuation mark at the end than the source.
  case endPunctuation = "end-punctuation"
  /// Isolates or embeddings that are not closed.
  case bidiUnbalanced = "bidi-unbalanced"
  /// Embeddings or overrides instead of isolates.
  case bidiEmbedding = "bidi-embedding"
  /// A number or identifier that is shown in another order.
  case bidiNumber = "bidi-number"
  /// A text that is only a part of a sentence.
  case concatenation
  /// An octal escape that stands for more than ASCII.
  case octalEscape = "octal-escape"
  /// A catalog without a version.
  case missingVersion = "missing-version"

  /// How bad breaking the rule is.
  public var severity: FindingSeverity {
    switch self {
    case .missingKey, .argumentMissing, .pluralMissing, .pluralMissingOther, .invalidNesting,
      .substitutionWithoutText, .missingSubstitution, .substitutionCycle, .placeholderMismatch,
      .placeholderOrder, .placeholderType, .placeholderMalformed, .placeholderUnpositioned,
      .argumentTypeConflict, .argumentGap, .messageSyntax, .androidUnescapedApostrophe,
      .bidiUnbalanced:
      .error
    case .missingTranslation, .emptyValue, .duplicateKey, .extraTranslation,
      .pluralNumberMissing, .deviceMissingOther, .unusedSubstitution, .mixedShape, .unknownState,
      .unsafeKeySuffix, .placeholderWidth, .placeholderUndeclared, .percentUnescaped,
      .unknownLocale, .edgeWhitespace, .bidiEmbedding, .bidiNumber, .octalEscape, .missingVersion:
      .warning
    case .inflectionIgnored, .staleKey, .needsReview, .untranslatedEqualsSource,
      .pluralMissingLarge, .pluralUnreachable, .percentDoubled, .arbHash, .legacyLocale,
      .qualifierIgnored, .newlineCount, .endPunctuation, .concatenation:
      .note
    }
  }
}
