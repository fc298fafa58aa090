import Localization
import LocatedJSON
import Testing
import UnicodeServices

@Suite struct PseudoLocalizerTests {
  @Test func `every published vector is reproduced`() throws {
    let root = try StringFixture.json("pseudo-locales.json")
    let lists = [root["vectors"], root["compatible"]?["vectors"]]
    var count = 0
    for vector in lists.compactMap({ $0?.elements }).joined() {
      let mode = try #require(PseudoMode(vector["mode"]?.string ?? ""))
      let input = try #require(vector["input"]?.string)
      let output = try #require(vector["output"]?.string)
      let actual = PseudoLocalizer(modes: [mode]).transform(input)
      #expect(
        actual.utf8.elementsEqual(output.utf8),
        "\(mode) \(input.escaped): \(actual.escaped), not \(output.escaped)")
      count += 1
    }
    #expect(count == 160)
  }

  @Test func `modes are found by name, locale and Apple's name`() throws {
    let root = try StringFixture.json("pseudo-locales.json")
    for locale in try #require(root["locales"]?.elements) {
      let byName = try #require(PseudoMode(locale["mode"]?.string ?? ""))
      #expect(PseudoMode(locale["locale"]?.string ?? "") == byName)
      #expect(byName.direction.rawValue == locale["direction"]?.string)
    }
    #expect(PseudoMode("doubleLength") == .locale(.double))
    #expect(PseudoMode("accented") == .locale(.tall))
    #expect(PseudoMode("en-US") == nil)
  }

  @Test func `several modes have one order`() throws {
    let expected = "[# \u{202E}[\u{D6}\u{136} one two] [\u{D6}\u{136} one two]\u{202C} #]"
    for names in ["accent,double,rtlStrings,bounded", "bounded,rtlStrings,double,accent"] {
      let modes = try PseudoMode.list(names).get()
      #expect(PseudoLocalizer(modes: modes).transform("OK") == expected)
    }
    #expect(throws: PseudoMode.UnknownName(name: "loud")) {
      try PseudoMode.list("accent,loud").get()
    }
  }

  @Test func `the direction is that of the modes`() throws {
    #expect(PseudoLocalizer(modes: []).direction == nil)
    #expect(PseudoLocalizer(modes: [.locale(.accent)]).direction == .leftToRight)
    #expect(PseudoLocalizer(modes: [.locale(.accent), .locale(.bidi)]).direction == .rightToLeft)
  }
}
