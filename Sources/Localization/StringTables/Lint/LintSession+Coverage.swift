internal import UnicodeServices

extension LintSession {
  // MARK: Languages

  /// Codes that nobody registered, and codes out of use.
  mutating func checkLanguages() {
    for index in languages.indices where index != sourceIndex && isHardlyBegun[index] {
      let keys = catalog.entries.filter(\.shouldTranslate)
      let missing = keys.filter { !isCovered($0, index) }
      guard let first = missing.first else { continue }
      report(
        .missingTranslation, entry: nil, locale: languages[index].name, at: first.place,
        "\(missing.count) of \(keys.count) keys have no text in \(languages[index].name)")
    }
    for (index, language) in languages.enumerated() {
      guard let entry = catalog.entries.first(where: { $0.text(index) != nil }),
        let place = entry.text(index)?.place
      else { continue }
      let name = language.name
      if Self.hasLowercaseRegion(name) || (language.problem != nil && !name.contains("_")) {
        report(
          .unknownLocale, entry: nil, locale: name, at: place,
          language.problem?.description ?? "\(name) is no language code",
          suggestion: language.problem?.suggestion ?? language.identifier.bcp47)
      } else if let problem = language.problem {
        report(
          .unknownLocale, entry: nil, locale: name, at: place, problem.description,
          suggestion: problem.suggestion)
      } else if !usesOldCodes,
        name.contains("_") || Self.isOutOfUse(name) || isSimplifiedTwice(name)
      {
        report(
          .legacyLocale, entry: nil, locale: name, at: place,
          "\(name) is an old way to write \(modern(language))", suggestion: modern(language))
      }
    }
  }

  /// Android and gettext never changed their spelling of languages.
  private var usesOldCodes: Bool {
    switch catalog.format {
    case .android, .gettext, .arb: true
    case .stringCatalog, .strings, .xliff, .i18next: false
    }
  }

  private static func hasLowercaseRegion(_ name: String) -> Bool {
    let parts = name.split(separator: "_")
    return parts.count == 2 && parts[1].count == 2 && parts[1].allSatisfy { $0.isLowercase }
  }

  private static func isOutOfUse(_ name: String) -> Bool {
    let language = name.prefix { $0 != "-" && $0 != "_" }
    return ["iw", "in", "ji"].contains(language)
  }

  private func isSimplifiedTwice(_ name: String) -> Bool {
    let pairs = ["zh-CN": "zh-Hans", "zh-TW": "zh-Hant"]
    return pairs[name].map { other in languages.contains { $0.name == other } } ?? false
  }

  private func modern(_ language: LintLanguage) -> String {
    switch language.name {
    case "zh-CN": "zh-Hans"
    case "zh-TW": "zh-Hant"
    default: language.identifier.bcp47
    }
  }

  // MARK: Keys

  mutating func checkKey(_ entry: StringEntry) {
    if entry.extractionState == "stale" {
      report(
        .staleKey, entry: entry, locale: nil, at: entry.place,
        "the program does not use this key any more")
    }
    if catalog.format == .stringCatalog || catalog.format == .strings,
      let range = entry.key.firstRange(of: "|==|"),
      ["plural.", "device.", "substitutions."].contains(where: {
        entry.key[range.upperBound...].hasPrefix($0)
      })
    {
      report(
        .unsafeKeySuffix, entry: entry, locale: nil, at: entry.place,
        "the key ends like the identifiers of exported variations; an import would take it apart")
    }
    checkFragment(entry)
  }

  /// Keys and source texts that are only a part of a sentence.
  private mutating func checkFragment(_ entry: StringEntry) {
    let unit = sourceIndex.flatMap { entry.text($0)?.unit }
    guard unit != nil || keyIsText(entry) else { return }
    let text = unit?.value ?? entry.key
    let scalars = Array(text)
    var reason: String?
    if scalars.count > 2, scalars[0] == " ", scalars[1].isLowercase {
      reason = "it begins with a space and a lower-case letter"
    } else if let last = scalars.last, scalars.count > 2, last == " ",
      scalars[scalars.count - 2].isLowercase
    {
      reason = "it ends with a lower-case letter and a space"
    } else if text.contains("(s)") {
      reason = "(s) stands for a plural; use plural variations"
    }
    if let reason {
      report(
        .concatenation, entry: entry, locale: source.name, at: unit?.place ?? entry.place,
        "the text is a fragment: \(reason)")
    }
  }

  // MARK: Coverage

  mutating func checkCoverage(_ entry: StringEntry) {
    let hasSource = sourceIndex.flatMap { entry.text($0) }.map { !$0.isEmpty } ?? false
    if !hasSource, !keyIsText(entry), sourceIndex != nil {
      for text in entry.texts where !text.content.isEmpty {
        report(
          .extraTranslation, entry: entry, locale: languages[text.localization].name,
          at: text.content.place, "the source language has no such key")
      }
      return
    }
    guard entry.shouldTranslate else { return }
    for index in languages.indices where index != sourceIndex {
      guard !isCovered(entry, index), !isHardlyBegun[index] || entry.text(index) != nil else {
        continue
      }
      report(
        .missingTranslation, entry: entry, locale: languages[index].name, at: entry.place,
        "there is no text in \(languages[index].name)")
    }
  }

  /// Whether a language has texts for less than half of the keys of a catalog that does not say
  /// which languages it is meant to have.
  static func isHardlyBegun(_ catalog: StringCatalog, _ index: Int) -> Bool {
    guard catalog.format == .stringCatalog else { return false }
    let keys = catalog.entries.filter(\.shouldTranslate)
    return keys.count { $0.text(index) != nil } * 2 < keys.count
  }

  /// Whether a language has a text, or inherits one without anybody missing it.
  private func isCovered(_ entry: StringEntry, _ index: Int) -> Bool {
    if let content = entry.text(index), !content.isEmpty { return true }
    for ancestor in ancestors[index] {
      if ancestor == sourceIndex { return true }
      if let content = entry.text(ancestor), !content.isEmpty { return true }
    }
    return languages[index].identifier.language == source.identifier.language
      && languages[index].identifier.script == source.identifier.script
  }

  // MARK: States and values

  mutating func checkStates(_ subject: LintSubject) {
    let original = subject.sourceText(keyIsText: keyIsText(subject.entry))
    for (path, unit) in subject.content.leaves {
      switch unit.state {
      case .unknown:
        report(
          .unknownState, subject, at: unit.place, path: path,
          "the state is none of new, translated, needs_review and machine_translated")
      case .needsReview:
        report(
          .needsReview, subject, at: unit.place, path: path,
          "somebody should look at this text again")
      case .new, .translated, .machineTranslated: break
      }
      guard let original, !unit.isAbsent else { continue }
      if unit.value.isEmpty, !original.isEmpty, unit.state != .new {
        report(
          .emptyValue, subject, at: unit.place, path: path,
          "the text is empty, and the source text is not")
      }
      if unit.value == original, subject.entry.shouldTranslate,
        subject.language.identifier.language != source.identifier.language,
        Self.needsTranslation(original), !glossary.contains(original)
      {
        report(
          .untranslatedEqualsSource, subject, at: unit.place, path: path,
          "the text is the same as in \(source.name)")
      }
    }
  }

  /// Whether a text has at least two words of at least two letters besides placeholders and links.
  private static func needsTranslation(_ text: String) -> Bool {
    let words = PseudoToken.tokens(of: text).filter { $0.kind == .text }
      .flatMap { $0.text.split { !$0.isLetter } }
    return words.count { $0.count >= 2 } >= 2
  }
}
