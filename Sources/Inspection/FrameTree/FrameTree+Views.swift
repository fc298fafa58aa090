internal import DesignTokens
internal import LayoutCore
internal import UnicodeServices
public import Views

extension FrameTree {
  /// What a frame tree shows.
  public struct Options: Hashable, Sendable {
    /// Whether modifiers are nodes of their own.
    public var includesModifiers = false

    /// Pixels a point for the frames on whole pixels; nil for none.
    public var snapScale: Double?

    /// Whether texts list the offsets at which a line may end.
    public var includesBreaks = false

    /// Shows views only, without pixels.
    public init() {}
  }

  /// The frame tree of a laid out view tree.
  ///
  /// - Complexity: O(nodes) and what it costs to break the texts into lines.
  public init(
    _ layout: ViewLayout, scene: String? = nil, engine: EngineVersions,
    options: Options = Options()
  ) {
    self.scene = scene
    self.engine = engine
    let environment = layout.tree.environment
    self.environment = Environment(
      locale: environment.locale.bcp47, layoutDirection: environment.layoutDirection,
      textSize: environment.dynamicTypeSize.rawValue, proposal: layout.host,
      safeArea: layout.safeArea.total, scale: environment.displayScale,
      settings: Self.settings(environment))
    var builder = FrameTreeBuilder(layout, options)
    (nodes, paths) = builder.build()
  }

  /// The settings that are not as on a device that nobody has changed.
  private static func settings(_ environment: EnvironmentValues) -> [Setting] {
    var settings: [Setting] = []
    func add(_ name: String, _ value: String) {
      settings.append(Setting(name: name, value: value))
    }
    if environment.colorScheme == .dark { add("colorScheme", "dark") }
    if environment.isBoldTextEnabled { add("boldText", "true") }
    if environment.accessibilityReduceMotion { add("reduceMotion", "true") }
    if environment.textScaling != .apple { add("scaler", environment.textScaling.description) }
    if environment.tokens != .kit { add("theme", environment.tokens.name) }
    if let appearance = environment.appearance {
      add("palette", appearance.palette.id)
      add("skin", appearance.skin.id)
    }
    if environment.controlSize != .regular {
      add("controlSize", environment.controlSize.rawValue)
    }
    return settings
  }
}
