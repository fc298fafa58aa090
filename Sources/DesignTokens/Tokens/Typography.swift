/// The text of a theme: what it changes of the platform's roles, and the styles it adds.
public struct Typography: Hashable, Sendable, Codable {
  /// A factor on the size and the line height of all text, on top of a person's text size.
  public var sizeFactor: Double
  /// The shapes of letters; nil for those of the skin or the surroundings.
  public var typeface: Typeface?
  /// How far each role may grow.
  public var caps: RoleCaps
  /// Styles by name: in place of the role of that name, or of the theme's own.
  public var styles: [String: TextStyleToken]
  /// How much taller lines are in some languages and scripts.
  public var lineHeights: ScriptLineHeights
  /// Whether letters are spaced as those of SF Pro.
  public var usesSystemTracking: Bool

  /// The platform's text as it is.
  public static let standard = Typography()

  /// Describes what a theme changes; the defaults change nothing.
  public init(
    sizeFactor: Double = 1, typeface: Typeface? = nil, caps: RoleCaps = .none,
    styles: [String: TextStyleToken] = [:], lineHeights: ScriptLineHeights = .none,
    usesSystemTracking: Bool = false
  ) {
    self.sizeFactor = sizeFactor
    self.typeface = typeface
    self.caps = caps
    self.styles = styles
    self.lineHeights = lineHeights
    self.usesSystemTracking = usesSystemTracking
  }

  /// The names of the styles that are no roles, in order.
  public var customStyleNames: [String] {
    styles.keys.filter { TextRole(rawValue: $0) == nil }.sorted()
  }

  private enum CodingKeys: String, CodingKey {
    case sizeFactor, typeface, caps, styles, lineHeights, usesSystemTracking
  }

  /// Reads what a theme changes; what is missing changes nothing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      sizeFactor: try container.decodeIfPresent(Double.self, forKey: .sizeFactor) ?? 1,
      typeface: try container.decodeIfPresent(Typeface.self, forKey: .typeface),
      caps: try container.decodeIfPresent(RoleCaps.self, forKey: .caps) ?? .none,
      styles: try container.decodeIfPresent([String: TextStyleToken].self, forKey: .styles)
        ?? [:],
      lineHeights: try container.decodeIfPresent(ScriptLineHeights.self, forKey: .lineHeights)
        ?? .none,
      usesSystemTracking: try container.decodeIfPresent(Bool.self, forKey: .usesSystemTracking)
        ?? false)
  }
}
