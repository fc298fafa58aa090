import DesignTokens
import Foundation
import Testing

@Suite struct TypographyTests {
  private func environment(
    _ typography: Typography, _ size: DynamicTypeSize = .large, language: String? = nil,
    script: String? = nil
  ) -> DesignEnvironment {
    DesignEnvironment(
      textSize: size, typography: typography, language: language, script: script)
  }

  @Test(arguments: TextRole.allCases)
  func `the standard typography, and a style that repeats its role, change nothing`(
    role: TextRole
  ) {
    var repeated = Typography()
    repeated.styles = [role.rawValue: TextStyleToken(relativeTo: role)]
    for size in DynamicTypeSize.allCases {
      for isBold in [false, true] {
        let plain = DesignEnvironment(textSize: size, isBoldText: isBold)
        let stock = DesignEnvironment(
          textSize: size, typography: repeated, isBoldText: isBold)
        let fonts = [plain, stock].map { role.resolvedFont(in: $0) }
        #expect(fonts[0].pointSize == fonts[1].pointSize)
        #expect(fonts[0].lineHeight == fonts[1].lineHeight)
        #expect(fonts[0].weight == fonts[1].weight)
        // A style that differs is seen.
        var changed = stock
        changed.typography.styles[role.rawValue]?.weight = .black
        #expect(role.resolvedFont(in: changed).weight == .black)
      }
    }
  }

  @Test func `a style of a size of its own grows as a length beside its role`() {
    var typography = Typography()
    typography.styles["price"] = TextStyleToken(
      size: 22, lineHeight: 28, relativeTo: .title2, weight: .bold)
    let atLarge = TextFont.style("price").resolved(in: environment(typography))
    #expect(atLarge.pointSize == 22 && atLarge.lineHeight == 28 && atLarge.weight == .bold)
    // Lines of title2 grow from 28 to 66: 22 × 66 / 28 = 51.857, on half points 52.
    let largest = TextFont.style("price").resolved(in: environment(typography, .accessibility5))
    #expect(largest.pointSize == 52)
    #expect(largest.lineHeight == 28 * (52.0 / 22))
    // Unknown names are body text.
    let unknown = TextFont.style("fee").resolved(in: environment(typography))
    #expect(unknown.pointSize == 17 && unknown.lineHeight == 22)
  }

  @Test func `a style is capped by its own multiple, else by its role's cap`() {
    var typography = Typography(caps: .suggested)
    typography.styles["hero"] = TextStyleToken(size: 40, relativeTo: .largeTitle)
    typography.styles["sign"] = TextStyleToken(
      size: 40, relativeTo: .largeTitle, maxMultiplier: 1.2)
    let largest = environment(typography, .accessibility5)
    #expect(TextFont.style("hero").resolved(in: largest).pointSize == 60)
    #expect(TextFont.style("sign").resolved(in: largest).pointSize == 48)
    #expect(TextFont.style("sign").maxMultiplier(1.1).resolved(in: largest).pointSize == 44)
    // A theme's caps hold roles; an environment's caps win over them.
    #expect(TextRole.largeTitle.resolvedFont(in: largest).pointSize == 51)
    let own = DesignEnvironment(
      textSize: .accessibility5, caps: RoleCaps([.largeTitle: 1.25]), typography: typography)
    #expect(TextRole.largeTitle.resolvedFont(in: own).pointSize == 42.5)
  }

  @Test func `a theme's factor multiplies the product's`() {
    var environment = environment(Typography(sizeFactor: 1.5))
    #expect(TextRole.body.resolvedFont(in: environment).pointSize == 25.5)
    environment.fontSizeFactor = 2
    #expect(TextRole.body.resolvedFont(in: environment).pointSize == 51)
    for factor in [0, -1, .nan, .infinity] {
      let environment = self.environment(Typography(sizeFactor: factor))
      #expect(TextRole.body.resolvedFont(in: environment).pointSize == 17)
    }
  }

  @Test func `lines are taller in a language, else in its script, and never lower`() {
    let heights = ScriptLineHeights(
      ["Arab": 1.25, "ur": 2, "Thai": 0.5, "Khmr": .nan],
      roles: [.caption: ["Arab": 1.5]])
    let typography = Typography(lineHeights: heights)
    func line(_ role: TextRole, _ language: String, _ script: String) -> Double? {
      role.resolvedFont(
        in: environment(typography, language: language, script: script)
      ).lineHeight
    }
    #expect(line(.body, "ar", "Arab") == 27.5)
    #expect(line(.body, "ur", "Arab") == 44)
    #expect(line(.body, "en", "Latn") == 22)
    // A factor below 1 counts as 1, and one that is no number as none.
    #expect(line(.body, "th", "Thai") == 22)
    #expect(line(.body, "km", "Khmr") == 22)
    // What is said of a role wins: 16 × 1.5.
    #expect(line(.caption, "ar", "Arab") == 24)
    #expect(line(.caption, "ur", "Arab") == 24)
    #expect(ScriptLineHeights.none.factor(.body, language: "ur", script: "Arab") == 1)
    // The order of text sizes is kept.
    for role in TextRole.allCases {
      let lines = DynamicTypeSize.allCases.map { size in
        role.resolvedFont(
          in: environment(typography, size, language: "ur", script: "Arab")
        ).lineHeight ?? 0
      }
      #expect(lines == lines.sorted())
    }
  }

  @Test func `a font is found by the name of a role, a screen's role or a family's step`() throws {
    #expect(TextFont(name: "headline") == .role(.headline))
    #expect(TextFont(name: "cardTitle") == ScreenTextRole.cardTitle.font)
    #expect(TextFont(name: "heading.lg") == TextFamily.heading.font(.lg))
    #expect(TextFont(name: "label.sm.bold") == TextFamily.label.font(.sm, weight: .bold))
    for name in ["", "Body", "heading", "heading.", "heading.lg.heavy", "label.sm.bold.", "x.lg"] {
      #expect(TextFont(name: name) == nil, "\(name)")
    }
    #expect(TextFont.names.allSatisfy { TextFont(name: $0) != nil })
    #expect(Set(TextFont.names).count == TextFont.names.count)
  }

  @Test func `typography survives its code, and what is missing changes nothing`() throws {
    let typography = Typography(
      sizeFactor: 1.1, typeface: Typeface(.serif, families: ["Noto Serif"]), caps: .suggested,
      styles: ["price": TextStyleToken(size: 22, relativeTo: .title2, weight: .bold)],
      lineHeights: ScriptLineHeights(["Thai": 1.2], roles: [.body: ["ur": 1.6]]),
      usesSystemTracking: true)
    let stored = try StoredValue(encoding: typography)
    #expect(try stored.decode(Typography.self) == typography)
    #expect(try StoredValue.object([:]).decode(Typography.self) == .standard)
    let data = try JSONEncoder().encode(typography)
    #expect(try JSONDecoder().decode(Typography.self, from: data) == typography)
    let wrong: [(String, StoredValue)] = [
      ("caps", .object(["fat": .integer(2)])),
      ("lineHeights", .object(["roles": .object(["fat": .object([:])])])),
    ]
    for (name, value) in wrong {
      let stored = StoredValue.object([name: value])
      #expect(throws: DecodingError.self) { try stored.decode(Typography.self) }
    }
  }
}
