import Localization
import LocatedJSON
import Testing
import UnicodeServices

@Suite struct StringLinterTests {
  private func lint(_ entries: String, source: String = "en") throws -> [String] {
    try StringsTool.lint(
      "A.xcstrings", in: ["A.xcstrings": Catalogs.catalog(entries, source: source)])
  }

  /// What is found in one text of one key.
  private func lint(_ key: String, _ locale: String, _ value: String) throws -> [String] {
    try lint(Catalogs.entry(key, [locale: Catalogs.unit(value)]))
      .map { $0.replacing(" \(key) \(locale)", with: "") }
  }

  // MARK: Placeholders

  /// Key, translation into German, and the rules it breaks.
  static let placeholders: [(key: String, text: String, rules: [String])] = [
    ("%@ of %lld", "%@ von %lld", []), ("%@ of %lld", "%2$lld aus %1$@", []),
    ("%@ of %lld", "%1$@ %2$lld %1$@", []), ("%@ of %@", "%2$@ %1$@", []),
    ("%@ of %lld", "%lld %@", ["placeholder-order"]),
    ("%@ of %lld", "%@", ["placeholder-mismatch"]),
    ("%@ of %lld", "%@ %lld %@", ["placeholder-mismatch"]),
    ("%@ ok", "ok", ["placeholder-mismatch"]),
    ("%@ ok", "%lld ok", ["placeholder-type"]), ("%lld x", "%d x", ["placeholder-width"]),
    ("%lld x", "%ld x", []), ("%d x", "%i x", []), ("%d x", "%hd x", ["placeholder-width"]),
    ("%.2f x", "%f x", []), ("%*d x", "%*d x", []), ("%*d x", "%d x", ["placeholder-mismatch"]),
    ("100 % plain", "100 % glatt", []), ("100% data", "100% Daten", []),
    ("%lld%% x", "%lld %% x", []), ("%lld%% x", "%lld % x", ["percent-unescaped"]),
    ("plain", "ganz %% glatt", ["percent-doubled"]),
    ("%@ ok", "% @ ok", ["placeholder-malformed", "placeholder-mismatch"]),
    ("%@ ok", "%1@ ok", ["placeholder-malformed"]),
    ("%@ ok", "%1$ ok", ["placeholder-malformed", "placeholder-mismatch"]),
    ("%@ ok", "%\u{FF20} ok", ["placeholder-malformed", "placeholder-mismatch"]),
    ("%@ ok", "\u{FF05}@ ok", ["placeholder-malformed", "placeholder-mismatch"]),
    ("%lld ok", "\u{66A}lld ok", ["placeholder-mismatch"]),
    ("%1$lld ok", "\u{66A}1$lld ok", ["placeholder-malformed", "placeholder-mismatch"]),
    ("50 %", "50\u{66A}", []), ("%@ ok", "%1$@ %1$lld", ["argument-type-conflict"]),
  ]

  @Test(arguments: placeholders.indices)
  func `placeholders are compared with the source`(index: Int) throws {
    let item = Self.placeholders[index]
    #expect(try lint(item.key, "de", item.text) == item.rules, "\(item.key) → \(item.text.escaped)")
  }

  @Test func `the source itself is checked for gaps and conflicts`() throws {
    #expect(try lint("k", "en", "%2$@") == ["argument-gap"])
    #expect(try lint("k", "en", "%1$@ %1$d") == ["argument-type-conflict"])
    #expect(try lint("k", "en", "%1$@ %2$d") == [])
  }

  @Test func `a plural form may leave its own number out and nothing else`() throws {
    let key = "%lld of %@"
    func german(_ one: String) throws -> [String] {
      try lint(Catalogs.entry(key, ["de": Catalogs.plural(["one": one, "other": "%lld von %@"])]))
    }
    // Unnumbered, %@ takes index 1 where %lld is left out.
    #expect(try german("eins von %2$@") == [])
    #expect(try german("eins") == ["placeholder-mismatch \(key) de plural.one"])
    #expect(try german("eins von %@") == ["placeholder-mismatch \(key) de plural.one"])
  }

  // MARK: Plurals

  /// Language, categories, and the rules that they break.
  static let plurals: [(locale: String, categories: [String], rules: [String])] = [
    ("de", ["one", "other"], []), ("de", ["other"], ["plural-missing"]),
    ("de", ["one"], ["plural-missing-other"]), ("ja", ["other"], []),
    ("ja", ["one", "other"], ["plural-unreachable"]), ("ru", ["one", "few", "many", "other"], []),
    ("ru", ["one", "few", "many"], ["plural-missing-other"]),
    ("ru", ["one", "other"], ["plural-missing"]), ("cs", ["one", "few", "other"], []),
    ("cs", ["one", "few", "many", "other"], []), ("es", ["one", "many", "other"], []),
    ("es", ["one", "other"], ["plural-missing-large"]),
    ("he", ["one", "two", "many", "other"], ["plural-unreachable"]),
    ("ar", ["zero", "one", "two", "few", "many", "other"], []),
    ("ar", ["one", "two", "few", "many", "other"], ["plural-missing"]),
    ("en", ["zero", "one", "other"], []), ("lv", ["zero", "one", "other"], []),
    ("lv", ["one", "other"], ["plural-missing"]),
    ("en", ["one", "few", "other"], ["plural-unreachable"]),
  ]

  @Test(arguments: plurals.indices)
  func `categories are judged by the numbers that reach them`(index: Int) throws {
    let item = Self.plurals[index]
    let texts = item.categories.map { "'\($0)':\(Catalogs.unit("%lld x"))" }.joined(separator: ",")
    let rules = try lint(
      Catalogs.entry("%lld x", [item.locale: "{'variations':{'plural':{\(texts)}}}"])
    ).map { $0.prefix { $0 != " " } }
    #expect(rules == item.rules.map { $0[...] }, "\(item)")
  }

  @Test func `fractions need the categories that only they reach`() throws {
    // In Czech and Lithuanian `many` is for fractions alone.
    let plural = Catalogs.plural(["one": "%.1f x", "few": "%.1f x", "other": "%.1f x"])
    #expect(try lint(Catalogs.entry("%.1f x", ["cs": plural])) == ["plural-missing %.1f x cs"])
  }

  @Test func `a form may only hide its number if it means one number`() throws {
    func hidden(_ locale: String, _ category: String) throws -> Bool {
      let categories = ["zero", "one", "two", "few", "many", "other"].map {
        "'\($0)':\(Catalogs.unit($0 == category ? "none" : "%lld x"))"
      }
      return try lint(
        Catalogs.entry(
          "%lld x", [locale: "{'variations':{'plural':{\(categories.joined(separator: ","))}}}"])
      ).contains("plural-number-missing %lld x \(locale) plural.\(category)")
    }
    #expect(try !hidden("en", "one"))
    #expect(try hidden("ru", "one"))
    #expect(try hidden("fr", "one"))
    #expect(try !hidden("he", "two"))
    #expect(try !hidden("ar", "zero"))
    #expect(try hidden("ar", "few"))
    #expect(try !hidden("en", "zero"))
  }

  // MARK: Shape

  @Test func `nesting is checked`() throws {
    let plural = Catalogs.plural(["one": "a", "other": "b"])
    let device = "{'variations':{'device':{'other':\(plural)}}}"
    #expect(try lint(Catalogs.entry("k", ["en": device])) == [])
    let inPlural = "{'variations':{'plural':{'one':\(device),'other':\(Catalogs.unit("x"))}}}"
    #expect(
      try lint(Catalogs.entry("k", ["en": inPlural])).contains("invalid-nesting k en plural"))
    let twice = "{'variations':{'device':{'other':\(device)}}}"
    #expect(try lint(Catalogs.entry("k", ["en": twice])).contains("invalid-nesting k en device"))
  }

  @Test func `substitutions are checked`() throws {
    func substitution(_ name: String, _ text: String) -> String {
      "'\(name)':{'argNum':1,'formatSpecifier':'lld','variations':{'plural':{"
        + "'one':\(Catalogs.unit(text)),'other':\(Catalogs.unit(text))}}}"
    }
    func rules(_ unit: String, _ substitutions: String) throws -> [String] {
      try lint("'%lld k':{'localizations':{'en':{\(unit)'substitutions':{\(substitutions)}}}}")
        .map { String($0.prefix { $0 != " " }) }
    }
    let text = "'stringUnit':{'state':'translated','value':'%#@n@'},"
    #expect(try rules(text, substitution("n", "%arg x")) == [])
    #expect(try rules("", substitution("n", "%arg x")) == ["substitution-without-text"])
    #expect(
      try rules(text, substitution("n", "%arg x") + "," + substitution("m", "%arg y"))
        == ["unused-substitution"])
    #expect(try rules(text, substitution("m", "x")).contains("missing-substitution"))
    #expect(try rules(text, substitution("n", "%#@n@")).contains("substitution-cycle"))
  }

  // MARK: Coverage

  @Test func `untranslated texts are found where two words are the same`() throws {
    #expect(try lint("Open file", "de", "Open file") == ["untranslated-equals-source"])
    #expect(try lint("OK", "de", "OK") == [])
    #expect(try lint("%@ %lld", "de", "%@ %lld") == [])
    #expect(try lint("https://example.com/a/b", "de", "https://example.com/a/b") == [])
    #expect(try lint("Open file", "en-GB", "Open file") == [])
  }

  @Test func `states and empty texts are reported`() throws {
    #expect(
      try lint(Catalogs.entry("k", ["de": Catalogs.unit("x", state: "odd")])) == [
        "unknown-state k de"
      ])
    #expect(
      try lint(Catalogs.entry("k", ["de": Catalogs.unit("x", state: "needs_review")]))
        == ["needs-review k de"])
    #expect(try lint(Catalogs.entry("k", ["de": Catalogs.unit("")])).contains("empty-value k de"))
    #expect(
      try lint(Catalogs.entry("k", ["de": Catalogs.unit("", state: "new")]))
        == ["missing-translation k de"])
    #expect(try lint("'k':{'extractionState':'stale'}") == ["stale-key k"])
    #expect(try lint("'k|==|plural.one':{}") == ["unsafe-key-suffix k|==|plural.one"])
  }

  @Test func `a region inherits and is not missed`() throws {
    let entries =
      Catalogs.entry("a", ["es": Catalogs.unit("x"), "es-419": Catalogs.unit("y")]) + ","
      + Catalogs.entry("b", ["es": Catalogs.unit("x")]) + ","
      + Catalogs.entry("c", ["es-419": Catalogs.unit("x"), "en-GB": Catalogs.unit("c")])
    #expect(try lint(entries) == ["missing-translation c es"])
  }

  @Test func `a language that is hardly begun is reported once`() throws {
    let entries =
      (1...5).map { Catalogs.entry("k\($0)", ["de": Catalogs.unit("x\($0)")]) }
      + [Catalogs.entry("k6", ["de": Catalogs.unit("x"), "fr": Catalogs.unit("y")])]
    #expect(try lint(entries.joined(separator: ",")) == ["missing-translation fr"])
  }

  @Test func `codes of languages are checked`() throws {
    func rules(_ locale: String) throws -> [String] {
      try lint(Catalogs.entry("k", [locale: Catalogs.unit("x")])).map {
        String($0.prefix { $0 != " " })
      }
    }
    #expect(try rules("de") == [])
    #expect(try rules("zh-Hant-HK") == [])
    #expect(try rules("xx") == ["unknown-locale"])
    #expect(try rules("german") == ["unknown-locale"])
    #expect(try rules("en_us") == ["unknown-locale"])
    #expect(try rules("pt_BR") == ["legacy-locale"])
    #expect(try rules("in") == ["legacy-locale"])
    #expect(try rules("sr-Latn") == [])
  }

  // MARK: Characters

  /// Key, language, text, and the rules it breaks.
  static let characters: [(key: String, locale: String, text: String, rules: [String])] = [
    ("Name: ", "de", "Name: ", []), ("Name: ", "de", "Name:", ["edge-whitespace"]),
    (" of", "de", "von", ["concatenation", "edge-whitespace"]), ("Name: ", "fr", "Nom\u{A0}: ", []),
    ("Name: ", "zh-Hans", "\u{540D}\u{79F0}\u{FF1A}", []),
    ("Wait", "fr", "Attendez !", ["end-punctuation"]),
    ("Wait!", "fr", "Attendez\u{202F}!", []), ("Sure?", "ar", "\u{623}\u{61F}", []),
    ("Sure?", "el", "\u{3A3};", []), ("Sure?", "de", "Sicher", ["end-punctuation"]),
    ("Wait\u{2026}", "de", "Warte...", []),
    ("a\nb", "de", "c d", ["newline-count"]), ("a\nb", "de", "c\nd", []),
    ("A", "he", "\u{2067}\u{5D0}", ["bidi-unbalanced"]), ("A", "he", "\u{2067}\u{5D0}\u{2069}", []),
    ("A", "ar", "\u{202B}\u{627}\u{202C}", ["bidi-embedding"]),
    ("A", "ar", "\u{627}\u{2069}", ["bidi-unbalanced"]),
    ("item(s)", "de", "St\u{FC}ck", ["concatenation"]),
    ("Call", "ar", "\u{627}\u{62A}\u{635}\u{644} +1 (212) 555-0100", ["bidi-number"]),
    ("Call", "ar", "\u{627}\u{62A}\u{635}\u{644} \u{2066}+1 (212) 555-0100\u{2069}", []),
    ("Date", "ar", "\u{62A}\u{627}\u{631}\u{64A}\u{62E} 05/11/2026", []),
    ("Call", "he", "877-689-7645", []),
    ("Call", "ar", "\u{647}\u{627}\u{62A}\u{641} 877-689-7645", ["bidi-number"]),
    ("Rate", "ar", "\u{627} 50%", []), ("Cold", "he", "-5\u{B0}", ["bidi-number"]),
    ("Call", "he", "050 123 4567", ["bidi-number"]),
    (
      "Call", "ar", "\u{660}\u{665}\u{660} \u{661}\u{662}\u{663} \u{664}\u{665}\u{666}\u{667}",
      ["bidi-number"]
    ),
    ("Time", "ar", "\u{627} 10:30", []), ("Sum", "ar", "\u{627} 1,234.5", []),
    ("Call", "de", "+1 (212) 555-0100", []),
  ]

  @Test(arguments: characters.indices)
  func `ends, line breaks and bidi controls are checked`(index: Int) throws {
    let item = Self.characters[index]
    let catalog = Catalogs.catalog(
      Catalogs.entry(
        item.key.replacing("\n", with: "\\n"),
        [item.locale: Catalogs.unit(item.text.replacing("\n", with: "\\n"))]))
    let rules = try StringsTool.lint("A.xcstrings", in: ["A.xcstrings": catalog])
      .map { String($0.prefix { $0 != " " }) }
    #expect(rules == item.rules, "\(item.key.escaped) → \(item.text.escaped)")
  }

  @Test func `a finding suggests what could stand there`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry("Name: ", ["de": Catalogs.unit("Name:")]) + ","
        + Catalogs.entry("B", ["ar": Catalogs.unit("\u{202B}\u{627}\u{202C}")]))
    let output = try StringsTool.run(
      ["lint", "A.xcstrings", "--format", "json"], ["A.xcstrings": catalog])
    let suggestions = try JSONDocument(parsing: output.standardOutput).root.elements
      .map { $0.compactMap { $0["suggestion"]?.string } }
    #expect(suggestions == ["Name: ", "\u{2067}\u{627}\u{2069}"])
  }

  // MARK: Reports

  @Test func `a report has one line a finding, groups and totals`() throws {
    let catalog = Catalogs.catalog(
      "\n" + Catalogs.entry("%lld x", ["de": Catalogs.plural(["one": "x"])]))
    let output = try StringsTool.run(["lint", "A.xcstrings"], ["A.xcstrings": catalog])
    #expect(output.exitCode == 1)
    let lines = output.standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first?.hasPrefix("A.xcstrings:2:") == true)
    #expect(lines.first?.contains(": error: plural-missing-other: ") == true)
    #expect(
      lines.suffix(3) == ["1 error plural-missing-other de", "1 error, 0 warnings, 0 notes", ""])
  }

  @Test func `a clean catalog ends with totals and 0`() throws {
    let output = try StringsTool.run(
      ["lint", "A.xcstrings"], ["A.xcstrings": Catalogs.catalog("'OK':{}")])
    #expect(output.standardOutput == "0 errors, 0 warnings, 0 notes\n")
    #expect(output.exitCode == 0)
  }
}
