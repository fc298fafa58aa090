import DesignTokens
import Foundation
import Testing

@testable import ThemeStorage

/// The persistence on the machine's own file system.
@Suite final class FileThemePersistenceTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "theme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  var path: String { folder.appendingPathComponent("theme.json").path }
  var persistence: FileThemePersistence { FileThemePersistence(path: path) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  @Test func `a theme is kept in a readable file`() throws {
    #expect(try persistence.load() == nil)
    let theme = StoredTheme(
      followsSystem: false, activeVariantID: "kit",
      entries: [
        "b": StoredTheme.Entry(
          version: 3, variantID: "kit",
          value: .array([.null, .bool(true), .integer(.min), .number(0.1), .string("\u{202E}\"")])),
        "a": StoredTheme.Entry(version: 1, value: .object(["z": .object([:]), "y": .array([])])),
      ])
    try persistence.save(theme)
    #expect(try persistence.load() == theme)
    let text = try text(path)
    #expect(text.hasPrefix("{\n  \"themeFile\": 1,\n  \"followsSystem\": false,\n"))
    #expect(text.hasSuffix("}\n"))
    try persistence.save(theme)
    #expect(try self.text(path) == text)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["theme.json"])
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  /// Files that are no themes, with a part of the report.
  static let corrupt: [(text: String, report: String)] = [
    ("", "1:1"), ("{", "1:2"), ("[]", "'themeFile' is wanted"), ("{}", "'themeFile' is wanted"),
    ("{\"themeFile\": 1, \"followsSystem\": 1}", "1:35: true or false is wanted"),
    ("{\"themeFile\": 1, \"values\": []}", "1:28: an object is wanted"),
    ("{\"themeFile\": 1, \"values\": {\"a\": {}}}", "'version' and 'value'"),
    ("{\"themeFile\": 1, \"values\": {\"a\": {\"version\": 1.5, \"value\": 1}}}", "a whole number"),
    ("{\"themeFile\": 1, \"activeVariant\": null}", "text is wanted"),
    ("{\"themeFile\": 1, \"more\": null}", "'more' is not known"),
    ("{\"themeFile\": 0}", "version 0"), ("{\"themeFile\": 2, \"new\": 1}", "version 2"),
    (String(repeating: "[", count: 2000), "1:"),
    (String(repeating: " ", count: FileThemePersistence.maximumByteCount + 1), "more than"),
  ]

  @Test(arguments: 0..<corrupt.count)
  func `a corrupt, older or newer file is kept aside and reported`(_ index: Int) throws {
    let (content, report) = Self.corrupt[index]
    try write(content)
    for _ in 0..<2 {
      let theme = Theme(
        persistence: persistence, scheme: .dark,
        variants: [ThemeVariantFamily(TokenThemeVariant.self)])
      #expect(theme.value(TokenTheme.self).colors == TokenSet.kit.dark)
      guard case .keptAside(let reason, let place)? = theme.issues.first else {
        Issue.record("\(theme.issues)")
        return
      }
      #expect(reason.contains(report), "\(reason)")
      #expect(place == path + ".aside-1")
      #expect(try text(place) == content)
      // Until something is stored the file itself stays, too.
      #expect(try text(path) == content)
    }
    let theme = Theme(persistence: persistence, scheme: .light)
    try theme.apply(TokenTheme.fallback)
    #expect(try persistence.load()?.entries["tokens"] != nil)
    #expect(try text(path + ".aside-1") == content)
  }

  @Test func `a theme survives a restart in a file`() throws {
    func open() -> Theme {
      Theme(
        persistence: persistence, scheme: .light,
        variants: [ThemeVariantFamily(TokenThemeVariant.self)])
    }
    try open().apply(variant: TokenThemeVariant.atomic, for: .dark)
    var wish = open().value(TokenTheme.self)
    wish.colors[.accent] = HexColor(hex: 0x00FF7F)
    wish.radius = RadiusScale(box: 1.25, field: 1, selector: 0)
    try open().merge(wish)
    let theme = open()
    #expect(theme.value(TokenTheme.self) == wish)
    #expect(theme.activeVariantID == "atomic" && !theme.followsSystem && theme.issues.isEmpty)
    #expect(theme.compare(to: TokenThemeVariant.atomic, for: .dark))
  }

  @Test func `a place that cannot be used is an error that names it`() throws {
    let missing = FileThemePersistence(path: folder.path + "/none/theme.json")
    #expect(try missing.load() == nil)
    do {
      try missing.save(StoredTheme())
      Issue.record("the folder does not exist")
    } catch {
      #expect("\(error)".contains("/none"))
    }
    // A folder where the file should be can be opened, but neither read nor replaced.
    let folderPath = FileThemePersistence(path: folder.path)
    #expect(throws: ThemePersistenceError.self) { try folderPath.load() }
    #expect(FileThemePersistence.folder(of: "/theme.json") == "/")
    #expect(FileThemePersistence.folder(of: "a/b/theme.json") == "a/b")
    #expect(FileThemePersistence.folder(of: "theme.json") == ".")
  }

  @Test func `values that a file cannot hold are refused`() throws {
    var deep = StoredValue.integer(1)
    for _ in 0..<60 { deep = .array([deep]) }
    func theme(_ value: StoredValue) -> StoredTheme {
      StoredTheme(entries: ["a": StoredTheme.Entry(version: 1, value: value)])
    }
    try persistence.save(theme(deep))
    #expect(try persistence.load() == theme(deep))
    #expect(throws: ThemePersistenceError.self) { try persistence.save(theme(.array([deep]))) }
    #expect(throws: ThemePersistenceError.self) { try persistence.save(theme(.number(.infinity))) }
    let long = String(repeating: "x", count: FileThemePersistence.maximumByteCount)
    #expect(throws: ThemePersistenceError.self) { try persistence.save(theme(.string(long))) }
    #expect(try persistence.load() == theme(deep))
  }

  @Test func `many may save and load at once`() async throws {
    let path = path
    func theme(_ number: Int) -> StoredTheme {
      StoredTheme(
        activeVariantID: String(repeating: "\(number % 10)", count: 3000 + number * 10),
        entries: ["n": StoredTheme.Entry(version: number, value: .integer(number))])
    }
    try persistence.save(theme(0))
    await withTaskGroup(of: Void.self) { group in
      for task in 0..<6 {
        group.addTask {
          let persistence = FileThemePersistence(path: path)
          for step in 0..<15 {
            do {
              if task % 2 == 0 { try persistence.save(theme(task * 100 + step)) }
              let loaded = try persistence.load()
              #expect(loaded == loaded?.entries["n"].map { theme($0.version) })
              #expect(loaded != nil)
              if task == 5, step == 7 { _ = try persistence.keepAside() }
            } catch {
              Issue.record(error)
            }
          }
        }
      }
    }
    let last = try #require(try persistence.load()?.entries["n"]?.version)
    // The last one that any of the writers has written.
    #expect([14, 214, 414].contains(last))
    #expect(try persistence.load() == theme(last))
  }
}
