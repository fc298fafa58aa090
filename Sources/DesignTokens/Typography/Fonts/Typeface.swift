/// The shapes of letters that a text asks for; the text engine finds the nearest font it has.
public struct Typeface: Hashable, Sendable, Codable {
  /// The kind of shapes.
  ///
  /// Source: SwiftUI's `Font.Design`.
  public enum Design: String, Hashable, Sendable, CaseIterable, Codable {
    /// Without serifs.
    case sans
    /// With serifs.
    case serif
    /// With round ends.
    case rounded
    /// All glyphs of one width.
    case monospaced
  }

  /// The kind of shapes.
  public var design: Design

  /// Families to try in this order before the design decides.
  public var families: [String]

  /// Creates a typeface.
  public init(_ design: Design, families: [String] = []) {
    self.design = design
    self.families = families
  }
}
