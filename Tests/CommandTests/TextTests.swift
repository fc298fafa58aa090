import LocatedJSON
import Testing

/// What `layout-dump text` says of a text in the synthetic font at size 10: a small letter is 5 wide,
/// a capital 6.5, a space 2.5, a Hebrew letter 5.
@Suite struct TextTests {
  private func text(_ string: String, _ options: String...) throws -> JSONValue {
    let run = try Command.run(
      ["text", string, "--fonts", "synthetic", "--size", "10", "--format", "json"] + options)
    #expect(run.status == 0, "\(run.errors)")
    return try run.json()
  }

  private func lines(_ text: JSONValue) -> [[Int]] {
    (text["lines"]?.elements.map { Array($0) } ?? []).map { line in
      [line["range"]?[0]?.integer ?? -1, line["range"]?[1]?.integer ?? -1]
    }
  }

  @Test func `a text is cased by the rules of its locale`() throws {
    #expect(try text("ni", "--text-case", "uppercase")["string"]?.string == "NI")
    #expect(
      try text("ni", "--text-case", "uppercase", "--locale", "tr")["string"]?.string == "N\u{130}")
    #expect(
      try text("\u{39F}\u{3A3}", "--text-case", "lowercase", "--locale", "el")["string"]?.string
        == "\u{3BF}\u{3C2}")
    // Two capitals of 6.5 for one sharp s of 5.
    #expect(try text("\u{DF}")["naturalWidth"]?.number == 5)
    #expect(try text("\u{DF}", "--text-case", "uppercase")["naturalWidth"]?.number == 13)
  }

  @Test func `a part that no line break divides is named by offsets or by what it says`() throws {
    // 10 + 2.5 + 10 fits 30, three words (35) do not.
    #expect(lines(try text("nn nn nn", "--width", "30")) == [[0, 6], [6, 8]])
    for part in ["3..8", "nn nx"] {
      #expect(
        lines(try text("nn nn nx", "--width", "30", "--unbreakable", part)) == [[0, 3], [3, 8]])
    }
    let hebrew = "\u{5D0}\u{5D1} \u{5D2}\u{5D3} \u{5D4}\u{5D5}"
    #expect(
      lines(
        try text(
          hebrew, "--width", "30", "--direction", "rightToLeft", "--unbreakable",
          "\u{5D2}\u{5D3} \u{5D4}\u{5D5}")) == [[0, 3], [3, 8]])
    // Two parts; the offsets move with the case: CC SS SS, 28.5 for two words.
    #expect(
      lines(
        try text(
          "cc \u{DF} \u{DF}", "--width", "30", "--text-case", "uppercase", "--unbreakable", "3..6",
          "--unbreakable", "0..1")) == [[0, 3], [3, 8]])
  }

  @Test func `tab stops and the width of letters are as wanted`() throws {
    // 5, a tab to 40, 5.
    #expect(try text("n\tn", "--tab-interval", "40")["naturalWidth"]?.number == 45)
    #expect(try text("\u{5D0}\t\u{5D1}", "--tab-interval", "40")["naturalWidth"]?.number == 45)
    #expect(try text("n", "--font-width", "condensed")["font"]?["width"]?.number == 75)
    #expect(try text("n", "--font-width", "112.5")["font"]?["width"]?.number == 112.5)
    #expect(try text("n")["font"]?["width"] == nil)
  }

  @Test(arguments: [
    ("--font-width", "wide", "it is one of compressed, condensed"),
    ("--font-width", "20", "from 50 to 200"),
    ("--font-width", "nan", "from 50 to 200"), ("--tab-interval", "0", "give points above 0"),
    ("--tab-interval", "infinity", "give points above 0"), ("--tab-interval", "x", "give points"),
    ("--text-case", "title", "it is one of uppercase, lowercase"),
    ("--unbreakable", "2..9", "from 0 to 3"), ("--unbreakable", "1..1", "from 0 to 3"),
    ("--unbreakable", "2..1", "from 0 to 3"), ("--unbreakable", "z", "it is a part of the text"),
    ("--unbreakable", "..", "it is a part of the text"),
    ("--unbreakable", "0..99999999999999999999", "it is a part of the text"),
  ])
  func `a wrong value is bad usage that says what would be right`(
    option: String, value: String, hint: String
  ) throws {
    let run = try Command.run(["text", "abc", option, value])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("layout-dump: '\(value)' is no "), "\(run.errors)")
    #expect(run.errors.contains(hint), "\(run.errors)")
  }

  @Test func `the options are in the help, and belong to texts alone`() throws {
    let help = try Command.run(["text", "--help"]).output
    for option in ["--font-width", "--text-case", "--tab-interval", "--unbreakable"] {
      #expect(help.contains(option))
      let run = try Command.run(["dump", "checkout-row", option, "1"])
      #expect(run.status == 2 && run.errors.contains("has no option '\(option)'"))
    }
  }
}
