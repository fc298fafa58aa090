public import DesignTokens
public import Typesetting

/// The font of a text: one that follows a person's text size, or one of a fixed size.
///
/// Source: SwiftUI's `Font`.
public struct Font: Hashable, Sendable {
  /// What a text is for.
  ///
  /// Source: SwiftUI's `Font.TextStyle`.
  public typealias TextStyle = TextRole

  /// The shapes of letters.
  ///
  /// Source: SwiftUI's `Font.Design`.
  public typealias Design = FontDesign

  /// How wide letters are.
  ///
  /// Source: SwiftUI's `Font.Width`. Differs from SwiftUI: the value is in per cent.
  public typealias Width = FontWidth

  /// Size, weight and caps before anything is scaled.
  private(set) var base: TextFont

  /// The family that is tried first, or several with commas between them; nil for that of the theme
  /// or the skin, else the measurer's own.
  public var family: String?

  /// The shapes of letters; nil for those of the theme or the skin.
  public var design: Design?

  /// The weight; nil for the role's own, regular for a fixed size.
  public var weight: FontWeight?

  /// The width of letters; nil for the standard one.
  public var width: Width?

  /// The font of a role: its size and line height follow the text size of the environment.
  public static func role(_ role: TextRole) -> Font { Font(.role(role)) }

  /// A font of a fixed size in points with its natural line height; it does not scale.
  public static func system(
    size: Double, weight: FontWeight? = nil, design: Design? = nil
  ) -> Font {
    var font = Font(.fixed(size: size))
    font.weight = weight
    font.design = design
    return font
  }

  /// The font of a role in letters of some shapes.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: FontWeight? = nil
  ) -> Font {
    var font = Font(.role(style))
    font.weight = weight
    font.design = design
    return font
  }

  /// A font of a size in points at `large` that grows with the text of a role.
  public static func custom(
    _ family: String, size: Double, relativeTo role: TextRole = .body
  ) -> Font {
    scaled(size: size, relativeTo: role).family(family)
  }

  /// A font of a size in points that does not scale.
  public static func custom(_ family: String, fixedSize: Double) -> Font {
    Font(.fixed(size: fixedSize)).family(family)
  }

  /// A font of a size in points at `large` that grows with the text of a role, with a line height in
  /// points at `large` or the font's natural one, in the surroundings' family.
  public static func scaled(
    size: Double, lineHeight: Double? = nil, relativeTo role: TextRole = .body
  ) -> Font {
    Font(.custom(size: size, lineHeight: lineHeight, relativeTo: role))
  }

  /// A family of the component kit at one of its sizes.
  public static func kit(
    _ family: TextFamily, _ size: TextFamily.Size = .base, weight: TextFamily.Weight? = nil
  ) -> Font {
    Font(family.font(size, weight: weight))
  }

  /// The font of a part of screens made of cards; its letters are those of the skin.
  public static func screen(_ role: ScreenTextRole) -> Font { Font(role.font) }

  /// A style of the environment's theme by its name; body text where the theme has none.
  public static func style(_ name: String) -> Font { Font(.style(name)) }

  /// The font in another weight.
  public func weight(_ weight: FontWeight) -> Font { changed { $0.weight = weight } }

  /// The font in letters of another width.
  ///
  /// Source: SwiftUI's `Font.width(_:)`.
  public func width(_ width: Width) -> Font { changed { $0.width = width } }

  /// The font of another family.
  public func family(_ family: String) -> Font { changed { $0.family = family } }

  /// The font in letters of other shapes.
  public func design(_ design: Design?) -> Font { changed { $0.design = design } }

  /// The font with emphasis: bold for large titles, semibold for other roles.
  public func emphasized() -> Font { changed { $0.base = $0.base.emphasized() } }

  /// The font in bold letters.
  ///
  /// Source: SwiftUI's `Font.bold()`.
  public func bold() -> Font { weight(.bold) }

  /// The font held to a multiple of its size at `large`, counted as 1 below that.
  public func maxMultiplier(_ multiplier: Double?) -> Font {
    changed { $0.base = $0.base.maxMultiplier(multiplier) }
  }

  /// The font held to a size in points, for sizes that grow with a role.
  public func maximumPointSize(_ size: Double?) -> Font {
    changed { $0.base = $0.base.maximumPointSize(size) }
  }

  /// A font as design tokens describe it.
  public init(_ base: TextFont) { self.base = base }

  private func changed(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The font as it is set in an environment: scaled, capped, and in the typeface of skin or theme.
  func resolved(in environment: EnvironmentValues) -> ResolvedFont {
    var font = base
    if let weight { font.weight = TextWeight(rawValue: weight.value) ?? font.weight }
    return font.resolved(in: environment.design)
  }

  /// What is asked of a measurer for the font in an environment.
  public func request(in environment: EnvironmentValues) -> FontRequest {
    request(resolved(in: environment), in: environment)
  }

  /// What is asked of the measurer for a resolved font.
  func request(_ resolved: ResolvedFont, in environment: EnvironmentValues) -> FontRequest {
    let typeface =
      resolved.typeface ?? environment.appearance?.skin.typeface
      ?? environment.tokens.typography.typeface
    // A weight between the steps has no token; it is asked for as it is.
    let isNamedWeight = weight.map { TextWeight(rawValue: $0.value) != nil } ?? true
    return FontRequest(
      size: resolved.pointSize, lineHeight: resolved.lineHeight,
      weight: isNamedWeight ? FontWeight(resolved.weight.rawValue) : weight ?? .regular,
      width: environment.fontWidth ?? width ?? .standard,
      family: family ?? (design == nil ? typeface?.familyList : nil),
      design: design ?? typeface.flatMap { Design(rawValue: $0.design.rawValue) } ?? .sans,
      tracking: resolved.tracking)
  }
}

extension Typeface {
  /// The families in order, as a request names them; nil without any.
  fileprivate var familyList: String? {
    families.isEmpty ? nil : families.joined(separator: ", ")
  }
}

extension Font {
  /// The font of the title of a screen that is read from afar.
  public static let extraLargeTitle = Font.role(.extraLargeTitle)
  /// The font of the second title of a screen that is read from afar.
  public static let extraLargeTitle2 = Font.role(.extraLargeTitle2)
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
