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

  /// The string tables that the document names, as they stand there.
  public internal(set) var stringTables: [String] = []

  var nodes: [SceneNode] = []
  var root = 0

  /// A document of nothing, to be filled.
  init() {}

  /// Reads a document.
  ///
  /// - Throws: ``SceneError`` for the first fault.
  /// - Complexity: O(bytes).
  public init(parsing bytes: [UInt8]) throws(SceneError) {
    self.init()
    let limits = JSONLimits(maximumDepth: Self.depthLimit * 4 + 64)
    let document: JSONDocument
    do {
      document = try JSONDocument(parsing: bytes, limits: limits)
    } catch {
      throw SceneError(error)
    }
    var decoder = SceneDecoder()
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
    if palette != nil || skin != nil {
      var appearance = values.appearance ?? .standard
      if let palette { appearance.palette = palette }
      if let skin { appearance.skin = skin }
      values.appearance = appearance
    }
  }

  /// The environment of a root: the direction follows the effective locale unless it is set.
  public var values: EnvironmentValues {
    var values = EnvironmentValues(locale: locale ?? .standard, layoutDirection: layoutDirection)
    apply(to: &values)
    return values
  }
}
