import Foundation
import LocatedJSON
import Testing

@Suite struct ThemeTests {
  /// A column whose distance, corner, colour and text are tokens.
  private static let scene = """
    { "layoutScene": 1, "size": { "width": 100, "height": 100 },
      "root": { "type": "vstack", "id": "v", "spacing": "md", "children": [
        { "type": "text", "id": "t", "string": "nnnn", "role": "title2" },
        { "type": "roundedRectangle", "id": "r", "cornerRadius": "box", "fill": "primary" } ] } }
    """

  private static func tokens(_ value: JSONValue?) -> [String] {
    (value?["tokens"]?.elements.map { Array($0) } ?? []).map { token in
      let value = token["value"]
      return "\(token["property"]?.string ?? "")=\(token["token"]?.string ?? ""):"
        + "\(value?.string ?? value?.numberLiteral ?? "")"
    }
  }

  private static func root(
    _ options: [String], of scene: String = scene
  ) throws -> JSONValue? {
    let run = try Command.run(
      ["dump", "-", "--fonts", "synthetic", "--format", "json"] + options,
      input: Array(scene.utf8))
    #expect(run.status == 0, "\(run.errors)")
    return try run.json()["root"]
  }

  /// A theme as an app stores it, on dark screens.
  private static let stored = """
    { "themeFile": 1, "followsSystem": false, "activeVariant": "atomic",
      "values": { "tokens": { "version": 2, "variant": "atomic", "value": {
        "colorScheme": "dark",
        "colors": { "base": 1, "content": 16777215, "primary": 258, "secondary": 3, "accent": 4,
          "neutral": 5, "info": 6, "success": 7, "warning": 8, "error": 9 },
        "spacing": { "xs": 1, "sm": 2, "md": 30, "base": 4, "lg": 5, "xl": 6 },
        "radius": { "box": 7, "field": 2, "selector": 3 }, "typography": {},
        "minimumTouchTarget": 44, "disabledOpacity": 0.5, "maximumContentWidth": 640 } },
        "appearance": { "version": 1, "value": { "colorScheme": "dark", "paletteID": "clay",
          "skinID": "retro", "library": {} } } } }
    """

  @Test func `a theme by name lays the scene out anew`() throws {
    let plain = try Self.root([])
    #expect(Self.tokens(plain) == ["spacing=md:12"])
    #expect(plain?.numberOfDifferences(to: try Self.root(["--theme", "kit"])) == 0)
    let atomic = try Self.root(["--theme", "atomic"])
    #expect(Self.tokens(atomic) == ["spacing=md:16"])
    // Four points more between them leave four less to the rectangle, and title2 is semibold.
    let heights = [plain, atomic].map { $0?["children"]?[1]?["frame"]?["height"]?.number ?? 0 }
    #expect(heights[0] - heights[1] == 4)
    #expect(atomic?["children"]?[0]?["text"]?["font"]?["weight"]?.integer == 600)
  }

  @Test func `a theme document re-lays distances, corners, colours and texts`() throws {
    let folder = try Folder()
    let file = try folder.file(
      "brand.json",
      Array(
        """
        { "layoutTheme": 1, "name": "brand", "spacing": { "md": 20 }, "radius": { "box": 9 },
          "colors": { "light": { "primary": "#010203" } },
          "typography": { "styles": {
            "title2": { "size": 30, "lineHeight": 40 }, "price": { "size": 11 } } } }
        """.utf8))
    let root = try Self.root(["--theme", file.path])
    #expect(Self.tokens(root) == ["spacing=md:20"])
    #expect(
      Self.tokens(root?["children"]?[1]) == ["cornerRadius=box:9", "fill=primary:#010203"])
    let font = root?["children"]?[0]?["text"]?["font"]
    #expect(font?["size"]?.number == 30 && font?["lineHeight"]?.number == 40)
    // Texts of the scene may have the theme's styles.
    let styled = Self.scene.replacingOccurrences(of: "title2", with: "price")
    let price = try Self.root(["--theme", file.path], of: styled)
    #expect(price?["children"]?[0]?["text"]?["font"]?["role"]?.string == "price")
    let unknown = try Command.run(["-"], input: Array(styled.utf8))
    #expect(unknown.status == 2 && unknown.errors.contains("'price' is no role"))
  }

  @Test func `a stored theme has its scheme, its tokens, its palette and its skin`() throws {
    let folder = try Folder()
    let file = try folder.file("theme.json", Array(Self.stored.utf8))
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let run = try Command.run(
      ["-", "--fonts", "synthetic", "--format", "json", "--theme", file.path],
      input: Array(Self.scene.utf8))
    #expect(run.status == 0 && run.errors == "")
    let environment = try run.json()["environment"]
    #expect(environment?["colorScheme"]?.string == "dark")
    #expect(environment?["theme"]?.string == "atomic")
    #expect(environment?["palette"]?.string == "clay" && environment?["skin"]?.string == "retro")
    let root = try run.json()["root"]
    #expect(Self.tokens(root) == ["spacing=md:30"])
    // Retro's corners are square, whatever the theme's are; 258 is 0x000102.
    #expect(
      Self.tokens(root?["children"]?[1]) == ["cornerRadius=box:0", "fill=primary:#000102"])
    // Options win over what the theme has chosen.
    let given = try Self.root([
      "--theme", file.path, "--skin", "comic", "--color-scheme", "light",
    ])
    #expect(Self.tokens(given?["children"]?[1])[0] == "cornerRadius=box:12")
    // Showing a theme writes nothing.
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == before)
  }

  @Test func `the option wins over the scene's theme, and a part's theme over both`() throws {
    let scene = Self.scene.replacingOccurrences(
      of: "\"root\"", with: "\"environment\": { \"theme\": \"atomic\" }, \"root\"")
    #expect(Self.tokens(try Self.root([], of: scene)) == ["spacing=md:16"])
    #expect(Self.tokens(try Self.root(["--theme", "kit"], of: scene)) == ["spacing=md:12"])
    let part = scene.replacingOccurrences(
      of: "\"box\", \"fill\": \"primary\" }",
      with: """
        "box", "modifiers": [
          { "environment": { "theme": { "radius": { "box": 3 } } } } ] }
        """)
    let rectangle = try Self.root(["--theme", "kit"], of: part)?["children"]?[1]
    #expect(Self.tokens(rectangle) == ["cornerRadius=box:3"])
  }

  @Test func `a scene may name the file of its theme, which lies beside it`() throws {
    let folder = try Folder()
    _ = try folder.file(
      "brand.json",
      Array(
        """
        { "layoutTheme": 1, "spacing": { "md": 33 },
          "typography": { "styles": { "price": { "size": 11 } } } }
        """.utf8))
    func dump(_ theme: String, _ role: String, _ options: String...) throws -> Run {
      let scene = Self.scene.replacingOccurrences(
        of: "\"root\"", with: "\"environment\": { \"theme\": \"\(theme)\" }, \"root\""
      ).replacingOccurrences(of: "title2", with: role)
      let file = try folder.file("scene.json", Array(scene.utf8))
      return try Command.run(
        [file.path, "--fonts", "synthetic", "--format", "json"] + options)
    }
    let own = try dump("brand.json", "price").json()["root"]
    #expect(Self.tokens(own) == ["spacing=md:33"])
    #expect(own?["children"]?[0]?["text"]?["font"]?["size"]?.number == 11)
    // Another theme for it lacks the style, which is said and stands aside for body text.
    let other = try dump("brand.json", "price", "--theme", "kit").json()["root"]
    #expect(Self.tokens(other) == ["spacing=md:12"])
    #expect(other?["children"]?[0]?["diagnostics"]?[0]?["rule"]?.string == "text.role")
    let unknown = try dump("brand.json", "fee")
    #expect(unknown.status == 2 && unknown.errors.contains("'fee' is no role"))
    let missing = try dump("none.json", "price")
    #expect(missing.status == 2 && missing.errors.contains("none.json: no such file"))
    let part = try Command.run(
      ["-"],
      input: Array(
        """
        {"layoutScene": 1, "root": {"type": "color", "modifiers": [
          {"environment": {"theme": "brand.json"}}]}}
        """.utf8))
    #expect(part.errors.contains("only the environment of the whole scene may name one"))
  }

  @Test(arguments: [
    ("{", "FILE:1:2: "), ("[]", "FILE:1:1: is no theme; a theme document has the member"),
    (#"{"layoutTheme": 1, "spacing": 3}"#, "FILE:1:31: $.spacing: spacing is an object"),
    (#"{"layoutTheme": 9}"#, "FILE:1:17: $.layoutTheme: this version reads themes of version 1"),
    (#"{"themeFile": 9}"#, "FILE: the stored theme has version 9; this program reads version 1"),
    (#"{"themeFile": 1, "values": 3}"#, "FILE: the stored theme cannot be read: 1:28: an object"),
    (
      #"{"themeFile": 1, "followsSystem": false, "values": {"tokens": {"version": 2, "value": 3}}}"#,
      "FILE: the value of 'tokens' is not usable: "
    ),
    (
      #"{"themeFile": 1, "values": {"tokens": {"version": 2, "variant": "brand", "value": {}}}}"#,
      "FILE: 'brand' is no variant; it is one of kit, atomic"
    ),
  ])
  func `a file that is no theme is said`(content: String, message: String) throws {
    let folder = try Folder()
    let file = try folder.file("theme.json", Array(content.utf8))
    let run = try Command.run(["checkout-row", "--theme", file.path])
    #expect(run.status == 2 && run.output == "")
    let wanted = message.replacingOccurrences(of: "FILE", with: file.path)
    #expect(run.errors.hasPrefix("layout-dump: \(wanted)"), "\(run.errors)")
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func `an unknown name is said with the names there are`() throws {
    let run = try Command.run(["checkout-row", "--theme", "material"])
    #expect(run.status == 2)
    #expect(
      run.errors.hasPrefix(
        "layout-dump: 'material' is no theme; it is one of kit, atomic, or a file"))
    for arguments in [["--help"], ["dump", "--help"], ["roles", "--help"]] {
      #expect(try Command.run(arguments).output.contains("--theme NAME|FILE"))
    }
  }

  @Test func `a stored theme without tokens is the default theme, and that is said`() throws {
    let folder = try Folder()
    let file = try folder.file("theme.json", Array(#"{"themeFile": 1, "values": {}}"#.utf8))
    let run = try Command.run(["checkout-row", "--fonts", "synthetic", "--theme", file.path])
    #expect(run.status == 0)
    #expect(run.errors.contains("holds no 'tokens'; the default theme is used"))
    #expect(run.output == (try Command.run(["checkout-row", "--fonts", "synthetic"]).output))
  }

  @Test func `the table of roles shows every published cell`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/DesignTokens/dynamic-type.json")
    let tables = try JSONDocument(parsing: Array(try Data(contentsOf: file))).root
    let categories = try #require(tables["categories"]?.elements).compactMap { $0.string }
    #expect(categories.count == 12)
    var cells = 0
    for (column, category) in categories.enumerated() {
      let run = try Command.run(["roles", "--text-size", category, "--format", "json"])
      for row in try #require(try run.json().elements) {
        let role = try #require(row["role"]?.string)
        guard let sizes = tables["size"]?[role] else { continue }
        #expect(row["size"]?.number == sizes[column]?.number, "\(role) \(category)")
        #expect(row["lineHeight"]?.number == tables["leading"]?[role]?[column]?.number)
        cells += 1
      }
    }
    #expect(cells == 11 * 12)
  }

  @Test func `one text has the font of a role, as theme, skin and settings make it`() throws {
    func font(_ options: String...) throws -> JSONValue? {
      let run = try Command.run(
        ["text", "Total", "--fonts", "synthetic", "--format", "json"] + options)
      #expect(run.status == 0, "\(run.errors)")
      return try run.json()["font"]
    }
    let body = try font()
    #expect(body?["role"]?.string == "body" && body?["size"]?.number == 17)
    // A step of a family, two weights heavier for bold text, in the letters of the skin.
    let heading = try font(
      "--role", "heading.lg", "--text-size", "xxLarge", "--bold-text", "--skin", "retro")
    #expect(heading?["role"]?.string == "title" && heading?["size"]?.number == 32)
    #expect(heading?["weight"]?.integer == 900)
    #expect(heading?["design"]?.string == "monospaced")
    #expect(try font("--scaler", "linear:2")?["size"]?.number == 34)
    let styled = try font("--theme", "atomic", "--role", "captionBold")
    #expect(styled?["role"]?.string == "captionBold" && styled?["weight"]?.integer == 700)
    #expect(try font("--size", "12", "--bold-text")?["weight"]?.integer == 600)
    let unknown = try Command.run(["text", "a", "--role", "nope"])
    #expect(unknown.status == 2 && unknown.errors.contains("'nope' is no role"))
    let both = try Command.run(["text", "a", "--role", "body", "--size", "3"])
    #expect(both.status == 2 && both.errors.contains("'--role' or a '--size', not both"))
  }

  @Test func `the table of roles follows a theme, and shows its own styles`() throws {
    let atomic = try Command.run(["roles", "--theme", "atomic"])
    #expect(atomic.lines.first?.hasPrefix("ROLE") == true)
    let line = try #require(atomic.lines.first { $0.hasPrefix("captionBold") })
    #expect(
      line.split(separator: " ").map(String.init) == ["captionBold", "12", "16", "bold", "0"])
    #expect(try Command.run(["roles"]).lines.filter { $0.hasPrefix("caption") }.count == 2)
  }
}

extension JSONValue {
  /// In how many numbers and strings two values differ.
  fileprivate func numberOfDifferences(to other: JSONValue?) -> Int {
    guard let other, kind == other.kind else { return 1 }
    if let members {
      return members.reduce(0) { $0 + $1.value.numberOfDifferences(to: other[$1.name]) }
    }
    if let elements {
      return elements.enumerated().reduce(0) {
        $0 + $1.element.numberOfDifferences(to: other[$1.offset])
      }
    }
    return numberLiteral == other.numberLiteral && string == other.string ? 0 : 1
  }
}
