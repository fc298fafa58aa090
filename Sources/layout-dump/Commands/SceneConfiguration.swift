internal import DesignTokens
internal import Geometry
internal import Localization
internal import UnicodeServices
internal import Views

/// What a scene is laid out with: options win over the scene, the scene over the defaults.
struct SceneConfiguration {
  let environment: EnvironmentValues
  let size: ProposedViewSize
  /// What is covered of the host, by the root's direction.
  let safeArea: EdgeInsets
  let keyboardHeight: Double

  init(
    _ arguments: Arguments, scene: SceneDocument, theme: ThemeOption?, catalogs: [StringCatalog]
  ) throws(ToolError) {
    var given = SceneEnvironment()
    if let id = arguments[.locale] { given.locale = try Self.locale(id) }
    given.textSize = try arguments.textSize()
    given.colorScheme = try arguments.choice(.colorScheme, ColorScheme.self)
    given.timeZone = arguments[.timeZone]
    if arguments.has(.boldText) { given.boldText = true }
    given.scaler = try Self.scaler(arguments)
    if let word = arguments[.palette] {
      given.palette = try PaletteOption.palette(word, "palette")
    }
    given.skin = try Self.skin(arguments)
    if let scale = arguments[.scale] {
      guard let number = Int(scale), (1...3).contains(number) else {
        throw .usage("'\(scale.printable)' is no scale; it is 1, 2 or 3")
      }
      given.displayScale = Double(number)
    }
    given.theme = theme?.theme
    var merged = given.merging(over: scene.environment)
    // What a stored theme has chosen counts where neither an option nor the scene says anything.
    merged.colorScheme = merged.colorScheme ?? theme?.colorScheme
    merged.palette = merged.palette ?? theme?.appearance?.palette
    merged.skin = merged.skin ?? theme?.appearance?.skin
    if let word = try arguments.choice(.direction, DirectionChoice.self) {
      merged.layoutDirection = word.direction
    }
    var environment = merged.values
    if let zone = arguments[.timeZone] { try Self.check(timeZone: zone) }
    if let now = arguments[.now] { environment.now = try Self.moment(now) }
    environment.stringCatalogs = catalogs
    environment.pseudoModes = try PseudoOption.modes(arguments)
    if let first = PseudoLocalizer(modes: environment.pseudoModes).direction,
      arguments[.direction] == nil
    {
      environment.layoutDirection = LayoutDirection(first)
    }
    self.environment = environment
    var size = scene.size
    if let width = try arguments.length(.width) { size.width = width }
    if let height = try arguments.length(.height) { size.height = height }
    self.size = size
    let direction = self.environment.layoutDirection
    safeArea = try Self.safeArea(arguments) ?? scene.safeArea.insets(in: direction)
    keyboardHeight =
      try arguments.length(.keyboard).flatMap { $0 } ?? scene.safeArea.keyboardHeight
  }

  /// The four lengths of `--safe-area`.
  private static func safeArea(_ arguments: Arguments) throws(ToolError) -> EdgeInsets? {
    guard let word = arguments[.safeArea] else { return nil }
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { part -> Double? in
      let isDecimal = part.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
      guard isDecimal, let length = Double(part), length <= 1e9 else { return nil }
      return length
    }
    guard parts.count == 4, lengths.count == 4 else {
      throw .usage(
        "'\(word.printable)' is no safe area; give four lengths in points: "
          + "top, leading, bottom and trailing, such as 59,0,34,0")
    }
    return EdgeInsets(
      top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
  }

  /// The way text is scaled that `--scaler` names.
  static func scaler(_ arguments: Arguments) throws(ToolError) -> TextScaling? {
    guard let word = arguments[.scaler] else { return nil }
    do throws(TextScaling.ParsingError) {
      return try TextScaling(parsing: word)
    } catch {
      throw .usage(error.description)
    }
  }

  /// The skin that `--skin` names.
  static func skin(_ arguments: Arguments) throws(ToolError) -> Skin? {
    guard let word = arguments[.skin] else { return nil }
    if let skin = Skin.builtIn(id: word) { return skin }
    throw .usage(
      "'\(word.printable)' is no skin; it is one of "
        + Skin.builtIn.map { $0.id }.joined(separator: ", "))
  }

  static func locale(_ id: String) throws(ToolError) -> LocaleIdentifier {
    do throws(LocaleIdentifierError) {
      return try LocaleIdentifier(id)
    } catch {
      throw .usage(error.description)
    }
  }

  private static func check(timeZone: String) throws(ToolError) {
    do throws(FormatError) {
      _ = try FormatContext(locale: .standard, timeZone: timeZone)
    } catch {
      throw .usage(error.description)
    }
  }

  static func moment(_ text: String) throws(ToolError) -> Timestamp {
    do throws(FormatError) {
      return try Timestamp(text)
    } catch {
      throw .usage(error.description)
    }
  }
}

/// The words of `--direction`.
enum DirectionChoice: String, CaseIterable {
  case auto, leftToRight, rightToLeft

  /// The direction; nil for that of the locale.
  var direction: LayoutDirection? { LayoutDirection(rawValue: rawValue) }
}
