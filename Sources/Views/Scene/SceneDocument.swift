public import DesignTokens
public import Geometry
internal import LocatedJSON
public import UnicodeServices

/// A scene document: a view tree in JSON, with the size of its host and its environment.
///
/// ```json
/// { "layoutScene": 1, "size": { "width": 200 }, "environment": { "locale": "ar-EG" },
///   "root": { "type": "hstack", "children": [
///     { "type": "text", "id": "title", "string": "A" }, { "type": "spacer" } ] } }
/// ```
///
/// With the locale `ar-EG` the title is at the right; with `en-US` at the left.
///
/// A document is checked whole before anything is laid out: an unknown member, a wrong value or a
/// duplicate id is an error with its place.
public struct SceneDocument: Sendable {
  /// The version of the form of scene documents.
  public static let version = 1

  /// How deep views may be nested, modifiers' views included.
  public static let depthLimit = 10_000

  /// How many parts of one text a document may name that no line break divides.
  public static let unbreakableLimit = 100

  /// How many views a document may show at anchors.
  public static let anchoredLimit = 10_000

  /// The scene's name, when it has one.
  public internal(set) var name: String?

  /// The host's proposal; nil where a dimension is unspecified.
  public internal(set) var size = ProposedViewSize.unspecified

  /// What the document says is covered of the host.
  public internal(set) var safeArea = SceneSafeArea()

  /// The values of the environment that the document sets.
  public internal(set) var environment = SceneEnvironment()

  /// The file of the theme that the document's environment names, as it stands there.
  ///
  /// A document does not read it; who does may lay the document out with that theme. Until then any
  /// role of a text may be a style of that theme.
  public internal(set) var themeFile: String?

  /// The string tables that the document names, as they stand there.
  public internal(set) var stringTables: [String] = []

  var nodes: [SceneNode] = []
  var root = 0
  /// How many modifiers the nodes have.
  var modifierCount = 0

  /// A document of nothing, to be filled.
  init() {}

  /// Reads a document.
  ///
  /// - Throws: ``SceneError`` for the first fault.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8]) throws(SceneError) {
    try self.init(parsing: bytes, styleNames: [])
  }

  /// Reads a document whose texts may have styles of a theme that is given beside it.
  ///
  /// - Parameters:
  ///   - bytes: the document.
  ///   - styleNames: the names of the styles.
  ///   - knowsThemeFile: whether the styles of the theme in a file that the document names are among
  ///     them; if not, any role of a text may be one of that theme.
  /// - Throws: ``SceneError`` for the first fault.
  /// - Complexity: O(bytes).
  public init(
    parsing bytes: [UInt8], styleNames: Set<String>, knowsThemeFile: Bool = false
  ) throws(SceneError) {
    self.init()
    let limits = JSONLimits(maximumDepth: Self.depthLimit * 4 + 64)
    let document = try JSONDocument(ofScene: bytes, limits: limits)
    var decoder = SceneDecoder()
    decoder.styleNames = styleNames
    decoder.knowsAllStyles = knowsThemeFile
    self = try decoder.document(document)
  }
}

/// The values that a scene's `environment` may set; nil where it does not.
public struct SceneEnvironment: Sendable {
  /// The locale.
  public var locale: LocaleIdentifier?
  /// The direction; without one it follows the locale's script.
  public var layoutDirection: LayoutDirection?
  /// The text size.
  public var textSize: DynamicTypeSize?
  /// Light or dark.
  public var colorScheme: ColorScheme?
  /// Pixels a point.
  public var displayScale: Double?
  /// Whether text is bolder.
  public var boldText: Bool?
  /// Whether there is less motion.
  public var reduceMotion: Bool?
  /// Whether the width is compact or regular.
  public var horizontalSizeClass: UserInterfaceSizeClass?
  /// The time zone, as an IANA identifier.
  public var timeZone: String?
  /// How text grows with the wanted size.
  public var scaler: TextScaling?
  /// The palette.
  public var palette: Palette?
  /// The skin.
  public var skin: Skin?
  /// The theme: a variant, or what is changed of the one around.
  public var theme: ThemeDocument?
  /// How large controls are.
  public var controlSize: ControlSize?
  /// The text sizes that are allowed.
  public var allowedTextSizes: DynamicTypeSizeRange?
  /// How far each role may grow.
  public var roleCaps: RoleCaps?
  /// A factor on the size of all text.
  public var fontSizeFactor: Double?
  /// Whether letters are spaced as those of SF Pro.
  public var systemTracking: Bool?
  /// The case of headers of sections that stand apart from each other; in it nil as they are written.
  public var sectionHeaderTextCase: TextCasing??
  /// The least side that everything that reacts to touches takes.
  public var minimumTouchTarget: TouchTargetChoice?

  /// How large everything that reacts to touches is at least.
  public enum TouchTargetChoice: Hashable, Sendable {
    /// As large as it is.
    case free
    /// As large as the theme wants it.
    case theme
    /// A number of points.
    case points(Double)
  }

  /// Sets nothing.
  public init() {}

  /// These values, and those of `other` where these set none.
  public func merging(over other: SceneEnvironment) -> SceneEnvironment {
    var result = self
    result.locale = locale ?? other.locale
    result.layoutDirection = layoutDirection ?? other.layoutDirection
    result.textSize = textSize ?? other.textSize
    result.colorScheme = colorScheme ?? other.colorScheme
    result.displayScale = displayScale ?? other.displayScale
    result.boldText = boldText ?? other.boldText
    result.reduceMotion = reduceMotion ?? other.reduceMotion
    result.horizontalSizeClass = horizontalSizeClass ?? other.horizontalSizeClass
    result.timeZone = timeZone ?? other.timeZone
    result.scaler = scaler ?? other.scaler
    result.palette = palette ?? other.palette
    result.skin = skin ?? other.skin
    result.theme = theme ?? other.theme
    result.controlSize = controlSize ?? other.controlSize
    result.allowedTextSizes = allowedTextSizes ?? other.allowedTextSizes
    result.roleCaps = roleCaps ?? other.roleCaps
    result.fontSizeFactor = fontSizeFactor ?? other.fontSizeFactor
    result.sectionHeaderTextCase = sectionHeaderTextCase ?? other.sectionHeaderTextCase
    result.systemTracking = systemTracking ?? other.systemTracking
    result.minimumTouchTarget = minimumTouchTarget ?? other.minimumTouchTarget
    return result
  }

  /// Writes the values that are set into an environment.
  ///
  /// A locale alone leaves the direction as it is.
  public func apply(to values: inout EnvironmentValues) {
    if let locale { values.locale = locale }
    if let layoutDirection { values.layoutDirection = layoutDirection }
    if let textSize { values.dynamicTypeSize = textSize }
    if let colorScheme { values.colorScheme = colorScheme }
    if let displayScale { values.displayScale = displayScale }
    if let boldText { values.isBoldTextEnabled = boldText }
    if let reduceMotion { values.accessibilityReduceMotion = reduceMotion }
    if let horizontalSizeClass { values.horizontalSizeClass = horizontalSizeClass }
    if let timeZone { values.timeZone = timeZone }
    if let scaler { values.textScaling = scaler }
    if let controlSize { values.controlSize = controlSize }
    if let allowedTextSizes {
      values.allowedTextSizes = values.allowedTextSizes.nesting(allowedTextSizes)
    }
    if let roleCaps { values.roleCaps = roleCaps }
    if let fontSizeFactor { values.fontSizeFactor = fontSizeFactor }
    if let sectionHeaderTextCase { values.sectionHeaderTextCase = sectionHeaderTextCase }
    if let systemTracking { values.usesSystemTracking = systemTracking }
    applyTheme(to: &values)
    if palette != nil || skin != nil {
      var appearance = values.appearance ?? .standard
      if let palette { appearance.palette = palette }
      if let skin { appearance.skin = skin }
      values.appearance = appearance
    }
  }

  private func applyTheme(to values: inout EnvironmentValues) {
    if let theme { values.tokens = theme.tokens(over: values.tokens) }
    switch minimumTouchTarget {
    case nil: break
    case .free?: values.minimumTouchTarget = nil
    case .theme?: values.minimumTouchTarget = values.tokens.minimumTouchTarget
    case .points(let side)?: values.minimumTouchTarget = side
    }
  }

  /// The environment of a root: the direction follows the effective locale unless it is set.
  public var values: EnvironmentValues {
    var values = EnvironmentValues(locale: locale ?? .standard, layoutDirection: layoutDirection)
    apply(to: &values)
    return values
  }
}
