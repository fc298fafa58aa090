internal import DesignTokens
internal import LocatedJSON
internal import ThemeStorage
internal import Views

/// The theme of `--theme`: a variant by its name, a theme document, or a theme that an app stored.
///
/// A file wins over a name.
struct ThemeOption {
  /// What the theme makes of the tokens.
  let theme: ThemeDocument

  /// The colour scheme that a stored theme has chosen; nil when it follows the system.
  let colorScheme: ColorScheme?

  /// The palette and the skin that a stored theme holds; nil when it holds none.
  let appearance: Appearance?

  /// Reads the theme for a colour scheme that is asked for, nil without the option.
  static func read(
    _ arguments: Arguments, scheme: ColorScheme?
  ) throws(ToolError) -> ThemeOption? {
    guard let word = arguments[.theme] else { return nil }
    if word == "-" || Files.exists(word) && !Files.isDirectory(word) {
      return try ThemeOption(file: word, scheme: scheme)
    }
    if let variant = TokenThemeVariant(rawValue: word) {
      return ThemeOption(theme: ThemeDocument(variant.tokens))
    }
    let names = TokenThemeVariant.all.map { $0.id }.joined(separator: ", ")
    throw .usage("'\(word.printable)' is no theme; it is one of \(names), or a file")
  }

  /// Reads the theme that a scene names; nil when it names none.
  static func read(
    of scene: LoadedScene, scheme: ColorScheme?
  ) throws(ToolError) -> ThemeOption? {
    guard let file = scene.document.themeFile else { return nil }
    return try ThemeOption(file: scene.path(of: file), scheme: scheme)
  }

  private init(theme: ThemeDocument) {
    self.theme = theme
    colorScheme = nil
    appearance = nil
  }

  private init(file: String, scheme: ColorScheme?) throws(ToolError) {
    let bytes = try Files.read(file)
    let root: JSONValue
    do {
      root = try JSONDocument(parsing: bytes).root
    } catch {
      throw .located(file, "\(error)")
    }
    if root["themeFile"] != nil {
      try self.init(stored: bytes, file, scheme)
      return
    }
    guard root["layoutTheme"] != nil else {
      throw .located(
        file,
        "\(root.location): is no theme; a theme document has the member 'layoutTheme', "
          + "a stored theme 'themeFile'")
    }
    do throws(SceneError) {
      self.init(theme: try ThemeDocument(parsing: bytes))
    } catch {
      throw .located(file, error.description)
    }
  }

  private init(
    stored bytes: [UInt8], _ file: String, _ scheme: ColorScheme?
  ) throws(ToolError) {
    let stored: StoredTheme
    do throws(ThemePersistenceError) {
      stored = try FileThemePersistence.theme(from: bytes)
    } catch {
      throw .file(file, "\(error)")
    }
    if stored.entries[TokenTheme.key] == nil {
      Files.report("\(file.printable): holds no '\(TokenTheme.key)'; the default theme is used")
    }
    // A copy in memory: a command that shows a theme writes nothing.
    func value<Value: ThemeExtension>(
      _: Value.Type, _ scheme: ColorScheme
    ) throws(ToolError) -> Value {
      let theme = Theme(
        persistence: InMemoryThemePersistence(stored), scheme: scheme,
        variants: [ThemeVariantFamily(TokenThemeVariant.self)])
      let value = theme.value(Value.self)
      if let issue = theme.issues.first { throw .file(file, Self.sentence(issue)) }
      return value
    }
    let light = try value(TokenTheme.self, .light)
    let dark = try value(TokenTheme.self, .dark)
    appearance =
      stored.entries[AppearanceTheme.key] == nil
      ? nil : try value(AppearanceTheme.self, .light).appearance
    let chosen = stored.followsSystem ? nil : light.colorScheme
    let isDark = (scheme ?? chosen) == .dark
    let name = stored.entries[TokenTheme.key]?.variantID ?? TokenThemeVariant.default.id
    colorScheme = chosen
    theme = ThemeDocument(
      TokenSet(name: name, isDark ? dark : light, other: isDark ? light : dark))
  }

  private static func sentence(_ issue: ThemeIssue) -> String {
    switch issue {
    case .keptAside(let reason, _), .protected(_, let reason): reason
    case .valueKeptAside(let key, let reason, _): "the value of '\(key)' is not usable: \(reason)"
    case .unknownVariant(_, let id):
      "'\(id.printable)' is no variant; it is one of "
        + TokenThemeVariant.all.map { $0.id }.joined(separator: ", ")
    }
  }
}
