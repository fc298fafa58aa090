/// The font of a text before it is scaled: a role, a size that grows with a role, or a fixed size.
///
/// Source: SwiftUI's `Font`.
public struct TextFont: Hashable, Sendable {
  /// Where the size comes from.
  public enum Source: Hashable, Sendable {
    /// The size and line height of a role.
    case role(TextRole)
    /// A size in points at `large`, with a line height in points or the font's natural one, that
    /// grows with the text of a role.
    case custom(size: Double, lineHeight: Double?, relativeTo: TextRole)
    /// A size in points that never changes, with the font's natural line height.
    case fixed(size: Double)
    /// A style of the theme's typography by its name; the body role where the theme has none.
    case style(String)
  }

  /// Where the size comes from.
  public var source: Source

  /// The weight; nil for the role's own, regular for other sizes.
  public var weight: TextWeight?

  /// Whether the text is emphasised, where ``weight`` is nil.
  public var isEmphasized = false

  /// The largest multiple of the size at `large`, counted as 1 below that; nil for what the
  /// environment's caps say of the role.
  public var maxMultiplier: Double?

  /// The largest size in points, for custom sizes; nil for none.
  public var maximumPointSize: Double?

  /// The family and design; nil for what the surroundings use.
  public var typeface: Typeface?

  /// Creates a font.
  public init(_ source: Source, weight: TextWeight? = nil) {
    self.source = source
    self.weight = weight
  }

  /// The font of a role.
  public static func role(_ role: TextRole, weight: TextWeight? = nil) -> TextFont {
    TextFont(.role(role), weight: weight)
  }

  /// A font of a size in points at `large` that grows with the text of a role.
  public static func custom(
    size: Double, lineHeight: Double? = nil, relativeTo role: TextRole = .body,
    weight: TextWeight? = nil
  ) -> TextFont {
    TextFont(.custom(size: size, lineHeight: lineHeight, relativeTo: role), weight: weight)
  }

  /// A font of a size in points that never changes.
  public static func fixed(size: Double, weight: TextWeight? = nil) -> TextFont {
    TextFont(.fixed(size: size), weight: weight)
  }

  /// The font of a style that the theme names.
  public static func style(_ name: String, weight: TextWeight? = nil) -> TextFont {
    TextFont(.style(name), weight: weight)
  }

  /// The font with emphasis.
  public func emphasized() -> TextFont { with(self) { $0.isEmphasized = true } }

  /// The font held to a multiple of its size at `large`.
  public func maxMultiplier(_ multiplier: Double?) -> TextFont {
    with(self) { $0.maxMultiplier = multiplier }
  }

  /// The font held to a size in points.
  public func maximumPointSize(_ size: Double?) -> TextFont {
    with(self) { $0.maximumPointSize = size }
  }

  /// The font in a typeface.
  public func typeface(_ typeface: Typeface?) -> TextFont { with(self) { $0.typeface = typeface } }

  /// The role that the size follows; nil for a fixed size, and for a style whose role only a theme
  /// knows.
  public var role: TextRole? {
    switch source {
    case .role(let role), .custom(_, _, let role): role
    case .style(let name): TextRole(rawValue: name)
    case .fixed: nil
    }
  }
}
