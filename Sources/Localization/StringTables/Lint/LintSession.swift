internal import LocatedJSON
internal import UnicodeServices

/// Checks one catalog.
struct LintSession {
  let catalog: StringCatalog
  let glossary: Set<String>
  /// The languages by index.
  let languages: [LintLanguage]
  let source: LintLanguage
  let sourceIndex: Int?
  /// For each language the ancestors in the catalog whose texts stand in for missing ones.
  let ancestors: [[Int]]
  /// Languages whose missing texts are reported all at once.
  let isHardlyBegun: [Bool]
  private(set) var findings: [StringFinding] = []

  init(catalog: StringCatalog, glossary: Set<String>) throws(FormatError) {
    self.catalog = catalog
    self.glossary = glossary
    var languages: [LintLanguage] = []
    for name in catalog.localizations { languages.append(try LintLanguage(name: name)) }
    self.languages = languages
    sourceIndex = catalog.localizationIndex(catalog.sourceLanguage)
    source =
      if let sourceIndex { languages[sourceIndex] } else {
        try LintLanguage(name: catalog.sourceLanguage)
      }
    isHardlyBegun = languages.indices.map { Self.isHardlyBegun(catalog, $0) }
    ancestors = languages.map { language in
      let chain = language.identifier.parents(catalog.format.matching == .apple ? .apple : .cldr)
      return chain.compactMap { parent in languages.firstIndex { $0.identifier == parent } }
    }
  }

  /// Looks at a key and all its texts.
  mutating func check(_ entry: StringEntry) {
    checkKey(entry)
    checkCoverage(entry)
    let sourceText = sourceIndex.flatMap { entry.text($0) }.flatMap { $0.isEmpty ? nil : $0 }
    for text in entry.texts where !text.content.isEmpty {
      let subject = LintSubject(
        entry: entry, language: languages[text.localization], content: text.content,
        source: text.localization == sourceIndex ? nil : sourceText,
        isSource: text.localization == sourceIndex)
      checkShape(subject)
      checkStates(subject)
      checkSyntax(subject)
      for leaf in text.content.leaves where !leaf.unit.isAbsent {
        checkCharacters(subject, leaf)
      }
    }
    if sourceText == nil, keyIsText(entry) {
      let unit = StringUnit(entry.key, place: entry.place)
      let subject = LintSubject(
        entry: entry, language: source, content: LocalizedString(unit), source: nil,
        isSource: true)
      checkSyntax(subject)
    }
  }

  /// Whether a key is what people see where there is no source text.
  func keyIsText(_ entry: StringEntry) -> Bool {
    switch catalog.format {
    case .stringCatalog, .gettext: true
    case .strings, .xliff, .android, .arb, .i18next: false
    }
  }

  // MARK: Findings

  mutating func report(
    _ rule: StringRule, _ subject: LintSubject, at place: CatalogPlace, path: [String] = [],
    _ message: String, suggestion: String? = nil
  ) {
    report(
      rule, entry: subject.entry, locale: subject.language.name, at: place, path: path, message,
      suggestion: suggestion)
  }

  mutating func report(
    _ rule: StringRule, entry: StringEntry?, locale: String?, at place: CatalogPlace,
    path: [String] = [], _ message: String, suggestion: String? = nil
  ) {
    let (file, location) = catalog.location(of: place)
    findings.append(
      StringFinding(
        rule: rule, severity: catalog.severity(of: rule), path: file, location: location,
        key: entry?.key,
        locale: locale, variation: path.isEmpty ? nil : path.joined(separator: "."),
        message: message, suggestion: suggestion))
  }
}

/// A text in one language, and what it is compared with.
struct LintSubject {
  let entry: StringEntry
  let language: LintLanguage
  let content: LocalizedString
  /// The source language's text; nil for itself, and where the key is the text.
  let source: LocalizedString?
  let isSource: Bool

  /// What the text is a translation of; nil for the source itself.
  func sourceText(keyIsText: Bool) -> String? {
    if isSource { return nil }
    return source?.typingText ?? (keyIsText ? entry.key : nil)
  }
}
