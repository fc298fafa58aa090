/// What tokens are resolved against: a person's settings and the display's.
///
/// A plain value; nothing is read from the machine.
public struct DesignEnvironment: Hashable, Sendable {
  /// The text size a person wants.
  public var textSize: DynamicTypeSize

  /// The text sizes that the part of the screen allows.
  public var allowedTextSizes: DynamicTypeSizeRange

  /// The way text is scaled.
  public var scaling: TextScaling

  /// A product's own factor on top of the scaling; finite and greater than zero, else counted as 1.
  public var fontSizeFactor: Double

  /// How far each role may grow.
  public var caps: RoleCaps

  /// What the theme changes of the platform's text.
  public var typography: Typography

  /// The language in which text is set, such as `ur`; nil when unknown.
  public var language: String?

  /// The ISO 15924 code of the script that the language is written in; nil when unknown.
  public var script: String?

  /// Whether the font is SF Pro, or is to be spaced as SF Pro is.
  public var usesSystemTracking: Bool

  /// Whether a person wants heavier text.
  public var isBoldText: Bool

  /// Whether a person wants less motion.
  public var reducesMotion: Bool

  /// Whether the screen is light or dark.
  public var colorScheme: ColorScheme

  /// Pixels a point; nil to leave lengths off the pixel grid.
  public var displayScale: Double?

  /// How much room there is in width; nil when unknown.
  public var horizontalSizeClass: UserInterfaceSizeClass?

  /// Creates an environment; the defaults are a device's before anything was set.
  public init(
    textSize: DynamicTypeSize = .large, allowedTextSizes: DynamicTypeSizeRange = .all,
    scaling: TextScaling = .apple, fontSizeFactor: Double = 1, caps: RoleCaps = .none,
    typography: Typography = .standard, language: String? = nil, script: String? = nil,
    usesSystemTracking: Bool = false, isBoldText: Bool = false, reducesMotion: Bool = false,
    colorScheme: ColorScheme = .light, displayScale: Double? = 2,
    horizontalSizeClass: UserInterfaceSizeClass? = nil
  ) {
    self.textSize = textSize
    self.allowedTextSizes = allowedTextSizes
    self.scaling = scaling
    self.fontSizeFactor = fontSizeFactor
    self.caps = caps
    self.typography = typography
    self.language = language
    self.script = script
    self.usesSystemTracking = usesSystemTracking
    self.isBoldText = isBoldText
    self.reducesMotion = reducesMotion
    self.colorScheme = colorScheme
    self.displayScale = displayScale
    self.horizontalSizeClass = horizontalSizeClass
  }

  /// The text size in force: the wanted one within what is allowed.
  public var effectiveTextSize: DynamicTypeSize { allowedTextSizes.clamp(textSize) }

  /// The environment inside a part that allows the sizes of a range; ranges intersect.
  public func dynamicTypeSize(_ range: DynamicTypeSizeRange) -> DesignEnvironment {
    var inner = self
    inner.allowedTextSizes = allowedTextSizes.nesting(range)
    return inner
  }

  /// The environment inside a part that allows the sizes of a range expression.
  public func dynamicTypeSize(
    _ range: some RangeExpression<DynamicTypeSize>
  ) -> DesignEnvironment {
    dynamicTypeSize(DynamicTypeSizeRange(range))
  }

  /// Whether a row that turns into a column at a text size does so: at that size and all larger
  /// ones.
  public func switchesAxis(at threshold: DynamicTypeSize = .accessibility1) -> Bool {
    effectiveTextSize >= threshold
  }

  /// The scaler in force, without ``fontSizeFactor``.
  public var scaler: any TextScaler { scaling.scaler(at: effectiveTextSize) }

  /// The product's own factor and the theme's as they count.
  var effectiveFactor: Double {
    [fontSizeFactor, typography.sizeFactor].reduce(1) { product, factor in
      factor.isFinite && factor > 0 ? product * factor : product
    }
  }

  /// How far a role may grow; nil for no cap.
  func cap(of role: TextRole) -> Double? { caps[role] ?? typography.caps[role] }

  /// How much taller the lines of a role are in the language of text.
  func lineHeightFactor(of role: TextRole) -> Double {
    typography.lineHeights.factor(role, language: language, script: script)
  }

  /// A value scaled by the scaler in force and the product's own factor.
  func scaled(_ value: Double, by scale: (any TextScaler, Double) -> Double) -> Double {
    scale(scaler, value) * effectiveFactor
  }

  /// The thinnest visible line, one pixel, in points; 1 when the display is unknown.
  ///
  /// Source: the platform's separators.
  public var hairline: Double {
    guard let displayScale, displayScale.isFinite, displayScale >= 1 else { return 1 }
    return 1 / displayScale
  }
}
