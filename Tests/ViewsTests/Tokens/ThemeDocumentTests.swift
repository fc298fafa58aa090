import DesignTokens
import Testing
import Typesetting
import Views

@Suite struct ThemeDocumentTests {
  private static func error(_ members: String) -> String? {
    do throws(SceneError) {
      _ = try ThemeDocument(parsing: Array("{\"layoutTheme\": 1,\n\(members)}".utf8))
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test func `a document changes what it names of its base`() throws {
    let document = try ThemeDocument(
      parsing: Array(
        """
        { "layoutTheme": 1, "name": "brand", "base": "atomic",
          "colors": { "light": { "primary": "#010203", "base": "#FFFFFE" },
                      "dark": { "content": "#0A0B0C" } },
          "spacing": { "md": 20 }, "radius": { "box": 24.5 },
          "typography": {
            "sizeFactor": 1.1, "typeface": { "design": "serif", "families": ["Noto Serif"] },
            "caps": { "title": 1.5 }, "systemTracking": true,
            "styles": { "price": { "size": 22, "relativeTo": "title2", "weight": "bold" } },
            "lineHeights": { "Thai": 1.2, "ur": 1.4, "roles": { "caption": { "Thai": 1.3 } } } },
          "minimumTouchTarget": 48, "disabledOpacity": 0.3, "maximumContentWidth": 720 }
        """.utf8))
    let tokens = document.tokens(over: .kit)
    #expect(tokens.name == "brand")
    #expect(tokens.light[.primary].hex == 0x010203 && tokens.light.base.hex == 0xFFFFFE)
    #expect(tokens.light[.error] == TokenSet.atomic.light[.error])
    #expect(tokens.dark.content.hex == 0x0A0B0C)
    #expect(tokens.spacing.md == 20 && tokens.spacing.lg == 24)
    #expect(tokens.radius.box == 24.5 && tokens.radius.field == TokenSet.atomic.radius.field)
    let text = tokens.typography
    #expect(text.sizeFactor == 1.1 && text.usesSystemTracking)
    #expect(text.typeface == Typeface(.serif, families: ["Noto Serif"]))
    #expect(text.caps == RoleCaps([.title: 1.5]))
    #expect(text.styles["price"]?.weight == .bold)
    #expect(text.styles["captionBold"] != nil)
    #expect(text.lineHeights.factor(.body, language: "ur", script: "Arab") == 1.4)
    #expect(text.lineHeights.factor(.caption, language: "th", script: "Thai") == 1.3)
    #expect(tokens.minimumTouchTarget == 48 && tokens.disabledOpacity == 0.3)
    #expect(tokens.maximumContentWidth == 720)
    #expect(document.styleNames == ["price", "captionBold"])
  }

  @Test func `a document that names nothing is the theme around it`() throws {
    let empty = try ThemeDocument(parsing: Array(#"{"layoutTheme": 1}"#.utf8))
    #expect(empty.tokens(over: .kit) == .kit)
    #expect(empty.tokens(over: .atomic) == .atomic)
    let base = try ThemeDocument(parsing: Array(#"{"layoutTheme": 1, "base": "kit"}"#.utf8))
    #expect(base.tokens(over: .atomic) == .kit)
  }

  @Test(arguments: [
    (#""base": "kitt""#, "2:9: $.base: 'kitt' is no theme; did you mean 'kit'?"),
    (#""base": "material""#, "2:9: $.base: 'material' is no theme; it may be 'kit', 'atomic'"),
    (#""spacing": {"mdd": 3}"#, "2:13: $.spacing.mdd: spacing has no member 'mdd'; did you mean"),
    (#""spacing": {"md": -3}"#, "2:19: $.spacing.md: md is negative; it is at least 0"),
    (#""radius": {"box": "3"}"#, "2:19: $.radius.box: box is a number, not a string"),
    (
      ##""colors": {"light": {"red": "#010203"}}"##,
      "2:22: $.colors.light.red: colors has no member"
    ),
    (
      #""colors": {"light": {"primary": "red"}}"#,
      "2:33: $.colors.light.primary: a colour is #RRGGBB or #RRGGBBAA"
    ),
    (#""typography": {"sizeFactor": 0}"#, "2:30: $.typography.sizeFactor: a size factor is from"),
    (
      #""typography": {"caps": {"body": 2}}"#,
      "2:33: $.typography.caps.body: running text is never capped"
    ),
    (
      #""typography": {"caps": {"title": 0.5}}"#,
      "2:34: $.typography.caps.title: a cap is a multiple of the size at large, at least 1"
    ),
    (
      #""typography": {"styles": {"cardTitle": {}}}"#,
      "2:27: $.typography.styles.cardTitle: 'cardTitle' is the name of a role that no style"
    ),
    (
      #""typography": {"styles": {"price": {"weight": "fat"}}}"#,
      "2:47: $.typography.styles.price.weight: 'fat' is no weight"
    ),
    (
      #""typography": {"lineHeights": {"Thaii": 2}}"#,
      "2:32: $.typography.lineHeights.Thaii: 'Thaii' is no language such as ur and no script"
    ),
    (
      #""typography": {"lineHeights": {"Thai": 0.9}}"#,
      "2:40: $.typography.lineHeights.Thai: a factor of line heights is from 1 to 10"
    ),
    (#""disabledOpacity": 2"#, "2:20: $.disabledOpacity: an opacity is from 0 to 1"),
    (#""layoutThem": 1"#, "2:1: $.layoutThem: a theme has no member 'layoutThem'; did you mean"),
  ])
  func `a fault is said with line, column, path and what would be right`(
    members: String, message: String
  ) {
    let error = Self.error(members)
    #expect(error?.hasPrefix(message) == true, "\(error ?? "no error")")
  }

  @Test func `another version and what is no JSON are said`() {
    func error(_ document: String) -> String? {
      do throws(SceneError) {
        _ = try ThemeDocument(parsing: Array(document.utf8))
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      error(#"{"layoutTheme": 2}"#)
        == "1:17: $.layoutTheme: this version reads themes of version 1")
    #expect(error("{}") == "1:1: $: a theme needs 'layoutTheme'")
    #expect(error("[]") == "1:1: $: a theme is an object, not an array")
    #expect(error("{")?.hasPrefix("1:2:") == true)
  }
}
