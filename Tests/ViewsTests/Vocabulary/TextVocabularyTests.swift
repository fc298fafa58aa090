import DesignTokens
import Foundation
import Geometry
import Inspection
import LayoutCore
import Testing
import Typesetting
import UnicodeServices
import Views

/// At size 10 of the synthetic font a small n and a sharp s are 5 wide, i is 2.5, T, S, N and C are
/// 6.5, I is 2.5, the dotted capital is 5, a space 2.5, a Hebrew letter 5; a line is 12 high.
@Suite struct TextVocabularyTests {
  private func row(_ text: String) -> String {
    """
    {"type": "hstack", "spacing": 0, "children": [
      {"type": "color", "modifiers": [{"frame": {"width": 30, "height": 12}}]}, \(text)],
     "modifiers": [{"font": {"size": 10}}]}
    """
  }

  private func text(_ frames: SceneFrames, _ direction: LayoutDirection) throws -> FrameText {
    try #require(frames.nodes(direction)["t"]?.text)
  }

  // MARK: Case

  @Test(arguments: [
    (#""string": "\u00DF""#, "en", "SS", 13.0), (#""string": "ti""#, "en", "TI", 9),
    (#""string": "ti""#, "tr", "T\u{130}", 11.5),
    (#""string": "\u03AC\u03B9""#, "el", "\u{391}\u{3AA}", 10),
    (#""string": "\u05D0\u05D1""#, "he", "\u{5D0}\u{5D1}", 10),
    (#""identifier": "nn-1""#, "en", "NN-1", 6.5 + 6.5 + 3.5 + 5.5),
  ])
  func `a text is cased by the locale of its place and measured as it is shown`(
    content: String, locale: String, shown: String, width: Double
  ) throws {
    let frames = try SceneFrames(
      row(
        """
        {"type": "text", "id": "t", \(content), "modifiers": [
          {"textCase": "uppercase"}, {"environment": {"locale": "\(locale)"}}]}
        """))
    // The row is 30 + width wide and in the middle of 390 × 600.
    frames.expect("t", (390 - 30 - width) / 2 + 30, 294, width, 12)
    for direction in LayoutDirection.allCases {
      let string = try text(frames, direction).string
      #expect(string.filter { !"\u{2066}\u{2067}\u{2068}\u{2069}".contains($0) } == shown)
    }
  }

  @Test func `the innermost case counts, and none takes it away`() throws {
    let frames = try SceneFrames(
      """
      {"type": "vstack", "children": [
        {"type": "text", "id": "a", "string": "Ab"},
        {"type": "text", "id": "b", "string": "Ab", "modifiers": [{"textCase": "lowercase"}]},
        {"type": "text", "id": "c", "string": "Ab", "modifiers": [{"textCase": null}]}],
       "modifiers": [{"textCase": "uppercase"}]}
      """)
    let nodes = frames.nodes(.rightToLeft)
    #expect(["a", "b", "c"].map { nodes[$0]?.text?.string } == ["AB", "ab", "Ab"])
  }

  private func list(_ style: String, _ modifiers: String = "") -> String {
    """
    {"type": "list", "children": [
      {"type": "section", "header": {"type": "text", "id": "header", "string": "Ab"},
       "footer": {"type": "text", "id": "footer", "string": "Ab"},
       "children": [{"type": "text", "id": "row", "string": "Ab"}]},
      {"type": "section", "header": {"type": "text", "id": "own", "string": "Ab",
         "modifiers": [{"textCase": null}]},
       "children": []}],
     "modifiers": [{"listStyle": "\(style)"}\(modifiers)]}
    """
  }

  @Test(arguments: ["plain", "grouped", "insetGrouped"])
  func `headers of sections are as they are written, unless capitals are wanted`(
    style: String
  ) throws {
    let ids = ["header", "footer", "row", "own"]
    let capitals = #", {"environment": {"sectionHeaderTextCase": "uppercase"}}"#
    for direction in LayoutDirection.allCases {
      let plain = try SceneFrames(list(style)).nodes(direction)
      #expect(ids.map { plain[$0]?.text?.string } == ["Ab", "Ab", "Ab", "Ab"])
      let cased = try SceneFrames(list(style, capitals)).nodes(direction)
      let header = style == "plain" ? "Ab" : "AB"
      #expect(ids.map { cased[$0]?.text?.string } == [header, "Ab", "Ab", "Ab"])
      let back = #", {"environment": {"sectionHeaderTextCase": null}}\#(capitals)"#
      #expect(try SceneFrames(list(style, back)).nodes(direction)["header"]?.text?.string == "Ab")
    }
  }

  // MARK: Unbreakable parts

  private func lines(_ content: String, width: Double, _ modifiers: String = "") throws -> [[Range<
    Int
  >]] {
    let frames = try SceneFrames(
      """
      {"type": "text", "id": "t", \(content), "modifiers": [{"font": {"size": 10}}\(modifiers)]}
      """, width: width)
    return try LayoutDirection.allCases.map { direction in
      try text(frames, direction).lines.map(\.range)
    }
  }

  @Test func `no line break divides a part`() throws {
    // nn nn nn: 10 + 2.5 + 10 fits 30, three words (35) do not.
    let text = #""string": "nn nn nn""#
    #expect(try lines(text, width: 30) == [[0..<6, 6..<8], [0..<6, 6..<8]])
    for part in [#"[[3, 8]]"#, #"["nn nn nn", [3, 8]]"#, #"["n nn"]"#] {
      let wanted = part.contains("nn nn nn") || part.contains("n nn\"") ? nil : [0..<3, 3..<8]
      let found = try lines(text + #", "unbreakable": \#(part)"#, width: 30)
      #expect(found[0] == found[1])
      if let wanted { #expect(found[0] == wanted) }
    }
    // Hebrew: 10 + 2.5 + 10 + 2.5 + 10 likewise.
    let hebrew = #""string": "\u05D0\u05D1 \u05D2\u05D3 \u05D4\u05D5""#
    #expect(
      try lines(hebrew + #", "unbreakable": ["\u05D2\u05D3 \u05D4\u05D5"]"#, width: 30)
        == [[0..<3, 3..<8], [0..<3, 3..<8]])
  }

  @Test func `offsets of parts move with the case`() throws {
    // CC SS SS: 13 + 2.5 + 13 = 28.5 fits 30; the sharp s's are kept together on the second line.
    let text = #""string": "cc \u00DF \u00DF""#
    let capitals = #", {"textCase": "uppercase"}"#
    #expect(try lines(text, width: 30, capitals)[0] == [0..<6, 6..<8])
    for part in [#"[3, 6]"#, #""\u00DF \u00DF""#] {
      let found = try lines(text + #", "unbreakable": [\#(part)]"#, width: 30, capitals)
      #expect(found == [[0..<3, 3..<8], [0..<3, 3..<8]])
    }
  }

  @Test func `parts that are not in a looked-up text are noted`() throws {
    let frames = try SceneFrames(
      #"{"type": "text", "id": "t", "key": "nn nn", "unbreakable": ["zz", [3, 9], [7, 9]]}"#)
    let node = try #require(frames.nodes(.rightToLeft)["t"])
    #expect(
      node.diagnostics.map(\.message) == [
        "'zz' is not, or not wholly, in the text", "3..9 is not, or not wholly, in the text",
        "7..9 is not, or not wholly, in the text",
      ])
  }

  // MARK: Tab stops

  @Test func `tab stops are as far apart as wanted, from the edge where a line begins`() throws {
    for (string, layout) in [("n\\tn", 45.0), ("\\u05D0\\t\\u05D1", 45), ("nnnnnnnnn\\tn", 85)] {
      let frames = try SceneFrames(
        row(
          """
          {"type": "text", "id": "t", "string": "\(string)", "modifiers": [{"tabInterval": 40}]}
          """))
      // 5 and a tab to 40, or 45 and a tab to 80, then 5.
      frames.expect("t", (390 - 30 - layout) / 2 + 30, 294, layout, 12)
    }
    // Without it a stop is eight spaces, 20, from the last.
    let usual = try SceneFrames(
      row(
        """
        {"type": "text", "id": "t", "string": "n\\tn", "modifiers": [
          {"tabInterval": null}, {"tabInterval": 40}]}
        """))
    usual.expect("t", (390 - 30 - 25) / 2 + 30, 294, 25, 12)
  }

  // MARK: Width of letters

  private static var widthFont: FontTextMeasurer {
    get throws {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Fonts/TestWidth.ttf")
      return FontTextMeasurer(fonts: try FontBook(files: [file.path]))
    }
  }

  /// The fonts and widths of the texts a, b, … of a view, in both directions.
  private func widths(@ViewBuilder _ view: () -> some View) throws -> [[Double]] {
    try LayoutDirection.allCases.map { direction in
      let layout = try ViewTree.lowering(
        environment: EnvironmentValues(layoutDirection: direction), measurer: try Self.widthFont,
        content: view
      ).laidOut(in: ProposedViewSize(width: 200, height: 100))
      return layout.tree.nodes.indices.filter { layout.tree.nodes[$0].type == .text }
        .map { layout.engine.frame(of: $0).width }
    }
  }

  @Test func `letters are as wide as wanted, the nearest modifier first`() throws {
    // An a of 500 of 1000 units is 250 narrower at 75 and 250 wider at 125: at size 10 two of them are
    // 5, 10 and 15 wide, 12.5 at 112.5.
    let found = try widths {
      VStack {
        Text(verbatim: "aa")
        Text(verbatim: "aa").fontWidth(.condensed)
        Text(verbatim: "aa").font(.system(size: 10).width(.expanded))
        Group { Text(verbatim: "aa").font(.system(size: 10).width(.expanded)) }
          .fontWidth(.condensed)
        Text(verbatim: "aa").fontWidth(nil)
        VStack { Text(verbatim: "aa").fontWidth(.standard) }.fontWidth(.condensed)
        VStack { Text(verbatim: "aa") }.fontWidth(Font.Width(112.5))
        VStack { VStack { Text(verbatim: "aa") }.fontWidth(nil) }.fontWidth(.condensed)
      }
      .font(.system(size: 10))
    }
    #expect(found[0] == [10, 5, 15, 5, 10, 10, 12.5, 10])
    #expect(found[1] == found[0])
  }

  @Test func `the width of letters says the same in a document and is told`() throws {
    let document = try SceneDocument(
      parsing: Array(
        scene(
          """
          {"type": "vstack", "children": [
            {"type": "text", "string": "aa", "modifiers": [{"fontWidth": "condensed"}]},
            {"type": "text", "string": "aa", "modifiers": [{"fontWidth": 112.5}]},
            {"type": "text", "string": "aa", "modifiers": [
              {"font": {"size": 10, "width": "expanded"}}]},
            {"type": "text", "string": "aa", "modifiers": [
              {"fontWidth": null}, {"fontWidth": 75}]}],
           "modifiers": [{"font": {"size": 10}}]}
          """
        ).utf8))
    let layout = try ViewLayout.resolving(
      document, in: ProposedViewSize(width: 100, height: 100), measurer: try Self.widthFont)
    let tree = FrameTree(layout, engine: .inTests)
    let texts = tree.nodes.compactMap { node in node.text.map { (node.frame.width, $0.font.width) }
    }
    #expect(texts.map(\.0) == [5, 12.5, 15, 10])
    #expect(texts.map(\.1) == [75, 112.5, 125, nil])
    #expect(tree.text().contains("75 % wide"))
    #expect(try FrameTree(parsing: Array(tree.json().utf8)).json() == tree.json())
  }

  @Test func `words for texts say the same in a document and in a view`() throws {
    try expectSameFrames(
      """
      {"type": "vstack", "id": "column", "children": [
        {"type": "text", "id": "a", "string": "ti nn nn", "unbreakable": ["nn nn"],
         "modifiers": [{"textCase": "uppercase"}, {"environment": {"locale": "tr"}}]},
        {"type": "text", "id": "b", "string": "n\\tn", "unbreakable": [[0, 2], [2, 3]],
         "modifiers": [{"tabInterval": 33}]},
        {"type": "text", "id": "c", "string": "nn", "modifiers": [{"fontWidth": "semiExpanded"}]}]}
      """, in: ProposedViewSize(width: 60, height: 100)
    ) {
      VStack {
        Text(verbatim: "ti nn nn").unbreakable("nn nn").id("a").textCase(.uppercase)
          .environment(\.locale, LocaleIdentifier(inTests: "tr"))
        Text(verbatim: "n\tn").unbreakable(utf16: 0..<2, 2..<3).id("b").tabInterval(33)
        Group { Text(verbatim: "nn").id("c") }.fontWidth(.semiExpanded)
      }
      .id("column")
    }
  }

  // MARK: Faults

  @Test(arguments: [
    (
      #"{"fontWidth": "wide"}"#,
      "3:15: $.root.modifiers[0].fontWidth: 'wide' is no width of letters"
    ),
    (
      #"{"fontWidth": 20}"#,
      "3:15: $.root.modifiers[0].fontWidth: a width of letters is from 50 to 200"
    ),
    (
      #"{"font": {"width": true}}"#,
      "3:20: $.root.modifiers[0].font.width: width of letters is a string"
    ),
    (#"{"textCase": "title"}"#, "3:14: $.root.modifiers[0].textCase: 'title' is no textCase"),
    (#"{"tabInterval": 0}"#, "3:17: $.root.modifiers[0].tabInterval: tabInterval is above 0"),
    (#"{"tabInterval": "wide"}"#, "3:17: $.root.modifiers[0].tabInterval: tabInterval is a number"),
    (
      #"{"environment": {"sectionHeaderTextCase": "on"}}"#,
      "3:43: $.root.modifiers[0].environment.sectionHeaderTextCase: 'on' is no textCase"
    ),
  ])
  func `a fault of a word for texts is said with its place`(
    modifier: String, message: String
  ) throws {
    let error = try #require(sceneError(scene(modifier: modifier)))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test(arguments: [
    (#""a""#, "2:50: $.root.unbreakable: unbreakable is an array of at most 100"),
    (#"[3]"#, "2:51: $.root.unbreakable[0]: a part of a text is a string or a range [start, end]"),
    (
      #"[[3]]"#, "2:51: $.root.unbreakable[0]: a part of a text is a string or a range [start, end]"
    ),
    (#"[[2, 1]]"#, "2:51: $.root.unbreakable[0]: a range begins before it ends"),
    (#"[[0, -1]]"#, "2:55: $.root.unbreakable[0][1]: an offset is a whole number from 0"),
    (
      #"[[1, 4]]"#, "2:51: $.root.unbreakable[0]: 1..4 is not in the text, which has 3 UTF-16 units"
    ),
    (#"["ab", "ba"]"#, "2:57: $.root.unbreakable[1]: 'ba' is not in the text, which has 3"),
    (#"[""]"#, "2:51: $.root.unbreakable[0]: a part of a text is not empty"),
  ])
  func `a fault of an unbreakable part is said with its place`(value: String, message: String)
    throws
  {
    let error = try #require(
      sceneError(scene(#"{"type": "text", "string": "abc", "unbreakable": \#(value)}"#)))
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func `a document names a hundred parts of a text and no more`() throws {
    func document(_ count: Int) -> String {
      let parts = (0..<count).map { "[\($0), \($0 + 1)]" }.joined(separator: ", ")
      return scene(
        #"{"type": "text", "string": "\#(String(repeating: "n", count: 200))", "unbreakable": [\#(parts)]}"#
      )
    }
    #expect(sceneError(document(100)) == nil)
    #expect(sceneError(document(101))?.contains("at most 100") == true)
  }
}

extension LocaleIdentifier {
  /// A locale that is known to be well formed.
  fileprivate init(inTests id: String) {
    self = (try? LocaleIdentifier(id)) ?? .standard
  }
}
