public import DesignTokens
public import Geometry
public import Localization
public import Typesetting
public import UnicodeServices

/// The values that hold at one place of a view tree: locale, direction, text size and others.
///
/// The environment is captured when a tree is built: a text takes its locale from here, never from
/// the machine. Any subtree can be given other values.
///
/// Setting ``locale`` does not change ``layoutDirection``, as in SwiftUI: a price in `ar-EG` inside
/// an English screen has Arabic digits and stays in a left-to-right row.
///
/// Source: SwiftUI's `EnvironmentValues`.
public struct EnvironmentValues: Sendable {
  /// The locale with which values are formatted and in whose language text is set.
  public var locale: LocaleIdentifier

  /// Whether leading is left or right.
  public var layoutDirection: LayoutDirection

  /// How large text is: what a person wants, within what this part of the screen allows.
  public var dynamicTypeSize: DynamicTypeSize {
    get { allowedTextSizes.clamp(wantedTextSize) }
    set { wantedTextSize = newValue }
  }

  /// How large a person wants text to be, whatever is allowed here.
  private var wantedTextSize: DynamicTypeSize = .large

  /// Pixels a point: 1, 2 or 3.
  public var displayScale = 2.0

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme = .light

  /// Whether a person wants bolder text.
  public var isBoldTextEnabled = false

  /// Whether a person wants less motion.
  public var accessibilityReduceMotion = false

  /// Whether the width is compact or regular.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// How text grows with the wanted size: Apple's tables, Android's, or one factor.
  public var textScaling: TextScaling = .apple

  /// The text sizes that this part of the screen allows.
  public var allowedTextSizes: DynamicTypeSizeRange = .all

  /// How far each text role may grow.
  public var roleCaps: RoleCaps = .none

  /// A product's own factor on the size of all text; finite and above 0.
  public var fontSizeFactor = 1.0

  /// Whether letters are spaced as those of SF Pro, outside of joining scripts.
  public var usesSystemTracking = false

  /// The tokens of the theme: colours, distances, corners, text.
  public var tokens: TokenSet {
    get { tokenBox.tokens }
    set { tokenBox = TokenBox(tokens: newValue) }
  }

  private var tokenBox = TokenBox.kit

  /// How large controls are.
  public var controlSize: ControlSize = .regular

  /// The least side, in points, that everything that reacts to touches takes; nil to let it be as
  /// large as it is.
  public var minimumTouchTarget: Double?

  /// The colour of texts and shapes; nil where none was set.
  public var foregroundColor: ThemeColor?

  /// The palette and the skin; nil where the screen has none, and text the measurer's own face.
  public var appearance: Appearance?

  /// The font of texts that name none of their own; nil for the body role.
  public var font: Font?

  /// The width of the letters of texts; nil for that of their font.
  public var fontWidth: FontWidth?

  /// The case that texts are shown in, by the rules of the environment's locale; nil as they are
  /// written.
  ///
  /// Source: SwiftUI's `textCase`.
  public var textCase: Text.Case?

  /// The distance of tab stops from the edge where a line begins, in points; nil for eight spaces.
  public var tabInterval: Double?

  /// The most lines that a text may take; nil for as many as fit.
  public var lineLimit: Int?

  /// Where a text that does not fit is cut.
  public var truncationMode: TruncationMode = .tail

  /// How the lines of a text are aligned with each other.
  public var multilineTextAlignment: TextAlignment = .leading

  /// The smallest factor by which a text may shrink to fit, above 0 and at most 1.
  public var minimumScaleFactor = 1.0

  /// Whether letters may move closer together to fit.
  public var allowsTightening = false

  /// The time zone in which dates are shown, as an IANA identifier.
  public var timeZone = "UTC"

  /// The string tables in which keys are looked up, in this order.
  public var stringCatalogs: [StringCatalog] = []

  /// Transforms of looked-up texts, to find what they would break; none for real languages.
  public var pseudoModes: [PseudoMode] = []

  /// The present time, for values relative to it; nothing reads a clock.
  public var now: Timestamp?

  /// Opened formatters, shared by all who copy this environment.
  public var formatters: FormatterCache {
    get { sharedFormatters.cache }
    set { sharedFormatters = SharedFormatters(newValue) }
  }

  private var sharedFormatters = SharedFormatters()

  private var custom: [ObjectIdentifier: any Sendable] = [:]

  /// Creates the environment of a screen.
  ///
  /// - Parameters:
  ///   - locale: the locale; `en-US` without one.
  ///   - layoutDirection: the direction; that of the locale's script without one.
  public init(locale: LocaleIdentifier = .standard, layoutDirection: LayoutDirection? = nil) {
    self.locale = locale
    self.layoutDirection = layoutDirection ?? LayoutDirection(of: locale)
  }

  /// What design tokens are resolved against at this place.
  public var design: DesignEnvironment {
    // Strings are made for the few themes that look at them.
    let needsLanguage = !tokens.typography.lineHeights.isEmpty
    return DesignEnvironment(
      textSize: wantedTextSize, allowedTextSizes: allowedTextSizes, scaling: textScaling,
      fontSizeFactor: fontSizeFactor, caps: roleCaps, typography: tokens.typography,
      language: needsLanguage ? locale.language : nil, script: needsLanguage ? locale.script : nil,
      usesSystemTracking: usesSystemTracking, isBoldText: isBoldTextEnabled,
      reducesMotion: accessibilityReduceMotion, colorScheme: colorScheme,
      displayScale: displayScale, horizontalSizeClass: horizontalSizeClass)
  }

  /// A value of one's own.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = newValue }
  }

  /// The environment of the place whose body is being computed.
  @TaskLocal static var current = SharedEnvironment(EnvironmentValues())
}

/// Tokens that many environments share: there are many of them, and they seldom change.
private final class TokenBox: Sendable {
  let tokens: TokenSet

  init(tokens: TokenSet) { self.tokens = tokens }

  static let kit = TokenBox(tokens: .kit)
}

/// An environment that many places share.
///
/// The values are many; a place that keeps a reference copies none of them.
final class SharedEnvironment: Sendable {
  let values: EnvironmentValues

  init(_ values: EnvironmentValues) { self.values = values }
}
