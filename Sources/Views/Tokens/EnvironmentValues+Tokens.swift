public import DesignTokens

extension EnvironmentValues {
  /// The measures of a control of the environment's size.
  public var controlMetrics: ControlMetrics { tokens.control(controlSize, in: design) }

  /// The thinnest visible line, in points: one pixel, one point at accessibility text sizes.
  ///
  /// Source: layout rule 5 (single source).
  public var hairline: Double {
    dynamicTypeSize.isAccessibilitySize ? 1 : design.hairline
  }

  /// The least side of an area that reacts to touches, in points: that of the environment, else the
  /// theme's.
  public var touchTarget: Double { max(minimumTouchTarget ?? tokens.minimumTouchTarget, 0) }

  /// The corner radius of a role, in points: the skin's where there is one, else the theme's.
  public func radius(of role: RadiusRole) -> Double {
    appearance?.skin.resolvedCorner(role) ?? max(tokens.radius[role], 0)
  }

  /// Whether a person wants bolder text.
  ///
  /// Source: SwiftUI's `legibilityWeight`.
  public var legibilityWeight: LegibilityWeight {
    get { isBoldTextEnabled ? .bold : .regular }
    set { isBoldTextEnabled = newValue == .bold }
  }
}

/// Whether a person wants bolder text.
///
/// Source: SwiftUI's `LegibilityWeight`.
public enum LegibilityWeight: Hashable, Sendable {
  /// Text as it is designed.
  case regular
  /// Bolder text.
  case bold
}
