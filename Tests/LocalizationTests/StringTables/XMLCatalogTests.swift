import Localization
import Testing

@Suite struct XMLCatalogTests {
  private func resource(_ text: String) -> String { "<resources>\(text)</resources>" }

  // MARK: XML

  /// Text, place and a word of the message.
  static let malformed: [(text: String, place: String, word: String)] = [
    ("", "1:1", "XML"), ("hello", "1:1", "XML"), ("<resources>", "1:1", "not closed"),
    ("<resources><string name=\"a\">x</resources>", "1:30", "</string>"),
    ("<resources/>x", "1:13", "outermost"), ("<resources a='1' a='2'/>", "1:18", "twice"),
    ("<resources a=1/>", "1:14", "quotes"), ("<resources a='<'/>", "1:15", "&lt;"),
    ("<resources>&nbsp;</resources>", "1:12", "nbsp"),
    ("<resources>&#0;</resources>", "1:12", "#0"),
    ("<resources>&#xD800;</resources>", "1:12", "xD800"),
    ("<resources>& </resources>", "1:12", "&amp;"),
    ("<!DOCTYPE r [<!ENTITY a SYSTEM \"file:///etc/passwd\">]><resources/>", "1:1", "DOCTYPE"),
    ("<resources><!-- open</resources>", "1:12", "comment"),
    ("<resources><![CDATA[open</resources>", "1:12", "CDATA"),
    ("<resources>\u{1}</resources>", "1:12", "control"), ("<strings/>", "1:1", "resources"),
    ("<?xml version='1.0' encoding='latin1'?><resources/>", "1:1", "latin1"),
    ("<resources><string>x</string></resources>", "1:12", "name"),
    (
      "<resources><plurals name='p'><item quantity='lots'>x</item></plurals></resources>", "1:30",
      "quantity"
    ),
  ]

  @Test(arguments: malformed.indices)
  func `broken documents stop with the place of the fault`(index: Int) {
    let item = Self.malformed[index]
    let error = StringsTool.failure(
      ["lint", "values/strings.xml"], ["values/strings.xml": item.text])
    #expect(error.hasPrefix("values/strings.xml:\(item.place): "), "\(item.text): \(error)")
    #expect(error.contains(item.word), "\(item.text): \(error)")
  }

  @Test func `elements nest at most 64 levels deep`() {
    let depth = 100_000
    let deep = String(repeating: "<a>", count: depth)
    let error = StringsTool.failure(["lint", "a.xliff"], ["a.xliff": deep])
    #expect(error.hasPrefix("a.xliff:1:\(64 * 3 + 1): "), "\(error)")
  }

  @Test func `comments, instructions and CDATA are read`() throws {
    let text =
      "<?xml version='1.0'?><!-- c --><resources><?p?><string name='k'>a<!-- c -->b<![CDATA[<c>]]>&lt;&#x41;</string></resources><!-- d -->"
    #expect(
      try StringsTool.resolve("values/strings.xml", "k", in: ["values/strings.xml": text])
        == "ab<c><A")
  }

  // MARK: Android

  static let texts: [(xml: String, text: String)] = [
    ("  a \n\t b  ", "a b"), ("\"  a  b \"", "  a  b "), ("a \"  b\"  c", "a   b c"),
    (#"\'\"\n\t\@\?\\\u00e9"#, "'\"\n\t@?\\\u{E9}"), ("it\\'s", "it's"),
    ("<b>bold</b> text", "bold text"),
    ("Hi <xliff:g id=\"n\">%1$s</xliff:g>!", "Hi %1$s!"), ("", ""), ("100%% sure", "100%% sure"),
  ]

  @Test(arguments: texts.indices)
  func `texts are read as the resource compiler reads them`(index: Int) throws {
    let item = Self.texts[index]
    let xml = "<resources xmlns:xliff='x'><string name='k'>\(item.xml)</string></resources>"
    let value = try StringsTool.run(
      ["resolve", "values/strings.xml", "k"], ["values/strings.xml": xml]
    ).standardOutput
    #expect(value == item.text + "\n")
  }

  @Test func `Java's formats group digits only on request`() throws {
    let xml = resource("<string name='k'>%1$d %1$,d %2$.2f %3$s%n</string>")
    let value = try StringsTool.run(
      ["resolve", "values/strings.xml", "k", "12345", "1234.5", "x"],
      ["values/strings.xml": xml]
    ).standardOutput
    #expect(value == "12345 12,345 1234.50 x\n\n")
  }

  @Test func `arrays, plurals and references are keys`() throws {
    let files: KeyValuePairs = [
      "res/values/strings.xml": resource(
        """
        <string-array name="days"><item>Mon</item><item>Tue</item></string-array>
        <plurals name="n"><item quantity="one">%d day</item><item quantity="other">%d days</item></plurals>
        <string name="a">@string/b</string><string name="b">B</string>
        <string name="loop">@string/loop2</string><string name="loop2">@string/loop</string>
        <color name="red">#f00</color>
        """)
    ]
    #expect(try StringsTool.resolve("res", "days[1]", in: files) == "Tue")
    #expect(try StringsTool.resolve("res", "n", "1", in: files) == "1 day")
    #expect(try StringsTool.resolve("res", "n", "3", in: files) == "3 days")
    #expect(try StringsTool.resolve("res", "a", in: files) == "B")
    let loop = try StringsTool.run(["resolve", "res", "loop"], files)
    #expect(loop.exitCode == 1)
    #expect(
      try StringsTool.run(["keys", "res"], files).standardOutput
        == "days[0]\ndays[1]\nn\na\nb\nloop\nloop2\n")
  }

  @Test func `faults of the build are errors`() throws {
    let findings = try StringsTool.lint(
      "values/strings.xml",
      in: [
        "values/strings.xml": resource(
          """
          <string name="quote">it's</string><string name="two">%s %d</string>
          <string name="free" formatted="false">%s %d</string>
          <string name="twice">a</string><string name="twice">b</string>
          """)
      ])
    #expect(
      findings == [
        "android-unescaped-apostrophe quote en", "placeholder-unpositioned two en",
        "duplicate-key twice en",
      ])
  }

  @Test func `folders that are no language are ignored with a note`() throws {
    let findings = try StringsTool.lint(
      "res",
      in: [
        "res/values/strings.xml": resource("<string name='k'>x</string>"),
        "res/values-night/strings.xml": resource("<string name='k'>y</string>"),
        "res/values-sr/strings.xml": resource(
          "<string name='k'>z</string><string name='m'>z</string>"),
      ])
    #expect(findings == ["qualifier-ignored", "extra-translation m sr"])
  }

  // MARK: XLIFF

  private func xliff(_ units: String, target: String = "uk", version: String = "1.2") -> String {
    """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="\(version)">
    <file original="App/Localizable.strings" source-language="en" target-language="\(target)" datatype="plaintext">
    <body><group>\(units)</group></body></file></xliff>
    """
  }

  @Test func `translations are put together from their units`() throws {
    let files: KeyValuePairs = [
      "uk.xliff": xliff(
        """
        <trans-unit id="title" xml:space="preserve"><source>Ticket &amp; <g id="1">seat</g></source><target>K  T</target><note>Screen</note></trans-unit>
        <trans-unit id="later"><source>Later</source></trans-unit>
        <trans-unit id="hint"><source>Hint</source><target/></trans-unit>
        <trans-unit id="new"><source>New</source><target state="new"></target></trans-unit>
        <trans-unit id="%lld s|==|plural.one"><source>%lld seat</source><target>%lld a</target></trans-unit>
        <trans-unit id="%lld s|==|plural.few"><source>%lld seats</source><target>%lld b</target></trans-unit>
        <trans-unit id="%lld s|==|plural.many"><source>%lld seats</source><target>%lld c</target></trans-unit>
        <trans-unit id="%lld s|==|plural.other"><source>%lld seats</source><target state="needs-review-l10n">%lld d</target></trans-unit>
        <trans-unit id="act|==|device.mac"><source>Click</source><target>M</target></trans-unit>
        <trans-unit id="act|==|device.other"><source>Tap</source><target>O</target></trans-unit>
        <trans-unit id="/%d f:dict/NSStringLocalizedFormatKey:dict/:string"><source>%#@n@</source><target>%#@n@</target></trans-unit>
        <trans-unit id="/%d f:dict/n:dict/one:dict/:string"><source>%d file</source><target>%d x</target></trans-unit>
        <trans-unit id="/%d f:dict/n:dict/other:dict/:string"><source>%d files</source><target>%d y</target></trans-unit>
        """)
    ]
    func resolve(_ arguments: String...) throws -> String {
      let command = ["resolve", "uk.xliff"] + arguments + ["--locale", "uk"]
      return String(try StringsTool.run(command, files).standardOutput.dropLast())
    }
    #expect(try resolve("title") == "K  T")
    #expect(
      try StringsTool.resolve("uk.xliff", "title", "--locale", "en", in: files) == "Ticket & seat")
    #expect(try resolve("later") == "Later")
    #expect(try resolve("hint") == "")
    #expect(try resolve("new") == "New")
    #expect(try resolve("%lld s", "1") == "1 a")
    #expect(try resolve("%lld s", "3") == "3 b")
    #expect(try resolve("%lld s", "5") == "5 c")
    #expect(try resolve("act") == "O")
    #expect(try resolve("act", "--device", "mac") == "M")
    #expect(try resolve("%d f", "1") == "1 x")
    #expect(try resolve("%d f", "5") == "5 y")
    let findings = try StringsTool.lint("uk.xliff", in: files)
    #expect(findings.contains("missing-translation later uk"))
    #expect(findings.contains("empty-value hint uk"))
    #expect(findings.contains("needs-review %lld s uk plural.other"))
  }

  @Test func `other versions of XLIFF are not supported`() {
    let error = StringsTool.failure(["keys", "a.xliff"], ["a.xliff": xliff("", version: "2.0")])
    #expect(error.hasPrefix("a.xliff:1:1: "))
    #expect(error.contains("not supported"))
  }

  @Test func `an xcloc is read through its localized contents`() throws {
    let unit = "<trans-unit id=\"k\"><source>S</source><target>T</target></trans-unit>"
    let files: KeyValuePairs = [
      "uk.xcloc/contents.json": "{\"version\":\"1.0\"}",
      "uk.xcloc/Localized Contents/uk.xliff": xliff(unit),
      "uk.xcloc/Source Contents/Localizable.xcstrings": "broken",
    ]
    #expect(try StringsTool.resolve("uk.xcloc", "k", "--locale", "uk", in: files) == "T")
  }
}
