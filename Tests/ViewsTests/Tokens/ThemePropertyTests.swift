import DesignTokens
import Geometry
import Inspection
import LayoutCore
import LayoutTesting
import Testing
import Typesetting
import UnicodeServices
import Views

/// What must hold for every screen, whatever is on it.
@Suite struct ThemePropertyTests {
  // MARK: Text sizes

  private struct TextSample {
    var string: String
    var locale: String
    var role: TextRole
    var width: Double
    var scaling: TextScaling
    var isBold: Bool
    var isTracked: Bool
    /// A size of the text's own that grows with the role; nil for the role's.
    var size: Double?

    /// Words that every language has.
    static let latin = [
      "i", "word", "Grundst\u{FC}ck", "123,456", "\u{1F600}", "long-compound-word", "a\nb",
    ]

    /// Words of a language in letters of its own, tall and low ones.
    static let words: [String: [String]] = [
      "en": [], "de": [],
      "ar": ["\u{645}\u{631}\u{62D}\u{628}\u{627}", "\u{627}\u{644}\u{645}\u{62D}\u{641}"],
      "ur": ["\u{627}\u{631}\u{62F}\u{648}", "\u{6C1}\u{6D2}"],
      "he": ["\u{5E9}\u{5DC}\u{5D5}\u{5DD}"],
      "hi": ["\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}"],
      "th": ["\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}"],
      "km": ["\u{179F}\u{17BD}\u{179F}\u{17D2}\u{178F}\u{17B8}"],
      "my": ["\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}"],
      "ja": ["\u{65E5}\u{672C}\u{8A9E}\u{6587}", "\u{30AB}\u{30CA}"],
    ]

    static func draw(_ choices: inout Choices) -> TextSample {
      let locale = choices.element(of: words.keys.sorted())
      let vocabulary = latin + (words[locale] ?? [])
      return TextSample(
        string: choices.array(count: 0...12) { $0.element(of: vocabulary) }
          .joined(separator: " "),
        locale: locale, role: choices.element(of: TextRole.allCases),
        width: choices.double(in: 1...400),
        scaling: choices.element(of: [.apple, .android(scale: nil), .macOS]),
        isBold: choices.bool(), isTracked: choices.bool(),
        size: choices.optional { $0.double(in: 1...60) })
    }

    func height(_ textSize: DynamicTypeSize, _ measurer: any TextMeasurer) throws -> Double {
      var environment = EnvironmentValues(locale: try LocaleIdentifier(locale))
      environment.dynamicTypeSize = textSize
      environment.textScaling = scaling
      environment.isBoldTextEnabled = isBold
      environment.usesSystemTracking = isTracked
      let font = size.map { Font.scaled(size: $0, relativeTo: role) } ?? .role(role)
      return try ViewTree.lowering(environment: environment, measurer: measurer) {
        Text(verbatim: string).font(font).id("t")
      }
      .laidOut(in: ProposedViewSize(width: width, height: nil)).frame(ofID: "t")?.height ?? -1
    }
  }

  private static func shorterText(
    cases: Int, _ measurer: any TextMeasurer
  ) -> PropertyFailure<TextSample>? {
    Property.check(cases: cases, seed: 600_000) {
      TextSample.draw(&$0)
    } fault: { sample in
      var last = (size: DynamicTypeSize.xSmall, height: 0.0)
      for size in DynamicTypeSize.allCases {
        let height = try sample.height(size, measurer)
        // Sums of line heights in another order differ in the last place.
        if height < last.height - 1e-9 {
          return "\(height) at \(size), but \(last.height) at \(last.size)"
        }
        last = (size, height)
      }
      return nil
    }
  }

  @Test func `a larger text size never makes a text shorter at the same width`() {
    if let failure = Self.shorterText(cases: 1500, SyntheticTextMeasurer()) {
      Issue.record(failure)
    }
  }

  @Test func `nor does it with real fonts`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    if let failure = Self.shorterText(cases: 250, measurer) { Issue.record(failure) }
  }

  /// Lines grow where letters stand that are taller than those of the text's language.
  ///
  /// Two such words on two lines make both tall; on one line of larger text only that one.
  @Test func `only words of a taller foreign script may come together and make a text shorter`()
    throws
  {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let arabic = "\u{645}\u{631}\u{62D}\u{628}\u{627}"
    var sample = TextSample(
      string: "Grundst\u{FC}ck \(arabic) \(arabic)", locale: "en", role: .extraLargeTitle,
      width: 282, scaling: .apple, isBold: false, isTracked: false)
    #expect(try sample.height(.small, measurer) < (try sample.height(.xSmall, measurer)))
    // Set in the language of the words, every line is as tall as they are.
    sample.locale = "ar"
    #expect(try sample.height(.small, measurer) >= (try sample.height(.xSmall, measurer)))
  }

  @Test func `lines of a language have one height, with and without its letters`() throws {
    let measurer = FontTextMeasurer(fonts: try FontBook.system())
    let words = [
      "ar": "\u{645}\u{631}\u{62D}\u{628}\u{627}", "ur": "\u{627}\u{631}\u{62F}\u{648}",
      "th": "\u{E2A}\u{E27}\u{E31}\u{E2A}\u{E14}\u{E35}",
      "my": "\u{1019}\u{103C}\u{1014}\u{103A}\u{1019}\u{102C}", "hi": "\u{928}\u{92E}\u{938}",
      "lo": "\u{EAA}\u{EB0}\u{E9A}\u{EB2}\u{E8D}", "en": "word",
    ]
    for (locale, word) in words {
      for role in [TextRole.largeTitle, .body, .caption2] {
        let heights = try ["Latin", word, "Latin \(word)"].map { string in
          try TextSample(
            string: string, locale: locale, role: role, width: 390, scaling: .apple,
            isBold: false, isTracked: false
          ).height(.large, measurer)
        }
        #expect(Set(heights).count == 1, "\(locale) \(role): \(heights)")
        // No line is lower than the role's own.
        #expect(heights[0] >= role.style(at: .large).lineHeight - 1e-9)
      }
    }
  }

  // MARK: Skins and palettes

  /// A sketched tree with everything of a skin and a palette on it.
  private static func tree(
    _ sketch: ViewSketch, _ direction: LayoutDirection, _ appearance: Appearance?,
    modifiers: Bool = true
  ) throws -> FrameTree {
    let view = sketch.view
    return try TokenSupport.tree(
      direction, modifiers: modifiers, change: { $0.appearance = appearance }
    ) {
      view
        .background { RoundedRectangle(cornerRadius: .field).fill(.palette(.firstBlob)) }
        .surface(.box)
        .background(.palette(.canvas))
        .foregroundStyle(.palette(.ink))
    }
  }

  /// The trees of two appearances; nil where the sketch cannot be laid out.
  private static func pair(
    _ sample: (ViewSketch, LayoutDirection), _ first: Appearance?, _ second: Appearance?
  ) -> (FrameTree, FrameTree)? {
    guard let first = try? tree(sample.0, sample.1, first),
      let second = try? tree(sample.0, sample.1, second)
    else { return nil }
    return (first, second)
  }

  private static func sketch(_ choices: inout Choices) -> (ViewSketch, LayoutDirection) {
    let direction: LayoutDirection = choices.bool() ? .rightToLeft : .leftToRight
    return (SketchGenerator().sketch(&choices), direction)
  }

  @Test func `a palette changes colours and nothing else`() {
    var compared = 0
    let failure = Property.check(cases: 250, seed: 610_000) { choices in
      (
        sample: Self.sketch(&choices), skin: choices.element(of: Skin.builtIn),
        first: choices.element(of: Palette.builtIn), second: choices.element(of: Palette.builtIn)
      )
    } fault: { input in
      let pair = Self.pair(
        input.sample, Appearance(palette: input.first, skin: input.skin),
        Appearance(palette: input.second, skin: input.skin))
      guard var (first, second) = pair else { return nil }
      compared += 1
      if input.first != input.second, first.nodes == second.nodes { return "no colour differs" }
      first.removeColors()
      second.removeColors()
      return first.nodes == second.nodes ? nil : "more than colours differ"
    }
    if let failure { Issue.record(failure) }
    #expect(compared > 150)
  }

  /// An axis of a skin, the tokens it may change, and whether it may move frames.
  private static let axes:
    [(name: String, change: @Sendable (inout Skin) -> Void, tokens: Set<String>, moves: Bool)] = [
      (
        "surface", { $0.surface = $0.surface == .flat ? .frosted : .flat },
        ["surface", "background"], false
      ),
      (
        "border", { $0.border = SkinBorder(width: .points(3), opacity: 0.5) },
        ["border", "border.width"], false
      ),
      (
        "shadow", { $0.shadow = ShadowToken(opacity: 0.3, radius: 9, x: 1, y: 2) },
        ["shadow.opacity", "shadow.radius", "shadow.x", "shadow.y"], false
      ),
      (
        "corner",
        {
          $0.corner = CornerTreatment(
            RadiusScale(box: 3, field: 2, selector: 1), isContinuous: false)
        },
        ["cornerRadius"], false
      ),
      ("canvas", { $0.canvas = $0.canvas == .blobs ? .rays : .blobs }, [], false),
      ("holdFill", { $0.holdFill = $0.holdFill == .flood ? .dots : .flood }, [], false),
      ("reveal", { $0.reveal = $0.reveal == .fade ? .rise : .fade }, [], false),
      (
        "typeface", { $0.typeface = Typeface($0.typeface.design == .serif ? .monospaced : .serif) },
        [], true
      ),
    ]

  @Test(arguments: axes.indices)
  func `each axis of a skin changes what it names and nothing else`(index: Int) {
    let axis = Self.axes[index]
    var changedTokens = 0
    var moved = 0
    let failure = Property.check(cases: 120, seed: 620_000) { choices in
      (sample: Self.sketch(&choices), skin: choices.element(of: Skin.builtIn))
    } fault: { input in
      var skin = input.skin
      axis.change(&skin)
      let pair = Self.pair(
        input.sample, Appearance(palette: .harbor, skin: input.skin),
        Appearance(palette: .harbor, skin: skin))
      guard let (first, second) = pair else { return nil }
      let found = Self.changedProperties(first, second)
      if !found.isSubset(of: axis.tokens) { return "\(axis.name) changes \(found)" }
      changedTokens += found.count
      guard first.frames != second.frames else { return nil }
      moved += 1
      return axis.moves ? nil : "\(axis.name) moves frames"
    }
    if let failure { Issue.record(failure) }
    // The control: what an axis names does change.
    #expect((changedTokens > 0) == !axis.tokens.isEmpty)
    #expect((moved > 0) == axis.moves)
  }

  /// The properties whose tokens differ between two trees of the same nodes.
  private static func changedProperties(_ first: FrameTree, _ second: FrameTree) -> Set<String> {
    var changed: Set<String> = []
    for (a, b) in zip(first.nodes, second.nodes) where a.tokens != b.tokens {
      let names = Set((a.tokens + b.tokens).map(\.property))
      for name in names {
        let values = [a, b].map { node in node.tokens.filter { $0.property == name } }
        if values[0] != values[1] { changed.insert(name) }
      }
    }
    return changed
  }

  @Test func `a skin without letters of its own moves nothing`() {
    var compared = 0
    let failure = Property.check(cases: 150, seed: 630_000) {
      Self.sketch(&$0)
    } fault: { sample in
      guard
        let (plain, glass) = Self.pair(
          sample, nil, Appearance(palette: .harbor, skin: .glass))
      else { return nil }
      compared += 1
      return plain.frames == glass.frames ? nil : "frames differ"
    }
    if let failure { Issue.record(failure) }
    #expect(compared > 90)
  }

  // MARK: Stock styles

  /// What a screen has without any style, set explicitly, and something that differs.
  private static let stocks:
    [(
      name: String, stock: @Sendable (AnyView) -> AnyView, control: @Sendable (AnyView) -> AnyView
    )] = [
      ("theme", { AnyView($0.theme(.kit)) }, { AnyView($0.theme(.atomic)) }),
      (
        "textSize", { AnyView($0.dynamicTypeSize(.large)) },
        { AnyView($0.dynamicTypeSize(.xLarge)) }
      ),
      (
        "range", { AnyView($0.dynamicTypeSize(DynamicTypeSize.xSmall...)) },
        { AnyView($0.dynamicTypeSize(DynamicTypeSize.xxLarge...)) }
      ),
      ("font", { AnyView($0.font(.body)) }, { AnyView($0.font(.title)) }),
      ("controlSize", { AnyView($0.controlSize(.regular)) }, { AnyView($0.controlSize(.mini)) }),
      (
        "scaler", { AnyView($0.environment(\.textScaling, .apple)) },
        { AnyView($0.environment(\.textScaling, .linear(factor: 1.3))) }
      ),
      (
        "factor", { AnyView($0.environment(\.fontSizeFactor, 1)) },
        { AnyView($0.environment(\.fontSizeFactor, 1.2)) }
      ),
      (
        "bold", { AnyView($0.environment(\.legibilityWeight, .regular)) },
        { AnyView($0.environment(\.legibilityWeight, .bold)) }
      ),
      (
        "style",
        {
          AnyView($0.theme { $0.typography.styles["body"] = TextStyleToken(relativeTo: .body) })
        },
        {
          AnyView($0.theme { $0.typography.styles["body"] = TextStyleToken(size: 30) })
        }
      ),
      (
        "target", { AnyView($0.environment(\.minimumTouchTarget, nil)) },
        { AnyView($0.environment(\.minimumTouchTarget, 44)) }
      ),
    ]

  /// A screen on which every style can be seen.
  private static var screen: AnyView {
    AnyView(
      VStack(spacing: .md) {
        Text(verbatim: "Some text").id("text")
        ControlRow()
        Color().frame(width: 10, height: 10).tappable()
        RoundedRectangle(cornerRadius: .field).frame(height: 8)
      })
  }

  private struct ControlRow: View {
    @Environment(\.controlMetrics) private var metrics
    var body: some View {
      Text(verbatim: "Buy").padding(metrics.padding).frame(minHeight: metrics.minimumHeight)
    }
  }

  @Test(arguments: stocks.indices, TokenSupport.directions)
  func `the stock style, set explicitly, gives the tree of no style at all`(
    index: Int, direction: LayoutDirection
  ) throws {
    let (name, stock, control) = Self.stocks[index]
    let none = try TokenSupport.tree(direction) { Self.screen }
    let explicit = try TokenSupport.tree(direction) { stock(Self.screen) }
    #expect(explicit.nodes == none.nodes, "\(name)")
    let differing = try TokenSupport.tree(direction) { control(Self.screen) }
    #expect(differing.nodes != none.nodes, "\(name): the control does not differ")
  }
}

extension FrameTree {
  /// Takes the values of colours away.
  fileprivate mutating func removeColors() {
    for index in nodes.indices {
      for place in nodes[index].tokens.indices {
        if case .word(let word) = nodes[index].tokens[place].value, word.hasPrefix("#") {
          nodes[index].tokens[place].value = .word("")
        }
      }
    }
  }
}
