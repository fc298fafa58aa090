public import DesignTokens
public import Typesetting

/// The font of a text: one that follows a person's text size, or one of a fixed size.
///
/// Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  enum Choice: Hashable, Sendable {
    case role(TextRole)
    case fixed(size: Double)
    case custom(size: Double, relativeTo: TextRole)
  }

  let choice: Choice

  /// The family that is tried first; nil for the measurer's own order.
  public var family: String?

  /// The weight; nil for the role's own, regular for a fixed size.
  public var weight: FontWeight?

  /// The font of a role: its size and line height follow the text size of the environment.
  public static func role(_ role: TextRole) -> Font { Font(choice: .role(role)) }

  /// A font of a fixed size in points with its natural line height; it does not scale.
  public static func system(size: Double, weight: FontWeight? = nil) -> Font {
    Font(choice: .fixed(size: size), weight: weight)
  }

  /// A font of a size in points at `large` that grows with the text of a role.
  public static func custom(
    _ family: String, size: Double, relativeTo role: TextRole = .body
  ) -> Font {
    Font(choice: .custom(size: size, relativeTo: role), family: family)
  }

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// The font of another family.
  public func family(_ family: String) -> Font {
    var font = self
    font.family = family
    return font
  }

  private init(choice: Choice, family: String? = nil, weight: FontWeight? = nil) {
    self.choice = choice
    self.family = family
    self.weight = weight
  }

  /// The role that the font follows, if it follows one.
  var role: TextRole? {
    if case .role(let role) = choice { role } else { nil }
  }

  /// The font as it is set in an environment: scaled, capped, and in the skin's typeface.
  func request(in environment: EnvironmentValues) -> FontRequest {
    var font: TextFont
    switch choice {
    case .fixed(let size): font = .fixed(size: size)
    case .role(let role): font = .role(role)
    case .custom(let size, let role): font = .custom(size: size, relativeTo: role)
    }
    font.weight = weight.flatMap { TextWeight(rawValue: $0.value) }
    let resolved = font.resolved(in: environment.design)
    let isNamedWeight = weight == nil || font.weight != nil
    return FontRequest(
      size: resolved.pointSize, lineHeight: resolved.lineHeight,
      weight: isNamedWeight ? FontWeight(resolved.weight.rawValue) : weight ?? .regular,
      family: family ?? environment.appearance?.skin.typeface.families.first,
      tracking: resolved.tracking)
  }
}

extension Font {
  /// The font of the title of a screen.
  public static let largeTitle = Font.role(.largeTitle)
  /// The font of a first-level heading.
  public static let title = Font.role(.title)
  /// The font of a second-level heading.
  public static let title2 = Font.role(.title2)
  /// The font of a third-level heading.
  public static let title3 = Font.role(.title3)
  /// The font of the heading of a row.
  public static let headline = Font.role(.headline)
  /// The font of running text.
  public static let body = Font.role(.body)
  /// The font of text that stands out.
  public static let callout = Font.role(.callout)
  /// The font of a second-level heading of a row.
  public static let subheadline = Font.role(.subheadline)
  /// The font of a note.
  public static let footnote = Font.role(.footnote)
  /// The font of a label.
  public static let caption = Font.role(.caption)
  /// The font of a smaller label.
  public static let caption2 = Font.role(.caption2)
}
