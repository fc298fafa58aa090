import Localization
import Testing
import UnicodeServices

@Suite struct MessageCatalogTests {
  // MARK: ICU messages

  private func message(_ text: String, _ arguments: String..., locale: String = "en") throws
    -> String
  {
    let json = "{\"@@locale\":\"\(locale)\",\"k\":\"\(text)\"}"
    let command =
      ["resolve", "a.arb", "k"] + arguments + ["--locale", locale, "--isolate", "never"]
    return String(try StringsTool.run(command, ["a.arb": json]).standardOutput.dropLast())
  }

  @Test func `exact numbers win over categories`() throws {
    let text = "{n, plural, =0{none} =1{single} one{# one} other{# other}}"
    #expect(try message(text, "n=0") == "none")
    #expect(try message(text, "n=1") == "single")
    #expect(try message(text, "n=2000") == "2,000 other")
  }

  @Test func `an offset is taken off before the category and the number`() throws {
    // TR35: =1 is compared with the number itself, the category with 3 - 1 = 2.
    let text = "{n, plural, offset:1 =1{you} one{you and # other} other{you and # others}}"
    #expect(try message(text, "n=1") == "you")
    #expect(try message(text, "n=2") == "you and 1 other")
    #expect(try message(text, "n=3") == "you and 2 others")
  }

  @Test func `ordinals, selections and nesting are chosen`() throws {
    let ordinal = "{n, selectordinal, one{#st} two{#nd} few{#rd} other{#th}}"
    #expect(
      try ["1", "2", "3", "4", "11", "22"].map { try message(ordinal, "n=\($0)") }
        == ["1st", "2nd", "3rd", "4th", "11th", "22nd"])
    let select = "{g, select, female{her {n, plural, one{book} other{books}}} other{their}}"
    #expect(try message(select, "g=female", "n=2") == "her books")
    #expect(try message(select, "g=x", "n=2") == "their")
  }

  @Test func `apostrophes quote braces and are themselves elsewhere`() throws {
    #expect(try message("It''s '{'fine'}' isn't it, 'tis", "x=1") == "It's {fine} isn't it, 'tis")
    #expect(try message("{n, plural, other{'#' #}}", "n=3") == "# 3")
  }

  @Test func `a missing argument stays visible`() throws {
    #expect(try message("Hi {name}") == "Hi {name}")
  }

  /// Text and a word of the message.
  static let malformed: [(text: String, word: String)] = [
    ("{", "name"), ("{n", "}"), ("}", "without"), ("{n, plural, one{x}}", "other"),
    ("{n, plural, lots{x} other{y}}", "lots"), ("{n, plural, one x other{y}}", "braces"),
    ("{n, select, a{x} a{y} other{z}}", "twice"), ("{n,}", "comma"), ("{n, plural}", "comma"),
    (
      String(repeating: "{a, select, other{", count: 20) + String(repeating: "}}", count: 20),
      "deeper"
    ),
  ]

  @Test(arguments: malformed.indices)
  func `broken messages show as they are and are reported`(index: Int) throws {
    let item = Self.malformed[index]
    let files: KeyValuePairs = ["a.arb": "{\"@@locale\":\"en\",\"k\":\"\(item.text)\"}"]
    let output = try StringsTool.run(["lint", "a.arb"], files)
    #expect(output.exitCode == 1)
    #expect(output.standardOutput.contains("message-syntax"))
    #expect(output.standardOutput.contains(item.word), "\(output.standardOutput)")
    #expect(try message(item.text) == item.text)
  }

  @Test func `rules of ARB files`() throws {
    let english = """
      {"@@locale":"en","a":"{x} and {y}","@a":{"placeholders":{"x":{}}},
      "b":"{n, plural, =1{one} other{#}}","c":"{v}"}
      """
    let polish = "{\"a\":\"{x}\",\"b\":\"{n, plural, one{1} other{{n}}}\",\"c\":\"{v}\"}"
    let findings = try StringsTool.lint(
      "app_en.arb", "app_pl.arb", in: ["app_en.arb": english, "app_pl.arb": polish])
    #expect(
      findings == [
        "placeholder-undeclared a en", "arb-hash b en", "placeholder-mismatch a pl",
        "plural-missing b pl n",
      ])
  }

  @Test func `a file without a language is an error`() {
    #expect(StringsTool.failure(["keys", "app.arb"], ["app.arb": "{}"]).hasPrefix("app.arb:1:1: "))
  }

  // MARK: gettext

  private func po(_ header: String, _ body: String = "") -> String {
    "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n\(header)\n\n\(body)\n"
  }

  @Test func `the expression chooses and its last form is the resort`() throws {
    let body =
      "#, c-format\nmsgid \"%d a\"\nmsgid_plural \"%d b\"\nmsgstr[0] \"%d X\"\nmsgstr[1] \"%d Y\"\n"
    let files: KeyValuePairs = [
      "fr.po": po("\"Language: fr\\n\"\n\"Plural-Forms: nplurals=2; plural=n>1?7:0;\\n\"", body)
    ]
    func resolve(_ n: String) throws -> String {
      try StringsTool.resolve("fr.po", "%d a", n, "--locale", "fr", in: files)
    }
    #expect(try resolve("0") == "0 X")
    #expect(try resolve("1") == "1 X")
    #expect(try resolve("2") == "2 Y")
    #expect(try StringsTool.resolve("fr.po", "%d a", "1", "--locale", "en", in: files) == "1 a")
    #expect(try StringsTool.resolve("fr.po", "%d a", "2", "--locale", "en", in: files) == "2 b")
  }

  @Test func `forms that a language cannot tell apart are reported`() throws {
    // In Russian 2 is few and 5 is many; n != 1 gives both form 1, and 21 is one.
    let files: KeyValuePairs = [
      "ru.po": po(
        "\"Language: ru\\n\"\n\"Plural-Forms: nplurals=2; plural=n != 1;\\n\"",
        "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"X\"\nmsgstr[1] \"Y\"\n")
    ]
    #expect(try StringsTool.lint("ru.po", in: files).contains("plural-missing ru"))
  }

  /// Header or body, and the place and a word of the message.
  static let broken: [(text: String, place: String, word: String)] = [
    ("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"", "1:1", "iso-8859-1"),
    ("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n/0;\\n\"", "1:1", "zero"),
    ("msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=(n;\\n\"", "1:1", ")"),
    ("msgid \"a\nmsgstr \"b\"", "1:7", "quote"), ("msgid a", "1:7", "quotes"),
    ("msgfoo \"a\"", "1:1", "keyword"), ("\"a\"", "1:1", "msgid"), ("msgid \"a\\", "1:7", "quote"),
  ]

  @Test(arguments: broken.indices)
  func `broken files of gettext stop with the place`(index: Int) {
    let item = Self.broken[index]
    let error = StringsTool.failure(["lint", "x.po"], ["x.po": item.text])
    #expect(error.hasPrefix("x.po:\(item.place): "), "\(error)")
    #expect(error.contains(item.word), "\(error)")
  }

  // MARK: i18next

  private func i18next(_ text: String, _ arguments: String...) throws -> String {
    let command = ["resolve", "en.json"] + arguments + ["--locale", "en-US"]
    return String(try StringsTool.run(command, ["en.json": text]).standardOutput.dropLast())
  }

  @Test func `context comes before plural and falls back`() throws {
    let text = """
      {"f_male_one":"a boy","f_male_other":"{{count}} boys","f_one":"one","f_other":"{{count}} f",
      "plain":"p","zero_zero":"none","zero_one":"one","zero_other":"many"}
      """
    #expect(try i18next(text, "f", "context=male", "count=1") == "a boy")
    #expect(try i18next(text, "f", "context=male", "count=3") == "3 boys")
    #expect(try i18next(text, "f", "context=x", "count=3") == "3 f")
    #expect(try i18next(text, "plain", "count=3") == "p")
    #expect(try i18next(text, "zero", "count=0") == "none")
  }

  @Test func `formats use the captured locale and plain numbers stay`() throws {
    let text = """
      {"n":"{{v, number}}","p":"{{v}}","c":"{{v, currency(EUR)}}","u":"{{- v}}"}
      """
    #expect(try i18next(text, "n", "v=1234.5") == "1,234.5")
    #expect(try i18next(text, "p", "v=1234.5") == "1234.5")
    #expect(try i18next(text, "c", "v=1234.5") == "\u{20AC}1,234.50")
    #expect(try i18next(text, "u", "v=<b>") == "<b>")
  }

  @Test func `references that lead in a circle are errors`() throws {
    let files: KeyValuePairs = ["en.json": "{\"a\":\"x $t(b)\",\"b\":\"$t(a)\"}"]
    let output = try StringsTool.run(["resolve", "en.json", "a", "--locale", "en"], files)
    #expect(output.standardOutput == "x $t(a)\n")
    #expect(output.exitCode == 1)
  }
}
