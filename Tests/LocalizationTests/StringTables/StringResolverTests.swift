import Localization
import LocatedJSON
import Testing
import UnicodeServices

@Suite struct StringResolverTests {
  private func text(
    _ format: String, _ arguments: String..., locale: String = "en-US"
  ) throws -> String {
    let catalog = Catalogs.catalog(Catalogs.entry("k", ["en": Catalogs.unit(format)]))
    let command =
      ["resolve", "A.xcstrings", "k"] + arguments + ["--locale", locale, "--isolate", "never"]
    let output = try StringsTool.run(command, ["A.xcstrings": catalog])
    return String(output.standardOutput.dropLast())
  }

  // MARK: Specifiers

  /// What C prints, with the separators and digits of the locale.
  static let specifiers: [(format: String, arguments: [String], text: String)] = [
    ("%5d|", ["42"], "   42|"), ("%-5d|", ["42"], "42   |"), ("%05d|", ["42"], "00042|"),
    ("%05d|", ["-42"], "-0042|"), ("%+d", ["42"], "+42"), ("%d", ["1234567"], "1,234,567"),
    ("%x %X %#x %o", ["255", "255", "255", "8"], "ff FF 0xff 10"), ("%c%c", ["65", "Zed"], "AZ"),
    ("%s", ["hey"], "hey"), ("%.2s", ["hey"], "he"), ("%e", ["12345.678"], "1.234568e+04"),
    ("%.2e", ["0.00012"], "1.20e-04"), ("%g", ["1234567"], "1.23457e+06"),
    ("%g", ["0.0001"], "0.0001"), ("%g", ["1234.5"], "1,234.5"), ("%.2f", ["1234.567"], "1,234.57"),
    ("%.0f", ["2.5"], "2"), ("%*d|", ["6", "42"], "    42|"), ("%-*d|", ["6", "42"], "42    |"),
    ("%.*f", ["2", "3.14159"], "3.14"), ("%08.2f|", ["-3.14159"], "-0003.14|"),
    ("%lld", ["12345678901234567890123"], "12,345,678,901,234,567,890,123"),
    ("%% %@", ["x"], "% x"), ("%2$@ %1$@", ["a", "b"], "b a"),
  ]

  @Test(arguments: specifiers.indices)
  func `specifiers print as in C with the locale's separators`(index: Int) throws {
    let item = Self.specifiers[index]
    let catalog = Catalogs.catalog(Catalogs.entry("k", ["en": Catalogs.unit(item.format)]))
    let output = try StringsTool.run(
      ["resolve", "A.xcstrings", "k"] + item.arguments, ["A.xcstrings": catalog])
    #expect(output.standardOutput == item.text + "\n")
    #expect(output.exitCode == 0)
  }

  @Test func `digits are those of the captured locale and hexadecimal ones are not`() throws {
    #expect(try text("%05d", "42", locale: "ar-EG") == "\u{660}\u{660}\u{660}\u{664}\u{662}")
    #expect(try text("%.1f", "1234.56", locale: "de") == "1.234,6")
    #expect(try text("%x", "255", locale: "ar-EG") == "ff")
  }

  @Test func `a missing argument stays visible and is an error`() throws {
    let catalog = Catalogs.catalog(Catalogs.entry("k", ["en": Catalogs.unit("%1$@, %3$@")]))
    let output = try StringsTool.run(
      ["resolve", "A.xcstrings", "k", "a", "b"], ["A.xcstrings": catalog])
    #expect(output.standardOutput == "a, %3$@\n")
    #expect(output.exitCode == 1)
    #expect(output.standardError.contains("argument-missing"))
  }

  @Test func `an argument keeps its own type in a translation that has another`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry(
        "%lld items", ["de": Catalogs.unit("%@ Dinge"), "fr": Catalogs.unit("%2$lld")]))
    let german = try StringsTool.run(
      ["resolve", "A.xcstrings", "%lld items", "1200", "--locale", "de"], ["A.xcstrings": catalog])
    #expect(german.standardOutput == "1.200 Dinge\n")
    #expect(german.standardError.contains("placeholder-type"))
    #expect(german.exitCode == 1)
    let french = try StringsTool.run(
      ["resolve", "A.xcstrings", "%lld items", "1200", "--locale", "fr"], ["A.xcstrings": catalog])
    #expect(french.standardOutput == "%2$lld\n")
    #expect(french.exitCode == 1)
  }

  // MARK: Languages

  @Test func `preferences are tried in order and never another language`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry("a", ["en": Catalogs.unit("A"), "fr": Catalogs.unit("FA")]) + ","
        + Catalogs.entry("b", ["en": Catalogs.unit("B"), "de": Catalogs.unit("DB")]))
    func resolve(_ key: String, _ locales: String) throws -> String {
      try StringsTool.resolve(
        "A.xcstrings", key, "--locale", locales, in: ["A.xcstrings": catalog])
    }
    #expect(try resolve("a", "it,fr") == "FA")
    #expect(try resolve("a", "de,fr") == "A")
    #expect(try resolve("b", "de,fr") == "DB")
  }

  @Test func `new texts without content are absent and other states are used`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry("a", ["de": Catalogs.unit("", state: "new")]) + ","
        + Catalogs.entry("b", ["de": Catalogs.unit("B?", state: "new")]) + ","
        + Catalogs.entry("c", ["de": Catalogs.unit("C?", state: "needs_review")]) + ","
        + Catalogs.entry("d", ["de": Catalogs.unit("")]))
    func output(_ key: String) throws -> StringsCommand.Output {
      try StringsTool.run(
        ["resolve", "A.xcstrings", key, "--locale", "de"], ["A.xcstrings": catalog])
    }
    #expect(try output("a").standardOutput == "a\n")
    #expect(try output("a").standardError.contains("missing-translation"))
    #expect(try output("b").standardOutput == "B?\n")
    #expect(try output("c").standardOutput == "C?\n")
    #expect(try output("c").standardError.contains("note: needs-review"))
    #expect(try output("d").standardOutput == "\n")
  }

  // MARK: Variations

  @Test func `a fraction chooses by the digits that are shown`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry(
        "%.1f", ["en": Catalogs.plural(["one": "%.1f mile", "other": "%.1f miles"])]) + ","
        + Catalogs.entry("%f", ["en": Catalogs.plural(["one": "%f mile", "other": "%f miles"])])
        + ","
        + Catalogs.entry("%lld", ["en": Catalogs.plural(["one": "%lld m", "other": "%lld ms"])]))
    func resolve(_ key: String, _ value: String) throws -> String {
      try StringsTool.resolve("A.xcstrings", key, value, in: ["A.xcstrings": catalog])
    }
    // In English 1 is one, and 1.0 is other.
    #expect(try resolve("%.1f", "1") == "1.0 miles")
    #expect(try resolve("%f", "1") == "1.000000 mile")
    #expect(try resolve("%f", "1.0") == "1.000000 miles")
    #expect(try resolve("%lld", "1") == "1 m")
  }

  @Test func `plurals of devices are chosen inside of the device`() throws {
    let catalog = Catalogs.catalog(
      "'%lld x':{'localizations':{'en':{'variations':{'device':{"
        + "'mac':\(Catalogs.plural(["one": "%lld click", "other": "%lld clicks"])),"
        + "'other':\(Catalogs.plural(["one": "%lld tap", "other": "%lld taps"]))}}}}}")
    func resolve(_ value: String, _ device: String) throws -> String {
      try StringsTool.resolve(
        "A.xcstrings", "%lld x", value, "--device", device, in: ["A.xcstrings": catalog])
    }
    #expect(try resolve("1", "mac") == "1 click")
    #expect(try resolve("2", "mac") == "2 clicks")
    #expect(try resolve("1", "iphone") == "1 tap")
  }

  @Test func `substitutions may be nested and cycles end`() throws {
    let plist = Plists.stringsDict(
      [
        "k": """
        <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        \(Plists.variable("a", ["one": "%d file in %2$#@b@", "other": "%d files in %2$#@b@"]))
        \(Plists.variable("b", ["one": "%d folder", "other": "%d folders"]))
        """,
        "loop": """
        <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        \(Plists.variable("a", ["other": "%#@b@"]))\(Plists.variable("b", ["other": "%#@a@"]))
        """,
      ])
    let files: KeyValuePairs = ["en.lproj/Localizable.stringsdict": plist]
    let path = "en.lproj/Localizable.stringsdict"
    #expect(try StringsTool.resolve(path, "k", "1", "5", in: files) == "1 file in 5 folders")
    #expect(try StringsTool.resolve(path, "k", "2", "1", in: files) == "2 files in 1 folder")
    let loop = try StringsTool.run(["resolve", path, "loop", "1"], files)
    #expect(loop.exitCode == 1)
    #expect(loop.standardError.contains("substitution-cycle"))
  }

  @Test func `the widest variant that is not too wide is used`() throws {
    let plist = Plists.stringsDict([
      "k": """
      <key>NSStringVariableWidthRuleType</key><dict>
      <key>20</key><string>short</string><key>30</key><string>middle</string>
      <key>50</key><string>long</string></dict>
      """
    ])
    let source = CatalogSource(file: "en.lproj/L.stringsdict", bytes: Array(plist.utf8))
    func resolve(_ width: Int?) throws -> String {
      var options = StringsCommand.Options(locales: [try LocaleIdentifier("en-US")])
      options.variableWidth = width
      return try StringsCommand.resolve(source, key: "k", arguments: [], options: options)
        .standardOutput
    }
    #expect(try resolve(nil) == "long\n")
    #expect(try resolve(50) == "long\n")
    #expect(try resolve(49) == "middle\n")
    #expect(try resolve(10) == "short\n")
  }

  // MARK: Pseudo-locales

  @Test func `pseudo-locales change the text and not the values`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry(
        "%lld items",
        [
          "en": Catalogs.plural(["one": "%lld item", "other": "%lld items"]),
          "ar": Catalogs.unit("\u{627}"),
        ]))
    func resolve(_ arguments: String...) throws -> String {
      let command = ["resolve", "A.xcstrings", "%lld items", "1200"] + arguments
      return String(
        try StringsTool.run(command, ["A.xcstrings": catalog]).standardOutput.dropLast())
    }
    let accented = "[\u{BB}1,200\u{AB} \u{EE}\u{163}\u{E9}\u{1E3F}\u{161} one two three]"
    #expect(try resolve("--locale", "en-XA") == accented)
    #expect(try resolve("--pseudo", "accent") == accented)
    let german = accented.replacing("1,200", with: "1.200")
    #expect(try resolve("--pseudo", "accent", "--locale", "de") == german)
    // A right-to-left text isolates its left-to-right value.
    #expect(
      try resolve("--locale", "ar-XB")
        == "\u{200F}\u{202E}\u{2066}1,200\u{2069}\u{202C}\u{200F} "
        + "\u{200F}\u{202E}items\u{202C}\u{200F}")
  }

  // MARK: Provenance

  @Test func `the result says where the text comes from`() throws {
    let catalog = Catalogs.catalog(
      "\n"
        + Catalogs.entry("%lld x", ["ru": Catalogs.plural(["few": "%lld f", "other": "%lld o"])]))
    let output = try StringsTool.run(
      ["resolve", "A.xcstrings", "%lld x", "3", "--locale", "ru-RU", "--format", "json"],
      ["A.xcstrings": catalog])
    let json = try JSONDocument(parsing: output.standardOutput).root
    #expect(json["string"]?.string == "3 f")
    #expect(json["locale"]?.string == "ru")
    #expect(json["requested"]?.string == "ru-RU")
    #expect(json["chain"]?.elements.map { $0.map(\.string) } == ["ru", "en"])
    #expect(json["from"]?.string == "localization")
    #expect(json["state"]?.string == "translated")
    #expect(json["categories"]?[""]?.string == "few")
    #expect(json["location"]?["file"]?.string == "A.xcstrings")
    #expect(json["location"]?["line"]?.integer == 2)
  }

  @Test func `a text alone is the same as a resolved one`() throws {
    let catalog = Catalogs.catalog(
      Catalogs.entry("a", ["de": Catalogs.unit("A")]) + "," + Catalogs.entry("b %@", [:]) + ","
        + Catalogs.entry(
          "d",
          ["en": Catalogs.unit("D"), "de": Catalogs.plural(["one": "eins", "other": "viele"])])
        + ","
        + Catalogs.entry(
          "e", ["en": Catalogs.unit("50%% %@"), "de": Catalogs.unit("", state: "new")]))
    let catalogs = try CatalogLoader().load([
      CatalogSource(file: "A.xcstrings", bytes: Array(catalog.utf8))
    ])
    let context = try FormatContext(locale: LocaleIdentifier("de-AT"))
    let resolver = StringResolver(catalogs: catalogs, options: .init(context: context))
    for key in ["a", "b %@", "c", "d", "e"] {
      #expect(resolver.string(key) == resolver.resolve(key).string)
    }
    #expect(resolver.string("a") == "A")
  }
}

/// Writes property lists.
enum Plists {
  static func stringsDict(_ entries: KeyValuePairs<String, String>) -> String {
    let body = entries.map { "<key>\($0.key)</key><dict>\($0.value)</dict>" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>\(body)</dict></plist>
      """
  }

  static func variable(_ name: String, _ cases: KeyValuePairs<String, String>) -> String {
    let texts = cases.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key>"
      + "<string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
      + "<string>d</string>\(texts)</dict>"
  }
}
