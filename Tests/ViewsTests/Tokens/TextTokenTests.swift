import DesignTokens
import Foundation
import Geometry
import Inspection
import LayoutCore
import Synchronization
import Testing
import Typesetting
import UnicodeServices
import Views

@Suite struct TextTokenTests {
  /// The font of a text of a scene.
  private static func font(
    _ text: String, environment: String = "", measurer: any TextMeasurer = SyntheticTextMeasurer()
  ) throws -> FrameFont {
    let tree = try TokenSupport.tree(
      scene: "{\"type\": \"text\", \"id\": \"t\", \"string\": \"Text\"\(text)}",
      environment: environment, measurer: measurer)
    return try #require(tree.node("t")?.text?.font)
  }

  // MARK: Ranges

  private struct Reader: View {
    let seen: Mutex<[String]>.Box
    @Environment(\.dynamicTypeSize) private var size

    var body: some View {
      seen.append("\(size.rawValue) \(size.isAccessibilitySize)")
      return Color()
    }
  }

  @Test func `a body sees the text size within what is allowed there`() throws {
    let seen = Mutex<[String]>.Box()
    _ = try TokenSupport.tree(change: { $0.dynamicTypeSize = .accessibility4 }) {
      VStack {
        Reader(seen: seen)
        Reader(seen: seen).dynamicTypeSize(...DynamicTypeSize.accessibility1)
        Reader(seen: seen).dynamicTypeSize(.small ... .large)
        VStack {
          // Nested ranges intersect; without a common size the inner one's nearest end stands.
          Reader(seen: seen).dynamicTypeSize(...DynamicTypeSize.xxLarge)
          Reader(seen: seen).dynamicTypeSize(DynamicTypeSize.accessibility2...)
          Reader(seen: seen).dynamicTypeSize(.medium)
        }
        .dynamicTypeSize(...DynamicTypeSize.xLarge)
      }
    }
    #expect(
      seen.values == [
        "accessibility4 true", "accessibility1 true", "large false", "xLarge false",
        "accessibility2 true", "medium false",
      ])
  }

  @Test(arguments: [
    (#""...accessibility1""#, "accessibility4", 28.0), (#""...accessibility1""#, "small", 15),
    (#""large...""#, "xSmall", 17), (#""small...large""#, "accessibility5", 17),
    (#""xxLarge""#, "xSmall", 21), (#""...""#, "accessibility5", 53),
    (#"{"maximum": "xLarge"}"#, "accessibility5", 19),
    (#"{"minimum": "xLarge"}"#, "small", 19),
    (#"{"minimum": "UICTContentSizeCategoryXL", "maximum": "xLarge"}"#, "small", 19),
  ])
  func `a document holds text sizes to a range`(
    range: String, size: String, points: Double
  ) throws {
    let wanted = "\"textSize\": \"\(size)\""
    let modifier = try Self.font(
      ", \"modifiers\": [{\"dynamicTypeSize\": \(range)}]", environment: wanted)
    #expect(modifier.size == points)
    let environment = try Self.font("", environment: "\(wanted), \"dynamicTypeSize\": \(range)")
    #expect(environment.size == points)
  }

  @Test func `ranges of documents nest as those of views do`() throws {
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "vstack", "children": [
          {"type": "text", "id": "in", "string": "a",
           "modifiers": [{"dynamicTypeSize": "small...accessibility2"}]},
          {"type": "text", "id": "out", "string": "a",
           "modifiers": [{"environment": {"dynamicTypeSize": "accessibility2..."}}]}],
         "modifiers": [{"dynamicTypeSize": "...xLarge"}]}
        """, environment: #""textSize": "accessibility5""#)
    #expect(tree.node("in")?.text?.font.size == 19)
    #expect(tree.node("out")?.text?.font.size == 33)
  }

  // MARK: Caps

  @Test func `caps of roles hold texts of documents and of views`() throws {
    let large = #""textSize": "accessibility5""#
    let title = #", "role": "largeTitle""#
    #expect(try Self.font(title, environment: large).size == 60)
    let capped = try Self.font(title, environment: "\(large), \"roleCaps\": \"suggested\"")
    // 1.5 times 34 in lines of 1.5 times 41.
    #expect(capped.size == 51 && capped.lineHeight == 61.5 && capped.isCapped)
    let own = try Self.font(title, environment: "\(large), \"roleCaps\": {\"largeTitle\": 1.25}")
    #expect(own.size == 42.5)
    let themed = try Self.font(
      title, environment: "\(large), \"theme\": {\"typography\": {\"caps\": \"suggested\"}}")
    #expect(themed == capped)
    let font = try Self.font(
      #", "modifiers": [{"font": {"role": "body", "maxMultiplier": 2}}]"#, environment: large)
    #expect(font.size == 34 && font.lineHeight == 44)
    let view = try TokenSupport.tree(change: { $0.dynamicTypeSize = .accessibility5 }) {
      VStack {
        Text(verbatim: "a").font(.largeTitle).environment(\.roleCaps, .suggested).id("caps")
        Text(verbatim: "a").font(.body.maxMultiplier(2)).id("font")
      }
    }
    #expect(view.node("caps")?.text?.font == capped)
    #expect(view.node("font")?.text?.font == font)
  }

  // MARK: Fonts

  @Test func `a font of its own size grows with a role, and a fixed one does not`() throws {
    func sizes(_ font: String, _ size: String) throws -> [Double?] {
      let font = try Self.font(
        ", \"modifiers\": [{\"font\": \(font)}]", environment: "\"textSize\": \"\(size)\"")
      return [font.size, font.lineHeight]
    }
    let growing = #"{"size": 22, "lineHeight": 28, "relativeTo": "title2"}"#
    #expect(try sizes(growing, "large") == [22, 28])
    // Lines of title2 grow from 28 to 66; 51.857 is 52 on half points.
    #expect(try sizes(growing, "accessibility5") == [52, 28 * (52.0 / 22)])
    #expect(
      try sizes(#"{"size": 22, "relativeTo": "title2", "maximumPointSize": 40}"#, "accessibility5")
        == [40, nil])
    for size in ["xSmall", "accessibility5"] {
      #expect(try sizes(#"{"size": 22}"#, size) == [22, nil])
    }
    let scene = try Self.font(
      ", \"modifiers\": [{\"font\": \(growing)}]", environment: #""textSize": "xxxLarge""#)
    let view = try TokenSupport.tree(change: { $0.dynamicTypeSize = .xxxLarge }) {
      Text(verbatim: "Text").font(.scaled(size: 22, lineHeight: 28, relativeTo: .title2)).id("t")
    }
    #expect(view.node("t")?.text?.font == scene)
    #expect(scene.relativeTo == "title2" && scene.role == nil)
  }

  @Test(arguments: [
    ("headline", "headline", 17.0, 600), ("heading.lg", "title", 28, 700),
    ("label.sm.regular", "footnote", 13, 400), ("overline.base", "caption", 12, 500),
    ("cardTitle", "headline", 17, 600), ("screenTitle", "largeTitle", 34, 700),
  ])
  func `a text has the role of a family's step or of a screen's part`(
    name: String, role: String, size: Double, weight: Int
  ) throws {
    let font = try Self.font(", \"role\": \"\(name)\"")
    #expect(font.role == role && font.size == size && font.weight == weight)
  }

  @Test func `a theme may add styles and change roles`() throws {
    let theme = """
      "theme": {"typography": {"sizeFactor": 1, "styles": {
        "price": {"size": 22, "lineHeight": 30, "relativeTo": "title2", "weight": "bold"},
        "body": {"size": 16, "lineHeight": 24}, "caption": {"weight": "bold"}}}}
      """
    let price = try Self.font(#", "role": "price""#, environment: theme)
    #expect(price.role == "price" && price.size == 22 && price.lineHeight == 30)
    #expect(price.weight == 700)
    let body = try Self.font("", environment: theme)
    #expect(body.role == "body" && body.size == 16 && body.lineHeight == 24)
    let caption = try Self.font(#", "role": "caption""#, environment: theme)
    #expect(caption.size == 12 && caption.lineHeight == 16 && caption.weight == 700)
    // A style of a theme further in is known to the texts inside.
    let tree = try TokenSupport.tree(
      scene: """
        {"type": "vstack", "children": [{"type": "text", "id": "t", "string": "a", "role": "fee"}],
         "modifiers": [{"environment": {"theme": {"typography": {
           "styles": {"fee": {"size": 9}}}}}}]}
        """)
    #expect(tree.node("t")?.text?.font.size == 9)
  }

  @Test func `a style that the theme in force lacks is body text, and that is said`() throws {
    let tree = try TokenSupport.tree {
      Text(verbatim: "a").font(.style("price")).id("t")
    }
    #expect(tree.node("t")?.text?.font.size == 17)
    #expect(tree.node("t")?.diagnostics.first?.rule == "text.role")
  }

  // MARK: Typefaces

  @Test func `the skin's typeface decides the width of texts, and a font's own design wins`()
    throws
  {
    // Synthetic letters: n is 0.5 em, with serifs 0.55, rounded 0.525, monospaced 0.6.
    func width(_ text: String, _ environment: String) throws -> Double? {
      try TokenSupport.tree(
        scene: "{\"type\": \"text\", \"id\": \"t\", \"string\": \"nnnn\"\(text)}",
        environment: environment
      ).node("t")?.frame.width
    }
    func expect(
      _ found: Double?, _ em: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      #expect(abs((found ?? 0) - 4 * em * 17) < 1e-9, sourceLocation: sourceLocation)
    }
    expect(try width("", ""), 0.5)
    expect(try width("", #""skin": "glass""#), 0.5)
    expect(try width("", #""skin": "sunshine""#), 0.55)
    expect(try width("", #""skin": "comic""#), 0.525)
    expect(try width("", #""skin": "retro""#), 0.6)
    let theme = #""theme": {"typography": {"typeface": {"design": "serif"}}}"#
    expect(try width("", theme), 0.55)
    // A skin stands over the theme, and a font over both.
    expect(try width("", "\(theme), \"skin\": \"retro\""), 0.6)
    let own = #", "modifiers": [{"font": {"design": "rounded"}}]"#
    expect(try width(own, "\(theme), \"skin\": \"retro\""), 0.525)
    let view = try TokenSupport.tree {
      Text(verbatim: "nnnn").font(.body.design(.rounded)).skin(.retro).id("t")
    }
    expect(view.node("t")?.frame.width, 0.525)
  }

  // MARK: Languages

  @Test func `lines of a language are as tall as its theme wants, also for Latin text`() throws {
    let theme = #""theme": {"typography": {"lineHeights": {"Thai": 1.5, "ur": 2}}}"#
    for (locale, height) in [("en", 22.0), ("th", 33), ("ur", 44), ("ar", 22), ("fa", 22)] {
      let tree = try TokenSupport.tree(
        scene: #"{"type": "text", "id": "t", "string": "Latin"}"#,
        environment: "\(theme), \"locale\": \"\(locale)\"")
      #expect(tree.node("t")?.frame.height == height, "\(locale)")
    }
  }

  @Test func `letters are spaced as SF Pro's where that is asked for, never joined ones`() throws {
    func width(_ string: String, _ environment: String) throws -> Double? {
      try TokenSupport.tree(
        scene: "{\"type\": \"text\", \"id\": \"t\", \"string\": \"\(string)\"}",
        environment: environment
      ).node("t")?.frame.width
    }
    let tracked = #""systemTracking": true"#
    let latin = try #require(try width("nnnn", ""))
    // 17 points have -0.43 after each of the four letters.
    #expect(abs((try width("nnnn", tracked) ?? 0) - (latin - 4 * 0.43)) < 1e-9)
    let arabic = "\u{628}\u{62D}\u{631}"
    #expect(try width(arabic, tracked) == (try width(arabic, "")))
    #expect(try Self.font("", environment: tracked).tracking == -0.43)
  }
}

extension Mutex where Value == [String] {
  /// Strings that are gathered from anywhere.
  fileprivate final class Box: Sendable {
    private let list = Mutex<[String]>([])
    var values: [String] { list.withLock { $0 } }
    func append(_ value: String) { list.withLock { $0.append(value) } }
  }
}
